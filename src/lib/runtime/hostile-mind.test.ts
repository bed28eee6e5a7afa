import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import {
  decision,
  goal,
  plainDecision,
  plainMind,
  question,
  scriptedMind,
  talk,
  writeNote,
} from '../../../tests/support/scripted-mind';
import { expectSound } from '../../../tests/support/sound-log';
import type { ActionDecision } from '../events/decision';
import type { ContextPack } from '../mind/context-pack';

const invalidOf = (house: AgentHouse) => house.all('lifecycle').filter(({ name }) => name === 'invalid_output');

const whole = talk('Hello.');
const outputs: [string, unknown][] = [
  ['prose', 'I think we should write a note.'],
  ['nothing', undefined],
  ['null', null],
  ['a number', 42],
  ['an array', [whole]],
  ['an empty object', {}],
  ['JSON in a string', JSON.stringify(whole)],
  ['JSON in a fence', `\`\`\`json\n${JSON.stringify(whole)}\n\`\`\``],
  ['JSON that is cut off', JSON.stringify(whole).slice(0, -40)],
  ['a field too many', { ...whole, approved: true }],
  ['a field too few', { ...whole, expected: undefined }],
  ['a wrong outcome', { ...whole, decision_outcome: 'do_it' }],
  ['an action that does not exist', { ...whole, action_type: 'shell.run' }],
  ['an action with an outcome of none', { ...whole, decision_outcome: 'skip' }],
  ['no action with an outcome of one', { ...whole, action_type: null }],
  ['a payload of another action', { ...whole, action_payload: { path: 'a.md' } }],
  ['an empty text', { ...whole, action_payload: { text: '  ' } }],
  ['evidence that was not shown', { ...whole, evidence_event_ids: [1] }],
  ['evidence of the future', { ...whole, evidence_event_ids: [9_999] }],
  ['evidence 0', { ...whole, evidence_event_ids: [0] }],
  ['a task though it is a message', { ...whole, task: 'G1-T1' }],
  ['infinity', { ...whole, weighed: [{ option: 'x', score: Infinity }] }],
  ['half a character', { ...whole, judgment: 'a\uD800b' }],
  ['a hole', { ...whole, weighed: new Array(2) }],
  ['a map', { ...whole, action_payload: new Map([['text', 'x']]) }],
  [
    'a getter that throws',
    Object.defineProperty({ ...whole }, 'intent', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    }),
  ],
  ['a prototype', JSON.parse(`{"__proto__":{"a":1},${JSON.stringify(whole).slice(1)}`)],
  [
    'a prototype deep inside',
    { ...whole, plan_update: { goals: [], intake: null }, action_payload: JSON.parse('{"text":"x","__proto__":{}}') },
  ],
  ['too deep a nesting', { ...whole, action_payload: { text: 'x', deep: nested(200) } }],
  ['nesting that only just parses', { ...whole, plan_update: deepStep(58) }],
  ['a decision larger than the log takes', { ...whole, judgment: 'x'.repeat(33_000) }],
  ['a decision larger in bytes than in characters', { ...whole, judgment: '凪'.repeat(11_000) }],
];

describe('a mind that gives what cannot be used', () => {
  it.each(outputs)('[F-33] %s is dropped and recorded, and three running halt', async (_, raw) => {
    const house = await new AgentHouse({
      mind: scriptedMind((pack) => (pack.trigger.text === 'Hello' ? raw : plainDecision(pack))),
    }).open();
    await house.say('Keep five notes');
    const thoughts = house.all('thought').length;
    await house.say('Hello');
    const invalid = invalidOf(house);
    expect(invalid.map(({ attempt, trigger }) => [attempt, trigger])).toEqual(
      [1, 2, 3].map((n) => [n, house.newest('input').seq]),
    );
    expect(house.all('thought')).toHaveLength(thoughts);
    expect(house.snapshot.run).toMatchObject({ phase: 'halted', halt: { reason: 'invalid' } });
    expect(house.chat.at(-1)).toBe(
      'I could not make a valid decision three times, so I stopped. Say anything to try again.',
    );
    await expectSound(house);
    // any input goes on; what no valid output came of is not tried before it again and again
    await house.say('Something else');
    expect(house.chat.at(-1)).toBe('You said: Something else');
    expect(invalidOf(house)).toHaveLength(3);
    expect(house.snapshot.run).toMatchObject({ halt: null, queue: [], invalid: 0 });
    await expectSound(house);
  });

  it('[F-33] one valid output between begins the count anew', async () => {
    let turn = 0;
    const house = await new AgentHouse({
      mind: scriptedMind((pack) =>
        pack.why === 'input' && ++turn % 3 !== 0
          ? 'prose'
          : pack.why === 'input'
            ? talk(`Reply ${turn}`)
            : decision({}),
      ),
    }).open();
    for (const text of ['One', 'Two', 'Three']) await house.say(text);
    expect(house.snapshot.run.halt).toBeNull();
    expect(invalidOf(house)).toHaveLength(6);
    expect(house.chat.filter((line) => line.startsWith('Reply'))).toEqual(['Reply 3', 'Reply 6', 'Reply 9']);
    await expectSound(house);
  });

  it('attempts on the plan keep their numbers though a message is answered between', async () => {
    let isBroken = true;
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.why === 'plan' && isBroken ? ({ prose: true } as never) : null)),
    }).open();
    await house.say('Keep five notes');
    expect(house.snapshot.run.halt?.reason).toBe('invalid');
    isBroken = false;
    await house.say('Try again');
    const trigger = invalidOf(house)[0]?.trigger ?? 0;
    expect(house.all('thought').find((thought) => thought.trigger === trigger)?.attempt).toBe(4);
    expect(house.snapshot.run.pending?.task).toBe('G1-T1');
    expect(house.snapshot.run.attempts).toEqual([]);
    await expectSound(house);
  });

  it('a mind that throws, at once or later, is an invalid output and no hang', async () => {
    for (const deliberate of [
      () => Promise.reject(new Error('the model is gone \uD800')),
      () => {
        throw new Error('at once');
      },
    ]) {
      const house = await new AgentHouse({ mind: { name: 'broken', isRules: false, deliberate } }).open();
      expect(invalidOf(house).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
      expect(invalidOf(house)[0]?.detail).toMatch(/^the mind failed: Error: /);
      await house.say('Hello');
      expect(invalidOf(house).map(({ attempt }) => attempt)).toEqual([1, 2, 3, 1, 2, 3, 4]);
      await expectSound(house);
    }
  });

  it('a mind that reads offers no button that speaks in the person’s place; rules do', async () => {
    for (const isRules of [false, true]) {
      const choices = [{ id: 'say:goal', label: 'Show me more' }];
      const offer = { ...talk('Well?'), action_payload: { text: 'Well?', choices } };
      const deliberate = async ({ why }: ContextPack): Promise<ActionDecision> =>
        why === 'input' ? (isRules ? offer : { ...offer, way: 'tools' }) : decision({ decision_outcome: 'defer' });
      const house = await new AgentHouse({ mind: { name: 'labels', isRules, deliberate } }).open();
      await house.say('Hello');
      const isOffered = house.all('output').some(({ choices = [] }) => choices.some(({ id }) => id === 'say:goal'));
      expect(isOffered).toBe(isRules);
      const told = invalidOf(house).filter(({ detail }) => /only rules offer/.test(JSON.stringify(detail)));
      expect(told.length > 0).toBe(!isRules);
      await expectSound(house);
    }
  });

  it('a capability that stumbles over a payload makes the decision invalid and nothing else', async () => {
    const house = await new AgentHouse({
      capabilities: [
        {
          ...{ name: 'clumsy', version: 1, kind: 'act', sends: false, title: { en: 'Clumsy', ja: '不器用' } },
          parse: (payload) => ({ ok: true, value: payload }),
          describe: () => {
            throw new Error('cannot say');
          },
          render: () => 'never',
          isWithin: () => false,
          run: () => Promise.reject(new Error('never')),
        },
      ],
      mind: plainMind((pack) => (pack.task ? decision({ action_type: 'clumsy', task: pack.task.id }) : null)),
    }).open();
    await house.say('Keep five notes');
    expect(invalidOf(house).map(({ detail }) => detail)).toEqual(['cannot say', 'cannot say', 'cannot say']);
    await expectSound(house);
  });
});

describe('a plan', () => {
  const planning = (plan_update: ActionDecision['plan_update']) =>
    scriptedMind((pack) => (pack.why === 'input' ? talk('Planned.', plan_update && { plan_update }) : decision({})));
  const tasks = (...ids: string[]) => ids.map((id) => ({ id, name: 'A task', step: null }));

  it('[AV-50] has goals of 5 to 10 tasks, made at once', async () => {
    for (const count of [5, 7, 10]) {
      const house = await new AgentHouse({ mind: planning({ purpose: 'P', goals: [goal(1, count)] }) }).open();
      await house.say('Plan');
      expect(house.snapshot.state.plan.goals[0]?.tasks.map(({ id }) => id)).toEqual(
        Array.from({ length: count }, (_, index) => `G1-T${index + 1}`),
      );
      expect(house.all('thought').filter(({ decision: made }) => made.plan_update).length).toBe(1);
    }
    for (const count of [0, 1, 4, 11, 40]) {
      const house = await new AgentHouse({ mind: planning({ purpose: 'P', goals: [goal(1, count)] }) }).open();
      await house.say('Plan');
      expect(invalidOf(house)[0]?.detail).toBe(`G1 has ${count} tasks`);
      expect(house.snapshot.state.plan).toEqual({ purpose: null, goals: [] });
      await expectSound(house);
    }
  });

  it.each([
    ['a goal number that was used or skipped', { purpose: 'P', goals: [goal(2)] }],
    ['two goals of one number', { purpose: 'P', goals: [goal(1), goal(1)] }],
    [
      'tasks out of order',
      { purpose: 'P', goals: [{ ...goal(1), tasks: tasks('G1-T2', 'G1-T1', 'G1-T3', 'G1-T4', 'G1-T5') }] },
    ],
    [
      'a doubled task',
      { purpose: 'P', goals: [{ ...goal(1), tasks: tasks('G1-T1', 'G1-T1', 'G1-T2', 'G1-T3', 'G1-T4') }] },
    ],
    ['tasks of another goal', { purpose: 'P', goals: [{ ...goal(1), tasks: goal(2).tasks }] }],
    ['a goal without a purpose', { goals: [goal(1)] }],
    ['an empty purpose', { purpose: ' ', goals: [goal(1)] }],
    ['a purpose too long', { purpose: 'x'.repeat(2_001), goals: [goal(1)] }],
    ['nine goals', { purpose: 'P', goals: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => goal(number)) }],
    ['a name of two lines', { purpose: 'P', goals: [{ ...goal(1), name: 'a\nb' }] }],
    ['a name too long', { purpose: 'P', goals: [{ ...goal(1), name: 'x'.repeat(201) }] }],
    ['an answer that does not exist', { purpose: 'P', intake: { recipe: 'r', answers: { a: 9_999 }, awaiting: null } }],
  ])('[AV-50] with %s is dropped whole', async (_, plan_update) => {
    const house = await new AgentHouse({ mind: planning(plan_update) }).open();
    await house.say('Plan');
    expect(invalidOf(house)).toHaveLength(3);
    expect(house.snapshot.state.plan).toEqual({ purpose: null, goals: [] });
    await expectSound(house);
  });

  it('[AV-50] goal numbers go on above the highest, and ids keep their meaning when a goal is done', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) =>
        pack.why === 'plan' && !pack.task && pack.next_goal < 4
          ? decision({ plan_update: { goals: [goal(pack.next_goal)] } })
          : null,
      ),
    }).open();
    await house.say('Keep notes');
    await house.approveAll();
    expect(house.all('result').flatMap((result) => (result.status === 'goal_done' ? [result.goal] : []))).toEqual([
      'G1',
      'G2',
      'G3',
    ]);
    expect(house.snapshot.run.next_goal).toBe(4);
    await expectSound(house);
  });

  it('[AV-51] [AV-53] one task at a time, marked and never replaced; the lines are exactly so', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    for (const answer of ['y', 'n', 'y', 'y', 'y'] as const) {
      const open = house.snapshot.state.plan.goals[0]?.tasks.filter(({ status }) => status === 'active') ?? [];
      expect(open.length).toBeLessThanOrEqual(1);
      await house.answer(answer);
      if (answer === 'n') await house.say('Go on');
    }
    expect(house.chat.filter((line) => line.startsWith('['))).toEqual([
      '[G1-T1] DONE Task 1',
      '[G1-T2] FAIL Task 2 / rejected',
      '[G1-T3] DONE Task 3',
      '[G1-T4] DONE Task 4',
      '[G1-T5] DONE Task 5',
      '[G1] DONE Goal 1 / 80%',
    ]);
    expect(house.snapshot.run.finished_goals[0]?.tasks.map(({ status }) => status)).toEqual([
      'done',
      'fail',
      'done',
      'done',
      'done',
    ]);
  });

  it('[AV-51] a task is active from the start of its execution, not before', async () => {
    const seen: string[] = [];
    const house: AgentHouse = new AgentHouse({
      checkpoint: async (name) => {
        if (name === 'after_thought' || name === 'after_answer' || name === 'after_action') {
          seen.push(`${name}: ${house.snapshot.state.plan.goals[0]?.tasks[0]?.status ?? 'none'}`);
        }
      },
    });
    await house.open();
    await house.say('Keep five notes');
    seen.length = 0;
    await house.answer('y');
    expect(seen.slice(0, 2)).toEqual(['after_answer: pending', 'after_action: active']);
  });

  it('[AV-52] the rate is told and never stored in the state', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    await house.answer('y');
    expect(JSON.stringify(house.snapshot.state)).not.toContain('%');
    expect(JSON.stringify(house.snapshot.state)).not.toContain('rate');
  });

  it('the plan is not changed by a thought about a task that is not at hand', async () => {
    const house = await new AgentHouse({
      mind: plainMind((pack) => (pack.task ? writeNote('a.md', 'x', { task: 'G1-T3' }) : null)),
    }).open();
    await house.say('Keep five notes');
    expect(invalidOf(house)[0]?.detail).toBe('G1-T3 is not the task at hand');
  });
});

describe('without persona or mood', () => {
  it.each(['persona', 'mood'])(
    'an unreadable %s: no deliberation runs, it halts and says so, and goes on once it can be read',
    async (key) => {
      let calls = 0;
      const plain = plainMind();
      const house = new AgentHouse({
        mind: {
          ...plain,
          deliberate: (pack, signal) => {
            calls += 1;
            return plain.deliberate(pack, signal);
          },
        },
      });
      house.store.mind.set(key, { broken: true });
      await house.open();
      expect(calls).toBe(0);
      expect(house.snapshot.run).toMatchObject({ phase: 'halted', halt: { reason: 'mind' } });
      await house.say('Hello');
      expect(calls).toBe(0);
      expect(house.all('thought')).toEqual([]);
      expect(house.chat.filter((line) => line.startsWith('My persona or mood'))).toHaveLength(2);
      const { length } = house.events;
      house.clock.advance(3_600_000);
      await house.settle();
      expect(house.events).toHaveLength(length);
      await expectSound(house);
      house.store.mind.delete(key);
      await house.say('Keep five notes');
      expect(calls).toBeGreaterThan(0);
      await expectSound(house);
    },
  );

  it('a default persona and the mood of its baseline are there from the start', async () => {
    const packs: ContextPack[] = [];
    await new AgentHouse({
      mind: scriptedMind((pack) => {
        packs.push(pack);
        return question('What?');
      }),
    }).open();
    expect(packs[0]).toMatchObject({ persona: { name: { en: 'Nagi' } }, mood: { long: { v: 0.1, a: 0, d: 0.1 } } });
  });
});

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

function deepStep(depth: number): unknown {
  const made = goal(1);
  const parameters = { deep: nested(depth) };
  return {
    purpose: 'P',
    goals: [{ ...made, tasks: made.tasks.map((task) => ({ ...task, step: { recipe: 'r', step: 's', parameters } })) }],
  };
}
