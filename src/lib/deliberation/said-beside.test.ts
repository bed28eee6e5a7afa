import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import type { Language } from '../base/language';
import { wordsOf } from '../mind/reflex/words';

const languages = ['en', 'ja'] as const;
const purpose = { en: 'Plant a hedge', ja: '生け垣を植える' };

async function askedForSteps(lang: Language): Promise<ReflexHouse> {
  const house = await new ReflexHouse(lang).open();
  await house.tell(purpose[lang]);
  for (const choice of ['kind:to_reach', 'outcome:as_said', 'date:none', 'have:nothing']) await house.press(choice);
  expect(house.asked).toBe('ask.steps');
  return house;
}

async function atTaskQuestion(lang: Language, code = 'ask.first_move'): Promise<ReflexHouse> {
  const house = await askedForSteps(lang);
  await house.tell(lang === 'ja' ? '溝を掘る、植える' : 'Dig the ditch, plant them');
  await house.playOut((asked) => (asked === code ? null : lang === 'ja' ? '机で' : 'At the desk'));
  expect(house.asked).toBe(code);
  return house;
}

describe.each(languages)('an answer that leaves the choice to the Avatar, %s', (lang) => {
  const said = {
    en: [
      "I don't know, you decide",
      'no idea, you tell me',
      'No idea. You choose!',
      "it's up to you",
      'whatever you think',
    ],
    ja: [
      'わからない。おまかせします',
      'わかりません、お任せで',
      'おまかせでお願いします',
      '特に思いつかない',
      'なんでもいいです',
    ],
  };
  it.each(said[lang])('is the same as pressing the button: %s', async (text) => {
    const pressed = await askedForSteps(lang);
    await pressed.press('steps:unknown');
    const told = await askedForSteps(lang);
    await told.tell(text);
    const tasks = (house: ReflexHouse) => house.snapshot.state.plan.goals[0]?.tasks.map(({ name }) => name);
    expect(tasks(told)).toEqual(tasks(pressed));
    await pressed.answer('y');
    await told.answer('y');
    await pressed.answer('y');
    await told.answer('y');
    expect(told.contents).toEqual(pressed.contents);
  });

  it('is noted as the button that leaves it open', async () => {
    const [pressed, told] = [await atTaskQuestion(lang), await atTaskQuestion(lang)];
    await pressed.press('first:open');
    await told.tell(said[lang][0] ?? '');
    await pressed.answer('y');
    await told.answer('y');
    expect(told.contents).toEqual(pressed.contents);
    await expectSound(told);
  });
});

describe.each(languages)('what orders something while a question is open, %s', (lang) => {
  const orders = {
    en: ['change the date to 18 March', 'cancel the second task', 'please delete the last note'],
    ja: ['日付を12月18日に変えて', '二つ目のタスクを取り消して', '最後のメモを消してください'],
  };
  it('is no answer before the person says so, and no note holds it', async () => {
    const house = await atTaskQuestion(lang);
    for (const text of orders[lang])
      expect(await house.tell(text), text).toMatchObject({ ok: false, code: 'answer_unclear' });
    expect(house.asked).toBe('ask.first_move');
  });

  const alarms = {
    en: ['move the walk alarm to 1 pm', 'cancel A52', 'Can you set an alarm for 9 tomorrow'],
    ja: ['明日の朝9時にアラームを鳴らして', '散歩のアラームを13時に変えて', '月曜の7時にアラームお願い'],
  };
  it('is taken as what it is where it is about an alarm, and the question stays', async () => {
    for (const text of alarms[lang]) {
      const house = await atTaskQuestion(lang);
      const notes = house.contents;
      expect(await house.tell(text), text).toMatchObject({ ok: true });
      expect(house.newest('input'), text).toMatchObject({ aside: true });
      for (let count = 0; count < 3 && house.snapshot.run.pending; count++) await house.answer('y');
      expect(house.asked, text).toBe('ask.first_move');
      expect(house.contents).toEqual(notes);
    }
  });

  it('corrects the date of the plan that is asked for', async () => {
    const house = await new ReflexHouse(lang).open();
    for (const text of lang === 'ja' ? ['京都旅行の準備をする', '来週の金曜'] : ['Plan a trip to Kyoto', 'next Friday'])
      await house.tell(text);
    expect(await house.tell(orders[lang][0] ?? '')).toMatchObject({ ok: true });
    expect(house.asked).toBe('ask.place');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? '2026年12月18日' : '18 March 2027');
  });
});

describe('a step that begins like an order', () => {
  it('is a step where steps are listed, and names nothing that is here', async () => {
    const house = await askedForSteps('en');
    expect(await house.tell('cancel the gym contract, move the sofa')).toMatchObject({ ok: true });
    expect(house.snapshot.state.plan.goals).toHaveLength(1);
  });
});

describe.each(languages)('asked whether the purpose is reached, %s', (lang) => {
  const { reached } = wordsOf(lang);
  async function atTheEnd(): Promise<ReflexHouse> {
    const house = await askedForSteps(lang);
    await house.press('steps:unknown');
    await house.playOut((code) => (code === 'ask.reached' ? null : lang === 'ja' ? '机で' : 'At the desk'));
    expect(house.asked).toBe('ask.reached');
    return house;
  }

  it('what is neither yes nor no leaves the question open, with its buttons', async () => {
    const house = await atTheEnd();
    const said = {
      en: ['Rilke', 'OK', 'Call it off', 'nice weather'],
      ja: ['リルケ', 'お願いします', '目的をやめたい', '天気がいいね'],
    };
    for (const text of said[lang]) {
      await house.tell(text);
      expect(house.asked, text).toBe('ask.reached');
      expect(house.buttons.map(({ id }) => id)).toEqual(reached.buttons.map(({ id }) => id));
    }
    await house.press('reached:rest');
    expect(house.snapshot.run.is_purpose_reached).toBe(true);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('yes is yes, and who goes on is asked for the next goal', async () => {
    for (const text of lang === 'ja' ? ['はい', 'うん'] : ['Yes', 'yes please']) {
      const house = await atTheEnd();
      await house.tell(text);
      expect([house.asked, house.snapshot.run.is_purpose_reached], text).toEqual(['ask.purpose', true]);
    }
    for (const text of lang === 'ja' ? ['続けて', '次へ'] : ['Go on', 'continue']) {
      const house = await atTheEnd();
      await house.tell(text);
      expect([house.asked, house.snapshot.run.is_purpose_reached], text).toEqual(['ask.steps', false]);
    }
  });

  const wish = { en: 'I need to get a passport by 15 January', ja: '1月15日までにパスポートを取りたい' }[lang];
  it('a wish is offered as the next purpose, and is one once it is taken', async () => {
    const house = await atTheEnd();
    await house.tell(wish);
    expect(house.asked).toBe('ask.reached');
    expect(house.chat.at(-1)).toContain(wish);
    expect(house.snapshot.state.plan.purpose).toBe(purpose[lang]);
    await house.press('reached:take');
    expect(house.snapshot.state.plan.purpose).toBe(wish);
    expect(house.asked).toBe('ask.kind');
    expect(house.chat.at(-1)).toContain(lang === 'ja' ? '2027年1月15日' : '15 January 2027');
    await house.press('kind:to_reach');
    await house.press('outcome:as_said');
    expect(house.asked).toBe('ask.have');
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });

  it('a wish that is not taken changes nothing, and a further goal still leads on', async () => {
    const house = await atTheEnd();
    await house.tell(wish);
    await house.tell('…?');
    expect(house.asked).toBe('ask.reached');
    await house.press('reached:next_goal');
    expect([house.asked, house.snapshot.state.plan.purpose]).toEqual(['ask.steps', purpose[lang]]);
    expect(house.invalid).toEqual([]);
  });
});

describe.each(languages)('while a request is open, %s', (lang) => {
  it('what would be an action is kept, and the plan is told', async () => {
    const keeps = {
      en: ['change the walk alarm to 1 pm', 'cancel A52'],
      ja: ['散歩のアラームを13時に変えて', 'A52を取り消して', '月曜の7時にアラームお願い'],
    };
    const asks = { en: ['what is on the plan?', "what's the plan"], ja: ['計画を教えて', '計画はどうなってる'] };
    const house = await askedForSteps(lang);
    await house.press('steps:unknown');
    const { pending } = house.snapshot.run;
    expect(pending).not.toBeNull();
    for (const text of keeps[lang]) {
      await house.tell(text);
      expect(house.newest('thought').decision, text).toMatchObject({ later: true });
    }
    for (const text of asks[lang]) {
      await house.tell(text);
      expect(house.chat.at(-1), text).toContain('G1-T1');
    }
    expect(house.snapshot.run.pending).toEqual(pending);
  });
});

describe.each(languages)('an answer that says nothing, about a note that was left out, %s', (lang) => {
  it('writes no note, and the plan goes on', async () => {
    const house = await askedForSteps(lang);
    await house.tell(lang === 'ja' ? '溝を掘る、植える' : 'Dig the ditch, plant them');
    const file = lang === 'ja' ? '手順.md' : 'steps.md';
    const written: string[] = [];
    let isRefused = false;
    for (let turn = 0; turn < 60 && house.asked !== 'ask.reached'; turn++) {
      const { pending, halt } = house.snapshot.run;
      if (halt) await house.command('resume', lang);
      else if (pending) {
        const isThat: boolean = pending.lines[0].text?.includes(file) === true;
        if (isThat && isRefused) written.push(pending.lines[0].text ?? '');
        isRefused ||= isThat;
        await house.answer(isThat ? 'n' : 'y', { lang });
      } else if (turn % 2 === 0) await house.tell(lang === 'ja' ? 'わかりません' : "I don't know");
      else await house.press(house.buttons.at(-1)?.id ?? '');
    }
    expect(house.asked).toBe('ask.reached');
    expect([isRefused, written]).toEqual([true, []]);
    expect(Object.keys(house.contents).filter((path) => path.endsWith(file))).toEqual([]);
    expect(house.invalid).toEqual([]);
    await expectSound(house);
  });
});
