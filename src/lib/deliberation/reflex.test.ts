import { describe, expect, it } from 'vitest';
import type { ReflexHouse } from '../../../tests/support/reflex-house';
import { alarms, languages, last, order, pick, talking, tomorrow } from '../../../tests/support/reflex-talk';
import { maxAlarms } from '../agent/fold/alarm';
import { textOf } from '../events/family';

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

  it('are cancelled by "cancel that" right after, and never called otherwise by what is no correction', () =>
    talking(lang, async (house) => {
      await order(house, said, 'alarm.set');
      for (const talk of pick(
        lang,
        ['no way', 'no problem', 'actually I feel sick today'],
        ['いいね', '今日は疲れた', 'なるほど'],
      )) {
        await house.tell(talk);
        expect([talk, house.snapshot.run.pending]).toEqual([talk, null]);
      }
      await order(house, pick(lang, 'cancel that', 'キャンセル'), 'alarm.cancel');
      expect(alarms(house)).toEqual([]);
    }));

  it('for nothing yet ask when, and ring by a name of ours', () =>
    talking(lang, async (house) => {
      await house.tell(pick(lang, 'Remind me', 'リマインドして'));
      expect(house.asked).toBe('ask.when');
      await order(house, pick(lang, 'in 20 minutes', '20分後'), 'alarm.set');
      expect(alarms(house)).toEqual([[pick(lang, 'Alarm', 'アラーム'), '09:20', '2026-11-28']]);
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
        ['Note: the cake was good 👍🏽❤️', 'the cake was good 👍🏽❤️'],
      ],
      [
        ['メモ：明日は休みです。', '明日は休みです。'],
        ['メモ：弟の声が小さいよね', '弟の声が小さいよね'],
        ['弟の声が小さいってメモしてください', '弟の声が小さい'],
      ],
    ),
  )('keep the words as they were said: %s', (said, kept) =>
    talking(lang, async (house) => {
      await order(house, said, 'note.write');
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
      await house.tell(text);
      expect(last(house)).toMatch(told);
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
