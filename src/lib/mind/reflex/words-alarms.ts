import type { Language } from '../../base/language';

/** What Reflex says of alarms, of searching and of settings. Loaded with what judges. */
export interface AlarmWords {
  untold: string;
  /** An alarm that nothing was said for; `time`: 7:30. */
  named: Readonly<Record<'time' | 'wake' | 'timer', (time: string) => string>>;
  noTime: string;
  past(time: string): string;
  full(most: number): string;
  none: string;
  all(count: number): string;
  one(id: string, text: string, time: string): string;
  which: string;
  notRinging: string;
  openTab: string;
  /** What it does, as an option and an intent are called. */
  set(text: string): string;
  cancel(id: string): string;
  snooze(id: string): string;
  recall(query: string): string;
  queryTooLong: string;
  setting(name: string): string;
  noSetting: string;
  settingUnread: string;
  settingIsSo(value: string): string;
  settingRange(least: number, most: number): string;
}

export const alarmWords: Readonly<Record<Language, AlarmWords>> = {
  en: {
    untold: 'Alarm',
    named: {
      time: (time) => `At ${time}`,
      wake: (time) => `Wake up at ${time}`,
      timer: (time) => `Timer until ${time}`,
    },
    noTime: 'I could not read a time there. Write it like “at 7:30 tomorrow”, “every day at 18:00” or “in 20 minutes”.',
    past: (time) => `${time} is past already. Nothing was set.`,
    full: (most) => `There are ${most} alarms already, and that is the most. Cancel one first: “Cancel the alarm A12”.`,
    none: 'No alarm is set. Say, for example, “Remind me at 18:00 to water the plants”.',
    all: (count) => (count === 1 ? 'One alarm is set:' : `${count} alarms are set:`),
    one: (id, text, time) => `${id} ${text}, ${time}`,
    which: 'Which of them? Say it with its number, as in “Cancel the alarm A12” or “Move the alarm A12 to 8:00”.',
    notRinging: 'No alarm waits to be put off.',
    openTab: 'They ring only while a tab of Yadori is open.',
    set: (text) => `set an alarm: ${text}`,
    cancel: (id) => `cancel the alarm ${id}`,
    snooze: (id) => `put the alarm ${id} off`,
    recall: (query) => `search for “${query}”`,
    queryTooLong: 'That is too long to search for. A few words are enough.',
    setting: (name) => `change the setting ${name}`,
    noSetting: 'There is no such setting here.',
    settingUnread: 'I could not read a number there. Write it like “heartbeat 2 minutes” or “turns an hour 300”.',
    settingIsSo: (value) => `It is ${value} already. Nothing was changed.`,
    settingRange: (least, most) => `That can be ${least} to ${most}. Nothing was changed.`,
  },
  ja: {
    untold: 'アラーム',
    named: {
      time: (time) => `${time} のお知らせ`,
      wake: (time) => `${time} に起きる`,
      timer: (time) => `${time} までのタイマー`,
    },
    noTime: '時刻を読み取れませんでした。「明日の7時半に」「毎日18時に」「20分後に」のように書いてください。',
    past: (time) => `${time}はもう過ぎています。何も設定していません。`,
    full: (most) =>
      `アラームはもう${most}件あり、これが上限です。先に一つ取り消してください。例：「アラームA12を取り消して」`,
    none: 'アラームはありません。たとえば「18時に水やりを知らせて」と伝えてください。',
    all: (count) => `アラームは${count}件あります：`,
    one: (id, text, time) => `${id} ${text}、${time}`,
    which: 'どれですか。「アラームA12を取り消して」「アラームA12を8時に変えて」のように、番号で伝えてください。',
    notRinging: '先に延ばすアラームはありません。',
    openTab: '鳴るのはYadoriのタブが開いている間だけです。',
    set: (text) => `アラームをかける：${text}`,
    cancel: (id) => `アラーム${id}を取り消す`,
    snooze: (id) => `アラーム${id}を先に延ばす`,
    recall: (query) => `「${query}」を探す`,
    queryTooLong: '探す言葉が長すぎます。短い言葉で足ります。',
    setting: (name) => `設定「${name}」を変える`,
    noSetting: 'その設定はここにはありません。',
    settingUnread:
      '数を読み取れませんでした。「ハートビートを2分にして」「1時間のターン数を300にして」のように書いてください。',
    settingIsSo: (value) => `すでに${value}です。何も変えていません。`,
    settingRange: (least, most) => `${least}から${most}までにできます。何も変えていません。`,
  },
};
