import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';

/** Said on Saturday, 28 November 2026. */
const words = {
  en: {
    purpose: 'I want to cook better',
    subject: 'cook better',
    steps: 'Choose three recipes by 2 December, buy a pan, cook for Mika on 12 December',
    from: ': Choose three recipes (2026-12-02 Wed) … cook for Mika (2026-12-12 Sat)',
    habit: 'I want to walk a bit every day',
    habitGoal: 'walk a bit',
    days: 'The days: Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday.',
    others: 'Monday and Thursday',
    othersTold: 'The days: Monday, Thursday.',
    timed: 'Walk every morning at 7',
    time: 'The time: 07:00.',
    otherTime: 'no, at 8:30',
    otherTimeTold: 'The time: 08:30.',
    why: 'to sleep better',
  },
  ja: {
    purpose: '料理がうまくなりたい',
    subject: '料理がうまくなる',
    steps: '12月2日までにレシピを三つ選ぶ、鍋を買う、12月12日に美香に作る',
    from: '：レシピを三つ選ぶ、2026年12月2日（水） … 美香に作る、2026年12月12日（土）',
    habit: '毎日少し歩きたい',
    habitGoal: '少し歩く',
    days: '曜日は月・火・水・木・金・土・日です。',
    others: '月曜と木曜',
    othersTold: '曜日は月・木です。',
    timed: '毎朝7時に歩く',
    time: '時刻は07:00です。',
    otherTime: 'いや、8時半',
    otherTimeTold: '時刻は08:30です。',
    why: 'よく眠るため',
  },
};

async function told(lang: Language, purpose: string, ...presses: string[]): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(purpose);
  for (const press of presses) await house.press(press);
  return house;
}

const intake = ['kind:to_reach', 'outcome:as_said', 'date:none', 'have:nothing'];
const namesOf = (house: ReflexHouse) => house.snapshot.state.plan.goals[0]?.tasks.map(({ name }) => name ?? '') ?? [];

describe.each(['en', 'ja'] as const)('a plan for anything, %s', (lang) => {
  const said = words[lang];

  it('names what it is for in its tasks, and in the steps that it makes itself', async () => {
    const house = await told(lang, said.purpose, ...intake, 'steps:unknown');
    const names = namesOf(house);
    expect(names.filter((name) => name.includes(said.subject)).length).toBeGreaterThanOrEqual(names.length - 1);
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    const steps = Object.values(house.contents).find((content) => content.includes('- [ ]')) ?? '';
    const listed = steps.split('\n').filter((line) => line.startsWith('- [ ]'));
    expect(listed.filter((line) => line.includes(said.subject))).toHaveLength(4);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('names the steps that the person named, with their days', async () => {
    const house = await told(lang, said.purpose, ...intake);
    await house.tell(said.steps);
    expect(namesOf(house)[1]).toContain(said.from);
  });
});

describe.each(['en', 'ja'] as const)('what is done again and again is a habit, %s', (lang) => {
  const said = words[lang];

  it('its days are taken from the purpose, told, and not asked for; others take their place', async () => {
    const house = await told(lang, said.habit);
    expect([house.asked, house.chat.at(-1)?.includes(said.days)]).toEqual(['ask.clock', true]);
    await house.tell(said.others);
    expect([house.asked, house.chat.at(-1)?.includes(said.othersTold)]).toEqual(['ask.clock', true]);
    await house.press('clock:07:00');
    await house.tell(said.why);
    expect(house.snapshot.state.plan.goals[0]?.name).toContain(said.habitGoal);
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    expect(house.snapshot.run.alarms).toMatchObject([{ text: said.habitGoal, at: '07:00', weekdays: [0, 3] }]);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('so is its time', async () => {
    const house = await told(lang, said.timed);
    expect([house.asked, house.chat.at(-1)?.includes(said.time)]).toEqual(['ask.why', true]);
    await house.tell(said.otherTime);
    expect([house.asked, house.chat.at(-1)?.includes(said.otherTimeTold)]).toEqual(['ask.why', true]);
    await house.tell(said.why);
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    expect(house.snapshot.run.alarms).toMatchObject([{ at: '08:30', weekdays: [0, 1, 2, 3, 4, 5, 6] }]);
  });

  it('how often one can study still answers how much time there is', async () => {
    const house = await told(lang, lang === 'ja' ? '化学を勉強する' : 'Study chemistry', 'kind:to_reach', 'date:none');
    await house.tell(lang === 'ja' ? '毎日2時間' : '2 hours every day');
    expect(house.asked).toBe('ask.materials');
  });
});
