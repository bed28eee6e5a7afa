import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { nextWords } from '../mind/reflex/words-next';
import { wordsOf } from '../mind/reflex/words';

const said = {
  en: {
    purpose: 'Cook better',
    steps: 'choose three recipes, buy a pan',
    first: 'look into the yellow book',
    obstacle: 'tired after work',
  },
  ja: {
    purpose: '料理がうまくなりたい',
    steps: 'レシピを三つ選ぶ、鍋を買う',
    first: '黄色い本を見る',
    obstacle: '仕事のあとで疲れている',
  },
};

/** A goal was worked at to its end; `steps` null: You choose. `inTask`: what is answered to the code of each question. */
async function afterOneGoal(
  lang: Language,
  steps: string | null,
  inTask: (code: string) => string | { press: string },
): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(said[lang].purpose);
  for (const choice of ['kind:to_reach', 'outcome:as_said', 'date:none', 'have:nothing']) await house.press(choice);
  if (steps === null) await house.press('steps:unknown');
  else await house.tell(steps);
  await finish(house, inTask);
  return house;
}

async function finish(house: ReflexHouse, inTask: (code: string) => string | { press: string }): Promise<void> {
  await house.playOut((code) => (code === 'ask.reached' || code === 'ask.steps' ? null : inTask(code)));
}

function stepsIn(house: ReflexHouse, goal: string): string[] {
  const [, note = ''] = Object.entries(house.contents).find(([path]) => path.endsWith(`-${goal}.md`)) ?? [];
  return note.split('\n').flatMap((line) => /^- \[ \] .+?[:：] ?(.+)$/u.exec(line)?.[1] ?? []);
}

describe.each(['en', 'ja'] as const)('a further goal, %s', (lang) => {
  const { steps, first, obstacle } = said[lang];
  const words = nextWords[lang];
  const named = (code: string) =>
    code === 'ask.first_move'
      ? first
      : code === 'ask.obstacle' || code === 'ask.find_out'
        ? obstacle
        : lang === 'ja'
          ? 'スキップ'
          : 'skip';

  it('leads on from the first move, the steps and the obstacle that the person named, and shows them before', async () => {
    const house = await afterOneGoal(lang, steps, named);
    await house.press('reached:next_goal');
    const parts = steps.split(/[,、] ?/);
    for (const text of [first, ...parts, obstacle]) expect(house.chat.at(-1)).toContain(text);
    expect(house.buttons.map(({ id }) => id)).toEqual(['steps:unknown', 'reached:rest']);
    await house.press('steps:unknown');
    await house.press('date:none');
    await finish(house, named);
    const led = stepsIn(house, 'g2');
    expect(led.slice(0, 3)).toEqual([first, ...parts]);
    expect(led[3]).toContain(obstacle);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('never makes the same steps again: where nothing is left it says so, and offers to finish or to name steps', async () => {
    const nothing = (code: string) => ({
      press:
        { 'ask.first_move': 'first:open', 'ask.done_when': 'done_when:open', 'ask.obstacle': 'obstacle:none' }[code] ??
        'find_out:none',
    });
    const house = await afterOneGoal(lang, null, nothing);
    await house.press('reached:next_goal');
    for (const step of wordsOf(lang).ownSteps.general(lang === 'ja' ? '料理がうまくなる' : 'Cook better'))
      expect(house.chat.at(-1)).toContain(step);
    await house.press('steps:unknown');
    await house.press('date:none');
    await finish(house, nothing);
    await house.press('reached:next_goal');
    expect(house.chat.at(-1)).toContain(words.nothing);
    expect(house.buttons.map(({ id }) => id)).toEqual(['reached:rest']);
    // left open, it makes none; and what is asked for later is asked again
    await house.tell(lang === 'ja' ? '任せる' : 'you choose');
    expect(house.chat.at(-1)).toBe(words.noGoal);
    expect(house.snapshot.run.next_goal).toBe(3);
    await house.tell(lang === 'ja' ? 'まだです' : 'Not yet');
    expect(house.asked).toBe('ask.steps');
    await house.tell(lang === 'ja' ? '友人を招く' : 'invite a friend');
    await house.press('date:none');
    await finish(house, nothing);
    expect(stepsIn(house, 'g3')).toEqual([lang === 'ja' ? '友人を招く' : 'invite a friend']);
    // steps that the person named lead on once as well
    await house.press('reached:next_goal');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? '友人を招く' : 'invite a friend');
    await house.press('reached:rest');
    expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, intake: null, phase: 'idle' });
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('four goals by the buttons alone are four different lists of steps', async () => {
    let count = 0;
    const fresh = () => (lang === 'ja' ? `考えたこと${++count}番` : `thought number ${++count}`);
    const house = await afterOneGoal(lang, null, fresh);
    for (const goal of ['g2', 'g3', 'g4', 'g5']) {
      await house.press('reached:next_goal');
      await house.press('steps:unknown');
      await house.press('date:none');
      await finish(house, fresh);
      expect(stepsIn(house, goal).length).toBeGreaterThan(0);
    }
    const lists = ['g2', 'g3', 'g4', 'g5'].map((goal) => stepsIn(house, goal).join());
    expect(new Set(lists).size).toBe(4);
    await expectSound(house);
  });
});
