import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { recipeSlots, type IntakeRecipe } from '../mind/reflex/recipe-slots';
import { askingWords } from '../mind/reflex/words-asking';

const purposes: Readonly<Record<Language, Readonly<Partial<Record<IntakeRecipe, string>>>>> = {
  en: {
    general: 'Write a novel',
    study: 'Study linear algebra',
    event: 'Plan a trip to Kyoto',
    journal: 'Keep a journal',
    weekly: 'Do a weekly review',
    habit: 'Build a habit of reading',
  },
  ja: {
    general: '小説を書く',
    study: '線形代数を勉強する',
    event: '京都旅行の準備をする',
    journal: '日記をつける',
    weekly: '週の振り返りをする',
    habit: '読書を習慣にする',
  },
};
const nonsense: Readonly<Record<Language, readonly string[]>> = {
  en: ['asdf', '???', '.', '😀'],
  ja: ['ああああ', '？？？', '、', '👍'],
};

async function opened(lang: Language, recipe: IntakeRecipe): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(purposes[lang][recipe] ?? '');
  expect(house.snapshot.run.intake?.recipe).toBe(recipe);
  return house;
}

for (const lang of ['en', 'ja'] as const) {
  const { questions, skip } = askingWords[lang];
  describe(`an answer that cannot be read as what was asked, ${lang}`, () => {
    it.each(Object.keys(purposes[lang]) as IntakeRecipe[])(
      'is asked again once, with an example and Skip, and then left open with a word: %s',
      async (recipe) => {
        const house = await opened(lang, recipe);
        const slots = recipeSlots[recipe].filter((slot) => slot !== 'purpose' && slot !== 'subject');
        for (const [index, slot] of slots.entries()) {
          expect(house.asked).toBe(`ask.${slot}`);
          const text = nonsense[lang][index % 4] ?? '';
          await house.tell(text);
          expect(house.asked, `${slot}: ${text}`).toBe(`ask.${slot}`);
          expect(house.buttons.at(-1)).toMatchObject({ id: `skip:${slot}`, label: skip });
          const before = house.chat.length;
          await house.tell(nonsense[lang][(index + 1) % 4] ?? '');
          expect(house.asked, slot).not.toBe(`ask.${slot}`);
          expect(house.chat.slice(before).join('\n')).toMatch(/could not read that either|今度も読み取れなかった/);
        }
        expect(house.snapshot.state.plan.goals).toHaveLength(1);
        // the plan can be carried out, and holds none of it; what its tasks ask is asked again once, too
        const times: Record<string, number> = {};
        await house.playOut((code) => {
          times[code] = (times[code] ?? 0) + 1;
          return code === 'ask.reached' ? null : (nonsense[lang][(times[code] ?? 0) % 4] ?? '');
        });
        expect(house.invalid).toEqual([]);
        const asked = Object.entries(times).filter(([code]) => code !== 'ask.reached');
        expect(asked.length).toBeGreaterThan(0);
        for (const [code, count] of asked) expect([code, count]).toEqual([code, 2]);
        const notes = Object.values(house.contents).join('\n');
        for (const text of nonsense[lang].filter((said) => said.length > 2)) expect(notes).not.toContain(text);
        await expectSound(house);
      },
    );

    it('Skip leaves it open at once; the example is in what is asked', async () => {
      const house = await opened(lang, 'general');
      await house.press('kind:to_reach');
      await house.tell(nonsense[lang][0] ?? '');
      expect(house.chat.at(-1)).toContain(questions.outcome.example);
      await house.press('skip:outcome');
      expect(house.asked).toBe('ask.date');
    });

    it('free words are taken as they stand, and figures where figures are asked for', async () => {
      const house = await opened(lang, 'study');
      await house.press('kind:to_reach');
      await house.tell('1/15');
      expect(house.asked).toBe('ask.hours');
      await house.tell(lang === 'ja' ? '3日' : '3 days');
      await house.tell(lang === 'ja' ? '本' : 'a book');
      expect(house.snapshot.state.plan.goals).toHaveLength(1);
    });

    it('the example of each question is an answer to it', async () => {
      for (const recipe of Object.keys(purposes[lang]) as IntakeRecipe[]) {
        const house = await opened(lang, recipe);
        for (const slot of recipeSlots[recipe].filter((slot) => slot !== 'purpose' && slot !== 'subject')) {
          expect(house.asked).toBe(`ask.${slot}`);
          await house.tell(/[“「](.+?)[”」]/.exec(questions[slot].example)?.[1] ?? '');
          expect(house.asked, slot).not.toBe(`ask.${slot}`);
          expect(house.chat.at(-1)).not.toMatch(/could not|読み取れ/);
        }
      }
    });
  });

  describe(`who asks what a question means, ${lang}`, () => {
    const back = {
      en: ['What do you mean?', 'why do you ask?', 'I don’t understand'],
      ja: ['どういう意味？', 'なぜ聞くの？', '意味がわかりません'],
    }[lang];

    it.each(Object.keys(purposes[lang]) as IntakeRecipe[])(
      'is told what it is for, with an example, and it stays: %s',
      async (recipe) => {
        const house = await opened(lang, recipe);
        for (const slot of recipeSlots[recipe].filter((slot) => slot !== 'purpose' && slot !== 'subject')) {
          for (const text of back) {
            await house.tell(text);
            expect(house.newest('input')).toMatchObject({ aside: true });
            expect(house.chat.at(-1)).toContain(questions[slot].why);
            expect([house.asked, house.snapshot.run.intake?.awaiting]).toEqual([`ask.${slot}`, slot]);
          }
          await house.tell(lang === 'ja' ? 'スキップ' : 'skip');
        }
        // in a task
        await house.playOut((code) => (code === 'ask.first' ? 'ok' : null));
        const { asking } = house.snapshot.run;
        const code = (house.asked ?? '').slice('ask.'.length) as keyof typeof questions;
        for (const text of back) {
          await house.tell(text);
          expect(house.chat.at(-1)).toContain(questions[code].why);
          expect(house.chat.at(-1)).toContain(questions[code].example);
        }
        expect(house.snapshot.run.asking).toEqual(asking);
        await expectSound(house);
      },
    );

    it('at the very first question, at a request, at the last question, and where nothing is asked', async () => {
      const house = await new ReflexHouse(lang).open();
      await house.tell(back[0] ?? '');
      expect(house.chat.at(-1)).toContain(questions.purpose.why);
      expect(house.asked).toBe('first_open');
      await house.tell(lang === 'ja' ? 'メモ：紙を買う' : 'Note: buy paper');
      await house.tell(back[1] ?? '');
      expect(house.chat.at(-1)).toContain(askingWords[lang].request);
      await house.answer('y', { lang });
      await house.tell(purposes[lang].general ?? '');
      await house.playOut((code) => (code === 'ask.reached' ? null : lang === 'ja' ? 'スキップ' : 'skip'));
      await house.tell(back[0] ?? '');
      expect(house.chat.at(-1)).toContain(questions.reached.why);
      expect(house.asked).toBe('ask.reached');
      await house.press('reached:rest');
      await house.tell(back[0] ?? '');
      expect(house.chat.at(-1)).toContain(lang === 'ja' ? '公開された規則' : 'published rules');
    });
  });
}
