import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { decision, goal, plainDecision, plainMind, scriptedMind, talk } from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ContextPack } from '../mind/context-pack';

describe('the cycle', () => {
  it('[AV-01] each element is updated by its own kind of event, in the order of the cycle', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    const types = house.events.slice(0, house.newest('result').seq).map(({ type }) => type);
    const first = types.indexOf('input');
    expect(types.slice(first)).toEqual([
      ...['input', 'result'], // what answered the question that came before
      ...['thought', 'approval', 'action', 'output', 'result'], // the reply, which carries the plan
      ...['thought', 'approval', 'approval', 'action', 'result'], // the first task
    ]);
    const [input, thought, action, result] = ['input', 'thought', 'action', 'result'].map((type) =>
      house.events.find((event) => event.type === type && event.seq > first),
    );
    expect(house.snapshot.state.input.text).toBe((input as { text: string }).text);
    expect([thought, action, result].every((event) => event !== undefined)).toBe(true);
    expect(house.snapshot.state.thought.intent).toBe(house.newest('thought').intent);
    await expectSound(house);
  });

  it('[AV-02] goes on from the plan without input, makes the next goal for an ongoing purpose, and then waits', async () => {
    const house = await new AgentHouse({ mind: ongoingMind(2) }).open();
    await house.say('Water the plants, always');
    await house.approveAll(10);
    expect(house.chat.filter((line) => line.includes('100%'))).toEqual([
      '[G1] DONE Goal 1 / 100%',
      '[G2] DONE Goal 2 / 100%',
    ]);
    expect(house.all('input')).toHaveLength(1);
    expect(house.snapshot.run.phase).toBe('idle');
    const { length } = house.events;
    for (let beat = 0; beat < 5; beat++) await passes(house, 60_000);
    expect(house.events).toHaveLength(length);
    await expectSound(house);
  });

  it('[AV-02] for a purpose to reach, no goal is made before the person says so, and it is asked once', async () => {
    let asked = 0;
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why !== 'plan' || pack.task || pack.asked_whether_reached) return null;
        asked += 1;
        return decision({ action_type: 'question', action_payload: { text: 'Is it reached?', choices: [] } });
      }),
    }).open();
    await house.say('Keep five notes');
    await house.approveAll();
    expect(house.chat.at(-1)).toBe('Is it reached?');
    await house.say('Not quite');
    await house.say('Hello?');
    await passes(house, 3_600_000);
    expect(asked).toBe(1);
    expect(house.snapshot.state.plan.goals).toEqual([]);
    await expectSound(house);
  });

  it('[AV-10] the state has the five elements and nothing else, before the first event and after many', async () => {
    const empty = {
      input: { source: null, authority: null, text: null },
      plan: { purpose: null, goals: [] },
      thought: { judgment: null, intent: null },
      action: { phase: null, summary: null },
      result: { status: null, summary: null },
    };
    const house = await new AgentHouse({ mind: scriptedMind(() => decision({})) }).open();
    expect(Object.keys(house.snapshot.state)).toEqual(Object.keys(empty));
    expect({ ...house.snapshot.state, thought: empty.thought }).toEqual(empty);

    const busy = await new AgentHouse().open();
    await busy.say('Keep five notes');
    expect(shapeOf(busy.snapshot.state)).toEqual({
      input: ['source', 'authority', 'text'],
      plan: ['purpose', 'goals'],
      thought: ['judgment', 'intent'],
      action: ['phase', 'summary'],
      result: ['status', 'summary'],
    });
    expect(busy.snapshot.state.action).toEqual({ phase: 'approving', summary: 'Write the new note G1-T1.md' });
    await busy.answer('y');
    expect(busy.snapshot.state.result).toEqual({ status: 'done', summary: 'Wrote G1-T1.md' });
    expect(Object.keys(busy.snapshot.state.plan.goals[0] ?? {})).toEqual(['id', 'name', 'status', 'tasks']);
    expect(busy.snapshot.state.plan.goals[0]?.tasks[0]).toEqual({ id: 'G1-T1', name: 'Task 1', status: 'done' });
  });

  it('[AV-10] what is only said changes neither the action nor the result of the state', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    const { result } = house.snapshot.state;
    await house.say('Hello');
    expect(house.snapshot.state.result).toEqual(result);
    expect(house.snapshot.state.action.phase).toBe('approving');
  });

  it('[AV-13] the end of a goal is a result of its own: goal, name and rate', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    await house.answer('n');
    await house.say('Go on');
    await house.approveAll();
    const closed = house.all('result').filter(({ status }) => status === 'goal_done');
    expect(closed).toMatchObject([{ goal: 'G1', name: 'Goal 1', rate: '80%' }]);
    expect(Object.keys(closed[0] ?? {}).filter((key) => !envelope.has(key))).toEqual([
      'type',
      'status',
      'goal',
      'name',
      'rate',
    ]);
    const statuses = house.all('result').map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['done', 'fail', 'goal_done']));
    await expectSound(house);
  });

  it('[SP-02] every action goes the one way: approved, run, observed; only talk is approved by its rule and not observed', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.approveAll();
    for (const action of house.all('action')) {
      const granted = house
        .all('approval')
        .find(({ request, status }) => request === action.request && status === 'granted');
      expect(granted).toMatchObject({ digest: action.digest });
      expect(granted && granted.seq < action.seq).toBe(true);
      const isTalk = action.capability === 'conversation' || action.capability === 'question';
      expect(granted?.by).toBe(isTalk ? 'rule:conversation' : 'user');
      expect(house.all('observation').filter(({ trigger }) => trigger === action.seq)).toHaveLength(isTalk ? 0 : 1);
    }
  });

  it('[SP-03] what it found stands in chat as one short line of its own for each action', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    const [result] = house.all('result').filter(({ trigger }) => trigger === house.newest('action').seq);
    const lines = house.all('output').filter(({ trigger }) => trigger === result?.seq);
    expect(lines.map(({ kind, data }) => [kind, data])).toEqual([
      ['record', '[G1-T1] DONE Task 1'],
      ['monologue', 'Wrote G1-T1.md.'],
    ]);
  });

  it.each([
    {
      lang: 'en',
      summary: 'G1 has 5 tasks, 1 done, 0 failed; nothing waits; last input by chat (user), 0 unanswered.',
    },
    {
      lang: 'ja',
      summary: 'G1は5件中1件完了・0件失敗、待っているものなし、最後の入力はチャット（本人）で未応答は0件。',
    },
  ] as const)(
    '[SP-05] situation in one sentence before judging and apart from the state, intent right after it, action at start and end, result when it ended: $lang',
    async ({ lang, summary }) => {
      const seen: Record<string, unknown>[] = [];
      const packs: ContextPack[] = [];
      const house: AgentHouse = new AgentHouse({
        lang,
        mind: plainMind((pack) => {
          packs.push(pack);
          seen.push({ name: 'judging', situation: pack.situation.summary });
          return null;
        }),
        checkpoint: async (name) => {
          const { state } = house?.snapshot ?? {};
          const stored = house?.events.at(-1);
          if (name === 'after_thought')
            seen.push({ name, intent: state?.thought.intent, phase: state?.action.phase, thought: newestThought() });
          if (name === 'after_action')
            seen.push({ name, type: stored?.type, phase: state?.action.phase, notes: house.store.notes.size });
          if (name === 'after_effect') seen.push({ name, phase: state?.action.phase });
          if (name === 'after_result')
            seen.push({ name, phase: state?.action.phase, status: state?.result.status, result: newestResult() });
        },
      });
      const newestThought = (): unknown => house.newest('thought').situation_summary;
      const newestResult = (): string => house.newest('result').status;
      await house.open();
      await house.say('Keep five notes', { lang });
      seen.length = 0;
      await house.answer('y', { lang });
      expect(seen).toEqual([
        { name: 'after_action', type: 'action', phase: 'executing', notes: 0 },
        { name: 'after_effect', phase: 'executing' },
        { name: 'after_result', phase: null, status: 'done', result: 'done' },
        { name: 'judging', situation: summary },
        { name: 'after_thought', intent: 'Go on.', phase: 'approving', thought: summary },
      ]);
      // every thought carries the situation it was made in; the state carries none
      expect(house.all('thought').map((thought) => thought.situation_summary)).toEqual(
        packs.map(({ situation }) => situation.summary),
      );
      for (const { situation } of packs) {
        expect(situation.summary).toMatch(lang === 'ja' ? /^[^。]+。$/ : /^[^.]+\.$/);
        for (const part of [situation.outside, situation.inside, situation.plan])
          expect(situation.summary).toContain(part);
        expect(JSON.stringify(house.snapshot.state)).not.toContain(situation.summary);
      }
    },
  );

  it('[SP-06] a plan that rests is judged again after a word of the person, and not because time passes', async () => {
    let looks = 0;
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why !== 'plan') return null;
        looks += 1;
        return decision({});
      }),
    }).open();
    await house.say('Keep five notes');
    expect(looks).toBe(1);
    expect(house.snapshot.run.phase).toBe('idle');
    for (let beat = 0; beat < 10; beat++) await passes(house, 60_000);
    expect(looks).toBe(1);
    await house.say('/status');
    expect(looks).toBe(1);
    await house.say('Please go on');
    expect(looks).toBe(2);
    await expectSound(house);
  });

  it('a plan goes on after an action beside its tasks', async () => {
    let spoken = false;
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why !== 'plan' || spoken) return null;
        spoken = true;
        return talk('By the way: I begin now.');
      }),
    }).open();
    await house.say('Keep five notes');
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await expectSound(house);
  });

  it('[SP-11] several goals are active at a time; the oldest is worked at first', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => {
        if (pack.why !== 'input' || pack.purpose) return null;
        return talk('Two at once.', { plan_update: { purpose: 'Both', goals: [goal(1), goal(2, 6)] } });
      }),
    }).open();
    await house.say('Both');
    expect(house.snapshot.state.plan.goals.map(({ tasks }) => tasks.length)).toEqual([5, 6]);
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    await house.approveAll();
    expect(house.chat.filter((line) => /^\[G\d\]/.test(line))).toEqual([
      '[G1] DONE Goal 1 / 100%',
      '[G2] DONE Goal 2 / 100%',
    ]);
    await expectSound(house);
  });

  it('a finished goal is kept for the pane until the plan changes, and state.json drops it at once', async () => {
    const house = await new AgentHouse({ mind: ongoingMind(2) }).open();
    await house.say('Water the plants, always');
    await house.approveAll(4);
    expect(house.snapshot.run.finished_goals).toEqual([]);
    await house.approveAll(1);
    expect(house.snapshot.state.plan.goals.map(({ id }) => id)).toEqual(['G2']);
    await house.approveAll(5);
    expect(house.snapshot.state.plan.goals).toEqual([]);
    expect(house.snapshot.run.finished_goals).toMatchObject([{ id: 'G2', status: 'done' }]);
    expect(house.chat.at(-1)).toBe('[G2] DONE Goal 2 / 100%');
  });

  it('[SP-12] a tab is told of a change only after it is stored', async () => {
    const house = new AgentHouse();
    const told: [number, number][] = [];
    house.onCommit = (seq) => told.push([seq, house.store.log.at(-1)?.seq ?? 0]);
    await house.open();
    await house.say('Keep five notes');
    await house.approveAll();
    expect(told.length).toBeGreaterThan(10);
    expect(told.every(([seq, stored]) => seq === stored)).toBe(true);
  });

  it('the log is read at the start and by id for what is shown, never scanned in a cycle', async () => {
    const house = await new AgentHouse().open();
    const scans: number[] = [];
    const reads: number[] = [];
    const { journal } = house;
    const events = journal.events.bind(journal);
    const event = journal.event.bind(journal);
    journal.events = async (from, limit) => {
      scans.push(from);
      return events(from, limit);
    };
    journal.event = async (seq) => {
      reads.push(seq);
      return event(seq);
    };
    await house.say('Keep five notes');
    await house.approveAll();
    await house.say('Hello');
    await passes(house, 3_600_000);
    expect(scans).toEqual([]);
    expect(reads.length).toBeLessThanOrEqual(house.all('thought').length * 12);
  });

  it('[CG-23] the body of a decision is a field of its own on its thought, and on nothing else', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    for (const event of house.events) {
      const holds = 'decision' in event && typeof event.decision === 'object' && event.decision !== null;
      expect(holds).toBe(event.type === 'thought');
    }
    expect(Object.keys(house.newest('thought').decision)).toEqual(
      expect.arrayContaining([
        'decision_outcome',
        'action_type',
        'action_payload',
        'reason',
        'persona_influence',
        'mood_influence',
        'evidence_event_ids',
        'console_delivery',
        'expected',
        'finishes',
        'weighed',
        'task',
      ]),
    );
    expect(house.newest('thought').decision).not.toHaveProperty('judgment');
  });

  it('[CG-14] one thought for each deliberation, and every result names the one that it comes of', async () => {
    let deliberations = 0;
    const mind = scriptedMind((pack) => {
      deliberations += 1;
      return plainDecision(pack);
    });
    const house = await new AgentHouse({ mind }).open();
    await house.say('Keep five notes');
    await house.approveAll();
    expect(house.all('thought')).toHaveLength(deliberations);
    const decisions = new Set(house.all('thought').map(({ seq }) => `D${seq}`));
    for (const result of house.all('result'))
      if (result.status !== 'goal_done') expect(decisions).toContain(result.decision);
  });
});

const envelope = new Set(['time', 'seq', 'v', 'epoch', 'trigger', 'lang', 'taint', 'salt', 'prev', 'hash']);

function shapeOf(state: object): Record<string, string[]> {
  return Object.fromEntries(Object.entries(state).map(([key, value]) => [key, Object.keys(value as object)]));
}

async function passes(house: AgentHouse, ms: number): Promise<void> {
  house.clock.advance(ms);
  await house.settle();
}

/** Makes goals by itself, as many as it is told to. */
function ongoingMind(goals: number) {
  return plainMind((pack) => {
    if (pack.why === 'input' && !pack.purpose) {
      return talk('I begin.', {
        plan_update: { purpose: 'Plants', purpose_kind: 'ongoing', goals: [goal(pack.next_goal)] },
      });
    }
    if (pack.why !== 'plan' || pack.task || pack.next_goal > goals) return null;
    return decision({ plan_update: { goals: [goal(pack.next_goal)] } });
  });
}
