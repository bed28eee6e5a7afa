import { describe, expect, it } from 'vitest';
import { languages, last, pick, talking } from '../../../tests/support/reflex-talk';

describe.each(languages)('while a card waits, %s', (lang) => {
  const note = pick(lang, 'note: x', 'メモ：x');
  const party = pick(lang, 'plan a birthday party on 20 December', '12月20日の誕生会を計画して');

  it('a button of the question that is open waits for the card, and is then done', () =>
    talking(lang, async (house) => {
      await house.tell(party);
      await house.answer('y', { lang });
      const [button] = house.buttons;
      await house.tell(note);
      await house.press(button?.id ?? '');
      expect(house.invalid).toEqual([]);
      expect(house.snapshot.run.pending?.capability).toBe('note.write');
      await house.answer('y', { lang });
      expect(house.invalid).toEqual([]);
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
    }));

  it('the typed answer to the question that is open waits for the card, and is then taken', () =>
    talking(lang, async (house) => {
      await house.tell(party);
      await house.answer('y', { lang });
      await house.tell(note);
      await house.tell(pick(lang, '12 people', '12人'));
      expect(last(house)).toContain('12');
      await house.answer('y', { lang });
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
      expect(house.invalid).toEqual([]);
    }));

  it('a message that was put off comes after the rest of the message before it', () =>
    talking(lang, async (house) => {
      await house.tell(
        pick(
          lang,
          'add milk to the shopping list and wake me at 5:30 tomorrow',
          '買い物リストに牛乳を足して、明日5:30に起こして',
        ),
      );
      await house.tell(pick(lang, 'set a timer for 9 minutes', '9分のタイマーをかけて'));
      await house.approveAll();
      expect(house.invalid).toEqual([]);
      expect(house.snapshot.run.alarms).toHaveLength(2);
      expect(Object.keys(house.contents)).toHaveLength(1);
    }));
});

describe.each(languages)('several requests in one message, %s', (lang) => {
  it('are all done, also those behind what is only told', () =>
    talking(lang, async (house) => {
      await house.tell(
        pick(
          lang,
          'What time is it? Add milk to the shopping list and set a timer for 5 minutes',
          '今何時？買い物リストに牛乳を足して、5分のタイマーをかけて',
        ),
      );
      await house.approveAll();
      expect(
        Object.values(house.contents)
          .join('')
          .match(/- \[ \]/gu),
      ).toHaveLength(1);
      expect(house.snapshot.run.alarms).toHaveLength(1);
    }));

  it('of which the first ends in words say what is not done', () =>
    talking(lang, async (house) => {
      await house.tell(
        pick(
          lang,
          'cancel the dentist alarm and add milk to the shopping list',
          '歯医者のアラームを取り消して、買い物リストに牛乳を足して',
        ),
      );
      expect(last(house)).toContain(pick(lang, 'add milk to the shopping list', '買い物リストに牛乳を足して'));
    }));
});
