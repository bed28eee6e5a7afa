import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { textOf } from '../events/family';

const words = {
  en: {
    purpose: 'Plant a hedge',
    steps: 'Dig the ditch, plant them',
    file: 'plant-hedge/steps.md',
    card: /^Write the new note plant-hedge\/steps\.md/,
    without: 'There is no plant-hedge/steps.md, since you left it out.',
    answer: 'With the spade',
    next: 'Next for you',
    study: 'Study chemistry by 20 December',
    session: 'Your next session',
  },
  ja: {
    purpose: '生け垣を植える',
    steps: '溝を掘る、植える',
    file: '生け垣/手順.md',
    card: /生け垣\/手順\.md/,
    without: '生け垣/手順.md は見送ったので、ありません。',
    answer: 'シャベルで',
    next: '次にすることは',
    study: '12月20日までに化学を勉強する',
    session: '次の勉強は',
  },
};

/** Plays a plan out, refuses the first note that ends with `file`, and says what else was asked for: code or capability, and words. */
async function refusing(house: ReflexHouse, file: string, answer: string): Promise<{ asked: string; said: string }[]> {
  const seen: { asked: string; said: string }[] = [];
  let isRefused = false;
  for (let turn = 0; turn < 60 && house.asked !== 'ask.reached'; turn++) {
    const { pending, halt } = house.snapshot.run;
    if (halt) await house.command('resume', house.lang);
    else if (pending) {
      const what = pending.lines[0].text ?? '';
      const isThat: boolean = !isRefused && pending.capability === 'note.write' && what.includes(file);
      if (isRefused) seen.push({ asked: pending.capability, said: what });
      isRefused ||= isThat;
      await house.answer(isThat ? 'n' : 'y', { lang: house.lang });
    } else {
      seen.push({ asked: house.asked ?? '', said: house.chat.at(-1) ?? '' });
      await house.tell(answer);
    }
  }
  return seen;
}

async function planned(lang: Language): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(words[lang].purpose);
  for (const choice of ['kind:to_reach', 'outcome:as_said', 'date:none', 'have:nothing']) await house.press(choice);
  await house.tell(words[lang].steps);
  return house;
}

describe.each(['en', 'ja'] as const)('after n to the note of the steps, %s', (lang) => {
  const said = words[lang];

  it('what is asked says that it is not there, and the answer gets a note that is told as a new one', async () => {
    const house = await planned(lang);
    const seen = await refusing(house, said.file, said.answer);
    const asked = seen.find(({ asked }) => asked === 'ask.first_move');
    expect(asked?.said).toContain(said.without);
    expect(asked?.said).not.toContain('2026');
    const [first, second] = seen.filter(
      ({ asked, said: what }) => asked.startsWith('note.') && what.includes(said.file),
    );
    expect(first).toMatchObject({ asked: 'note.write', said: expect.stringMatching(said.card) as string });
    expect(second?.asked).toBe('note.append');
    // once an answer made it, it is there
    expect(seen.find(({ asked }) => asked === 'ask.done_when')?.said).not.toContain(said.without);
    expect(house.contents[said.file]).toContain(said.answer);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('nothing of what was left out comes back by reading the note over, or in the report', async () => {
    const house = await planned(lang);
    const seen = await refusing(house, said.file, said.answer);
    expect(seen.some(({ asked }) => asked === 'note.read')).toBe(false);
    expect(house.snapshot.run.tasks['G1-T6']).toMatchObject({ cause: 'needless' });
    expect(house.contents[said.file]).not.toContain('- [ ]');
    const report = house.all('output').find(({ kind }) => kind === 'message');
    expect(textOf(report?.data ?? null)).toContain(lang === 'ja' ? 'この報告まで' : 'before this report');
    expect(textOf(report?.data ?? null)).not.toContain(said.next);
  });

  it('so it is with a timetable', async () => {
    const house = await new ReflexHouse(lang).open();
    await house.tell(said.study);
    for (const choice of ['kind:to_reach', 'hours:5', 'materials:none']) await house.press(choice);
    const file = lang === 'ja' ? '/時間割.md' : '/timetable.md';
    const seen = await refusing(house, file, said.answer);
    expect(seen.filter(({ asked, said: what }) => asked === 'note.read' && what.includes(file))).toEqual([]);
    expect(house.chat.join('\n')).not.toContain(said.session);
    expect(house.invalid).toEqual([]);
  });
});

it('a note that is there, to which only an addition was refused, is spoken of as before', async () => {
  const house = await planned('en');
  for (let turn = 0; turn < 60 && house.asked !== 'ask.reached'; turn++) {
    const { pending, halt } = house.snapshot.run;
    if (halt) await house.command('resume');
    else if (pending) await house.answer(pending.task === 'G1-T3' ? 'n' : 'y');
    else await house.tell('With the spade');
  }
  const chat = house.chat.join('\n');
  expect(chat).not.toContain('since you left it out');
  expect(chat).toContain('Next for you');
  expect(chat).toContain('[G1-T6] DONE');
});
