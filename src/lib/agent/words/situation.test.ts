import { describe, expect, it } from 'vitest';
import { situationOf } from './situation';
import { emptySnapshot } from '../fold/snapshot';

describe('the situation', () => {
  it('[SP-05] tells outside, inside and plan in one sentence, in both languages', () => {
    const empty = emptySnapshot();
    expect(situationOf(empty, 'en')).toEqual({
      outside: 'nobody has spoken yet',
      inside: 'nothing waits',
      plan: 'no purpose',
      summary: 'no purpose; nothing waits; nobody has spoken yet.',
    });
    expect(situationOf(empty, 'ja').summary).toBe('目的なし。待っているものはない。まだ入力はない。');
    const busy = emptySnapshot();
    busy.state.plan.purpose = 'P';
    busy.state.input = { source: 'chat', authority: 'user', text: 'x' };
    busy.run.interrupted = { task: 'G1-T1', seq: 4 };
    expect(situationOf(busy, 'en').summary).toBe(
      'purpose set, no goal; G1-T1 was interrupted; last input by chat (user), 0 unanswered.',
    );
    expect(situationOf(busy, 'ja').outside).toBe('最後の入力はチャット（本人）、未応答0件');
    busy.run.halt = { reason: 'stopped', seq: 5, detail: null };
    expect(situationOf(busy, 'en').inside).toBe('halted (stopped)');
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
