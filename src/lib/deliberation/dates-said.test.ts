import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';

/** Said on Saturday, 28 November 2026. */
const words = {
  en: {
    purpose: 'Plant a hedge',
    dated: 'Plant a hedge by September',
    outcome: 'Twelve plants stand along the fence by 20 December',
    told: 'The date is Sunday, 20 December 2026. Say another date to change it.',
    endOfMonth: 'The date is Thursday, 30 September 2027. Say another date to change it.',
    others: ['15 December', 'No, make it 15 December', 'the date is 15 December', 'actually, by 15 December'],
    otherTold: 'The date is Tuesday, 15 December 2026. Say another date to change it.',
    past: 'by 1 May 2020',
    asBefore: 'As good as in May',
    button: '31 May 2027',
    endOfMay: 'The date is Monday, 31 May 2027.',
    week: 'a week',
    weekTold: 'The date is Saturday, 5 December 2026.',
    study: 'Study chemistry by 20 December',
    steps: 'Dig the ditch\nBuy the plants by 4 December\nPlant them\nWater them on 12 December',
    undated: ['Buy the plants', 'Water them'],
    reaches: 'It reaches from today to Saturday, 12 December 2026.',
    soon: '10 December',
    behind: 'This step lies behind that: Water them, Saturday, 12 December 2026.',
  },
  ja: {
    purpose: '生け垣を植える',
    dated: '9月までに生け垣を植える',
    outcome: '12月20日までに12本が柵に沿って並んでいる',
    told: '日付は2026年12月20日（日）です。違うときは、別の日付を書いてください。',
    endOfMonth: '日付は2027年9月30日（木）です。違うときは、別の日付を書いてください。',
    others: ['12月15日', 'いや、12月15日にして', '期限は12月15日です', 'やっぱり12月15日までにしてください'],
    otherTold: '日付は2026年12月15日（火）です。違うときは、別の日付を書いてください。',
    past: '2020年5月1日まで',
    asBefore: '5月に見た庭のようになる',
    button: '2027年5月31日',
    endOfMay: '日付は2027年5月31日（月）です。',
    week: '1週間',
    weekTold: '日付は2026年12月5日（土）です。',
    study: '12月20日までに化学を勉強する',
    steps: '溝を掘る\n12月4日までに苗を買う\n植える\n12月12日に水をやる',
    undated: ['苗を買う', '水をやる'],
    reaches: '予定は今日から2026年12月12日（土）までです。',
    soon: '12月10日',
    behind: 'この手順はその後の日付です：水をやる、2026年12月12日（土）。',
  },
};

async function askedFor(lang: Language, purpose: string, ...answers: (string | { press: string })[]) {
  const house = await new ReflexHouse(lang).open();
  await house.tell(purpose);
  for (const answer of answers) {
    if (typeof answer === 'string') await house.tell(answer);
    else await house.press(answer.press);
  }
  return house;
}

const toReach = { press: 'kind:to_reach' };

describe.each(['en', 'ja'] as const)('a date that was said, %s', (lang) => {
  const said = words[lang];

  it('in the outcome is taken, told back, and not asked for', async () => {
    const house = await askedFor(lang, said.purpose, toReach, said.outcome);
    expect(house.asked).toBe('ask.have');
    expect(house.chat.at(-1)).toContain(said.told);
    await house.press('have:nothing');
    await house.press('steps:unknown');
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    const notes = Object.values(house.contents);
    expect(notes.filter((content) => content.includes('2026-12-20'))).toHaveLength(2);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('in the outcome as something else is no deadline: it is asked for, with that date as a button', async () => {
    const house = await askedFor(lang, said.purpose, toReach, said.asBefore);
    expect(house.asked).toBe('ask.date');
    expect(house.chat.at(-1)).not.toContain('2027');
    expect(house.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining([said.button]));
    await house.press(house.buttons[0]?.id ?? '');
    expect([house.asked, house.chat.at(-1)?.includes(said.endOfMay)]).toEqual(['ask.have', true]);
  });

  it('as a month is told back by its last day, with how it is put right', async () => {
    const house = await askedFor(lang, said.dated);
    expect(house.chat.at(-1)).toContain(said.endOfMonth);
  });

  it('gives way to another date, at any question that follows, and the question stays', async () => {
    for (const other of said.others) {
      const house = await askedFor(lang, said.dated, toReach, other);
      expect([other, house.asked, house.chat.at(-1)?.includes(said.otherTold)]).toEqual([other, 'ask.outcome', true]);
      await house.press('outcome:as_said');
      expect(house.asked).toBe('ask.have');
      await house.press('have:nothing');
      await house.press('steps:unknown');
      expect(house.chat.find((line) => line.includes('G1'))).toContain(lang === 'ja' ? '12月15日' : '15 December 2026');
    }
  });

  it('may be put right by the very first answer, and is not by a date that is past', async () => {
    const house = await askedFor(lang, said.dated, said.others[0] ?? '');
    expect([house.asked, house.chat.at(-1)?.includes(said.otherTold)]).toEqual(['ask.kind', true]);
    await house.tell(said.past);
    expect([house.asked, house.chat.at(-1)?.includes(said.otherTold)]).toEqual(['ask.kind', false]);
    expect(house.snapshot.run.intake?.answers['date']).toBe(
      house.all('input').find(({ text }) => text === said.others[0])?.seq,
    );
  });

  it('in a study plan is put right too, where weekdays still answer how much time there is', async () => {
    const house = await askedFor(lang, said.study, toReach, said.others[0] ?? '');
    expect([house.asked, house.chat.at(-1)?.includes(said.otherTold)]).toEqual(['ask.hours', true]);
    await house.tell(lang === 'ja' ? '火曜' : 'Tuesday');
    expect(house.asked).toBe('ask.materials');
  });

  it('as a length of time answers by when', async () => {
    const house = await askedFor(lang, said.purpose, toReach, { press: 'outcome:as_said' }, said.week);
    expect(house.asked).toBe('ask.have');
    expect(house.chat.at(-1)).toContain(said.weekTold);
  });

  it('in a step of a further goal is that of the goal, which is not asked for one', async () => {
    const open = [toReach.press, 'outcome:as_said', 'date:none', 'have:nothing', 'steps:unknown'];
    const house = await askedFor(lang, said.purpose, ...open.map((press) => ({ press })));
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    await house.press('reached:next_goal');
    expect(house.asked).toBe('ask.steps');
    await house.tell(said.steps);
    expect(house.snapshot.state.plan.goals[0]?.id).toBe('G2');
    expect(house.chat.find((line) => line.includes(said.reaches))).toBeDefined();
  });

  it('in a step is the day of that step; where no other is set, the last of them is that of the plan', async () => {
    const none = { press: 'date:none' };
    const outcome = { press: 'outcome:as_said' };
    const house = await askedFor(lang, said.purpose, toReach, outcome, none, { press: 'have:nothing' }, said.steps);
    expect(house.chat.find((line) => line.includes(said.reaches))).toBeDefined();
    await house.playOut((code) => (code === 'ask.reached' ? null : { press: house.buttons[0]?.id ?? '' }));
    const steps = Object.values(house.contents).find((content) => content.includes('- [ ]')) ?? '';
    const listed = steps.split('\n').filter((line) => line.startsWith('- [ ]'));
    expect(listed.map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0])).toEqual([
      '2026-12-01',
      '2026-12-04',
      '2026-12-08',
      '2026-12-12',
    ]);
    expect([listed[1]?.split(/[:：] ?/).at(-1), listed[3]?.split(/[:：] ?/).at(-1)]).toEqual(said.undated);
    expect(house.invalid).toEqual([]);
  });

  it('in a step behind the deadline is told of', async () => {
    const outcome = { press: 'outcome:as_said' };
    const asked = [said.purpose, toReach, outcome, said.soon, { press: 'have:nothing' }, said.steps] as const;
    const house = await askedFor(lang, ...asked);
    expect(house.chat.filter((line) => line.includes(said.behind))).toHaveLength(1);
    const later = await askedFor(
      lang,
      said.purpose,
      toReach,
      outcome,
      said.told,
      { press: 'have:nothing' },
      said.steps,
    );
    expect(later.chat.filter((line) => line.includes(said.behind))).toEqual([]);
  });
});
