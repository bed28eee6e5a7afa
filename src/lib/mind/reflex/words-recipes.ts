import type { Language } from '../../base/language';
import type { Button, TaskQuestion } from './words-form';

export const recipeSlotNames = ['place', 'bring', 'prepare', 'clock', 'prompts', 'days', 'why', 'merge'] as const;
export type RecipeSlot = (typeof recipeSlotNames)[number];
export const recipeQuestionCodes = ['entry', 'went_well', 'done_count', 'tidy_next'] as const;
export type RecipeQuestionCode = (typeof recipeQuestionCodes)[number];

/** What the recipes for events, journals, reviews, habits and notes say. */
export interface RecipeWords {
  slots: Readonly<Record<RecipeSlot, { name: string; ask: string; buttons: readonly Button[] }>>;
  eventDate: string;
  weekly: { ask: string; buttons: readonly Button[] };
  /** What was understood, and how it is put right. */
  daysTaken(days: string): string;
  clockTaken(at: string): string;
  clockUnread: string;
  daysUnread: string;
  mergeUnread: string;
  tooFewNotes: string;
  goal: {
    event(title: string): string;
    journal: string;
    weekly(date: string): string;
    habit(title: string): string;
    tidy: string;
  };
  task: {
    note(path: string): string;
    alarm(text: string): string;
    recall(path: string): string;
    list: string;
    merge(from: string, into: string): string;
    remove(path: string): string;
    question: Readonly<Record<RecipeQuestionCode, string>>;
  };
  file: {
    plan: string;
    bring: string;
    prepare: string;
    journal: string;
    reviews: string;
    habit: string;
    count: string;
  };
  folder: { journal: string; weekly: string };
  alarm: { pack(title: string): string; day(title: string): string; journal: string; weekly: string };
  label: {
    place: string;
    date: string;
    bring: string;
    prompts: string;
    time: string;
    days: string;
    why: string;
    reminder: string;
    week: string;
    coming: string;
    since(date: string): string;
    nothingFound: string;
    from(path: string): string;
  };
  prompts: readonly string[];
  bring: readonly string[];
  prepare: readonly string[];
  questions: Readonly<Record<RecipeQuestionCode, TaskQuestion>>;
  keep: { ask(path: string): string; buttons: readonly Button[] };
}

export const recipeWords: Readonly<Record<Language, RecipeWords>> = {
  en: {
    slots: {
      place: { name: 'the place', ask: 'Where is it?', buttons: [{ id: 'place:open', label: 'Not known yet' }] },
      bring: {
        name: 'what to bring',
        ask: 'What must come along? One thing a line or with commas.',
        buttons: [{ id: 'bring:choose', label: 'You choose' }],
      },
      prepare: {
        name: 'what to prepare',
        ask: 'What must be done before? One thing a line or with commas.',
        buttons: [{ id: 'prepare:choose', label: 'You choose' }],
      },
      clock: {
        name: 'the time of day',
        ask: 'At what time shall the alarm ring?',
        buttons: [
          { id: 'clock:07:00', label: '7:00' },
          { id: 'clock:12:30', label: '12:30' },
          { id: 'clock:21:00', label: '21:00' },
        ],
      },
      prompts: {
        name: 'what to write about',
        ask: 'What shall the journal ask each day? One question a line.',
        buttons: [{ id: 'prompts:choose', label: 'You choose' }],
      },
      days: {
        name: 'the days',
        ask: 'On which days? Weekdays, a number of days a week, or every day.',
        buttons: [
          { id: 'days:daily', label: 'Every day' },
          { id: 'days:weekdays', label: 'On weekdays' },
          { id: 'days:three', label: '3 days a week' },
        ],
      },
      why: {
        name: 'the reason',
        ask: 'What is it for? One sentence helps on a hard day.',
        buttons: [{ id: 'why:open', label: 'No reason to write down' }],
      },
      merge: {
        name: 'the notes',
        ask: 'Which notes belong together? One path a line. The first is kept, the others go into it and are deleted; I ask before each.',
        buttons: [],
      },
    },
    eventDate: 'On which day is it?',
    weekly: {
      ask: 'On which day of the week?',
      buttons: [
        { id: 'days:sunday', label: 'Sunday' },
        { id: 'days:friday', label: 'Friday' },
      ],
    },
    daysTaken: (days) => `The days: ${days}. Say other days to change them.`,
    clockTaken: (at) => `The time: ${at}. Say another time to change it.`,
    clockUnread: 'I could not read a time there. Write it like 7:30, 6 pm or noon.',
    daysUnread: 'I could not read days there. Write it like Monday and Thursday, 3 days a week or every day.',
    mergeUnread: 'I need the paths of two to four notes that are there, one a line. These are there:',
    tooFewNotes: 'There are not two notes yet, so there is nothing to tidy. Nothing was changed.',
    goal: {
      event: (title) => `Checklist: ${title}`,
      journal: 'Set up the journal',
      weekly: (date) => `Review of the week to ${date}`,
      habit: (title) => `Habit: ${title}`,
      tidy: 'Tidy the notes',
    },
    task: {
      note: (path) => `Write ${path}`,
      alarm: (text) => `Set the alarm “${text}”`,
      recall: (path) => `Look through the last seven days, and write them into ${path}`,
      list: 'List all notes',
      merge: (from, into) => `Put ${from} into ${into}`,
      remove: (path) => `Delete ${path}, now that it stands elsewhere`,
      question: {
        entry: 'Write the first entry',
        went_well: 'Note what went well',
        done_count: 'Count the first time',
        tidy_next: 'Note how new notes shall be kept',
      },
    },
    file: {
      plan: 'plan',
      bring: 'packing-list',
      prepare: 'preparations',
      journal: 'journal',
      reviews: 'review',
      habit: 'habit',
      count: 'count',
    },
    folder: { journal: 'journal', weekly: 'reviews' },
    alarm: {
      pack: (title) => `Pack for: ${title}`,
      day: (title) => `The day has come: ${title}`,
      journal: 'Write in the journal',
      weekly: 'Weekly review',
    },
    label: {
      place: 'Place',
      date: 'Day',
      bring: 'To bring',
      prompts: 'Each day',
      time: 'Time',
      days: 'Days',
      why: 'What for',
      reminder: 'Alarm',
      week: 'The week',
      coming: 'the coming week',
      since: (date) => `Since ${date}`,
      nothingFound: 'Nothing was written down in these days.',
      from: (path) => `From ${path}`,
    },
    prompts: ['What happened today?', 'What was good?', 'What comes tomorrow?'],
    bring: [
      'Papers and tickets',
      'Money',
      'Phone and charger',
      'Clothes for the weather',
      'Something to eat and drink',
    ],
    prepare: [
      'Check the way there',
      'Tell those who must know',
      'Collect what is to be brought',
      'Look at the weather',
    ],
    questions: {
      entry: {
        ask: () => 'Your first entry: what happened today? One thing a line.',
        heading: 'Entry',
        buttons: [{ id: 'entry:later', label: 'Later today', noted: 'To be written later today' }],
      },
      went_well: {
        ask: () => 'What went well this week? One thing a line.',
        heading: 'Went well',
        buttons: [{ id: 'well:open', label: 'Nothing comes to mind', noted: 'Nothing comes to mind' }],
      },
      done_count: {
        ask: (about) => `“${about}”: was it done today?`,
        heading: 'Count',
        buttons: [
          { id: 'count:today', label: 'Yes, today', noted: 'Done: 1' },
          { id: 'count:none', label: 'Not yet', noted: 'Done: 0' },
        ],
      },
      tidy_next: {
        ask: () => 'Where shall new notes of this kind go from now on? One sentence is enough.',
        heading: 'From now on',
        buttons: [{ id: 'tidy:same', label: 'Into this note', noted: 'Into this note' }],
      },
    },
    keep: {
      ask: (path) => `${path} was not put into the other note, so I keep it. All right?`,
      buttons: [{ id: 'keep:yes', label: 'Keep it' }],
    },
  },
  ja: {
    slots: {
      place: { name: '場所', ask: '場所はどこですか。', buttons: [{ id: 'place:open', label: 'まだ決まっていない' }] },
      bring: {
        name: '持ち物',
        ask: '持っていくものは何ですか。一行に一つか読点区切りで書いてください。',
        buttons: [{ id: 'bring:choose', label: '任せる' }],
      },
      prepare: {
        name: '前もってすること',
        ask: '前もってしておくことは何ですか。一行に一つか読点区切りで書いてください。',
        buttons: [{ id: 'prepare:choose', label: '任せる' }],
      },
      clock: {
        name: '時刻',
        ask: 'アラームは何時に鳴らしますか。',
        buttons: [
          { id: 'clock:07:00', label: '7時' },
          { id: 'clock:12:30', label: '12時半' },
          { id: 'clock:21:00', label: '21時' },
        ],
      },
      prompts: {
        name: '書くこと',
        ask: '日記で毎日答えたい問いは何ですか。一行に一つずつ書いてください。',
        buttons: [{ id: 'prompts:choose', label: '任せる' }],
      },
      days: {
        name: '曜日',
        ask: 'どの曜日にしますか。曜日、週の日数、毎日のどれでもわかります。',
        buttons: [
          { id: 'days:daily', label: '毎日' },
          { id: 'days:weekdays', label: '平日' },
          { id: 'days:three', label: '週3日' },
        ],
      },
      why: {
        name: '理由',
        ask: '何のためにしますか。つらい日に読み返す一文です。',
        buttons: [{ id: 'why:open', label: '書かなくてよい' }],
      },
      merge: {
        name: 'まとめるノート',
        ask: 'どのノートを一つにまとめますか。一行に一つずつパスを書いてください。最初のノートを残し、ほかはそこへ書き写して削除します。どれも前もって尋ねます。',
        buttons: [],
      },
    },
    eventDate: '何日ですか。',
    weekly: {
      ask: '何曜日にしますか。',
      buttons: [
        { id: 'days:sunday', label: '日曜' },
        { id: 'days:friday', label: '金曜' },
      ],
    },
    daysTaken: (days) => `曜日は${days}です。違うときは、別の曜日を書いてください。`,
    clockTaken: (at) => `時刻は${at}です。違うときは、別の時刻を書いてください。`,
    clockUnread: '時刻を読み取れませんでした。7時半、午後6時、正午のように書いてください。',
    daysUnread: '曜日を読み取れませんでした。月曜と木曜、週3日、毎日のように書いてください。',
    mergeUnread: 'すでにあるノートのパスを二つから四つ、一行に一つずつ書いてください。今あるノート：',
    tooFewNotes: 'ノートがまだ二つないので、整理するものがありません。何も変えていません。',
    goal: {
      event: (title) => `持ち物と準備：${title}`,
      journal: '日記を始める',
      weekly: (date) => `${date}までの週の振り返り`,
      habit: (title) => `習慣：${title}`,
      tidy: 'ノートの整理',
    },
    task: {
      note: (path) => `${path} を書く`,
      alarm: (text) => `アラーム「${text}」をかける`,
      recall: (path) => `この七日間を見返して ${path} に書く`,
      list: 'ノートを一覧する',
      merge: (from, into) => `${from} を ${into} に書き写す`,
      remove: (path) => `書き写した ${path} を削除する`,
      question: {
        entry: '最初の日記を書く',
        went_well: 'よかったことを書き留める',
        done_count: '一回目を数える',
        tidy_next: 'これからの置き場所を書き留める',
      },
    },
    file: {
      plan: '計画',
      bring: '持ち物',
      prepare: '準備',
      journal: '日記',
      reviews: '振り返り',
      habit: '習慣',
      count: '回数',
    },
    folder: { journal: '日記', weekly: '振り返り' },
    alarm: {
      pack: (title) => `荷造り：${title}`,
      day: (title) => `当日です：${title}`,
      journal: '日記を書く',
      weekly: '週の振り返り',
    },
    label: {
      place: '場所',
      date: '日',
      bring: '持ち物',
      prompts: '毎日の問い',
      time: '時刻',
      days: '曜日',
      why: '何のため',
      reminder: 'アラーム',
      week: 'この一週間',
      coming: 'これからの一週間',
      since: (date) => `${date}から`,
      nothingFound: 'この間に書かれたものはありません。',
      from: (path) => `${path} から`,
    },
    prompts: ['今日あったことは？', 'よかったことは？', '明日することは？'],
    bring: ['切符や身分証', 'お金', '電話と充電器', '天気に合う服', '飲み物と食べ物'],
    prepare: ['行き方を確かめる', '知らせる人に知らせる', '持ち物を集める', '天気を見る'],
    questions: {
      entry: {
        ask: () => '最初の日記です。今日は何がありましたか。一行に一つずつ書いてください。',
        heading: '日記',
        buttons: [{ id: 'entry:later', label: '今日あとで書く', noted: '今日あとで書く' }],
      },
      went_well: {
        ask: () => '今週よかったことは何ですか。一行に一つずつ書いてください。',
        heading: 'よかったこと',
        buttons: [{ id: 'well:open', label: '思いつかない', noted: '思いつかない' }],
      },
      done_count: {
        ask: (about) => `「${about}」は、今日できましたか。`,
        heading: '回数',
        buttons: [
          { id: 'count:today', label: '今日できた', noted: '1回' },
          { id: 'count:none', label: 'まだ', noted: '0回' },
        ],
      },
      tidy_next: {
        ask: () => 'これからは、こういうノートをどこに書きますか。一文で足ります。',
        heading: 'これから',
        buttons: [{ id: 'tidy:same', label: 'このノートに書く', noted: 'このノートに書く' }],
      },
    },
    keep: {
      ask: (path) => `${path} はほかのノートに書き写せていないので、残します。よいですか。`,
      buttons: [{ id: 'keep:yes', label: '残す' }],
    },
  },
};
