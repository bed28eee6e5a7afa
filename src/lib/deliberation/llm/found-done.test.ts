import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { packOf, packOfTask, said } from '../../../../tests/support/mind-pack';
import { expectSound } from '../../../../tests/support/sound-log';
import type { Goal } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import type { ContextPack } from '../../mind/context-pack';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { readAnswer } from './read-answer';
import { toDecision } from './to-decision';

const tasks = ['Ask for the time', 'Write the note', 'Set the alarm', 'Tell them', 'Water the plants (person)', 'Bake'];

interface Said {
  say?: string;
  call?: { name: string; input: JsonObject };
  mark?: string;
}

const done = (...changes: string[]) => ({ name: 'plan_change', input: { changes } });
const rest: Said = { call: { name: 'rest', input: { until: 'you say so' } } };

/** Plans, says what `step` gives in turns of the plan, and `reply` to what the person says. */
async function houseOf(
  way: 'tools' | 'form',
  step: (id: string, turn: number) => Said,
  reply: Said = { say: 'Good.' },
) {
  const prompts: string[] = [];
  const requests: ModelRequest[] = [];
  const steps: string[] = [];
  const answerTo = (prompt: string): Said => {
    const present = prompt.slice(prompt.lastIndexOf('# What is asked of you'));
    if (/the purpose is set/.test(present))
      return { say: 'Yes.', call: { name: 'plan_goal', input: { name: 'Party', tasks } } };
    const [, id = ''] = /Take the next step for (G1-T\d)/.exec(present) ?? [];
    if (id !== '') return step(id, steps.push(id));
    return /Answer the last message/.test(present) ? reply : rest;
  };
  const model = scriptedModel(
    (request: ModelRequest) => {
      const prompt = request.messages.map(({ content }) => content).join('\n');
      prompts.push(prompt);
      requests.push(request);
      const { say = '', call, mark } = answerTo(prompt);
      if (way === 'form') return JSON.stringify({ say, call: call ?? null, mark: mark ?? null });
      const calls = [...(call ? [call] : []), ...(mark ? [{ name: 'mark', input: { what: mark } }] : [])].map(
        ({ name, input }, at) => ({ id: `c0000000${at}`, name, input: JSON.stringify(input) }),
      );
      return { pieces: say === '' ? [] : [say], end: { calls } };
    },
    { contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, { way }).open();
  await house.say('/purpose A party for Mia');
  return { house, steps, prompts, requests };
}

const statuses = (house: LlmHouse) => house.snapshot.state.plan.goals[0]?.tasks.map(({ status }) => status);
/** What was said or asked in chat, without lines of record. */
const spoken = (house: LlmHouse) =>
  house.all('output').flatMap(({ kind, data }) => (kind === 'message' || kind === 'reply' ? [data] : []));

describe.each(['tools', 'form'] as const)('tasks that are done already, by %s', (way) => {
  it('end all at once, by one request and without a word or a card', async () => {
    const { house, steps, prompts, requests } = await houseOf(way, (_, turn) =>
      turn === 1 ? { call: done('done G1-T2', 'done G1-T1', 'done G1-T3 Set the alarm') } : rest,
    );
    expect([house.invalid, steps]).toEqual([[], ['G1-T1', 'G1-T4']]);
    expect(statuses(house)).toEqual(['done', 'done', 'done', 'pending', 'pending', 'pending']);
    expect([spoken(house), house.all('approval').filter(({ status }) => status === 'asked')]).toEqual([['Yes.'], []]);
    expect(house.chat.filter((line) => line.startsWith('[G1'))).toEqual([
      '[G1-T2] DONE Write the note',
      '[G1-T1] DONE Ask for the time',
      '[G1-T3] DONE Set the alarm',
    ]);
    const [thought] = house.all('thought').filter(({ found_done: found }) => found);
    expect(thought).toMatchObject({ found_done: ['G1-T2', 'G1-T1', 'G1-T3'], decision: { decision_outcome: 'skip' } });
    expect(house.ended.filter(({ task }) => task !== null)).toMatchObject(
      ['G1-T2', 'G1-T1', 'G1-T3'].map((task) => ({
        ...{ task, outcome: 'success', action: null, decision: `D${thought?.seq}`, trigger: thought?.seq },
      })),
    );
    // the talk tells it back as it was written
    const called = JSON.stringify({ changes: ['done G1-T2', 'done G1-T1', 'done G1-T3'] });
    if (way === 'form')
      expect(prompts.at(-1)).toContain(`{"say":"","call":{"name":"plan_change","input":${called}},"mark":null}`);
    const told = requests
      .at(-1)
      ?.messages.flatMap((message) => (message.role === 'assistant' ? (message.calls ?? []) : []));
    if (way === 'tools') expect(told?.at(-1)).toMatchObject({ name: 'plan_change', input: called });
    expect(prompts.at(-1)).toContain('G1-T2, G1-T1, G1-T3: done');
    await expectSound(house);
  });

  it('are told of, and what else changes a plan is refused in that turn', async () => {
    const { house, prompts } = await houseOf(way, (_, turn) =>
      turn === 1 ? { call: done('done G1-T1', 'done G1-T5') } : turn === 2 ? { call: done('drop G1-T2') } : rest,
    );
    expect(prompts[2]).toContain('lines like “done G1-T2”');
    expect(house.invalid).toHaveLength(2);
    expect(house.invalid[0]).toMatch(/done G1-T5; may be done G1-T1, done G1-T2, done G1-T3, done G1-T4, done G1-T6$/);
    expect(house.invalid[1]).toContain('drop G1-T2; may be done G1-T1');
    expect(statuses(house)?.every((status) => status === 'pending')).toBe(true);
    await expectSound(house);
  });

  it('the one at hand ends by the mark alone, or with words beside it', async () => {
    const { house, steps, prompts, requests } = await houseOf(way, (_, turn) =>
      turn === 1 ? { mark: 'task_done' } : turn === 2 ? { say: 'Written.', mark: 'task_done' } : rest,
    );
    expect([house.invalid, steps]).toEqual([[], ['G1-T1', 'G1-T2', 'G1-T3']]);
    expect([statuses(house)?.slice(0, 3), spoken(house)]).toEqual([
      ['done', 'done', 'pending'],
      ['Yes.', 'Written.'],
    ]);
    const told = requests
      .at(-1)
      ?.messages.flatMap((message) => (message.role === 'assistant' ? (message.calls ?? []) : []));
    if (way === 'form') expect(prompts.at(-1)).toContain('{"say":"","call":null,"mark":"task_done"}');
    if (way === 'tools') expect(told?.at(-1)).toMatchObject({ name: 'mark', input: '{"what":"task_done"}' });
    await expectSound(house);
  });

  it('close the goal where they are the last of it, with words beside it', async () => {
    const { house } = await houseOf(way, (_, turn) =>
      turn === 1
        ? { say: 'All is ready.', call: done('done G1-T1', 'done G1-T2', 'done G1-T3', 'done G1-T4', 'done G1-T6') }
        : rest,
    );
    expect(house.snapshot.state.plan.goals).toHaveLength(1);
    await house.byHand('G1', { do: 'done', task: 'G1-T5', name: '' });
    expect(house.chat).toContain('[G1] DONE Party / 100%');
    expect(spoken(house)).toEqual(['Yes.', 'All is ready.']);
    await expectSound(house);
    const { house: other } = await houseOf(way, (_, turn) =>
      turn === 1 ? rest : { call: done('done G1-T1', 'done G1-T2', 'done G1-T3', 'done G1-T4', 'done G1-T6') },
    );
    await other.byHand('G1', { do: 'done', task: 'G1-T5', name: '' });
    await other.say('Go on');
    expect(other.chat.filter((line) => line === '[G1] DONE Party / 100%')).toHaveLength(1);
    expect(other.snapshot.state.plan.goals).toEqual([]);
    await expectSound(other);
  });

  it('end with the reply that answers a question of one of them', async () => {
    const ask = { call: { name: 'ask', input: { text: 'At what time?' } } };
    const reply = { say: 'At three, then.', call: done('done G1-T1', 'done G1-T2') };
    const { house, steps } = await houseOf(way, (_, turn) => (turn === 1 ? ask : rest), reply);
    await house.say('At three');
    expect([house.invalid, steps]).toEqual([[], ['G1-T1', 'G1-T3']]);
    expect([statuses(house)?.slice(0, 3), house.snapshot.run.asking]).toEqual([['done', 'done', 'pending'], null]);
    expect(house.all('thought').find(({ found_done: found }) => found)).toMatchObject({
      ...{ ends_task: 'G1-T1', found_done: ['G1-T2'] },
    });
    await expectSound(house);
  });

  it('end by a word of the person’s without a card, and those of the person with one', async () => {
    const { house } = await houseOf(way, () => rest, { say: 'So they are.', call: done('done G1-T2', 'done G1-T3') });
    await house.say('Note and alarm are done');
    expect([house.invalid, house.snapshot.run.pending]).toEqual([[], null]);
    expect(statuses(house)?.slice(0, 3)).toEqual(['pending', 'done', 'done']);
    await expectSound(house);
    const { house: other } = await houseOf(way, () => rest, {
      say: 'Well done.',
      call: done('done G1-T2', 'done G1-T5'),
    });
    await other.say('The plants are watered');
    expect(other.snapshot.run.pending).toMatchObject({ capability: 'plan.change' });
    expect(statuses(other)?.every((status) => status === 'pending')).toBe(true);
    await expectSound(other);
  });
});

describe('what a call for tasks that are done stands for', () => {
  const goalOf = (id: string): Goal => ({
    ...{ id, name: id, status: 'active' },
    tasks: [1, 2, 3].map((at) => ({
      ...{ id: `${id}-T${at}`, name: `Step ${at}`, status: 'pending' as const },
      ...(at === 3 && { owner: 'yours' as const }),
    })),
  });
  const goals = [goalOf('G1'), goalOf('G2')];
  const catalogue = [...packOf('en').catalogue, 'plan.change'];
  const plan = packOfTask('en', null, {}, { goals, catalogue });
  const read = (answer: Said, pack: ContextPack) => {
    const answered = readAnswer({ text: JSON.stringify({ say: '', call: null, mark: null, ...answer }) }, 'form', pack);
    return answered.ok ? toDecision(answered.value, 'form', pack) : answered.problems;
  };

  it('may name tasks of several goals, each once', () => {
    const decision = read({ call: done('done G1-T2', 'done: g2-t1 Step 1', 'done G1-T2') }, plan);
    expect(decision).toMatchObject({ decision_outcome: 'skip', action_type: null, found_done: ['G1-T2', 'G2-T1'] });
    expect(decision).not.toHaveProperty('task');
  });

  it('ends the task at hand as well, where that is marked', () => {
    const decision = read({ say: 'Both.', call: done('done G1-T2'), mark: 'task_done' }, plan);
    expect(decision).toMatchObject({ action_type: 'conversation', found_done: ['G1-T2', 'G1-T1'] });
    expect(decision).not.toHaveProperty('task');
  });

  it.each([['done G1-T3'], ['done G1-T9'], ['done G1-T2 and more'], ['add Bake']])(
    'is nothing in a turn of the plan for: %s',
    (line) => {
      expect(read({ call: done('done G1-T1', line) }, plan)).toMatchObject([{ got: line }]);
    },
  );

  it('is a correction of the plan where a message asks for more, or a request is open', () => {
    const message = { why: 'input', trigger: said('It is done'), goals, catalogue } as const;
    expect(read({ say: 'Yes.', call: done('done G1-T2', 'drop G1-T1') }, packOf('en', message))).toMatchObject({
      action_type: 'plan.change',
    });
    expect(read({ call: done('done G1-T2') }, packOf('en', message))).toMatchObject([{ path: '/say' }]);
  });
});
