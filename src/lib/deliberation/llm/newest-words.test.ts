import { describe, expect, it } from 'vitest';
import { LlmHouse } from '../../../../tests/support/llm-house';
import { expectSound } from '../../../../tests/support/sound-log';
import type { JsonObject } from '../../base/json';
import type { ModelRequest } from '../../models/language-model';
import { scriptedModel, type Script } from '../../models/scripted';

interface Turn {
  say?: string;
  call?: { name: string; input: JsonObject } | null;
  done?: false;
}

const tasks = ['Write the list', 'Rent the hall (person)', 'Hire a band (person)', 'Write the menu', 'Write the end'];
const hanging: Script = { pieces: [], end: null };
const askedOf = ({ messages }: ModelRequest): string => {
  const prompt = messages.map(({ content }) => content).join('\n');
  return prompt.slice(prompt.lastIndexOf('# What is asked of you'));
};

/** A house whose model is asked as `answer` says; the goal is made by itself. */
async function houseOf(answer: (asked: string, prompt: string) => Turn | Script) {
  const asked: string[] = [];
  const model = scriptedModel(
    (request) => {
      const now = askedOf(request);
      if (/Greet the person/.test(now)) return JSON.stringify({ say: 'Hello.', call: null });
      asked.push(now);
      if (/The purpose is new|the purpose is set/.test(now))
        return JSON.stringify({ say: 'A plan.', call: { name: 'plan_goal', input: { name: 'Party', tasks } } });
      const turn = answer(now, request.messages.map(({ content }) => content).join('\n'));
      return 'pieces' in turn ? turn : JSON.stringify({ say: '', call: null, ...turn });
    },
    { contextTokens: 32_000 },
  );
  const house = await new LlmHouse(model, { place: { kind: 'device', host: null } }).open();
  return { house, asked };
}

const write = (more: JsonObject = {}): Turn => ({
  say: 'I write it down, and then the rest.',
  call: { name: 'note_write', input: { path: 'party.md', content: '12 guests', ...more } },
});

describe('a message that comes before the mind has spoken on a result', () => {
  it('is answered once, with that result in view, and goes on with what that was for', async () => {
    const { house, asked } = await houseOf((now) => {
      if (/The result above is new/.test(now)) return hanging;
      return asked.length === 1 ? write({ done: false }) : { say: 'Fifteen, then.' };
    });
    await house.say('Note that we are twelve');
    const first = house.newest('input').seq;
    void house.answer('y');
    await house.settleFully();
    expect(asked.at(-1)).toContain('The result above is new');
    void house.say('We are fifteen now');
    await house.settleFully();
    expect(asked).toHaveLength(3);
    expect(asked.at(-1)).toContain('Answer the last message');
    expect(house.newest('thought')).toMatchObject({ serves: `I${first}`, trigger: house.newest('input').seq });
    expect(house.newest('output')).toMatchObject({ data: 'Fifteen, then.', to: [house.newest('input').seq] });
    expect(house.snapshot.run).toMatchObject({ queue: [], intents: [] });
    await expectSound(house);
  });

  it('with words of others in it stays apart from what is clean', async () => {
    const { house, asked } = await houseOf((now) => {
      if (/The result above is new/.test(now)) return asked.length < 3 ? hanging : { say: 'It is written.' };
      return asked.length === 1 ? write({ done: false }) : { say: 'Read.' };
    });
    await house.say('Note that we are twelve');
    void house.answer('y');
    await house.settleFully();
    void house.say('What does this say?', { taint: ['link:evil.example'] });
    await house.settleFully();
    const { seq } = house.newest('input');
    expect(house.all('thought').find(({ trigger }) => trigger === seq)?.serves).toBe(`I${seq}`);
    await expectSound(house);
  });
});

describe('a plan that rests, and says so', () => {
  it('is not asked for again because that was said', async () => {
    const { house, asked } = await houseOf((now) =>
      /Take the next step/.test(now)
        ? { say: 'I wait for your list.', call: { name: 'rest', input: { until: 'you send the list' } } }
        : { say: 'Fine.' },
    );
    const steps = () => asked.filter((now) => /Take the next step/.test(now)).length;
    await house.say('/purpose A party');
    expect(house.snapshot.state.plan.goals).toHaveLength(1);
    expect(house.chat).toContain('I wait for your list.');
    expect(steps()).toBe(1);
    await house.say('Soon');
    expect(steps()).toBe(2); // the person's word may be what it waited for
    await expectSound(house);
  });
});

describe('a plan that rests until a day', () => {
  const resting = (until: string) =>
    houseOf((now) => {
      if (/Take the next step/.test(now)) return { call: { name: 'rest', input: { until } } };
      if (/drop the band/.test(now)) return { say: 'x' };
      return { say: 'Well.' };
    });

  it('is not asked for again after each message before it', async () => {
    const { house, asked } = await resting('2027-12-13 20:30');
    await house.say('/purpose A party');
    const before = asked.length;
    await house.say('How is it?');
    await house.say('And now?');
    expect(asked).toHaveLength(before + 2);
    await house.byHand('G1', { do: 'drop', task: 'G1-T1', name: 'Write the list' }); // what bears on it comes first
    await house.settleFully();
    expect(asked.length).toBeGreaterThan(before + 2);
    await expectSound(house);
  });

  // the house wakes at 09:00 UTC on Saturday, 28 November 2026
  it.each([
    ['tomorrow, in a zone where it is later', '2026-11-29', 12, 27],
    ['an hour of today', '2026-11-28, 20:30', 8, 13],
    ['an hour of today, in words', 'tonight at 8:30 pm', 8, 13],
    ['今夜20時半の見直し', '今夜20時半の見直し', 8, 13],
    ['a weekday', 'the reminder on Wednesday at 18:00', 48, 120],
    ['later today', '2026-11-28', 8, 16],
  ] as const)('%s: is not asked for again before that hour, and is after it', async (_, until, quiet, then) => {
    const { house, asked } = await resting(until);
    await house.say('/purpose A party');
    for (const hours of [2, quiet - 2]) {
      house.clock.advance(hours * 3_600_000);
      const before = asked.length;
      await house.say(`How is it after ${hours} hours more?`);
      expect(asked).toHaveLength(before + 1);
    }
    house.clock.advance((then - quiet) * 3_600_000);
    const before = asked.length;
    await house.say('And now?');
    expect(asked).toHaveLength(before + 2);
    await expectSound(house);
  });

  it('is not asked for again where the day was named in the answer to a message', async () => {
    const { house, asked } = await houseOf((now) => {
      const until = /Take the next step/.test(now) ? 'you say so' : '2026-12-06';
      return { say: 'Then I wait.', call: { name: 'rest', input: { until } } };
    });
    await house.say('/purpose A party');
    const before = asked.length;
    await house.say('I know on Sunday in a week');
    await house.say('How is it?');
    expect(asked).toHaveLength(before + 2);
    await expectSound(house);
  });

  it('is asked for again after a message once the day has come, or where it names none', async () => {
    for (const until of ['2020-01-01', 'you say so']) {
      const { house, asked } = await resting(until);
      await house.say('/purpose A party');
      const before = asked.length;
      await house.say('How is it?');
      expect(asked).toHaveLength(before + 2);
    }
  });
});

it('an answer that the person stops is not followed by the plan until they say more', async () => {
  const { house, asked } = await houseOf((now) => {
    if (/Take the next step/.test(now)) return { call: { name: 'rest', input: { until: 'you say so' } } };
    return asked.length < 4 ? hanging : { say: 'Well.' };
  });
  await house.say('/purpose A party');
  const before = asked.length;
  void house.say('Please drop the list');
  await house.settleFully();
  await house.command('stop', 'en', house.newest('input').seq);
  expect(asked).toHaveLength(before + 1);
  expect(house.snapshot.run).toMatchObject({ due: null, queue: [], phase: 'idle' });
  await house.say('I meant the list of guests');
  expect(asked).toHaveLength(before + 3); // it, and then the plan
  await expectSound(house);
});
