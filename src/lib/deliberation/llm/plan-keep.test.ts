import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { packOf } from '../../../../tests/support/mind-pack';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel } from '../../models/scripted';
import { planKept, planKeptWritten } from './plan-kept';
import type { ReadingWay } from './prompt';

const tasks = ['Write the guest list', 'Rent the hall (person)', 'Hire a band (person)', 'Invite (person)', 'Shop'];
const content = '# Party\n\n- [ ] Buy candles\n- [ ] Order pizza\n';
const wanted: JsonObject = {
  path: 'plans/party.md',
  content,
  alarms: ['2026-12-12 08:00 Fetch the cake', '0,3 18:00 Look at the list'],
};

/** Plans the party, rests at its own tasks, and keeps the plan in one call where the person asks for it. */
function host(way: ReadingWay, input: JsonObject) {
  const prompts: string[] = [];
  const model = scriptedModel(
    (request: ModelRequest) => {
      const prompt = request.messages.map((message) => message.content).join('\n');
      const calls = request.messages.flatMap((message) => ('calls' in message ? (message.calls ?? []) : []));
      prompts.push([calls.map(({ input: called }) => called).join('\n'), prompt].join('\n'));
      const { say, call } = answer(prompt.slice(prompt.lastIndexOf('# What is asked of you')), prompt, input);
      if (way === 'form') return JSON.stringify({ say, call, mark: null });
      const called = call ? [{ id: 'c00000001', name: call.name, input: JSON.stringify(call.input) }] : [];
      return { pieces: say === '' ? [] : [say], end: { calls: called } };
    },
    { contextTokens: 32_000 },
  );
  return { model, prompts };
}

function answer(asked: string, prompt: string, input: JsonObject) {
  if (/The purpose is new|the purpose is set/.test(asked))
    return { say: 'Here is the plan.', call: { name: 'plan_goal', input: { name: 'Mia’s party', tasks } } };
  if (/Take the next step/.test(asked)) return { say: '', call: { name: 'rest', input: { until: 'you say so' } } };
  if (/The result above is new|Only words/.test(asked)) return { say: 'All of it is kept.', call: null };
  if (/Keep it all/.test(prompt.slice(-3_500)))
    return { say: 'I would keep it so.', call: { name: 'plan_keep', input } };
  return { say: 'Good.', call: null };
}

async function planned(way: ReadingWay, input = wanted) {
  const { model, prompts } = host(way, input);
  const house = await new LlmHouse(model, { way }).open();
  await house.say('/purpose A party for Mia on 12 December');
  const present = () => (prompts.at(-1) ?? '').split('# Now').at(-1) ?? '';
  return { house, prompts, present };
}

describe.each(['tools', 'form'] as const)('a plan that is kept by talk, by %s', (way) => {
  it('is told of while it is not kept, asked for on one card, and made whole by y', async () => {
    const { house, prompts, present } = await planned(way);
    await house.say('How is it?');
    expect(present()).toContain('Not kept yet: G1. Once the plan stands, plan_keep makes its note');
    await house.say('Keep it all, and ring at eight for the cake');
    expect(house.invalid).toEqual([]);
    expect(house.snapshot.run.pending?.lines[0].text).toBe(
      'Keep the plan “Mia’s party”: an alarm: Fetch the cake, 08:00 on Saturday, 12 December 2026 (UTC); an alarm: Look at the list, 18:00 every Monday, Thursday (UTC); the new note plans/party.md, with 2 steps in it',
    );
    await house.answer('y');
    expect(house.store.notes.get('plans/party.md')?.content).toBe(content);
    expect(house.snapshot.run.alarms.map(({ text }) => text)).toEqual(['Fetch the cake', 'Look at the list']);
    expect(house.all('approval').filter(({ status }) => status === 'asked')).toHaveLength(1);
    await house.say('How is it?');
    expect(present()).not.toContain('Not kept yet');
    const last = prompts.at(-1) ?? '';
    expect(last).toContain('2026-12-12 08:00 Fetch the cake');
    expect(last).toContain('Kept the plan “Mia’s party” in plans/party.md, with 2 steps in it and 2 alarms');
    await expectSound(house);
  });

  it.each([
    ['an alarm that is none', { ...wanted, alarms: ['tomorrow 8:00 Cake'] }],
    ['a plan that is none', { ...wanted, goal: 'G7' }],
    ['nothing but a note', { path: 'a.md', content: 'x' }],
  ])('is not asked for with %s, and the mind is told what may be', async (_, input) => {
    const { house } = await planned(way, input);
    await house.say('Keep it all');
    expect(house.all('approval').some(({ capability }) => capability === 'plan.keep')).toBe(false);
    expect(house.invalid[0]).toContain('YYYY-MM-DD HH:MM TEXT');
  });
});

describe('what is kept of a plan', () => {
  const pack = packOf('en', {
    goals: ['G1', 'G2'].map((id) => ({ id, name: `Plan ${id}`, status: 'active' as const, tasks: [] })),
  });

  it.each([
    ['2026-12-12 08:00 Fetch the cake', { text: 'Fetch the cake', at: '08:00', date: '2026-12-12' }],
    ['daily 06:30 Stretch', { text: 'Stretch', at: '06:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    ['毎日 06:30 ストレッチ', { text: 'ストレッチ', at: '06:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    ['3, 0 18:00 Look', { text: 'Look', at: '18:00', weekdays: [0, 3] }],
  ])('reads the alarm “%s”, and is written so that it reads the same', (line, alarm) => {
    const payload = planKept({ path: 'a.md', content: '', alarms: [line] }, pack);
    expect(payload).toMatchObject({ goal: 'G2', goal_name: 'Plan G2', alarms: [{ ...alarm, zone: pack.now.zone }] });
    expect(planKept(planKeptWritten(payload ?? {}), pack)).toEqual(payload);
  });

  it.each([
    '8:00 x',
    '2026-02-30 08:00 x',
    '7 08:00 x',
    'daily 24:00 x',
    'daily 08:00',
    `daily 08:00 ${'x'.repeat(121)}`,
  ])('reads no alarm in “%s”', (line) => {
    expect(planKept({ path: 'a.md', content: '- [ ] x', alarms: [line] }, pack)).toBeNull();
  });

  it('is of the plan that is named', () => {
    expect(planKept({ path: 'a.md', content: '- [ ] x', goal: 'g1' }, pack)).toMatchObject({ goal: 'G1', alarms: [] });
  });
});
