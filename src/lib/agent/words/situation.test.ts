import { describe, expect, it } from 'vitest';
import { languages } from '../../base/language';
import { haltReasons } from '../../events/lifecycle';
import { situationOf } from './situation';
import { emptySnapshot, type Goal, type Snapshot } from '../fold/snapshot';

/** One full stop, at its end, and no line break. */
const oneSentence = { en: /^[^.!?\n]+\.$/, ja: /^[^。！？\n]+。$/ };
const request = { decision: 'D2', thought: 2, seq: 3 };

function goalWith(id: string): Goal {
  const statuses = ['done', 'fail', 'fail', 'active', 'pending'] as const;
  return {
    id,
    name: 'G',
    status: 'active',
    tasks: statuses.map((status, index) => ({ id: `${id}-T${index + 1}`, name: 'T', status })),
  };
}

describe('the situation', () => {
  it('tells outside, inside and plan', () => {
    const empty = emptySnapshot();
    expect(situationOf(empty, 'en')).toEqual({
      outside: 'nobody has spoken yet',
      inside: 'nothing waits',
      plan: 'no purpose',
      summary: 'no purpose; nothing waits; nobody has spoken yet.',
    });
    expect(situationOf(empty, 'ja').summary).toBe('目的なし、待っているものなし、入力はまだない。');
    const busy = emptySnapshot();
    busy.state.plan.purpose = 'P';
    busy.state.input = { source: 'chat', authority: 'user', text: 'x' };
    busy.run.interrupted = { task: 'G1-T1', seq: 4 };
    expect(situationOf(busy, 'en').summary).toBe(
      'purpose set, no goal; G1-T1 was interrupted; last input by chat (user), 0 unanswered.',
    );
    expect(situationOf(busy, 'ja').outside).toBe('最後の入力はチャット（本人）で未応答は0件');
    busy.run.halt = { reason: 'stopped', seq: 5, detail: null };
    expect(situationOf(busy, 'en').inside).toBe('halted (stopped)');
  });

  it.each(languages)('is one sentence, whatever is open, halted, queued or planned: %s', (lang) => {
    const runs: ((run: Snapshot['run']) => void)[] = [
      () => {},
      (run) => (run.pending = { ...request, request: 'R4' } as Snapshot['run']['pending']),
      (run) => (run.asking = { ...request, request: 'R4', output: 3, answer: null } as Snapshot['run']['asking']),
      (run) => (run.interrupted = { task: 'G2-T1', seq: 4 }),
      ...haltReasons.map((reason) => (run: Snapshot['run']) => void (run.halt = { reason, seq: 5, detail: null })),
    ];
    const plans = [0, 1, 2].map((goals) => Array.from({ length: goals }, (_, index) => goalWith(`G${index + 1}`)));
    for (const source of [null, 'chat', 'cli', 'discord', 'roblox', 'x'] as const)
      for (const goals of plans)
        for (const purpose of [null, 'P'])
          for (const change of runs) {
            const snapshot = emptySnapshot();
            snapshot.state.plan = { purpose, goals };
            if (source !== null) snapshot.state.input = { source, authority: 'public', text: 'x' };
            snapshot.run.tasks = { 'G1-T2': { cause: 'rejected' } } as never;
            change(snapshot.run);
            const { summary, outside, inside, plan } = situationOf(snapshot, lang);
            expect(summary).toMatch(oneSentence[lang]);
            for (const part of [outside, inside, plan]) expect(summary).toContain(part);
          }
  });

  it('holds no text of a person, a model or the outside', () => {
    const told = emptySnapshot();
    told.state.plan.purpose = 'secret purpose';
    told.state.input = { source: 'x', authority: 'public', text: 'secret words' };
    told.state.plan.goals = [
      {
        id: 'G1',
        name: 'secret goal',
        status: 'active',
        tasks: [{ id: 'G1-T1', name: 'secret task', status: 'done' }],
      },
    ];
    for (const lang of ['en', 'ja'] as const) expect(JSON.stringify(situationOf(told, lang))).not.toContain('secret');
  });
});
