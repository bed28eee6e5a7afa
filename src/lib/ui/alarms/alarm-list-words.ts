import type { Language } from '../../base/language';

export interface AlarmListWords {
  title: string;
  untold: string;
  snoozed(time: string): string;
  rung: string;
  ics(text: string): string;
  icsShort: string;
  openTab: string;
  cancel: string;
  cancelOf(text: string): string;
  /** The device is in another zone than some alarms. */
  moved(zone: string): string;
  leave: string;
  bring(at: string): string;
  bringOf(text: string): string;
  /** While a request is open. */
  asked: string;
  allow: string;
  blocked: string;
  allowed: string;
  test: string;
  ringing(text: string): string;
  heldBack: string;
  quiet: string;
  snooze: string;
  done: string;
}

export const alarmListWords: Readonly<Record<Language, AlarmListWords>> = {
  en: {
    title: 'Alarms',
    untold: 'Alarm',
    snoozed: (time) => `again at ${time}`,
    rung: 'rang, not answered',
    ics: (text) => `Add to calendar (.ics): “${text}”`,
    icsShort: 'Add to calendar (.ics)',
    openTab: 'They ring only while a tab of Yadori is open. For one that must ring anyway, save it for your calendar.',
    cancel: 'Cancel',
    cancelOf: (text) => `Cancel the alarm “${text}”: you are asked first`,
    moved: (zone) =>
      `This device is on ${zone} time now. Alarms with another zone beside them still ring by that zone’s clock.`,
    leave: 'Leave them as they are',
    bring: (at) => `Ring at ${at} here`,
    bringOf: (text) => `Ring “${text}” at the same time of the clock here: you are asked first`,
    asked: 'To cancel one, answer the open request first.',
    allow: 'Allow notifications',
    blocked: 'Notifications are blocked for this site in the browser’s settings.',
    allowed: 'Notifications are on.',
    test: 'Try the sound',
    ringing: (text) => `It is time: ${text}`,
    heldBack: 'The browser keeps the sound back until you press something here.',
    quiet: 'Quiet',
    snooze: 'Snooze 10 min',
    done: 'Done',
  },
  ja: {
    title: 'アラーム',
    untold: 'アラーム',
    snoozed: (time) => `${time}にもう一度`,
    rung: '鳴りました。未確認です',
    ics: (text) => `カレンダーに追加 (.ics)：「${text}」`,
    icsShort: 'カレンダーに追加 (.ics)',
    openTab: '鳴るのはYadoriのタブが開いている間だけです。必ず鳴らしたいものは、カレンダー用に保存してください。',
    cancel: '取り消す',
    cancelOf: (text) => `アラーム「${text}」を取り消す（先に承認を求めます）`,
    moved: (zone) => `この端末の時刻は今 ${zone} です。別の地域名が付いたアラームは、その地域の時計で鳴ります。`,
    leave: 'このままにする',
    bring: (at) => `こちらの${at}に変える`,
    bringOf: (text) => `アラーム「${text}」を、こちらの時計の同じ時刻に変える（先に承認を求めます）`,
    asked: '取り消すには、先に開いている依頼に返答してください。',
    allow: '通知を許可する',
    blocked: 'このサイトの通知は、ブラウザーの設定でブロックされています。',
    allowed: '通知はオンです。',
    test: '音を試す',
    ringing: (text) => `時間です：${text}`,
    heldBack: 'ブラウザーが音を止めています。このページのどこかを押すと鳴ります。',
    quiet: '音を止める',
    snooze: '10分後にもう一度',
    done: '済み',
  },
};
