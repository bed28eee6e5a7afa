import { describe, expect, it } from 'vitest';
import type { ReflexHouse } from '../../../../tests/support/reflex-house';
import { alarms, last, languages, order, pick, talking, tomorrow } from '../../../../tests/support/reflex-talk';
import { answerWords } from './answer-words';

type Lang = (typeof languages)[number];

const gym = (lang: Lang) => pick(lang, 'go to the gym', 'ジムに行く');
const pay = (lang: Lang) => pick(lang, 'pay the gym', 'ジムの支払い');

/** Two alarms about the gym, tomorrow at 15 and at 17. */
async function setTwo(house: ReflexHouse, lang: Lang): Promise<void> {
  const set = (hour: number, text: string) =>
    order(
      house,
      pick(lang, `Remind me tomorrow at ${hour}:00 to ${text}`, `明日の${hour}時に${text}を知らせて`),
      'alarm.set',
    );
  await set(15, gym(lang));
  await set(17, pay(lang));
}

const move = (lang: Lang) => pick(lang, 'move the gym alarm to 20:00', 'ジムのアラームを20時に変更して');

/** The first line of the card that waits. */
const card = (house: ReflexHouse) => house.snapshot.run.pending?.lines[0].text ?? null;

describe.each(languages)('of which alarm is asked, %s', (lang) => {
  it('a move stays a move where it was the second thing of its message', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await order(
        house,
        pick(lang, `add milk to the shopping list and ${move(lang)}`, `買い物リストに牛乳を追加して。${move(lang)}`),
        'note.write',
      );
      expect(house.asked).toBe('ask.which');
      await house.press(house.buttons[0]?.id ?? '');
      expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
      await house.answer('y', { lang });
      expect(alarms(house)).toContainEqual([gym(lang), '20:00', tomorrow]);
    }));

  it('nothing is cancelled where the words of a move were taken out of the log', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await house.tell(move(lang));
      const seq = house.snapshot.run.intake?.answers['said'] ?? 0;
      const at = new Date(house.clock.now()).toISOString();
      await house.put({ kind: 'redact', id: 'redact-1', lang, at, targets: [{ seq, pointers: ['/text'] }] });
      await house.press(house.buttons[0]?.id ?? '');
      expect([house.snapshot.run.pending, last(house)]).toEqual([null, answerWords[lang].buttonGone]);
      expect(house.snapshot.run.intake).toBeNull();
    }));

  it('nothing is cancelled where another language is spoken by then', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await house.tell(move(lang));
      const other = lang === 'en' ? 'ja' : 'en';
      const [button] = house.buttons;
      const question = house.snapshot.run.asking?.output ?? 0;
      const at = new Date(house.clock.now()).toISOString();
      await house.put({ kind: 'choice', id: 'press', lang: other, at, question, choice: button?.id ?? '', label: 'x' });
      expect([house.snapshot.run.pending, last(house)]).toEqual([null, answerWords[other].buttonGone]);
    }));
});

describe.each(languages)('“it” is the alarm that was done something with last, %s', (lang) => {
  const six = pick(lang, 'no, make it 18:00', 'いや、18時にして');

  it('also where an older one was moved', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      const [first] = house.snapshot.run.alarms;
      await order(house, pick(lang, `move ${first?.id} to 16:00`, `${first?.id}を16時に変更して`), 'alarm.set');
      await order(house, six, 'alarm.set');
      expect(alarms(house)).toContainEqual([gym(lang), '18:00', tomorrow]);
      expect(alarms(house)).toContainEqual([pay(lang), '17:00', tomorrow]);
    }));

  it.each([
    ['a change', six],
    ['cancel that', pick(lang, 'cancel that', 'キャンセル')],
  ])('and none where it was undone: %s asks which', (_, said) =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await house.tell('/undo');
      expect(alarms(house)).toHaveLength(1);
      await house.tell(said);
      expect([house.snapshot.run.pending, house.asked]).toEqual([null, 'ask.which']);
    }),
  );
});

describe.each(languages)('a change beside the card of an alarm, %s', (lang) => {
  it('that names another alarm waits for its turn', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'Remind me tomorrow at 15:00 to see the dentist', '明日の15時に歯医者を知らせて'),
        'alarm.set',
      );
      await house.tell(pick(lang, 'Remind me tomorrow at 17:00 to call Bob', '明日の17時に電話を知らせて'));
      const before = card(house);
      await house.tell(pick(lang, 'move the dentist alarm to 16:00', '歯医者のアラームを16時に変更して'));
      expect(card(house)).toBe(before);
      await house.answer('y', { lang });
      expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
      await house.answer('y', { lang });
      expect(alarms(house).map((alarm) => (alarm as string[])[1])).toEqual(expect.arrayContaining(['16:00', '17:00']));
    }));
});

describe.each(languages)('a card that is changed, %s', (lang) => {
  it('says what else its message asked for, and is not done', () =>
    talking(lang, async (house) => {
      const milk = pick(lang, 'add milk to the shopping list', '買い物リストに牛乳を追加して');
      await house.tell(
        pick(lang, `Remind me at 18:00 to feed the cat and ${milk}`, `18時に猫の餌を知らせて、あと${milk}`),
      );
      await house.tell(pick(lang, 'make it 19:00', 'やっぱり19時にして'));
      expect(card(house)).toContain('19:00');
      expect(last(house)).toContain(milk);
    }));
});

describe('an alarm by the clocks of elsewhere', () => {
  const set = 'remind me tomorrow at 9am Tokyo time to call Ken';

  it('stays there where its card is changed', () =>
    talking('en', async (house) => {
      await house.tell(set);
      await order(house, 'make it 10am', 'alarm.set');
      expect(house.snapshot.run.alarms[0]).toMatchObject({ at: '10:00', date: tomorrow, zone: 'Asia/Tokyo' });
    }));

  it.each([
    ['make it an hour later', { at: '10:00', date: tomorrow, zone: 'Asia/Tokyo' }],
    ['move it to Friday', { at: '09:00', date: '2026-12-04', zone: 'Asia/Tokyo' }],
    ['make it 10am', { at: '10:00', date: tomorrow, zone: 'Asia/Tokyo' }],
    ['make it 10am London time', { at: '10:00', date: tomorrow, zone: 'Europe/London' }],
    ['move the Ken alarm to 11am', { at: '11:00', date: tomorrow, zone: 'Asia/Tokyo' }],
  ])('stays there when it is changed: %s', (said, wanted) =>
    talking('en', async (house) => {
      await order(house, set, 'alarm.set');
      await order(house, said, 'alarm.set');
      expect(house.snapshot.run.alarms[0]).toMatchObject(wanted);
    }),
  );
});

describe.each(languages)('all alarms, %s', (lang) => {
  const all = pick(lang, 'Cancel all my alarms', 'アラームを全部取り消して');

  it('are cancelled one by one, until none is left', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await order(house, pick(lang, 'Set a timer for 10 minutes', '10分のタイマー'), 'alarm.set');
      await house.tell(all);
      for (let left = 3; left > 0; left--) {
        expect(house.snapshot.run.pending?.capability).toBe('alarm.cancel');
        await house.answer('y', { lang });
        expect(alarms(house)).toHaveLength(left - 1);
      }
      expect(house.snapshot.run.pending).toBeNull();
    }));

  it('are left after a no, and it is said that it is not done', () =>
    talking(lang, async (house) => {
      await setTwo(house, lang);
      await house.tell(all);
      await house.answer('n', { lang });
      expect(house.snapshot.run.pending).toBeNull();
      expect(alarms(house)).toHaveLength(2);
      expect(last(house)).toContain(all);
    }));
});
