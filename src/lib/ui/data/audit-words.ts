import type { Language } from '../../base/language';

/** The check of the whole log. */
export interface AuditWords {
  title: string;
  text: string;
  run: string;
  cancel: string;
  cancelled: string;
  running: (read: string, total: string) => string;
  clean: (events: string) => string;
  violated: (count: string, rule: string, seq: string) => string;
  unreadable: (seq: string) => string;
  failed: (reason: string) => string;
  detail: (message: string) => string;
  redacted: (count: string) => string;
  foreign: (count: string) => string;
  unknown: (count: string) => string;
  open: (count: string) => string;
  /** As numbered 1 to 8. */
  rules: readonly [string, string, string, string, string, string, string, string];
}

const en: AuditWords = {
  title: 'Check',
  text: 'Reads the whole log and checks that nothing was changed or left out, and that nothing was done without an approval. It changes nothing.',
  run: 'Check the log',
  cancel: 'Cancel the check',
  cancelled: 'The check was cancelled. Nothing was changed.',
  running: (read, total) => `${read} of ${total} events …`,
  clean: (events) => `Sound: ${events} events, and every rule is kept.`,
  violated: (count, rule, seq) =>
    `Not sound: ${count === '1' ? 'one fault' : `${count} faults`}, the first at event ${seq}: ${rule}`,
  unreadable: (seq) => `The log cannot be read at event ${seq}. What stands before it was read.`,
  failed: (reason) => `The log could not be checked: ${reason}. Nothing was changed. Reload and try again.`,
  detail: (message) => `In the log’s own terms: ${message}`,
  redacted: (count) => `Texts were removed from ${count} events, at your request.`,
  foreign: (count) => `${count} events were imported from another form of log; approvals are not checked in them.`,
  unknown: (count) => `${count} events are of kinds that this version does not know. They were kept.`,
  open: (count) => `Actions without a result yet: ${count}.`,
  rules: [
    'the log is not whole, or was changed.',
    'the events do not lead to the saved state.',
    'an action has no approval that fits it.',
    'an action or its result stands twice.',
    'a decision rests on nothing that is there.',
    'something binding comes of a public message.',
    'a goal or a task changed its meaning.',
    'a line was shown that no result is behind.',
  ],
};

const ja: AuditWords = {
  title: '点検',
  text: '記録のすべてを読み、書き換えや欠けがないこと、承認なしに何もしていないことを確かめます。何も変えません。',
  run: '記録を点検',
  cancel: '点検をやめる',
  cancelled: '点検をやめました。何も変えていません。',
  running: (read, total) => `${total}件のうち${read}件…`,
  clean: (events) => `問題ありません。${events}件の記録は、すべての決まりを守っています。`,
  violated: (count, rule, seq) => `問題があります：${count}件。最初は記録${seq}番：${rule}`,
  unreadable: (seq) => `記録${seq}番を読めません。その前までは読みました。`,
  failed: (reason) => `点検できませんでした：${reason}。何も変えていません。開き直してやり直してください。`,
  detail: (message) => `記録の用語では：${message}`,
  redacted: (count) => `求めに応じて、${count}件の記録から文を取り除いてあります。`,
  foreign: (count) => `${count}件は別の形の記録から読み込んだものです。承認は点検しません。`,
  unknown: (count) => `${count}件はこの版の知らない種類です。そのまま残しています。`,
  open: (count) => `まだ結果のない行動：${count}件。`,
  rules: [
    '記録が欠けているか、書き換えられています。',
    '記録から、保存した状態になりません。',
    '行動に合う承認がありません。',
    '行動か結果が二度あります。',
    '判断のもとになるものがありません。',
    '公開の書き込みが、計画や許可を決めています。',
    'ゴールかタスクの意味が変わっています。',
    '結果のない行が表示されています。',
  ],
};

export const auditWords: Readonly<Record<Language, AuditWords>> = { en, ja };
