import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../tests/support/eventually';
import { LogAudit, type AuditThread } from './log-audit.svelte';

const sound = { ok: true, value: { verdict: 'clean', events: 3 } } as unknown as Awaited<ReturnType<LogAudit['run']>>;

function threads() {
  const ended: number[] = [];
  const answers: ((outcome: typeof sound) => void)[] = [];
  const begin = (): AuditThread => {
    const number = answers.length;
    return {
      remote: {
        audit: () => new Promise((resolve) => answers.push(resolve)),
        auditProgress: () => Promise.resolve({ read: 2, total: 3 }),
      },
      end: () => ended.push(number),
    };
  };
  return { begin, ended, answers };
}

describe('the check of the whole log', () => {
  it('is found running, with how far it came, and found done, by whoever looks later', async () => {
    const { begin, ended, answers } = threads();
    const audit = new LogAudit(begin);
    const first = audit.run();
    expect([audit.isRunning, audit.outcome]).toEqual([true, null]);
    await eventually(() => expect(audit.progress).toEqual({ read: 2, total: 3 }));
    const second = audit.run(); // somebody else asks: it is the same check
    answers[0]?.(sound);
    expect(await Promise.all([first, second])).toEqual([sound, sound]);
    expect([audit.isRunning, audit.outcome, ended, answers.length]).toEqual([false, sound, [0], 1]);
  });

  it('can be cancelled by whoever looks, and begun anew', async () => {
    const { begin, ended, answers } = threads();
    const audit = new LogAudit(begin);
    const running = audit.run();
    audit.cancel();
    expect(await running).toMatchObject({ ok: false, code: 'cancelled' });
    expect([audit.isRunning, ended]).toEqual([false, [0]]);
    const again = audit.run();
    answers[1]?.(sound);
    expect(await again).toEqual(sound);
  });

  it('says so where the browser gives no thread', async () => {
    const audit = new LogAudit(() => {
      throw new Error('no more threads');
    });
    expect(await audit.run()).toMatchObject({ ok: false, code: 'thread-silent', message: 'no more threads' });
    expect(audit.isRunning).toBe(false);
  });
});
