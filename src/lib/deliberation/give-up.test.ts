import { beforeAll, describe, expect, it } from 'vitest';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import { loadWords, wordsOf } from '../mind/reflex/words';

const words = {
  en: {
    purpose: 'I want to grow tomatoes on my balcony',
    over: [
      'I give up',
      'give it up',
      'I want to quit',
      'No, the purpose is over',
      'Forget the purpose',
      'stop everything',
    ],
    reached: 'The purpose is reached',
    yes: 'Yes',
  },
  ja: {
    purpose: '毎日少し歩きたい',
    over: ['もうやめたい', 'あきらめます', '目的をあきらめます', 'この目的はやめます', 'やっぱりやめました'],
    reached: '目的は達成しました',
    yes: 'はい',
  },
};

describe.each(['en', 'ja'] as const)('who gives up, %s', (lang) => {
  const { purpose, over, reached, yes } = words[lang];
  let reply: ReturnType<typeof wordsOf>['reply'];
  beforeAll(async () => {
    await loadWords(lang);
    ({ reply } = wordsOf(lang));
  });

  it('is told how, at a question and at a request; it is no answer, and nothing is given up by it', async () => {
    const house = await new ReflexHouse(lang).open();
    await house.tell(over[0] ?? '');
    expect(house.snapshot.state.plan.purpose).not.toBe(over[0]);
    await house.tell(purpose);
    const { asking, intake } = house.snapshot.run;
    for (const text of over) {
      await house.tell(text);
      expect(house.newest('input'), text).toMatchObject({ aside: true });
      expect(house.chat.join('\n')).toContain(reply.giveUp);
    }
    expect(house.snapshot.run.intake?.answers).toEqual(intake?.answers);
    expect(asking).not.toBeNull();
    for (let count = 0; count < 8 && !house.snapshot.run.pending; count++)
      await house.press(house.buttons[0]?.id ?? '');
    const { pending } = house.snapshot.run;
    expect(pending?.capability).toBe('note.write');
    for (const text of over) {
      await house.tell(text);
      expect(house.chat.at(-1), text).toBe(`${reply.giveUp}\n${reply.requestOpen}`);
    }
    expect(house.snapshot.run).toMatchObject({ pending, queue: [] });
    await expectSound(house);
  });

  it('and who says that it is reached while tasks are open is told when it is asked: nothing is kept for later', async () => {
    const house = await new ReflexHouse(lang).open();
    await house.tell(purpose);
    for (let count = 0; count < 8 && !house.snapshot.run.pending; count++)
      await house.press(house.buttons[0]?.id ?? '');
    await house.tell(reached);
    expect(house.chat.at(-1)).toBe(`${reply.reachedLater}\n${reply.requestOpen}`);
    await house.tell(yes);
    expect(house.chat.at(-1)).toBe(reply.requestOpen);
    expect(house.snapshot.run.queue).toEqual([]);
    expect(house.snapshot.run.pending?.capability).toBe('note.write');
  });
});
