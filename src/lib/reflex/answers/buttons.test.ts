import { describe, expect, it } from 'vitest';
import { ReflexHouse } from '../../../../tests/support/reflex-house';
import { lineOf } from '../../agent/words/lines';
import { answerWords } from './answer-words';

const texts = {
  en: [
    'The blue door sticks',
    'my sister has three cats 🐈',
    'pizza!!',
    'I want to learn the guitar',
    'Don’t forget the milk',
    'What is the meaning of life?',
    'a\nb\nc',
  ],
  ja: [
    '青いドアがきしむ',
    '姉は猫を三匹飼っている🐈',
    '部屋を片付けたい',
    '人生の意味とは？',
    'ピザ！！',
    'あ\nい\nう',
  ],
} as const;

async function opened(lang: 'en' | 'ja'): Promise<ReflexHouse> {
  const house = new ReflexHouse(lang, '2026-11-30');
  await house.open();
  return house;
}

describe.each(['en', 'ja'] as const)('what a button says in the person’s place, %s', (lang) => {
  const { note, remind, goal } = answerWords[lang].sayInstead;

  it.each(texts[lang])('is read as what the button promises: %j', async (text) => {
    const noted = await opened(lang);
    await noted.tell(note(text));
    expect(noted.snapshot.run.pending?.capability).toBe('note.write');
    const reminded = await opened(lang);
    await reminded.tell(remind(text));
    expect(reminded.asked).toBe('ask.when');
    const wished = await opened(lang);
    await wished.tell(goal(text));
    // closing marks are no part of a name
    expect(text.replace(/[^\p{L}\p{N}]+$/u, '')).toBe(wished.snapshot.state.plan.purpose);
    expect(wished.asked).toBe('ask.plan');
  });
});

describe.each(['en', 'ja'] as const)('what no rule reads, %s', (lang) => {
  const { note } = answerWords[lang].sayInstead;
  const [text] = texts[lang];
  const offered = (house: ReflexHouse) =>
    house
      .all('output')
      .at(-1)
      ?.choices?.map(({ id }) => id);

  it('is not offered to be said in the person’s place where a link put words into it', async () => {
    const house = await opened(lang);
    await house.say(text, { lang, taint: ['link:evil.example'] });
    expect(offered(house)).toEqual(['open:models']);
  });

  it('becomes what its button says, which is asked about even where a rule covers what the person orders', async () => {
    const house = await opened(lang);
    await house.tell(note('x'));
    await house.always({ bounds: { order: 'own', mind: 'here' }, rate_an_hour: 20, lasts_hours: null });
    await house.say(text, { lang });
    expect(offered(house)).toContain('say:note');
    const choice = { id: 'say:note', question: house.all('output').at(-1)?.seq ?? 0 };
    await house.say(note(text), { lang, choice });
    expect(house.snapshot.run.pending?.capability).toMatch(/^note\./);
    expect(house.all('thought').at(-1)?.decision.action_payload['content']).toContain(text);
  });
});

describe.each(['en', 'ja'] as const)('the buttons of the first question, %s', (lang) => {
  it.each(answerWords[lang].firstButtons)(
    'do what their words do when they are written: $label',
    async ({ id, said }) => {
      const pressed = await opened(lang);
      await pressed.press(id);
      const written = await opened(lang);
      await written.tell(said);
      const outcome = (house: ReflexHouse) => [
        house.snapshot.run.phase,
        house.snapshot.run.pending?.lines,
        house.asked,
      ];
      expect(outcome(pressed)).toEqual(outcome(written));
      expect(['approving', 'asking']).toContain(pressed.snapshot.run.phase);
    },
  );

  it('goes on after “Remind me” with the time alone', async () => {
    const house = await opened(lang);
    await house.press('first:remind');
    expect(house.asked).toBe('ask.when');
    await house.press('when:tomorrow');
    expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
  });
});

describe.each(['en', 'ja'] as const)('a question that was left, %s', (lang) => {
  it('is asked again where the person says what they want from the start, as they are told', async () => {
    const house = await opened(lang);
    const wish = answerWords[lang].sayInstead.remind('pizza');
    await house.tell(wish);
    await house.command('drop');
    expect([house.asked, house.all('output').at(-1)?.code]).toEqual([null, 'dropped.question']);
    expect(lineOf('dropped.question', lang)).toMatch(/from the start|最初から/);
    await house.tell(wish);
    expect(house.asked).toBe('ask.when');
  });
});

it('who it is promises that nothing leaves the device only while rules judge', () => {
  expect(answerWords.en.who('Nagi')).toContain('While I follow rules, nothing');
  expect(answerWords.ja.who('ナギ')).toContain('決まった文だけを読み取っている間は');
});
