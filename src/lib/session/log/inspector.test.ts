import { describe, expect, it } from 'vitest';
import { planOf, writeLog, type LogWriter } from '../../../../tests/support/clean-log';
import { eventually } from '../../../../tests/support/eventually';
import { memoryLog } from '../../../../tests/support/memory-log';
import { evolveStored } from '../../agent/fold/evolve';
import { emptySnapshot, type Snapshot } from '../../agent/fold/snapshot';
import { readEvent } from '../../events/log-event';
import { Inspector } from './inspector.svelte';
import type { LogSource } from './page-log';

function foldOf(events: readonly unknown[], upTo = Infinity): Snapshot {
  let snapshot = emptySnapshot();
  for (const event of events.slice(0, upTo)) {
    const read = readEvent(event);
    if (read.ok) snapshot = evolveStored(snapshot, read.value);
  }
  return snapshot;
}

/** Three purposes, one after another. */
function threeTurns(): {
  writer: LogWriter;
  inspector: Inspector;
  asked: number[];
  /** What the agent's thread says in place of a state; `isThrown`: the call itself rejects. `wait`: for all of its answers. */
  fail: { message: string; isThrown: boolean; wait: Promise<void> };
  /** What the log says in place of events. */
  broken: { message: string };
} {
  const writer = writeLog();
  writer.write({ type: 'lifecycle', name: 'started', reason: null, log: 'log' });
  for (const purpose of ['One', 'Two', 'Three']) {
    const goals = purpose === 'Two' ? planOf('G1', 'Bees').goals : [];
    writer.reply(writer.input(purpose), 'Yes.', {
      plan_update: { purpose, purpose_kind: 'to_reach', goals: goals ?? [] },
    });
  }
  const asked: number[] = [];
  const fail = { message: '', isThrown: false, wait: Promise.resolve() };
  const broken = { message: '' };
  const inspector = new Inspector(
    breakable(memoryLog(writer.events), broken),
    async (seq) => {
      asked.push(seq);
      await fail.wait;
      if (fail.isThrown) throw new Error(fail.message);
      if (fail.message !== '') return { ok: false, code: 'storage', message: fail.message };
      // the fold comes in two parts
      if (asked.filter((one) => one === seq).length === 1)
        return { ok: true, value: { snapshot: null, folded: 1, upTo: seq } };
      return { ok: true, value: { snapshot: foldOf(writer.events, seq), folded: seq, upTo: seq } };
    },
    () => foldOf(writer.events),
  );
  return { writer, inspector, asked, fail, broken };
}

function breakable(log: LogSource, broken: { message: string }): LogSource {
  const whole = async <T>(read: Promise<T>): Promise<T> => {
    const answer = await read;
    if (broken.message !== '') throw new Error(broken.message);
    return answer;
  };
  return {
    event: (seq) => whole(log.event(seq)),
    events: (from, limit) => whole(log.events(from, limit)),
    thoughtUpTo: (seq) => whole(log.thoughtUpTo(seq)),
    thoughtAfter: (seq) => whole(log.thoughtAfter(seq)),
  };
}

describe('the inspector', () => {
  it('shows the newest turn, and folds nothing for it', async () => {
    const { inspector, asked } = threeTurns();
    await inspector.follow();
    expect([inspector.isPast, inspector.turn?.next, asked]).toEqual([false, null, []]);
  });

  it('steps back and forth, with the state as it was', async () => {
    const { inspector } = threeTurns();
    await inspector.follow();
    await inspector.earlier();
    expect([inspector.isPast, inspector.then?.state.plan.purpose, inspector.then?.run.turn]).toEqual([true, 'Two', 2]);
    await inspector.earlier();
    expect(inspector.then?.state.plan.purpose).toBe('One');
    await inspector.earlier(); // there is none
    expect(inspector.then?.state.plan.purpose).toBe('One');
    await inspector.later();
    expect(inspector.then?.state.plan.purpose).toBe('Two');
    await inspector.now();
    expect([inspector.isPast, inspector.then]).toEqual([false, null]);
  });

  it('goes to the turn that an event is of, and stays there while the log grows', async () => {
    const { inspector, writer } = threeTurns();
    await inspector.goTo(1); // before the first turn
    expect(inspector.then?.state.plan.purpose).toBe('One');
    writer.reply(writer.input('Four'), 'Yes.');
    await inspector.follow();
    expect(inspector.then?.state.plan.purpose).toBe('One');
    await inspector.now();
    writer.reply(writer.input('Five'), 'Yes.');
    await inspector.follow();
    expect(inspector.turn?.cause?.['text']).toBe('Five');
  });

  it('tells what changed between this turn and the one before, now, or one that was marked', async () => {
    const { inspector } = threeTurns();
    await inspector.follow();
    await inspector.earlier();
    await inspector.openChanges(true);
    const purposes = () =>
      inspector.changes?.filter(({ what }) => what === 'purpose').map(({ before, after }) => [before, after]);
    expect(purposes()).toEqual([['One', 'Two']]);
    expect(inspector.changes?.some(({ what, id }) => what === 'goal' && id === 'G1')).toBe(true);
    await inspector.compareWith('now');
    expect(purposes()).toEqual([['Two', 'Three']]);
    await inspector.earlier();
    inspector.mark();
    await inspector.now();
    await inspector.compareWith('marked');
    expect(purposes()).toEqual([['One', 'Three']]);
    expect(inspector.marked?.number).toBe(1);
  });

  it('says that the state cannot be told, and shows the turn all the same', async () => {
    const { inspector, fail } = threeTurns();
    await inspector.follow();
    fail.message = 'no agent runs';
    await inspector.earlier();
    expect(inspector.problem).toEqual({ code: 'state', detail: 'no agent runs' });
    expect([inspector.turn?.cause?.['text'], inspector.then]).toEqual(['Two', null]);
  });

  it('shows the newest turn although a fold never ends', async () => {
    const { inspector, writer, fail } = threeTurns();
    await inspector.follow();
    fail.wait = new Promise(() => {});
    void inspector.openChanges(true);
    writer.reply(writer.input('Four'), 'Yes.');
    await inspector.follow();
    expect(inspector.turn?.cause?.['text']).toBe('Four');
  });

  it('lets a fold end for a turn that only goes on, and shows what changed up to now', async () => {
    const { inspector, asked, fail } = threeTurns();
    await inspector.follow();
    let goOn = (): void => {};
    fail.wait = new Promise((resolve) => (goOn = resolve));
    const opened = inspector.openChanges(true);
    await inspector.follow();
    await inspector.follow();
    expect(asked).toHaveLength(1);
    goOn();
    await opened;
    expect(inspector.changes?.some(({ what, after }) => what === 'purpose' && after === 'Three')).toBe(true);
  });

  it('can be used after the log could not be read', async () => {
    const { inspector, writer, broken } = threeTurns();
    broken.message = 'connection lost';
    await inspector.follow();
    expect(inspector.problem).toEqual({ code: 'log', detail: 'connection lost' });
    broken.message = '';
    writer.reply(writer.input('Four'), 'Yes.');
    await inspector.follow();
    expect([inspector.problem, inspector.turn?.cause?.['text']]).toEqual([null, 'Four']);
    await inspector.earlier();
    expect(inspector.then?.state.plan.purpose).toBe('Three');
  });

  it('is at no fold any more where the turn that the person went to cannot be read', async () => {
    const { inspector, fail, broken } = threeTurns();
    await inspector.follow();
    let goOn: () => void = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    let answers = 0;
    Object.defineProperty(fail, 'wait', { get: () => (answers++ === 0 ? Promise.resolve() : held) }); // the second part does not come
    const folding = inspector.earlier();
    await eventually(() => expect(inspector.progress).not.toBeNull());
    broken.message = 'unreadable';
    await inspector.earlier();
    expect([inspector.progress, inspector.problem?.code]).toEqual([null, 'log']);
    goOn();
    await folding;
    expect(inspector.progress).toBeNull();
    broken.message = '';
    await inspector.earlier();
    expect([inspector.problem, inspector.progress]).toEqual([null, null]);
  });

  it('tells that a fold went wrong, whatever went wrong in it, and goes on', async () => {
    const { inspector, writer, fail, broken } = threeTurns();
    await inspector.follow();
    fail.isThrown = true;
    fail.message = 'the thread ended';
    await inspector.openChanges(true);
    expect(inspector.problem).toEqual({ code: 'state', detail: 'the thread ended' });
    fail.isThrown = false;
    fail.message = '';
    broken.message = 'connection lost';
    await inspector.compareWith('now');
    expect([inspector.problem, inspector.progress]).toEqual([{ code: 'log', detail: 'connection lost' }, null]);
    broken.message = '';
    writer.reply(writer.input('Four'), 'Yes.');
    await inspector.follow();
    expect([inspector.problem, inspector.turn?.cause?.['text']]).toEqual([null, 'Four']);
  });

  it('has nothing to show before the first thought', async () => {
    const inspector = new Inspector(
      memoryLog([]),
      async () => ({ ok: false, code: 'storage', message: '' }),
      emptySnapshot,
    );
    await inspector.follow();
    expect([inspector.isLoaded, inspector.turn]).toEqual([true, null]);
  });
});
