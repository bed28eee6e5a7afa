import type { Language } from '../../base/language';
import type { Cause, Outcome } from '../../events/action-result';
import type { HaltReason } from '../../events/lifecycle';
import type { NoticeName } from '../../mind/transcript';

/** What stands between the words of person and Avatar: by code, in brackets. It never changes what an earlier build said without need. */
export interface TranscriptWords {
  summary: (text: string) => string;
  leftOut: (count: number) => string;
  removed: string;
  /** Behind what was said before the person stopped it. */
  cut: string;
  /** Between two messages of its own. */
  saidMore: string;
  /** Said by the built-in rules, which the person takes for the mind's own words. */
  byRules: (text: string) => string;
  stub: (length: number, origins: string, seq: number) => string;
  other: (source: string) => string;
  pressed: string;
  /** Before what the person said with their no. */
  refuses: (request: string) => string;
  buttons: (labels: readonly string[]) => string;
  /** In place of a picture of the person's: it is shown, cannot be seen, or was shown before. */
  picture: Readonly<Record<'shown' | 'unseen' | 'earlier', (size: string) => string>>;
  purpose: (text: string) => string;
  planned: (goal: string) => string;
  /** Behind a task that the person does. */
  persons: string;
  taskStatus: Readonly<Record<'pending' | 'active' | 'done' | 'fail', string>>;
  planChanged: (how: 'hand' | 'agreed' | 'undone', goal: string, tasks: string) => string;
  /** Of a goal, before the tasks that changed with it. */
  renamed: (before: string, after: string) => string;
  waits: (until: string) => string;
  foundDone: (tasks: string) => string;
  answer: Readonly<Record<'y' | 'n' | 'withdrawn', (request: string) => string>>;
  corrected: (request: string, instead: string) => string;
  askedAgain: (request: string) => string;
  asked: (request: string) => string;
  allowed: (request: string) => string;
  notRun: string;
  /** `intent`: what it wanted to look at. */
  askedToRead: (intent: string, request: string) => string;
  mayRead: string;
  did: (name: string) => string;
  /** A question that was open until another one was asked. */
  superseded: (name: string) => string;
  result: (name: string, outcome: string, cause: string, summary: string) => string;
  outcome: Readonly<Record<Outcome, string>>;
  cause: Readonly<Record<Cause, string>>;
  /** `reason`: a code, of the notice. */
  notice: (what: NoticeName, reason: string, task: string | null) => string;
  goalDone: (goal: string, name: string, rate: string) => string;
  seen: (source: string) => string;
  failedTry: string;
}

/** By reason; '': for any other. */
type Notices = Readonly<Record<NoticeName, Readonly<Partial<Record<string, string>> & { '': string }>>>;

const stored = ['storage', 'data_lost', 'corrupt'] as const satisfies readonly HaltReason[];
const thinks = ['mind', 'model'] as const satisfies readonly HaltReason[];

function each(reasons: readonly HaltReason[], text: string): Partial<Record<HaltReason, string>> {
  return Object.fromEntries(reasons.map((reason) => [reason, text]));
}

const noticesEn: Notices = {
  file_added: { '': 'the person added a file to the notes' },
  halted: {
    '': 'you paused',
    rejected: 'you paused after their no',
    invalid: 'you paused: your answers did not fit',
    stopped: 'the person stopped you',
    budget: 'you paused: a budget is used up',
    imported: 'you paused: a log was brought in',
    ...each(stored, 'you paused: something is wrong with the storage'),
    ...each(thinks, 'you paused: you could not think'),
  },
  resumed: { '': 'you go on' },
  interrupted: {
    '': 'you broke off what you were at',
    input: 'you broke off what you were at, because the person wrote',
    rule: 'you broke off what you were at: the rule for it no longer holds',
    stop: 'the person broke off what you were at',
    drop: 'the person dropped what you were at',
  },
  imported: { '': 'a log was brought in' },
};

const noticesJa: Notices = {
  file_added: { '': '相手がノートにファイルを追加した' },
  halted: {
    '': '止まった',
    rejected: '断られて止まった',
    invalid: '答えの形が合わず、止まった',
    stopped: '相手に止められた',
    budget: '予算を使いきって止まった',
    imported: '記録が取り込まれて止まった',
    ...each(stored, '保存に問題があって止まった'),
    ...each(thinks, '考えられなくなって止まった'),
  },
  resumed: { '': '再開した' },
  interrupted: {
    '': 'していたことを中断した',
    input: '相手が話しかけたので、していたことを中断した',
    rule: '規則がなくなったので、していたことを中断した',
    stop: '相手が、していたことを止めた',
    drop: '相手が、していたことを見送った',
  },
  imported: { '': '記録が取り込まれた' },
};

const en: TranscriptWords = {
  summary: (text) => `(earlier, in short: ${text})`,
  leftOut: (count) => `(${count} older events are left out here; recall finds them)`,
  removed: '(taken out by the person)',
  cut: '… (the person stopped you here)',
  saidMore: 'that message ends here; what follows is another one of yours',
  byRules: (text) => `the built-in rules said in your place: “${text}”`,
  stub: (length, origins, seq) =>
    `(#${seq}: ${length} characters${origins === '' ? '' : ` from ${origins}`}, not shown here)`,
  other: (source) => `(somebody else, on ${source}) `,
  pressed: '(pressed) ',
  refuses: (request) => `(why not ${request}) `,
  buttons: (labels) => `[buttons: ${labels.join(' | ')}]`,
  picture: {
    shown: (size) => `[picture, ${size}]`,
    unseen: (size) => `[a picture that you cannot see, ${size}]`,
    earlier: (size) => `[a picture, ${size}, not shown again]`,
  },
  purpose: (text) => `purpose set: ${text}`,
  planned: (goal) => `planned: ${goal}`,
  persons: ' (person)',
  taskStatus: { pending: 'to do', active: 'begun', done: 'done', fail: 'dropped' },
  planChanged: (how, goal, tasks) =>
    `${goal} ${{ hand: 'changed by the person’s own hand', agreed: 'changed as agreed', undone: 'changed back by the person' }[how]}: ${tasks === '' ? 'another order' : tasks}`,
  renamed: (before, after) => `called “${after}” instead of “${before}”`,
  waits: (until) => `you wait: ${until}`,
  foundDone: (tasks) => `${tasks}: done`,
  answer: {
    y: (request) => `${request}: yes`,
    n: (request) => `${request}: NO, the person refused it`,
    withdrawn: (request) => `${request}: taken back by you`,
  },
  corrected: (request, instead) => `${request}: ${instead} took its place, as the person wanted it`,
  askedAgain: (request) => `asked again as ${request}`,
  asked: (request) => `asked the person, ${request}; not done yet`,
  allowed: (request) => `allowed by a rule, ${request}; the result follows`,
  notRun: 'not run',
  askedToRead: (intent, request) =>
    `you wanted: ${intent === '' ? 'to look at something' : intent}. That did not run yet: the person is asked first whether you may look at all, ${request}`,
  mayRead: 'what you wanted to look at did not run: call it again',
  did: (name) => `(called ${name})`,
  superseded: (name) => `${name}: no longer open, something else came first`,
  result: (name, outcome, cause, summary) => `${name}: ${outcome}${cause === '' ? '' : ` (${cause})`}. ${summary}`,
  outcome: { success: 'success', partial: 'partial', no_effect: 'no effect', failed: 'failed', uncertain: 'uncertain' },
  cause: {
    rejected: 'refused',
    dropped: 'dropped',
    replaced: 'replaced',
    gave_up: 'given up',
    needless: 'not needed',
    repeated: 'repeated',
    stopped: 'stopped',
    timeout: 'took too long',
    unknown_end: 'its end is not known',
    not_run: 'not run',
    mismatch: 'other than expected',
    invalid_payload: 'did not fit the form',
    payload_changed: 'was changed meanwhile',
    unavailable: 'not available',
    not_found: 'not found',
    exists: 'exists already',
    too_large: 'too large',
    storage: 'could not be stored',
    error: 'error',
  },
  notice: (what, reason, task) =>
    `${noticesEn[what][reason] ?? noticesEn[what]['']}${task === null ? '' : ` (${task})`}`,
  goalDone: (goal, name, rate) => `${goal} ${name} is finished, ${rate} done`,
  seen: (source) => `seen by ${source}:`,
  failedTry: 'you tried, nothing ran: the answer did not fit',
};

const ja: TranscriptWords = {
  summary: (text) => `（これまでの要約：${text}）`,
  leftOut: (count) => `（さらに古い${count}件の記録は省略。recallで探せる）`,
  removed: '（相手が取り除いた）',
  cut: '…（ここで相手に止められた）',
  saidMore: '発言はここまで。続くのは、あなたの別の発言',
  byRules: (text) => `組み込みのルールが、あなたの代わりに言った: 「${text}」`,
  stub: (length, origins, seq) =>
    `（#${seq}：${origins === '' ? '' : `${origins}からの`}${length}文字。ここには出さない）`,
  other: (source) => `（${source}の別の人）`,
  pressed: '（ボタンで）',
  refuses: (request) => `（${request}を断った理由）`,
  buttons: (labels) => `［ボタン：${labels.join('｜')}］`,
  picture: {
    shown: (size) => `［画像、${size}］`,
    unseen: (size) => `［あなたには見えない画像、${size}］`,
    earlier: (size) => `［画像、${size}。ここではもう見せていない］`,
  },
  purpose: (text) => `目的が決まった：${text}`,
  planned: (goal) => `計画した：${goal}`,
  persons: '（相手）',
  taskStatus: { pending: 'これから', active: '始めた', done: '済み', fail: 'やめた' },
  planChanged: (how, goal, tasks) =>
    `${goal}は${{ hand: '相手が自分で変えた', agreed: '承認のとおり変わった', undone: '相手が元に戻した' }[how]}：${tasks === '' ? '順番' : tasks}`,
  renamed: (before, after) => `名前は「${before}」から「${after}」へ`,
  waits: (until) => `待つ：${until}`,
  foundDone: (tasks) => `${tasks}：済み`,
  answer: {
    y: (request) => `${request}：承認`,
    n: (request) => `${request}：却下。相手が断った`,
    withdrawn: (request) => `${request}：あなたが取り下げた`,
  },
  corrected: (request, instead) => `${request}：相手の望みどおり、${instead}に入れ替わった`,
  askedAgain: (request) => `${request}としてもう一度尋ねた`,
  asked: (request) => `相手に尋ねている（${request}）。まだ行っていない`,
  allowed: (request) => `規則により許可（${request}）。結果はこのあと`,
  notRun: '実行せず',
  askedToRead: (intent, request) =>
    `しようとしたこと：${intent === '' ? '見ること' : intent}。まだ行っていない。見てよいかを、先に相手に尋ねている（${request}）`,
  mayRead: '見ようとしたものは、まだ見ていない。もう一度呼ぶ',
  did: (name) => `（${name}を呼んだ）`,
  superseded: (name) => `${name}：ほかのことが先になり、もう開いていない`,
  result: (name, outcome, cause, summary) => `${name}：${outcome}${cause === '' ? '' : `（${cause}）`}。${summary}`,
  outcome: {
    success: '成功',
    partial: '一部だけ成功',
    no_effect: '変化なし',
    failed: '失敗',
    uncertain: '結果不明',
  },
  cause: {
    rejected: '却下',
    dropped: '見送り',
    replaced: '差し替え',
    gave_up: '断念',
    needless: '不要',
    repeated: 'くり返し',
    stopped: '停止',
    timeout: '時間切れ',
    unknown_end: '終わり方が不明',
    not_run: '実行せず',
    mismatch: '結果が予想と違う',
    invalid_payload: '形が合わない',
    payload_changed: '内容が変わっていた',
    unavailable: '今は使えない',
    not_found: '見つからない',
    exists: 'すでにある',
    too_large: '大きすぎる',
    storage: '保存できない',
    error: 'エラー',
  },
  notice: (what, reason, task) =>
    `${noticesJa[what][reason] ?? noticesJa[what]['']}${task === null ? '' : `（${task}）`}`,
  goalDone: (goal, name, rate) => `${goal} ${name}が終わった。達成率${rate}`,
  seen: (source) => `${source}が見たもの：`,
  failedTry: '答えの形が合わず、何も行われなかった',
};

export const transcriptWords: Readonly<Record<Language, TranscriptWords>> = { en, ja };
