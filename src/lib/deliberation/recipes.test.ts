import { readingCapabilities } from '../agent/fold/snapshot';
import { describe, expect, it } from 'vitest';
import '../../../tests/support/mind-pack'; // both languages are there at once
import { ReflexHouse } from '../../../tests/support/reflex-house';
import { expectSound } from '../../../tests/support/sound-log';
import { goalRate } from '../agent/fold/goals';
import type { Language } from '../base/language';

interface Recipe {
  lang: Language;
  purpose: string;
  /** To what it asks before it plans, by the code of the question. */
  before: Record<string, string>;
  /** To what its tasks ask. */
  inTask: string;
  /** By path: what it must hold at the end. */
  notes: Record<string, string[]>;
  gone?: string[];
  alarms: { text: string; at: string; date: string | null; weekdays: number[] }[];
  /** Written before. */
  memos?: string[];
}

const daily = [0, 1, 2, 3, 4, 5, 6];
const recipes: Record<string, Recipe[]> = {
  event: [
    {
      lang: 'en',
      purpose: 'Plan a trip to Kyoto on 12 December',
      before: {
        'ask.place': 'Kyoto station',
        'ask.bring': 'tickets, umbrella',
        'ask.prepare': 'Book the inn, Ask Mika',
      },
      inTask: 'Snow on the line',
      notes: {
        'trip-kyoto/plan.md': ['Kyoto station', '2026-12-12', 'Snow on the line'],
        'trip-kyoto/packing-list.md': ['- [ ] tickets', '- [ ] umbrella'],
        'trip-kyoto/preparations.md': ['2026-12-11', 'Book the inn', 'Ask Mika'],
      },
      alarms: [
        { text: 'Pack for: trip to Kyoto', at: '18:00', date: '2026-12-11', weekdays: [] },
        { text: 'The day has come: trip to Kyoto', at: '07:00', date: '2026-12-12', weekdays: [] },
      ],
    },
    {
      lang: 'ja',
      purpose: '12月12日の京都旅行の準備をする',
      before: { 'ask.place': '京都駅', 'ask.bring': '切符、傘', 'ask.prepare': '宿を予約する、美香に聞く' },
      inTask: '雪で電車が止まる',
      notes: {
        '京都旅行/計画.md': ['京都駅', '2026-12-12', '雪で電車が止まる'],
        '京都旅行/持ち物.md': ['- [ ] 切符', '- [ ] 傘'],
        '京都旅行/準備.md': ['2026-12-11', '宿を予約する', '美香に聞く'],
      },
      alarms: [
        { text: '荷造り：京都旅行', at: '18:00', date: '2026-12-11', weekdays: [] },
        { text: '当日です：京都旅行', at: '07:00', date: '2026-12-12', weekdays: [] },
      ],
    },
  ],
  journal: [
    {
      lang: 'en',
      purpose: 'Keep a journal',
      before: { 'ask.clock': '9:30 pm', 'ask.prompts': 'What did the bees do?\nWhat did I read?' },
      inTask: 'The hive was quiet',
      notes: {
        'journal/journal.md': [
          'What did the bees do?',
          'What did I read?',
          '21:30',
          '2026-11-28',
          'The hive was quiet',
        ],
      },
      alarms: [{ text: 'Write in the journal', at: '21:30', date: null, weekdays: daily }],
    },
    {
      lang: 'ja',
      purpose: '日記をつける',
      before: { 'ask.clock': '夜9時半', 'ask.prompts': 'ハチはどうしていたか\n何を読んだか' },
      inTask: '巣箱は静かだった',
      notes: { '日記/日記.md': ['ハチはどうしていたか', '何を読んだか', '21:30', '2026-11-28', '巣箱は静かだった'] },
      alarms: [{ text: '日記を書く', at: '21:30', date: null, weekdays: daily }],
    },
  ],
  weekly: [
    {
      lang: 'en',
      purpose: 'Do a weekly review',
      memos: ['Note: the queen is marked green'],
      before: { 'ask.days': 'Sunday', 'ask.clock': '18:00' },
      inTask: 'Paint the second hive by 4 December',
      notes: {
        'reviews/review-2026-11-28.md': [
          'the queen is marked green',
          '2026-11-21',
          'Paint the second hive by 4 December',
          '2026-12-04',
        ],
      },
      alarms: [{ text: 'Weekly review', at: '18:00', date: null, weekdays: [6] }],
    },
    {
      lang: 'ja',
      purpose: '週の振り返りをする',
      memos: ['メモ：女王に緑の印'],
      before: { 'ask.days': '日曜', 'ask.clock': '18時' },
      inTask: '12月4日までに巣箱を塗る',
      notes: { '振り返り/振り返り-2026-11-28.md': ['女王に緑の印', '2026-11-21', '巣箱を塗る', '2026-12-04'] },
      alarms: [{ text: '週の振り返り', at: '18:00', date: null, weekdays: [6] }],
    },
  ],
  habit: [
    {
      lang: 'en',
      purpose: 'Build a habit of reading',
      before: { 'ask.days': 'Monday and Thursday', 'ask.clock': '7:15', 'ask.why': 'To know more birds' },
      inTask: 'Late trains',
      notes: {
        'reading/habit.md': ['Monday, Thursday', '07:15', 'To know more birds', 'Late trains'],
        'reading/count.md': ['2026-11-30', '2026-12-03', '2026-12-24', 'Late trains'],
      },
      alarms: [{ text: 'reading', at: '07:15', date: null, weekdays: [0, 3] }],
    },
    {
      lang: 'ja',
      purpose: '読書を習慣にする',
      before: { 'ask.days': '月曜と木曜', 'ask.clock': '7時15分', 'ask.why': '鳥をもっと知る' },
      inTask: '電車の遅れ',
      notes: {
        '読書/習慣.md': ['月・木', '07:15', '鳥をもっと知る', '電車の遅れ'],
        '読書/回数.md': ['2026-11-30', '2026-12-03', '2026-12-24', '電車の遅れ'],
      },
      alarms: [{ text: '読書', at: '07:15', date: null, weekdays: [0, 3] }],
    },
  ],
  tidy: [
    {
      lang: 'en',
      purpose: 'Tidy my notes',
      memos: ['Note: buy sugar'],
      before: { 'ask.merge': 'bees/a.md\nbees/b.md\ndaily/2026-11-28.md' },
      inTask: 'All into bees/a.md',
      notes: { 'bees/a.md': ['first', 'second', 'buy sugar', 'All into bees/a.md', '## From bees/b.md'] },
      gone: ['bees/b.md', 'daily/2026-11-28.md'],
      alarms: [],
    },
    {
      lang: 'ja',
      purpose: 'ノートを整理する',
      memos: ['メモ：砂糖を買う'],
      before: { 'ask.merge': 'bees/a.md\nbees/b.md\nメモ/2026-11-28.md' },
      inTask: 'すべて bees/a.md に書く',
      notes: { 'bees/a.md': ['first', 'second', '砂糖を買う', 'すべて bees/a.md に書く', '## bees/b.md から'] },
      gone: ['bees/b.md', 'メモ/2026-11-28.md'],
      alarms: [],
    },
  ],
};

async function carriedOut(given: Recipe): Promise<ReflexHouse> {
  const house = new ReflexHouse(given.lang);
  for (const [path, content] of given.gone
    ? ([
        ['bees/a.md', 'first'],
        ['bees/b.md', 'second'],
      ] as const)
    : []) {
    const base = { path, content, bytes: content.length, taint: [], written_by: 1, created_by: 1 };
    house.store.notes.set(path, { ...base, time: '2026-11-27T09:00:00.000Z' });
  }
  await house.open();
  for (const memo of given.memos ?? []) {
    await house.tell(memo);
    await house.answer('y');
  }
  await house.tell(given.purpose);
  await house.playOut((code) => given.before[code] ?? (code === 'ask.reached' ? null : given.inTask));
  return house;
}

for (const [name, both] of Object.entries(recipes)) {
  describe(`the recipe ${name}`, () => {
    it.each(both)('goes from its purpose to the last task, $lang', async (given) => {
      const house = await carriedOut(given);
      expect(house.invalid).toEqual([]);
      expect(house.asked).toBe('ask.reached');
      const [goal] = house.snapshot.run.finished_goals;
      expect(goal?.tasks.length).toBeGreaterThanOrEqual(5);
      expect(goal?.tasks.length).toBeLessThanOrEqual(10);
      expect(goal?.tasks.filter(({ status }) => status !== 'done')).toEqual([]);
      expect(goal && goalRate(goal, {})).toBe('100%');
      for (const [path, texts] of Object.entries(given.notes)) {
        for (const text of texts) expect(house.contents[path] ?? Object.keys(house.contents)).toContain(text);
      }
      for (const path of given.gone ?? []) expect(house.contents[path]).toBeUndefined();
      expect(house.snapshot.run.alarms).toMatchObject(given.alarms);
      expect(house.snapshot.run.alarms).toHaveLength(given.alarms.length);
      await expectSound(house);
    });

    it.each(both)('asks before every action but what only reads, $lang', async (given) => {
      const house = await carriedOut(given);
      const acted = house
        .all('action')
        .filter(({ capability }) => capability !== 'conversation' && capability !== 'question')
        .filter(({ capability }) => !readingCapabilities.some((name) => name === capability));
      const asked = new Set(
        house
          .all('approval')
          .filter(({ by, status }) => status === 'granted' && by === 'user')
          .map(({ request }) => request),
      );
      expect(acted.length).toBeGreaterThan(2);
      for (const { request } of acted) expect(asked).toContain(request);
    });
  });
}

it('a note that could not be put into another is not deleted', async () => {
  const given = recipes['tidy']?.[0] as Recipe;
  const house = new ReflexHouse('en');
  for (const [path, content] of [
    ['bees/a.md', 'first'],
    ['bees/b.md', 'long '.repeat(1_000)],
  ] as const) {
    const base = { path, content, bytes: content.length, taint: [], written_by: 1, created_by: 1 };
    house.store.notes.set(path, { ...base, time: '2026-11-27T09:00:00.000Z' });
  }
  await house.open();
  await house.tell(given.purpose);
  await house.playOut((code) => (code === 'ask.merge' ? 'bees/a.md\nbees/b.md' : code === 'ask.reached' ? null : 'ok'));
  expect(Object.keys(house.contents)).toEqual(['bees/a.md', 'bees/b.md']);
});

it('with fewer than two notes there is nothing to tidy, and no purpose is set', async () => {
  const house = new ReflexHouse('en');
  await house.open();
  await house.tell('Tidy my notes');
  expect(house.chat.at(-1)).toContain('not two notes');
  expect(house.snapshot.state.plan.purpose).toBeNull();
});
