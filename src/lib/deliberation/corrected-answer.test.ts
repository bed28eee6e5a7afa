import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';

async function asked(lang: Language, slot: string, ...said: string[]): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  for (const text of said) await house.tell(text);
  expect(house.asked).toBe(`ask.${slot}`);
  return house;
}

/** All that the plan then writes, when its questions are left open. */
async function written(house: ReflexHouse): Promise<string> {
  await house.playOut((code) => (code === 'ask.reached' ? null : house.lang === 'ja' ? '任せる' : 'you choose'));
  expect(house.invalid).toEqual([]);
  await expectSound(house);
  return Object.values(house.contents).join('\n');
}

const trip = { en: ['Plan a trip to Kyoto', 'next Friday'], ja: ['京都旅行の準備をする', '来週の金曜'] } as const;

describe('an answer that corrects the date and says nothing else', () => {
  it.each([
    ['en', 'sorry, I meant the Friday after, 11 December'],
    ['en', 'Sorry. It is 11 December.'],
    ['en', 'not 4 December but 11 December'],
    ['en', 'actually it’s 11 December, not 4 December'],
    ['en', 'wait, the date is wrong, it should be 11 December'],
    ['en', 'oh wait, change the date to 11 December'],
    ['ja', 'すみません、12月11日です'],
    ['ja', 'すみません。12月11日でした。'],
    ['ja', '12月4日ではなく12月11日です'],
    ['ja', 'あ、日にちは12月11日でした'],
    ['ja', 'いや、やっぱり12月11日の金曜日にしてください'],
  ] as const)('%s: %s', async (lang, text) => {
    const house = await asked(lang, 'place', ...trip[lang]);
    await house.tell(text);
    expect(house.asked).toBe('ask.place');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? '2026年12月11日' : '11 December 2026');
    await house.tell(lang === 'ja' ? '京都駅' : 'Kyoto station');
    expect(house.asked).toBe('ask.bring');
    const notes = await written(house);
    expect(notes).toContain('2026-12-11');
    expect(notes).not.toMatch(/sorry|meant|すみません|やっぱり|ではなく/iu);
  });

  it.each([
    ['en', 'sorry, I meant the Friday after'],
    ['ja', 'すみません、その次の金曜です'],
    ['ja', '12月4日じゃなくて11日です'],
  ] as const)('is asked again where the day is not clear, and changes nothing: %s, %s', async (lang, text) => {
    const house = await asked(lang, 'place', ...trip[lang]);
    const { intake } = house.snapshot.run;
    await house.tell(text);
    expect(house.asked).toBe('ask.place');
    expect(house.snapshot.run.intake?.answers['date']).toBe(intake?.answers['date']);
    expect(house.chat.at(-1)).toMatch(/could not read a date|読み取れませんでした/u);
  });
});

describe('a sentence within an answer that corrects the date or the time', () => {
  it.each([
    ['en', 'probably Osaka. and it’s on 12 June actually', 'probably Osaka'],
    ['en', 'Osaka, actually on 12 June', 'Osaka'],
    ['ja', '大阪です。やっぱり6月12日にしてください', '大阪です'],
    ['ja', '大阪、いや、12月4日ではなくて6月12日です', '大阪'],
  ] as const)('is no part of the place: %s, %s', async (lang, text, place) => {
    const house = await asked(lang, 'place', ...trip[lang]);
    await house.tell(text);
    expect(house.asked).toBe('ask.bring');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? '2027年6月12日' : '12 June 2027');
    const notes = await written(house);
    expect(notes).toContain('2027-06-12');
    expect(notes).toContain(place);
    expect(notes).not.toMatch(/actually|やっぱり|いや/u);
  });

  it.each([
    [
      'en',
      'Stretch every day at 12:30',
      'my back hurts from sitting. actually make it 1 pm',
      'my back hurts from sitting',
    ],
    ['ja', '毎日12時半にストレッチをする', '座りっぱなしで腰が痛い。やっぱり13時にして', '座りっぱなしで腰が痛い'],
  ] as const)('is no part of the reason: %s, %s', async (lang, purpose, text, why) => {
    const house = await asked(lang, 'why', purpose);
    await house.tell(text);
    expect(house.chat.join('\n')).toContain('13:00');
    const notes = await written(house);
    expect(notes).toContain(why);
    expect(notes).not.toMatch(/actually|やっぱり/u);
    expect(house.snapshot.run.alarms.map(({ at }) => at)).toEqual(['13:00']);
  });

  it('of steps is no step, and the steps spread to the new date', async () => {
    const house = await asked('en', 'kind', 'Write a novel by 1 March');
    await house.press('kind:to_reach');
    await house.tell('Ten chapters');
    await house.tell('an outline');
    expect(house.asked).toBe('ask.steps');
    await house.tell('plan it, write it, mend it. actually make it 1 April');
    expect(house.snapshot.state.plan.goals).toHaveLength(1);
    const notes = await written(house);
    expect(notes).toContain('2027-04-01');
    expect(notes).not.toContain('actually');
  });

  it('leaves an answer that says more as it is', async () => {
    const house = await asked('en', 'place', ...trip.en);
    const { intake } = house.snapshot.run;
    await house.tell('actually the hotel that opens on 12 June');
    expect(house.asked).toBe('ask.bring');
    expect(house.snapshot.run.intake?.answers['date']).toBe(intake?.answers['date']);
  });
});
