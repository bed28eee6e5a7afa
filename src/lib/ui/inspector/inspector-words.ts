import type { Language } from '../../base/language';
import { byName } from '../by-name';
import type { DecisionBody } from '../../events/decision';
import type { Outcome } from '../../events/action-result';
import type { StateChange } from '../../session/log/state-diff';

/** What the Inspector says of a turn. */
export interface InspectorWords {
  turn: (turn: string) => string;
  empty: string;
  /** What is held back at the very first. */
  showNow: string;
  travel: string;
  earlier: string;
  later: string;
  now: string;
  place: string;
  /** Of the slider: which event it stands at. */
  at: (seq: string) => string;
  past: (seq: string, time: string) => string;
  folding: (folded: string, upTo: string) => string;
  logProblem: (detail: string) => string;
  stateProblem: (detail: string) => string;

  situation: string;
  purpose: string;
  purposeThen: string;
  noPurpose: string;
  cause: string;
  seen: string;
  goals: string;
  goalsThen: string;
  none: string;

  judgment: string;
  intent: string;
  options: string;
  noOptions: string;
  decided: string;
  outcome: Record<DecisionBody['decision_outcome'], string>;
  persona: string;
  mood: string;
  moodHelp: string;
  vad: Record<'v' | 'a' | 'd', { name: string; low: string; even: string; high: string }>;
  evidence: string;
  noEvidence: string;
  evidenceLink: (seq: string) => string;
  unreadable: string;
  foreign: string;

  waiting: (time: string) => string;
  waited: (time: string) => string;
  byRule: string;
  byUser: string;
  denied: string;
  withdrawn: (name: string) => string;
  noAction: string;
  capability: string;
  what: string;
  touches: string;
  digest: string;
  digestHelp: string;
  payload: string;
  task: string;
  noResult: string;
  noResultNeeded: string;
  result: Record<Outcome, string>;

  changed: string;
  comparedWith: string;
  before: string;
  sinceNow: string;
  markedTurn: (turn: string) => string;
  mark: string;
  marked: string;
  nothingChanged: string;
  subject: Record<StateChange['what'], string>;
  added: string;
  removed: string;
  unset: string;
  open: string;
}

const en = (name: string): InspectorWords => ({
  turn: (turn) => `turn ${turn}`,
  empty: `Once you say something, this shows what ${name} makes of it, what it does about it, and why.`,
  showNow: 'Show now',
  travel: 'Turns',
  earlier: 'Earlier',
  later: 'Later',
  now: 'Now',
  place: 'Place in the log',
  at: (seq) => `event ${seq}`,
  past: (seq, time) => `As it was after event ${seq}, ${time}.`,
  folding: (folded, upTo) => `Working out the state of then: ${folded} of ${upTo} events …`,
  logProblem: (detail) => `This turn cannot be read: ${detail}. Check the log on the Data page.`,
  stateProblem: (detail) => `The state of then cannot be told: ${detail}. Reload and try again.`,

  situation: 'Situation',
  purpose: 'Purpose',
  purposeThen: 'Purpose then',
  noPurpose: 'none yet',
  cause: 'Set off by',
  seen: 'Seen as',
  goals: 'Goals',
  goalsThen: 'Goals then',
  none: 'none',

  judgment: 'Judgment',
  intent: 'Intent',
  options: 'Weighed',
  noOptions: 'nothing else came into question',
  decided: 'Decided',
  outcome: { do_action: 'to act', skip: 'to let it be', defer: 'to wait' },
  persona: 'Persona',
  mood: 'Mood',
  moodHelp: 'By how much each moved the score of what was chosen; 0.20 is the most.',
  vad: {
    v: { name: 'Valence', low: 'keeps away', even: 'neither', high: 'comes near' },
    a: { name: 'Arousal', low: 'slow to start', even: 'neither', high: 'ready to start' },
    d: { name: 'Dominance', low: 'asks first', even: 'neither', high: 'sure of itself' },
  },
  evidence: 'Evidence',
  noEvidence: 'none',
  evidenceLink: (seq) => `Event ${seq} in the log`,
  unreadable: 'A newer version wrote this thought. Its event can be looked at in the log.',
  foreign: 'Imported from another form of log, which holds no more of a thought.',

  waiting: (time) => `waiting ${time}`,
  waited: (time) => `answered after ${time}`,
  byRule: 'allowed by a rule',
  byUser: 'approved by you',
  denied: 'rejected by you',
  withdrawn: (name) => `taken back by ${name}`,
  noAction: 'Nothing was to be done in this turn.',
  capability: 'Capability',
  what: 'Does',
  touches: 'Touches',
  digest: 'Fingerprint',
  digestHelp: 'Of exactly what was approved. What runs must have the same.',
  payload: 'Payload',
  task: 'Task',
  noResult: 'Nothing came of it yet.',
  noResultNeeded: 'Nothing was done, so nothing came of it.',
  result: {
    success: 'it worked',
    partial: 'it worked in part',
    no_effect: 'it changed nothing',
    failed: 'it failed',
    uncertain: 'whether it happened is not known',
  },

  changed: 'What changed',
  comparedWith: 'Compared with',
  before: 'the turn before',
  sinceNow: 'now',
  markedTurn: (turn) => `turn ${turn}, marked`,
  mark: 'Mark this turn',
  marked: 'Marked. Go to another turn to compare the two.',
  nothingChanged: 'Nothing is different.',
  subject: {
    purpose: 'Purpose',
    phase: 'Phase',
    input: 'Input',
    goal: 'Goal',
    task: 'Task',
    judgment: 'Judgment',
    intent: 'Intent',
    action: 'Action',
    result: 'Result',
    mood: 'Mood',
    rule: 'Automatic rule',
    setting: 'Setting',
  },
  added: 'new',
  removed: 'gone',
  unset: 'none',
  open: 'In the log',
});

const ja = (name: string): InspectorWords => ({
  turn: (turn) => `ターン ${turn}`,
  empty: `何か話しかけると、${name}がそれをどう受け取り、何を、なぜするのかをここに示します。`,
  showNow: '今すぐ表示',
  travel: 'ターン',
  earlier: '前へ',
  later: '次へ',
  now: '現在',
  place: '記録の中の位置',
  at: (seq) => `記録 ${seq} 番`,
  past: (seq, time) => `記録 ${seq} 番のあと（${time}）の姿です。`,
  folding: (folded, upTo) => `当時の状態を組み立てています：${upTo}件のうち${folded}件…`,
  logProblem: (detail) => `このターンを読めません：${detail}。「データ」で記録を点検してください。`,
  stateProblem: (detail) => `当時の状態がわかりません：${detail}。開き直してやり直してください。`,

  situation: '状況',
  purpose: '目的',
  purposeThen: '当時の目的',
  noPurpose: 'まだない',
  cause: 'きっかけ',
  seen: '見立て',
  goals: 'ゴール',
  goalsThen: '当時のゴール',
  none: 'なし',

  judgment: '判断',
  intent: '意図',
  options: '比べた案',
  noOptions: 'ほかに案はなかった',
  decided: '決めたこと',
  outcome: { do_action: '行動する', skip: '何もしない', defer: '待つ' },
  persona: '人格',
  mood: '気分',
  moodHelp: '選んだ案の点数をどれだけ動かしたか。最大で0.20。',
  vad: {
    v: { name: '快・不快', low: '避ける', even: '中くらい', high: '近づく' },
    a: { name: '覚醒', low: 'ゆっくり始める', even: '中くらい', high: 'すぐ始める' },
    d: { name: '支配感', low: '先に尋ねる', even: '中くらい', high: '自信がある' },
  },
  evidence: '根拠',
  noEvidence: 'なし',
  evidenceLink: (seq) => `ログの記録 ${seq} 番`,
  unreadable: '新しい版が書いた思考です。記録そのものはログで見られます。',
  foreign: '別の形の記録から読み込んだもので、思考についてはこれだけしかありません。',

  waiting: (time) => `待ち ${time}`,
  waited: (time) => `${time} で回答`,
  byRule: 'ルールで許可',
  byUser: 'あなたが承認',
  denied: 'あなたが却下',
  withdrawn: (name) => `${name}が取り下げ`,
  noAction: 'このターンで行うことはありませんでした。',
  capability: '機能',
  what: '行うこと',
  touches: '触れるもの',
  digest: '指紋',
  digestHelp: '承認した内容そのものの指紋。実行するものの指紋は、これと同じでなければなりません。',
  payload: '内容',
  task: 'タスク',
  noResult: 'まだ結果はありません。',
  noResultNeeded: '何もしていないので、結果もありません。',
  result: {
    success: 'うまくいった',
    partial: '一部だけうまくいった',
    no_effect: '何も変わらなかった',
    failed: 'うまくいかなかった',
    uncertain: '行われたかどうかわからない',
  },

  changed: '変わったこと',
  comparedWith: '比べる相手',
  before: '一つ前のターン',
  sinceNow: '現在',
  markedTurn: (turn) => `ターン ${turn}（印）`,
  mark: 'このターンに印をつける',
  marked: '印をつけました。別のターンへ移ると、二つを比べられます。',
  nothingChanged: '違いはありません。',
  subject: {
    purpose: '目的',
    phase: 'フェーズ',
    input: '入力',
    goal: 'ゴール',
    task: 'タスク',
    judgment: '判断',
    intent: '意図',
    action: '行動',
    result: '結果',
    mood: '気分',
    rule: '自動実行ルール',
    setting: '設定',
  },
  added: '新規',
  removed: 'なくなった',
  unset: 'なし',
  open: 'ログで見る',
});

/** In a language, with the Avatar's name in them. */
export const inspectorWords: Readonly<Record<Language, (name: string) => InspectorWords>> = {
  en: byName(en),
  ja: byName(ja),
};
