import { describe, expect, it } from 'vitest';
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import { maxAlarms } from '../agent/fold/alarm';
import type { Language } from '../base/language';
import { textOf } from '../events/family';

const languages = ['en', 'ja'] as const;
const tomorrow = '2026-11-29';

/** One conversation on Saturday, 28 November 2026, 9:00. Whatever is said in it: no decision is invalid, nothing is asked three times, the log is sound. */
async function talking(lang: Language, body: (house: ReflexHouse) => Promise<void>): Promise<void> {
  const house = await new ReflexHouse(lang).open();
  await body(house);
  expect(house.invalid).toEqual([]);
  const asked = house.all('output').filter(({ kind }) => kind === 'question');
  const times = asked.map(({ data }) => asked.filter((other) => textOf(other.data) === textOf(data)).length);
  expect(Math.max(0, ...times)).toBeLessThanOrEqual(2);
  await expectSound(house);
}

/** Says it, and answers y to the card that it must bring. */
async function order(house: ReflexHouse, text: string, capability: string): Promise<void> {
  await house.tell(text);
  expect([text, house.snapshot.run.pending?.capability]).toEqual([text, capability]);
  await house.answer('y', { lang: house.lang });
}

function alarms(house: ReflexHouse): unknown[] {
  return house.snapshot.run.alarms.map(({ text, at, date, weekdays }) =>
    date === null ? [text, at, weekdays] : [text, at, date],
  );
}

function last(house: ReflexHouse): string {
  return house.chat.at(-1) ?? '';
}

const pick = <T>(lang: Language, en: T, ja: T): T => (lang === 'ja' ? ja : en);

/** Nothing was made, changed or asked for. */
function expectNothingSet(house: ReflexHouse): void {
  const { state, run } = house.snapshot;
  expect([state.plan.purpose, state.plan.goals, run.pending, run.alarms, house.contents]).toEqual([
    null,
    [],
    null,
    [],
    {},
  ]);
  expect(house.changed).toEqual([]);
}

describe.each(languages)('reminders, %s', (lang) => {
  const said = pick(lang, 'Remind me tomorrow at 9:30 to call Bob', '明日の9時半にボブに電話するのを知らせて');
  const name = pick(lang, 'call Bob', 'ボブに電話する');

  it('are set with y, and not before; n sets nothing', () =>
    talking(lang, async (house) => {
      await house.tell(said);
      expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
      expect(alarms(house)).toEqual([]);
      await house.answer('n', { lang });
      expect(alarms(house)).toEqual([]);
      await house.command('resume', lang);
      await order(house, said, 'alarm.set');
      expect(alarms(house)).toEqual([[name, '09:30', tomorrow]]);
    }));

  it('come weekly on the days that are named, and timers count from now', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'Remind me every weekday at 7:30 to stretch', '平日の7時半にストレッチを知らせて'),
        'alarm.set',
      );
      await order(house, pick(lang, 'Set a timer for 10 minutes', '10分のタイマー'), 'alarm.set');
      await order(house, pick(lang, 'Wake me at 6:45', '6時45分に起こして'), 'alarm.set');
      expect(alarms(house)).toEqual([
        [pick(lang, 'stretch', 'ストレッチ'), '07:30', [0, 1, 2, 3, 4]],
        [pick(lang, 'Timer', 'タイマー'), '09:10', '2026-11-28'],
        [pick(lang, 'Wake up', '起きる時間'), '06:45', tomorrow],
      ]);
    }));

  it('without a time ask for it, by a button or in words; "I don’t know" sets nothing and says so', () =>
    talking(lang, async (house) => {
      const open = pick(lang, 'Remind me to call Bob', 'ボブに電話するのを知らせて');
      await house.tell(open);
      expect(house.asked).toBe('ask.when');
      await house.press('when:tomorrow');
      await house.answer('y', { lang });
      expect(alarms(house)).toEqual([[name, '09:00', tomorrow]]);
      await house.tell(pick(lang, 'Remind me to feed the cat', '猫の餌を知らせて'));
      expect(house.asked).toBe('ask.when');
      await order(house, pick(lang, 'at 6pm', '18時'), 'alarm.set');
      expect(alarms(house).at(-1)).toEqual([pick(lang, 'feed the cat', '猫の餌'), '18:00', '2026-11-28']);
      await house.tell(pick(lang, 'Remind me to water the plants', '水やりを知らせて'));
      await house.tell(pick(lang, 'I don’t know', 'わからない'));
      expect([house.asked, house.snapshot.run.intake, house.snapshot.run.pending]).toEqual([null, null, null]);
      expect(last(house)).toBe(pick(lang, 'All right, I leave it.', 'わかりました。そのままにします。'));
    }));

  it.each(
    pick(
      lang,
      [
        'Remind me on 31 February at 9 to call Bob',
        'Remind me on 3 March 2020 at 9 to call Bob',
        'Remind me every month on the 1st at 9 to pay rent',
        'Remind me every second to breathe',
        'Remind me every 45 minutes to stand up',
        'Remind me at 9 Zembla time to call Bob',
      ],
      [
        '2月31日の9時に電話を知らせて',
        '2020年3月3日の9時に電話を知らせて',
        '毎月1日の9時に家賃を知らせて',
        '毎秒知らせて',
        '45分おきに立つのを知らせて',
        '昨日の9時に電話を知らせて',
      ],
    ),
  )('that cannot be are told of, and nothing is set: %s', (text) =>
    talking(lang, async (house) => {
      await house.tell(text);
      expectNothingSet(house);
      expect(last(house)).toMatch(pick(lang, /set nothing|Nothing was set|no such day/i, /何も設定していません/));
    }),
  );

  it('are changed, moved, listed and cancelled', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'Remind me tomorrow at 9:00 about the dentist', '明日の9時に歯医者を知らせて'),
        'alarm.set',
      );
      await order(house, pick(lang, 'Actually make it 7:30', 'やっぱり7時半にして'), 'alarm.set');
      const dentist = pick(lang, 'dentist', '歯医者');
      expect(alarms(house)).toEqual([[expect.stringContaining(dentist), '07:30', tomorrow]]);
      await order(house, pick(lang, 'Remind me at 18:00 to feed the cat', '18時に猫の餌を知らせて'), 'alarm.set');
      await order(house, pick(lang, 'Move the dentist to Friday', '歯医者を金曜に変更して'), 'alarm.set');
      expect(alarms(house)).toContainEqual([expect.stringContaining(dentist), '07:30', '2026-12-04']);
      expect(alarms(house)).toHaveLength(2);
      await house.tell(pick(lang, 'Show my alarms', 'アラーム一覧'));
      expect(last(house)).toContain(dentist);
      expect(last(house)).toContain(pick(lang, 'feed the cat', '猫の餌'));
      await order(house, pick(lang, 'Cancel the dentist alarm', '歯医者のアラームを取り消して'), 'alarm.cancel');
      expect(alarms(house)).toEqual([[pick(lang, 'feed the cat', '猫の餌'), '18:00', '2026-11-28']]);
      await order(house, pick(lang, 'Cancel all alarms', 'アラームを全部取り消して'), 'alarm.cancel');
      expect(alarms(house)).toEqual([]);
    }));

  it('are as many as there is room for, and the next is told so', () =>
    talking(lang, async (house) => {
      for (let minute = 10; minute < 10 + maxAlarms; minute++)
        await order(
          house,
          pick(lang, `Remind me at 18:${minute} to stretch`, `18時${minute}分にストレッチを知らせて`),
          'alarm.set',
        );
      await house.tell(said);
      expect(house.snapshot.run.pending).toBeNull();
      expect(house.snapshot.run.alarms).toHaveLength(maxAlarms);
      expect(last(house)).toContain(String(maxAlarms));
    }));

  it('that ring are put off by a word; and by "more" only what rings', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Remind me in 10 minutes to stretch', '10分後にストレッチを知らせて'), 'alarm.set');
      house.clock.advance(601_000);
      await house.settle();
      expect(house.rings).toHaveLength(1);
      await order(house, pick(lang, 'five more minutes', 'あと5分寝かせて'), 'alarm.snooze');
      expect(house.snapshot.run.alarms[0]?.snoozed).not.toBeNull();
    }));

  it('of which several are meant are asked about once', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Remind me at 18:00 to feed the cat', '18時に猫の餌を知らせて'), 'alarm.set');
      await order(house, pick(lang, 'Remind me at 20:00 to brush the cat', '20時に猫のブラシを知らせて'), 'alarm.set');
      await house.tell(pick(lang, 'Cancel the cat alarm', '猫のアラームを取り消して'));
      expect(house.asked).toBe('ask.which');
      expect(house.buttons).toHaveLength(2);
      await house.press(house.buttons[1]?.id ?? '');
      await house.answer('y', { lang });
      expect(alarms(house)).toEqual([[pick(lang, 'feed the cat', '猫の餌'), '18:00', '2026-11-28']]);
    }));

  it('are corrected while their card is open: the card changes, and one alarm is set', () =>
    talking(lang, async (house) => {
      await house.tell(said);
      const { pending } = house.snapshot.run;
      await house.tell(pick(lang, 'no, at 10:15', 'いや、10時15分にして'));
      expect(house.snapshot.run.pending?.request).not.toBe(pending?.request);
      expect(house.snapshot.run.pending?.capability).toBe('alarm.set');
      await house.answer('y', { lang });
      expect(alarms(house)).toEqual([[name, '10:15', tomorrow]]);
      expect(house.snapshot.run.pending).toBeNull();
    }));

  it('are corrected in what they are for', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'Remind me tomorrow at 9 to call the dentist', '明日の9時に歯医者を知らせて'),
        'alarm.set',
      );
      await order(house, pick(lang, 'Not dentist, doctor', '歯医者じゃなくて眼科'), 'alarm.set');
      expect(alarms(house)).toEqual([[pick(lang, 'call the doctor', '眼科'), '09:00', tomorrow]]);
    }));
});

describe.each(languages)('two requests in one message, %s', (lang) => {
  const both = pick(
    lang,
    'Remind me at 18:00 to feed the cat and add milk to the shopping list',
    '18時に猫の餌を知らせて、あと買い物リストに牛乳を追加して',
  );
  const list = pick(lang, 'lists/shopping.md', 'リスト/買い物.md');

  it('are both done, each with its own card', () =>
    talking(lang, async (house) => {
      await order(house, both, 'alarm.set');
      expect(house.snapshot.run.pending?.capability).toBe('note.write');
      await house.answer('y', { lang });
      expect(alarms(house)).toHaveLength(1);
      expect(house.contents[list]).toContain(pick(lang, '- [ ] milk', '- [ ] 牛乳'));
    }));

  it('where the first is refused, the second is not lost in silence', () =>
    talking(lang, async (house) => {
      await house.tell(both);
      await house.answer('n', { lang });
      expect(alarms(house)).toEqual([]);
      const isOpen = house.snapshot.run.pending?.capability === 'note.write';
      expect(
        isOpen ||
          house.chat
            .slice(-2)
            .join('\n')
            .includes(pick(lang, 'milk', '牛乳')),
      ).toBe(true);
    }));

  it('of which the first only asks, answers it and does the second', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'What time is it? And remind me at 18:00 to feed the cat', '今何時？18時に猫の餌を知らせて'),
        'alarm.set',
      );
      expect(alarms(house)).toHaveLength(1);
      expect(house.chat.join('\n')).toContain('09:00');
    }));
});

describe.each(languages)('notes and lists, %s', (lang) => {
  const list = pick(lang, 'lists/shopping.md', 'リスト/買い物.md');

  it('of things are written, added to, ticked, taken off and shown', () =>
    talking(lang, async (house) => {
      await order(
        house,
        pick(lang, 'Add milk and eggs to the shopping list', '買い物リストに牛乳と卵を追加して'),
        'note.write',
      );
      await order(house, pick(lang, 'Add bread to the shopping list', '買い物リストにパンを追加して'), 'note.append');
      const [milk, eggs, bread] = pick(lang, ['milk', 'eggs', 'bread'], ['牛乳', '卵', 'パン']);
      expect(house.contents[list]?.match(/- \[ \] .*/gu)).toEqual([milk, eggs, bread].map((thing) => `- [ ] ${thing}`));
      await order(house, pick(lang, 'Tick off the eggs', '卵にチェックを入れて'), 'note.write');
      expect(house.contents[list]).toContain(`- [x] ${eggs}`);
      await order(house, pick(lang, 'Take bread off the shopping list', '買い物リストからパンを消して'), 'note.write');
      expect(house.contents[list]).not.toContain(bread);
      await house.tell(pick(lang, 'Show the shopping list', '買い物リストを見せて'));
      expect(last(house)).toContain(milk);
      expect(house.snapshot.state.plan.purpose).toBeNull();
    }));

  it('are one a day for what is noted, found again, listed and deleted', () =>
    talking(lang, async (house) => {
      const path = pick(lang, 'daily/2026-11-28.md', 'メモ/2026-11-28.md');
      await order(house, pick(lang, 'Note: the boiler makes noise', 'メモ：ボイラーがうるさい'), 'note.write');
      await order(
        house,
        pick(lang, 'Note: the key is under the mat\nand one at Jo’s', 'メモ：鍵はマットの下\nもう一つは隣'),
        'note.append',
      );
      expect(house.contents[path]).toContain(pick(lang, 'boiler makes noise', 'ボイラーがうるさい'));
      expect(house.contents[path]).toContain(pick(lang, 'mat\nand one', 'マットの下\nもう一つ'));
      await house.tell(pick(lang, 'Show my notes', 'メモ一覧'));
      expect(last(house)).toContain('2026-11-28');
      await house.tell(pick(lang, 'What did I say about the boiler?', 'ボイラーについて何と言った？'));
      await house.approveAll();
      expect(last(house)).toContain(pick(lang, 'boiler makes noise', 'ボイラーがうるさい'));
      await order(house, pick(lang, 'Delete the note 2026-11-28', '2026-11-28のメモを消して'), 'note.delete');
      expect(house.contents).toEqual({});
      await house.tell(pick(lang, 'Delete the note dragons', 'ドラゴンのメモを消して'));
      expect(house.snapshot.run.pending).toBeNull();
      expect(last(house)).toContain(pick(lang, 'dragons', 'ドラゴン'));
    }));

  it.each(
    pick(
      lang,
      [
        ['Note: buy milk, please!', 'buy milk, please!'],
        ['Please note: it costs 30 euro now', 'it costs 30 euro now'],
        ['Write down: plumber comes at ten', 'plumber comes at ten'],
      ],
      [
        ['メモ：明日は休みです。', '明日は休みです。'],
        ['メモ：弟の声が小さいよね', '弟の声が小さいよね'],
        ['弟の声が小さいってメモしてください', '弟の声が小さい'],
      ],
    ),
  )('keep the words as they were said: %s', (said, kept) =>
    talking(lang, async (house) => {
      await order(house, said as string, 'note.write');
      expect(Object.values(house.contents)[0]).toContain(`- ${kept}\n`);
    }),
  );

  it('get another name, and what stands in them stays', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Add milk to the shopping list', '買い物リストに牛乳を追加して'), 'note.write');
      const before = house.contents[list];
      await order(
        house,
        pick(lang, 'Rename the shopping list to groceries', '買い物リストを食料品に名前を変えて'),
        'note.move',
      );
      expect(house.contents).toEqual({ [pick(lang, 'lists/groceries.md', 'リスト/食料品.md')]: before });
    }));

  it('keep what is to be remembered, so that it is found later; a name goes into the settings', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Remember that I’m vegetarian', 'ベジタリアンだと覚えておいて'), 'note.write');
      expect(house.contents[pick(lang, 'About you.md', 'あなたのこと.md')]).toContain(
        pick(lang, 'I’m vegetarian', 'ベジタリアン'),
      );
      await house.tell(pick(lang, 'What did I say about vegetarian?', 'ベジタリアンについて何と言った？'));
      await house.approveAll();
      expect(last(house)).toContain(pick(lang, 'About you.md', 'あなたのこと.md'));
      await order(house, pick(lang, 'My name is Sam', '名前は美咲です'), 'settings.change');
      await house.tell(pick(lang, 'Hello', 'こんにちは'));
      expect(last(house)).toContain(pick(lang, 'Sam', '美咲'));
      expect(house.snapshot.state.plan.purpose).toBeNull();
    }));
});

describe.each(languages)('what is only told, %s', (lang) => {
  it.each(
    pick(
      lang,
      [
        ['What time is it?', /09:00/],
        ['What day is it today?', /Saturday, 28 November/],
        ['What is 12 times 7?', /84/],
        ['What can you do?', /Reminders/],
        ['Who are you?', /Nagi/],
        ['Hello', /Hello/],
        ['Thanks!', /welcome/],
        ['How are you?', /thank you/],
        ['Good night', /Take care/],
      ],
      [
        ['今何時？', /09:00/],
        ['今日は何日？', /11月28日/],
        ['12かける7は？', /84/],
        ['何ができる？', /リマインダー/],
        ['あなたは誰？', /凪です/],
        ['こんにちは', /こんにちは/],
        ['ありがとう', /どういたしまして/],
        ['元気？', /あなたは/],
        ['おやすみ', /休んで/],
      ],
    ),
  )('“%s” is answered, and sets nothing', (text, told) =>
    talking(lang, async (house) => {
      await house.tell(text as string);
      expect(last(house)).toMatch(told as RegExp);
      expectNothingSet(house);
    }),
  );

  it.each(
    pick(
      lang,
      [
        'asdf',
        'ugh',
        'I’m feeling a bit down today',
        'lovely weather today',
        'lol forget the joke thing',
        '😀😀',
        '…',
        'the blue bike',
      ],
      ['あああ', '目標は三つある', '今日はちょっと落ち込んでる', 'いい天気だね', 'パパ', '😀😀', '…', '青い自転車'],
    ),
  )('“%s” is one honest sentence with ways on, and never a purpose', (text) =>
    talking(lang, async (house) => {
      await house.tell(text);
      expectNothingSet(house);
      const reply = house.newest('output');
      expect(textOf(reply.data)).toContain(pick(lang, 'Sorry, I didn’t follow.', 'わかりませんでした'));
      expect(reply.choices?.map(({ id }) => id)).toEqual(['say:note', 'say:remind', 'say:goal', 'open:models']);
    }),
  );

  it('[PC-04] is marked as made by rules', () =>
    talking(lang, async (house) => {
      await house.tell(pick(lang, 'Hello', 'こんにちは'));
      const spoken = house.all('output').filter(({ kind }) => kind === 'reply' || kind === 'question');
      expect(spoken.length).toBeGreaterThan(1);
      expect(spoken.every(({ by_rules }) => by_rules === true)).toBe(true);
    }));
});

const party = {
  en: 'Plan a party for 12 people on 19 December',
  ja: '12月19日のパーティーを12人で計画して',
} as const;

/** The plan's note, whatever it is called. */
function planNote(house: ReflexHouse): string {
  return Object.entries(house.contents).find(([path]) => /^(?:plans|計画)\//u.test(path))?.[1] ?? '';
}

describe.each(languages)('plans, %s', (lang) => {
  it('[AV-50] come of one sentence: one card for 5 to 10 steps in real days, a note with all of it, and at most two questions', () =>
    talking(lang, async (house) => {
      await house.tell(party[lang]);
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      expect(house.contents).toEqual({});
      await house.answer('y', { lang });
      const [goal] = house.snapshot.state.plan.goals;
      expect(goal?.id).toBe('G1');
      expect(goal?.tasks.map(({ id }) => id)).toEqual(goal?.tasks.map((_, index) => `G1-T${index + 1}`));
      expect(goal?.tasks.length).toBeGreaterThanOrEqual(5);
      expect(goal?.tasks.length).toBeLessThanOrEqual(10);
      const days = goal?.tasks.flatMap(({ date }) => date ?? []) ?? [];
      expect(days.length).toBeGreaterThan(3);
      expect(days.every((day) => day >= '2026-11-28' && day <= '2026-12-20')).toBe(true);
      expect(planNote(house)).toContain('12');
      expect(planNote(house).match(/- \[ \]/gu)?.length).toBeGreaterThan(7);
      let questions = 0;
      for (; house.asked !== null && questions < 5; questions++) {
        await house.press(house.buttons[0]?.id ?? '');
        await house.approveAll();
      }
      expect(questions).toBeLessThanOrEqual(2);
      // no step is called otherwise under its id, and none changes its place
      const now = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      expect(now.length).toBeGreaterThanOrEqual(5);
      expect(now.slice(0, goal?.tasks.length).map(({ id, name }) => [id, name])).toEqual(
        goal?.tasks.map(({ id, name }) => [id, name]),
      );
      await house.tell(pick(lang, 'How far are you?', 'どこまで進みましたか'));
      expect(last(house)).toContain(house.snapshot.state.plan.goals[0]?.name);
    }));

  it('refused write no note and set no alarm', () =>
    talking(lang, async (house) => {
      await house.tell(party[lang]);
      await house.answer('n', { lang });
      await house.command('resume', lang);
      expect([house.contents, house.snapshot.run.alarms, house.snapshot.run.pending]).toEqual([{}, [], null]);
    }));

  it.each(
    pick(
      lang,
      [
        'Plan my trip to Lisbon in March',
        'Plan our move at the end of January',
        'Make a plan to stretch every morning',
        'Plan for my maths exam on 15 January',
        'Make a plan to learn the guitar',
        'Plan a meeting next Tuesday',
      ],
      [
        '3月のリスボン旅行の計画を立てて',
        '1月末の引っ越しの計画を立てて',
        '毎朝ストレッチを続ける計画を立てて',
        '1月15日の数学の試験の計画を立てて',
        'ギターを習う計画を立てて',
        '来週の火曜の会議の計画を立てて',
      ],
    ),
  )('“%s”: skipped questions leave a plan as good as it was', (text) =>
    talking(lang, async (house) => {
      await order(house, text, 'plan.keep');
      const made = house.snapshot.state.plan.goals[0];
      expect(made?.tasks.length).toBeGreaterThanOrEqual(5);
      for (let count = 0; house.asked !== null && count < 5; count++) {
        expect(count).toBeLessThan(2);
        await house.tell(pick(lang, 'I don’t know', 'わからない'));
        expect(house.snapshot.run.pending).toBeNull();
      }
      expect(house.snapshot.state.plan.goals[0]).toEqual(made);
      expect(planNote(house)).not.toBe('');
    }),
  );

  it('are left as they are by cancel in the middle of the questions, and other orders pass beside them', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan a party', 'パーティーの計画を立てて'), 'plan.keep');
      const asked = house.asked;
      expect(asked).not.toBeNull();
      const note = planNote(house);
      await order(house, pick(lang, 'Note: buy candles', 'メモ：ろうそくを買う'), 'note.write');
      expect(planNote(house)).toBe(note);
      for (const aside of pick(
        lang,
        ['lovely weather today', 'I feel sick today', 'we met 3 cats on Friday', 'asdf asdf asdf asdf'],
        ['今日はいい天気だね', '今日は疲れた', '昨日は猫を3匹見たよ', 'もう何もかも嫌になってきたところ'],
      )) {
        await house.tell(aside);
        expect([aside, house.asked, house.snapshot.run.pending]).toEqual([aside, asked, null]);
      }
      expect(planNote(house)).toBe(note);
      await house.tell(pick(lang, 'Cancel', 'キャンセル'));
      expect([house.asked, house.snapshot.run.intake, house.snapshot.run.pending]).toEqual([null, null, null]);
      expect(planNote(house)).toBe(note);
      expect(house.snapshot.state.plan.goals).toHaveLength(1);
    }));

  it('take the answer to their question into steps and note, after one more card', () =>
    talking(lang, async (house) => {
      await order(house, pick(lang, 'Plan a party on 19 December', '12月19日のパーティーの計画を立てて'), 'plan.keep');
      for (let count = 0; house.asked !== null && house.asked !== 'ask.people' && count < 2; count++)
        await house.tell(pick(lang, 'skip', 'スキップ'));
      expect(house.asked).toBe('ask.people');
      await house.tell(pick(lang, '23 people', '23人'));
      expect(house.snapshot.run.pending?.capability).toBe('plan.change');
      await house.answer('y', { lang });
      expect(planNote(house)).toContain('23');
    }));

  it('are corrected in a number by a word', () =>
    talking(lang, async (house) => {
      await order(house, party[lang], 'plan.keep');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      await order(house, pick(lang, 'We’re 15 now', 'やっぱり15人です'), 'plan.change');
      expect(planNote(house)).toContain('15');
      expect(house.snapshot.state.plan.goals[0]?.tasks.length).toBeGreaterThanOrEqual(5);
    }));
});

describe.each(languages)('a purpose, %s', (lang) => {
  const goal = pick(lang, 'My goal: run a marathon', '目標：フルマラソンを走る');
  const text = pick(lang, 'run a marathon', 'フルマラソンを走る');

  it('[AV-05] is all that is needed: asked for at first, set in the person’s own words, and a plan is offered', () =>
    talking(lang, async (house) => {
      expect(house.snapshot.run.phase).toBe('asking');
      expect(house.asked).toBe('first_open');
      const before = house.all('thought').length;
      house.clock.advance(3_600_000);
      await house.settleFully();
      expect(house.all('thought')).toHaveLength(before);
      await house.tell(goal);
      expect(textOf(house.newest('input').text)).toBe(goal);
      expect(house.snapshot.state.plan.purpose).toBe(text);
      expect(house.asked).toBe('ask.plan');
      await house.press('plan:yes');
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      await house.answer('y', { lang });
      expect(house.snapshot.state.plan.goals).toHaveLength(1);
      expect(house.snapshot.state.plan.purpose).toBe(text);
    }));

  it('may be set anew at any time; the old goal is kept or dropped by the person', () =>
    talking(lang, async (house) => {
      await house.tell(goal);
      await house.tell(pick(lang, 'Yes', 'はい'));
      await house.answer('y', { lang });
      const other = pick(lang, 'learn Italian', 'イタリア語を覚える');
      await house.tell(pick(lang, `New goal: ${other}`, `新しい目標：${other}`));
      expect(house.snapshot.state.plan.purpose).toBe(other);
      expect(house.snapshot.run.confirm).not.toBeNull();
      await house.choose(
        house
          .all('output')
          .find(({ seq }) => seq === house.snapshot.run.confirm?.output)
          ?.choices?.at(-1)?.id ?? '',
      );
      expect(house.snapshot.run.confirm).toBeNull();
      expect(house.snapshot.state.plan.goals.length).toBeLessThanOrEqual(1);
    }));

  it('rests and is dropped when the person says so, and not before', () =>
    talking(lang, async (house) => {
      await house.tell(goal);
      await house.press('plan:no');
      await house.tell(pick(lang, 'Drop my purpose', '目標を取り下げて'));
      expect(house.asked).toBe('ask.drop');
      expect(house.snapshot.run.is_purpose_reached).toBe(false);
      await house.press('drop:no');
      expect(house.snapshot.run.is_purpose_reached).toBe(false);
      await house.tell(pick(lang, 'Drop my purpose', '目標を取り下げて'));
      await house.press('drop:yes');
      expect([house.snapshot.state.plan.purpose, house.snapshot.run.phase]).toEqual([null, 'idle']);
      await house.tell(goal);
      expect(house.snapshot.state.plan.purpose).toBe(text);
      await house.press('plan:no');
      await house.tell(pick(lang, 'The goal is reached', '目標を達成した'));
      expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, phase: 'idle' });
    }));

  it('whose steps are all done is asked about once, goes on with a next plan or rests, and waits without a turn', () =>
    talking(lang, async (house) => {
      await order(house, party[lang], 'plan.keep');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      const tasks = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      await house.byHand('G1', ...tasks.map(({ id, name }) => ({ do: 'done' as const, task: id, name: name ?? '' })));
      expect(house.snapshot.state.plan.goals).toEqual([]);
      expect(house.asked).toBe('ask.reached');
      await house.press('reached:next_goal');
      expect(house.snapshot.run.pending?.capability).toBe('plan.keep');
      await house.answer('y', { lang });
      expect(house.snapshot.state.plan.goals[0]?.id).toBe('G2');
      for (let count = 0; house.asked !== null && count < 3; count++) await house.tell(pick(lang, 'skip', 'スキップ'));
      const next = house.snapshot.state.plan.goals[0]?.tasks ?? [];
      await house.byHand('G2', ...next.map(({ id, name }) => ({ do: 'done' as const, task: id, name: name ?? '' })));
      await house.press('reached:rest');
      expect(house.snapshot.run).toMatchObject({ is_purpose_reached: true, phase: 'idle' });
      const thoughts = house.all('thought').length;
      house.clock.advance(3_600_000);
      await house.settleFully();
      expect(house.all('thought')).toHaveLength(thoughts);
    }));
});
