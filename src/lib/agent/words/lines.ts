import type { Language } from '../../base/language';
import type { Cause } from '../../events/action-result';
import type { HaltReason } from '../../events/lifecycle';
import type { Choice } from '../../events/output';

/** One of our own short sentences for each cause: what stands after the slash in `[G1-T1] FAIL name / cause`. */
const causeLines: Readonly<Record<Language, Readonly<Record<Cause, string>>>> = {
  en: {
    rejected: 'rejected',
    dropped: 'dropped',
    replaced: 'taken back',
    gave_up: 'no way led there',
    needless: 'what it builds on was left out',
    repeated: 'it would have repeated itself',
    stopped: 'stopped',
    timeout: 'no answer in time',
    unknown_end: 'how it ended is not known',
    not_run: 'cut off before it ran',
    mismatch: 'it is not as it should be',
    invalid_payload: 'the payload is not valid',
    payload_changed: 'the payload is not what was approved',
    unavailable: 'not available here',
    not_found: 'no file of that name',
    exists: 'a file of that name exists',
    too_large: 'too large',
    storage: 'storage failed',
    error: 'it failed',
  },
  ja: {
    rejected: '却下',
    dropped: '破棄',
    replaced: '取り下げ',
    gave_up: '方法が見つからない',
    needless: '前提のタスクを見送った',
    repeated: '同じことの繰り返しになる',
    stopped: '停止',
    timeout: '時間内に返答がない',
    unknown_end: '終わりがわからない',
    not_run: '実行前に途切れた',
    mismatch: 'あるべき状態になっていない',
    invalid_payload: '内容が正しくない',
    payload_changed: '承認された内容と違う',
    unavailable: 'ここでは使えない',
    not_found: 'その名前のファイルがない',
    exists: '同じ名前のファイルがある',
    too_large: '大きすぎる',
    storage: '保存に失敗',
    error: '失敗',
  },
};

export function causeLine(cause: Cause, lang: Language): string {
  return causeLines[lang][cause];
}

const haltLines: Readonly<Record<Language, Readonly<Record<HaltReason, string>>>> = {
  en: {
    rejected: 'rejected',
    invalid: 'output not valid',
    stopped: 'stopped',
    budget: 'budget used',
    storage: 'storage failed',
    data_lost: 'data lost',
    corrupt: 'log damaged',
    mind: 'no judgement',
    model: 'no answer from the model',
    imported: 'brought back',
  },
  ja: {
    rejected: '却下',
    invalid: '出力が無効',
    stopped: '停止',
    budget: '予算切れ',
    storage: '保存に失敗',
    data_lost: 'データ消失',
    corrupt: '記録の破損',
    mind: '判断できない',
    model: 'モデルの応答なし',
    imported: '読み込み直後',
  },
};

/** The reason in `Halted: ‹reason›`. */
export function haltLine(reason: HaltReason, lang: Language): string {
  return haltLines[lang][reason];
}

/** Lines that code says in chat, by code. `{name}` takes a parameter. */
const chatLines = {
  'record.done': { en: '[{id}] DONE {name}', ja: '[{id}] DONE {name}' },
  'record.fail': { en: '[{id}] FAIL {name} / {cause}', ja: '[{id}] FAIL {name} / {cause}' },
  'record.active': { en: '[{id}] ACTIVE {name} / {cause}', ja: '[{id}] ACTIVE {name} / {cause}' },
  'record.goal': { en: '[{id}] DONE {name} / {rate}', ja: '[{id}] DONE {name} / {rate}' },
  'halted.rejected': {
    en: 'You said no, so I left that out. Press Resume, or say anything, to go on{next}.',
    ja: '却下されたので、見送りました。「再開」を押すか、何か話しかけると続けます{next}。',
  },
  'halted.rejected.last': {
    en: 'You said no, so I left that out. Nothing else waits: say what you want next.',
    ja: '却下されたので、見送りました。ほかに待っていることはありません。次にしたいことを書いてください。',
  },
  'next.message': { en: '; next is what you asked for meanwhile', ja: '（次は、さきほど頼まれたこと）' },
  'next.task': { en: '; next is {id}, “{name}”', ja: '（次は{id}「{name}」）' },
  'halted.stopped': {
    en: 'Stopped. Nothing goes on until you press Resume.',
    ja: '止まりました。「再開」を押すまで何も進めません。',
  },
  'halted.invalid': {
    en: 'I could not make a valid decision three times, so I stopped. Say anything to try again.',
    ja: '正しい判断を三度作れなかったので止まりました。何か話しかければ、もう一度試します。',
  },
  'halted.mind': {
    en: 'My persona or mood cannot be read, so I decide nothing. Say anything to try again.',
    ja: '人格か気分を読み取れないため、何も判断しません。何か話しかければ、もう一度試します。',
  },
  'halted.model': {
    en: '{mind} gave no answer: {cause}. I stopped here and lost nothing. Say anything to try again, or choose another mind under Models.',
    ja: '{mind}から答えがありませんでした：{cause}。ここで止まりました。失われたものはありません。何か話しかければもう一度試します。「モデル」でほかの頭脳も選べます。',
  },
  'mind.form_refused': {
    en: '{mind} does not take tool calls any more, so I ask it to answer in a fixed form. More of its answers may be unusable. “Check” under Models tries tool calls again.',
    ja: '{mind}がツールの呼び出しを受け付けなくなったため、これからは決まった形式で答えてもらいます。使えない答えが増えるかもしれません。「モデル」の「確認」で、ツールの呼び出しをもう一度試せます。',
  },
  'halted.invalid.model': {
    en: '{mind} gave no valid decision three times, so I stopped. Say anything to try again, or choose another mind under Models.',
    ja: '{mind}が正しい判断を三度作れなかったので止まりました。何か話しかければ、もう一度試します。「モデル」でほかの頭脳も選べます。',
  },
  'halted.budget.turns': {
    en: '{count} turns this hour are used. Go on for another hour?',
    ja: 'この1時間の{count}ターンを使いきりました。もう1時間続けますか。',
  },
  'halted.budget.tokens': {
    en: '{count} tokens this hour are used. Go on for another hour’s worth?',
    ja: 'この1時間の{count}トークンを使いきりました。もう1時間分続けますか。',
  },
  'halted.budget.money': {
    en: '{count} are spent this hour. Go on for another hour’s worth?',
    ja: 'この1時間の予算（{count}）を使いきりました。もう1時間分続けますか。',
  },
  'halted.budget.progress': {
    en: '{count} turns brought nothing new. Go on all the same?',
    ja: '{count}ターン続けて何も進みませんでした。それでも続けますか。',
  },
  'rules.suspended': {
    en: 'Rules that came with it: {count}. They are off. Turn on the ones you want under Automatic rules.',
    ja: '一緒に入っていたルールは{count}件です。どれもオフにしてあります。使うものは「自動実行ルール」でオンにしてください。',
  },
  'alarm.rang': { en: '{text}. It is time: {time}.', ja: '{text}。時間です（{time}）。' },
  'alarm.late': {
    en: '{text}. That was for {time}; nothing could ring then, so I ring now.',
    ja: '{text}。{time}の予定でしたが、そのときは鳴らせなかったので、今鳴らします。',
  },
  'alarm.missed': {
    en: 'Missed: {text}, {time}. It was too late to ring.',
    ja: '鳴らせませんでした：{text}（{time}）。遅すぎるので、知らせるだけにします。',
  },
  'alarm.again': { en: 'put off until now', ja: '先に延ばした分' },
  'alarm.untold': { en: 'Alarm', ja: 'アラーム' },
  'alarm.snoozed': { en: 'Again in {minutes} minutes.', ja: '{minutes}分後にもう一度知らせます。' },
  'alarm.done': { en: 'Done: {text}.', ja: '済み：{text}' },
  'clock.due': { en: 'The alarm {alarm} is due: {text}, {time}', ja: 'アラーム{alarm}の時刻：{text}、{time}' },
  'clock.back': { en: 'The clock of this device went back', ja: 'この端末の時計が戻った' },
  'choice.snooze': { en: 'Snooze {minutes} min', ja: '{minutes}分後にもう一度' },
  'choice.rung': { en: 'Done', ja: '済み' },
  resumed: { en: 'Going on.', ja: '続けます。' },
  'dropped.question': {
    en: 'I leave that question. Tell me from the start what you want, whenever you like.',
    ja: 'その質問は置いておきます。してほしいことを、いつでも最初から書いてください。',
  },
  'question.interrupted': {
    en: 'You spoke, so I stopped {task}, “{name}”, in the middle of {capability}. Resume it, or drop it?',
    ja: '話しかけられたので、{task}「{name}」を{capability}の途中で止めました。再開しますか、破棄しますか。',
  },
  'question.interrupted.thinking': {
    en: 'You spoke, so I stopped {task}, “{name}”, while thinking. Resume it, or drop it?',
    ja: '話しかけられたので、{task}「{name}」を考えている途中で止めました。再開しますか、破棄しますか。',
  },
  'question.interrupted.rule': {
    en: 'The rule that allowed it is gone, so I stopped {task}, “{name}”, in the middle of {capability}. To go on: press Resume, then answer y when I ask. Or drop it.',
    ja: '自動実行ルールがなくなったので、{task}「{name}」を{capability}の途中で止めました。続けるには「再開」を押し、承認を求められたら y で答えてください。やめるなら「破棄」を押してください。',
  },
  'stopped.unsaid': { en: 'You stopped me before I had said anything.', ja: '何か言う前に止められました。' },
  'topic.new': { en: 'New topic', ja: '新しい話題' },
  'stopped.rule': {
    en: 'The rule that allowed it is gone, so I stopped in the middle of {capability}. If you still want it: ask me again, then answer y when I ask.',
    ja: '自動実行ルールがなくなったので、{capability}の途中で止めました。続けるには、もう一度頼んでから、承認を求められたら y で答えてください。',
  },
  'question.uncertain': {
    en: 'I do not know how this ended: {summary}. I will not repeat it by myself. Did it happen?',
    ja: 'どう終わったのかわかりません：{summary}。ひとりで繰り返すことはしません。実行されていましたか。',
  },
  'question.keep_goal.dropped': {
    en: 'The goal you gave me is dropped. Keep the plan {goal}, “{name}”, or drop it, too?',
    ja: '目的は取り下げました。{goal}「{name}」は残しますか。これもやめますか。',
  },
  'question.keep_goal': {
    en: 'The purpose is new. Keep the goal {goal}, “{name}”, or drop it?',
    ja: '目的が変わりました。ゴール{goal}「{name}」を残しますか、破棄しますか。',
  },
  'question.goals_kept': {
    en: 'Your plan goes on.',
    ja: 'これまでの計画はそのまま続きます。',
  },
  'choice.start_over': { en: 'Start over', ja: '計画を作り直す' },
  'choice.resume': { en: 'Resume', ja: '再開' },
  'choice.drop': { en: 'Drop', ja: '破棄' },
  'choice.keep': { en: 'Keep', ja: '残す' },
  'choice.done': { en: 'It happened', ja: '実行されていた' },
  'choice.fail': { en: 'It did not', ja: '実行されていない' },
  'choice.retry': { en: 'Try again, asking first', ja: '承認を求めてもう一度試す' },
  'result.said': { en: 'Said it in chat', ja: 'チャットで伝えた' },
  'result.answered': { en: 'You answered', ja: '返答があった' },
  'result.rejected': { en: 'Not run: rejected', ja: '実行せず：却下' },
  'result.dropped': { en: 'Not run: dropped', ja: '実行せず：破棄' },
  'result.replaced': { en: 'Not run: taken back', ja: '実行せず：取り下げ' },
  'result.gave_up': { en: 'Given up', ja: '打ち切り' },
  'result.needless': { en: 'Not run: what it builds on was left out', ja: '実行せず：前提のタスクを見送った' },
  'result.repeated': { en: 'Not run: it would have repeated itself', ja: '実行せず：同じことの繰り返しになる' },
  'result.found_done': { en: 'Done already', ja: 'もう済んでいた' },
  'result.ticked': { en: 'Done, as you said', ja: '済みになりました' },
  'result.user_done': { en: 'You said that it happened', ja: '実行されていたとの返答' },
  'result.user_fail': { en: 'You said that it did not happen', ja: '実行されていないとの返答' },
  'result.lost': { en: 'Cut off; how it ended is not known', ja: '途切れた。終わりはわからない' },
  'result.not_run': { en: 'Cut off before it ran', ja: '実行前に途切れた' },
  'result.probed_done': { en: 'Cut off, but it had been done', ja: '途切れたが、実行は済んでいた' },
  'result.unavailable': { en: 'Not run: not available here', ja: '実行せず：ここでは使えない' },
  'result.superseded': { en: 'Not answered: something else came first', ja: '返答なし：ほかのことが先になった' },
  'result.changed': { en: 'Refused: the payload is not what was approved', ja: '拒否：承認された内容と違う' },
  'result.out_of_date': {
    en: 'Not changed: it is no longer as it was when I asked',
    ja: '変更せず：尋ねたときとは変わっている',
  },
  'monologue.waits': { en: 'Waiting: {text}', ja: '待っています：{text}' },
  'monologue.ended': { en: '{summary}.', ja: '{summary}。' },
  'monologue.recovered': {
    en: 'The saved state did not fit the log, so I made it anew from the log.',
    ja: '保存した状態が記録と合わなかったので、記録から作り直しました。',
  },
  'monologue.imported': {
    en: '{count} events were brought back. I rest here; say anything or press Resume to go on.',
    ja: '{count}件の記録を読み込みました。ここで待ちます。何か話しかけるか「再開」で続けます。',
  },
  'monologue.imported.state': {
    en: 'A state was brought back without its log. I rest here; say anything or press Resume to go on.',
    ja: '状態だけを読み込みました。記録はありません。ここで待ちます。何か話しかけるか「再開」で続けます。',
  },
  'monologue.import.dropped': {
    en: 'I could not finish reading the file you chose: Yadori was closed or ran out of memory meanwhile. I dropped it, and nothing was changed. Choose it again under Data; if that happens twice, it is too large for this device.',
    ja: '選んだファイルを最後まで読めませんでした。途中で閉じられたか、メモリが足りなくなったようです。ファイルは取りやめ、何も変えていません。「データ」から選び直せます。くり返すなら、この端末には大きすぎます。',
  },
  'thought.budget': { en: 'A budget is used up.', ja: '予算を使いきった。' },
  'thought.budget.intent': { en: 'Ask whether to go on.', ja: '続けるかどうかを尋ねる。' },
  'thought.command': { en: 'A command came through the CLI.', ja: 'CLIからコマンドが来た。' },
  'thought.command.intent': { en: 'Do what it says, and nothing else.', ja: 'そのとおりに行う。ほかには何もしない。' },
  'thought.command.reason': { en: 'You typed it.', ja: '入力されたコマンドのとおり。' },
  'reply.help': {
    en: 'Commands here: /help, /status, /purpose TEXT, /stop, /resume, /drop, /undo; and /done, /fail or /retry when I do not know how something ended. While I wait for your answer, y approves and n rejects. The Help page lists the sentences I understand.',
    ja: 'ここで使えるコマンド：/help、/status、/purpose 文章、/stop、/resume、/drop、/undo。終わりがわからないときは /done、/fail、/retry。承認を待っている間は y で承認、n で却下です。わかる文の一覧は「ヘルプ」にあります。',
  },
  'reply.status': { en: 'Purpose: {name}. {summary}', ja: '目的：{name}。{summary}' },
  'reply.no_purpose': { en: 'none yet', ja: 'まだありません' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

export type LineCode = keyof typeof chatLines;
/** What came up while a mind judged, and the person is told once. `form_refused`: its host takes no tool calls any more, and is asked for a form from now on. */
export type MindNotice = 'form_refused';

/** A line that is said seldom, and comes with the code that says it. */
export interface LateLine {
  code: string;
  words: Readonly<Record<Language, string>>;
}

/** The line of a code with its parameters put in; a parameter that is missing leaves its place empty. */
export function lineOf(
  line: LineCode | LateLine,
  lang: Language,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const words = typeof line === 'string' ? chatLines[line] : line.words;
  return words[lang].replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}

/** Buttons of a question that code asks; `of` is put behind the id: keep:G1. */
export function choicesOf(
  ids: readonly ('resume' | 'drop' | 'keep' | 'done' | 'fail' | 'retry' | 'start_over')[],
  lang: Language,
  of: string | null = null,
): Choice[] {
  return ids.map((id) => ({
    id: of === null ? id : `${id}:${of}`,
    label: lineOf(`choice.${id}` satisfies LineCode, lang),
  }));
}
