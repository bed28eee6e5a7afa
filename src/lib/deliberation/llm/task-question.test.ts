import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';

const tasks = ['Write down what they want changed', 'b', 'c', 'd', 'e'];
const question = { name: 'ask', input: { text: 'What shall I change?' } };

interface Said {
  say?: string;
  call?: { name: string; input: JsonObject };
  mark?: string;
}

/** Asks for the first task and goes on with it after the reply; `asking`: what it says as it asks; `taken`: as it is answered. */
async function houseOf(
  way: 'tools' | 'form',
  asking: Said,
  taken: Said = { say: 'I take that in.', mark: 'question_answered' },
) {
  const steps: string[] = [];
  const answerTo = (prompt: string): Said => {
    const present = prompt.slice(prompt.lastIndexOf('# Now'));
    if (/the purpose is set/.test(present))
      return { say: 'Yes.', call: { name: 'plan_goal', input: { name: 'Plan', tasks } } };
    const [, step = ''] = /Take the next step for (G1-T\d)/.exec(present) ?? [];
    if (step !== '') steps.push(step);
    if (step === 'G1-T1') {
      if (steps.filter((one) => one === step).length === 1) return asking;
      return { call: { name: 'note_write', input: { path: 'changes.md', content: 'No presents' } } };
    }
    if (/maybe|question_answered/.test(present)) return taken;
    if (step === 'G1-T2' && asking.call?.name === 'note_write') return { call: question };
    return step === '' ? { say: 'Good.' } : { call: { name: 'rest', input: { until: 'you say so' } } };
  };
  const model = scriptedModel(
    ({ messages }: ModelRequest) => {
      const { say = '', call, mark } = answerTo(messages.map(({ content }) => content).join('\n'));
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
  return { house, steps };
}

const status = (house: LlmHouse) => house.snapshot.state.plan.goals[0]?.tasks[0]?.status;

it.each(['tools', 'form'] as const)(
  'an answer to what a task asks for leaves the task to be done, by %s',
  async (way) => {
    const { house, steps } = await houseOf(way, { call: question });
    expect(house.snapshot.run.asking).toMatchObject({ task: 'G1-T1', answer: null });
    await house.say('No presents');
    expect(house.invalid).toEqual([]);
    expect(house.newest('result')).toMatchObject({ task: 'G1-T1', outcome: 'success' });
    expect(house.chat.some((line) => line.startsWith('[G1-T1] DONE'))).toBe(false);
    expect([status(house), steps]).toEqual(['active', ['G1-T1', 'G1-T1']]);
    expect(house.snapshot.run.pending).toMatchObject({ capability: 'note.write', task: 'G1-T1' });
    await house.answer('y');
    expect(status(house)).toBe('done');
    expect(house.chat).toContain('[G1-T1] DONE Write down what they want changed');
    await expectSound(house);
  },
);

it('ends the task where the mind marks it so', async () => {
  const { house } = await houseOf('tools', { call: question, mark: 'task_done' });
  await house.say('No presents');
  expect(status(house)).toBe('done');
  await expectSound(house);
});

describe.each(['tools', 'form'] as const)('the turn that takes the answer, by %s', (way) => {
  const write = { name: 'note_write', input: { path: 'party/changes.md', content: 'No presents' } };
  const other = { name: 'note_write', input: { path: 'party/presents.md', content: 'None' } };

  it('ends the task with one mark, and no turn of the plan is spent on it', async () => {
    const { house, steps } = await houseOf(way, { call: question }, { say: 'Settled.', mark: 'task_done' });
    await house.say('No presents');
    expect(house.invalid).toEqual([]);
    expect([status(house), house.snapshot.run.asking]).toEqual(['done', null]);
    expect(steps).toEqual(['G1-T1', 'G1-T2']);
    expect(house.all('thought').find(({ answers }) => answers !== undefined)).toMatchObject({ ends_task: 'G1-T1' });
    expect(house.ended.filter(({ task }) => task === 'G1-T1')).toMatchObject([{ outcome: 'success' }]);
    expect(house.chat.filter((line) => line.startsWith('[G1-T1]'))).toEqual([
      '[G1-T1] DONE Write down what they want changed',
    ]);
    await expectSound(house);
  });

  it('ends it by what is done at once with the answer, once that has succeeded', async () => {
    const { house, steps } = await houseOf(
      way,
      { call: question },
      { say: 'I note it.', call: write, mark: 'task_done' },
    );
    await house.say('No presents');
    expect(house.invalid).toEqual([]);
    expect([status(house), house.snapshot.run.pending]).toMatchObject(['active', { task: 'G1-T1' }]);
    await house.answer('y');
    expect([status(house), steps]).toEqual(['done', ['G1-T1', 'G1-T2']]);
    await expectSound(house);
  });

  it('keeps its answer where a rule lets the note be written at once', async () => {
    const { house } = await houseOf(way, { call: write }, { say: 'I note it.', call: other, mark: 'task_done' });
    await house.always({ bounds: { folder: 'party', mode: 'create' } });
    expect(status(house)).toBe('done');
    expect(house.snapshot.run.asking).toMatchObject({ task: 'G1-T2' });
    await house.say('No presents');
    const answered = house.ended.find(({ answer }) => answer !== undefined);
    expect(answered).toMatchObject({ task: 'G1-T2', outcome: 'success' });
    expect(house.ended.findLast(({ task }) => task === 'G1-T2')).toMatchObject({ status: 'done' });
    expect(house.snapshot.state.plan.goals[0]?.tasks[1]?.status).toBe('done');
    await expectSound(house);
  });

  it('takes no mark and no work for a task that the answer ends by itself', async () => {
    const { house } = await houseOf(
      way,
      { call: question, mark: 'task_done' },
      { say: 'I note it.', call: write, mark: 'question_answered' },
    );
    await house.say('No presents');
    expect(house.invalid).toEqual([]);
    expect([status(house), house.snapshot.run.pending]).toMatchObject(['done', { task: null }]);
    await house.answer('y');
    await expectSound(house);
    const { house: other } = await houseOf(
      way,
      { call: question, mark: 'task_done' },
      { say: 'So.', mark: 'task_done' },
    );
    await other.say('No presents');
    expect(other.invalid[0]).toContain('may be question_answered');
    await expectSound(other);
  });

  it('a message that is no answer ends nothing', async () => {
    const { house } = await houseOf(way, { call: question }, { say: 'Good morning to you.' });
    await house.say('Good morning');
    expect([status(house), house.snapshot.run.asking?.answer]).toEqual(['active', null]);
    await expectSound(house);
  });
});
