import type { Language } from '../../base/language';
import { byName } from '../by-name';
import type { EventType } from '../../events/registry';

/** What the Log says. */
export interface LogWords {
  lead: string;
  search: string;
  searchHint: string;
  filters: string;
  filtersOn: (count: string) => string;
  types: string;
  type: Record<EventType, string>;
  /** A tag as stored, in words; those that are not here are shown as they are. */
  tag: Readonly<Record<string, string>>;
  /** Of an approval that was granted: who did, as stored (user, rule:12); null: it does not say. */
  grantedBy: (by: string | null) => string;
  source: string;
  anySource: string;
  sources: Record<'chat' | 'cli' | 'discord' | 'roblox' | 'x' | 'note', string>;
  goal: string;
  anyGoal: string;
  showAll: string;
  list: string;
  keys: string;
  reading: (found: string, from: string, last: string) => string;
  found: (found: string, last: string) => string;
  all: (last: string) => string;
  left: (found: string, from: string, last: string) => string;
  leave: string;
  goOn: string;
  failed: (reason: string) => string;
  retry: string;
  damaged: (seq: string) => string;
  emptyTitle: string;
  empty: string;
  toChat: string;
  noneTitle: string;
  none: string;
  tick: (seq: string) => string;
  exportListed: string;
  exportTicked: (count: string) => string;
  untick: string;
  collecting: string;
  exported: (name: string, count: string) => string;
  selectionHelp: string;
  foreign: string;

  back: string;
  event: (seq: string) => string;
  before: (seq: string) => string;
  after: (seq: string) => string;
  missing: (seq: string) => string;
  unreadable: (seq: string, reason: string) => string;
  chain: string;
  chainHelp: string;
  alone: string;
  causes: string;
  moreCauses: string;
  content: string;
  contentHelp: string;
  hidden: string;
  inspect: string;
  envelope: string;
  origins: string;
  noOrigins: string;
  proof: string;
  fits: string;
  differs: string;
  notReckoned: string;
  follows: (seq: string) => string;
  isFirst: string;
  breaks: (seq: string) => string;
  noPrevious: (seq: string) => string;
  hash: string;
  prev: string;
  reckoned: string;
  salted: (count: string) => string;
  redacted: (count: string) => string;
  stored: string;
}

interface Granters {
  user: string;
  conversation: string;
  world: string;
  reading: string;
  own: (id: string) => string;
  import: string;
  other: string;
}

function granted(by: string | null, words: Granters): string {
  if (by === 'user' || by === 'import') return words[by];
  const rule = /^rule:(.+)$/.exec(by ?? '')?.[1];
  if (rule === 'conversation' || rule === 'world' || rule === 'reading') return words[rule];
  return rule === undefined ? words.other : words.own(rule);
}

const en = (name: string): LogWords => ({
  lead: 'All that came in, was thought, asked, done and said, one event after another. Nothing here is ever changed; you can only take out texts, on the Data page.',
  search: 'Search',
  searchHint: 'A word, an event as #12, a task as G1-T2',
  filters: 'Filters',
  filtersOn: (count) => `Filters (${count})`,
  types: 'Kinds of events',
  type: {
    input: 'Input',
    observation: 'Observation',
    thought: 'Thought',
    approval: 'Approval',
    action: 'Action',
    result: 'Result',
    output: 'Output',
    change: 'Change',
    redacted: 'Removal',
    summary: 'Summary of talk',
    lifecycle: 'Running',
  },
  tag: {
    user: 'yours',
    public: 'public',
    asked: 'asked',
    granted: 'granted',
    denied: 'denied',
    withdrawn: 'taken back',
    done: 'done',
    fail: 'failed',
    goal_done: 'goal done',
    do_action: 'to act',
    skip: 'to let it be',
    defer: 'to wait',
    reply: 'reply',
    record: 'record',
    monologue: 'monologue',
    message: 'message',
    question: 'question',
    started: 'started',
    halted: 'halted',
    resumed: 'resumed',
    recovered: 'recovered',
    interrupted: 'interrupted',
    invalid_output: 'invalid output',
    imported: 'imported',
    chat: 'chat',
    cli: 'CLI',
    note: 'notes',
    alarm: 'alarms',
    budget: 'budget',
    collections: 'collections',
    recall: 'search',
    settings: 'settings',
    world: 'Lab’s world',
  },
  grantedBy: (by) =>
    granted(by, {
      user: 'by you',
      conversation: 'by rule: talk',
      world: 'by rule: Lab’s world',
      reading: 'by rule: reading',
      own: (id) => `by your rule ${id}`,
      import: 'by an import',
      other: 'granted',
    }),
  source: 'Source',
  anySource: 'any',
  sources: { chat: 'Chat', cli: 'CLI', discord: 'Discord', roblox: 'Roblox', x: 'X', note: 'Notes' },
  goal: 'Goal',
  anyGoal: 'any',
  showAll: 'Show all',
  list: 'Events, newest first',
  keys: 'j and k go through the list, Enter opens.',
  reading: (found, from, last) => `${found} found, read back to event ${from} of ${last} …`,
  found: (found, last) => `${found} found in all ${last} events`,
  all: (last) => `${last} events`,
  left: (found, from, last) => `${found} found so far. Left at event ${from} of ${last}.`,
  leave: 'Cancel',
  goOn: 'Go on searching',
  failed: (reason) => `The log could not be read: ${reason}.`,
  retry: 'Try again',
  damaged: (seq) =>
    `Event ${seq} and some after it are damaged and not shown. The Data page checks the log and exports what is good.`,
  emptyTitle: 'Nothing was written yet.',
  empty: `Every message, thought, approval, action and result will stand here, with what led to it. Say something to ${name}, and the first lines come.`,
  toChat: 'Go to Chat',
  noneTitle: 'No event fits.',
  none: 'Try a shorter word, or take a filter away.',
  tick: (seq) => `Choose event ${seq}`,
  exportListed: 'Export what is listed',
  exportTicked: (count) => `Export ${count} chosen`,
  untick: 'Choose none',
  collecting: 'Collecting …',
  exported: (name, count) => `${name} with ${count} events. It is a selection, no whole log, and cannot be imported.`,
  selectionHelp: 'For the whole log use Export events.jsonl on the Data page.',
  foreign: 'from another form of log',

  back: 'Back to the list',
  event: (seq) => `Event ${seq}`,
  before: (seq) => `Event before, ${seq}`,
  after: (seq) => `Event after, ${seq}`,
  missing: (seq) => `There is no event ${seq}. The log ends before it.`,
  unreadable: (seq, reason) => `Event ${seq} cannot be read: ${reason}. Check the log on the Data page.`,
  chain: 'How it came about',
  chainHelp: 'From what set it off to what came of it.',
  alone: 'It stands alone: nothing set it off, and nothing came of it yet.',
  causes: 'And before that',
  moreCauses: 'and more',
  content: 'Content',
  contentHelp: 'Names as they are stored.',
  hidden: 'It holds characters that are not seen otherwise; they are shown as ‹U+…›.',
  inspect: 'See the state after it in the Inspector',
  envelope: 'Written',
  origins: 'Comes of',
  noOrigins: 'your own words only',
  proof: 'Proof',
  fits: 'Its fingerprint (hash), reckoned just now, is the one that was written.',
  differs: 'Its fingerprint (hash), reckoned just now, is another than was written: it was changed.',
  notReckoned: 'Its fingerprint (hash) cannot be reckoned: it is not in a form that was ever written.',
  follows: (seq) => `It names the fingerprint of event ${seq}, which stands before it.`,
  isFirst: 'It is the first, and names no event before it.',
  breaks: (seq) => `It names another fingerprint than event ${seq} has: something between was changed or left out.`,
  noPrevious: (seq) => `Event ${seq}, which it must follow, is not there.`,
  hash: 'Fingerprint (hash)',
  prev: 'That of the event before',
  reckoned: 'Reckoned',
  salted: (count) => `Texts that can be taken out later without breaking this proof: ${count}`,
  redacted: (count) => `Texts taken out at your request (their commitment stays): ${count}`,
  stored: 'As it is stored',
});

const ja = (name: string): LogWords => ({
  lead: '届いたもの、考えたこと、尋ねたこと、行ったこと、話したことが、一件ずつ並んでいます。書き換わることはありません。「データ」で文を取り除くことだけができます。',
  search: '検索',
  searchHint: '言葉、#12 のような番号、G1-T2 のようなタスク',
  filters: '絞り込み',
  filtersOn: (count) => `絞り込み（${count}）`,
  types: '記録の種類',
  type: {
    input: '入力',
    observation: '観測',
    thought: '思考',
    approval: '承認',
    action: '行動',
    result: '結果',
    output: '出力',
    change: '変更',
    redacted: '取り除き',
    summary: '会話の要約',
    lifecycle: '動作',
  },
  tag: {
    user: '本人',
    public: '公開',
    asked: '問い合わせ',
    granted: '許可',
    denied: '却下',
    withdrawn: '取り下げ',
    done: '完了',
    fail: '失敗',
    goal_done: 'ゴール完了',
    do_action: '行動する',
    skip: '何もしない',
    defer: '待つ',
    reply: '返事',
    record: '記録',
    monologue: '独り言',
    message: '知らせ',
    question: '質問',
    started: '開始',
    halted: '停止',
    resumed: '再開',
    recovered: '復旧',
    interrupted: '中断',
    invalid_output: '無効な出力',
    imported: '読み込み',
    chat: 'チャット',
    cli: 'CLI',
    note: 'ノート',
    alarm: 'アラーム',
    budget: '予算',
    collections: 'コレクション',
    recall: '検索',
    settings: '設定',
    world: 'ラボの世界',
  },
  grantedBy: (by) =>
    granted(by, {
      user: 'あなたが承認',
      conversation: 'ルール：会話',
      world: 'ルール：ラボの世界',
      reading: 'ルール：読むこと',
      own: (id) => `あなたのルール${id}`,
      import: '読み込み',
      other: '許可',
    }),
  source: '出どころ',
  anySource: 'すべて',
  sources: { chat: 'チャット', cli: 'CLI', discord: 'Discord', roblox: 'Roblox', x: 'X', note: 'ノート' },
  goal: 'ゴール',
  anyGoal: 'すべて',
  showAll: 'すべて表示',
  list: '記録（新しい順）',
  keys: 'jとkで移動、Enterで開きます。',
  reading: (found, from, last) => `${found}件。${last}件のうち${from}番までさかのぼりました…`,
  found: (found, last) => `全${last}件のうち${found}件`,
  all: (last) => `${last}件`,
  left: (found, from, last) => `ここまでに${found}件。全${last}件のうち${from}番で止めました。`,
  leave: 'キャンセル',
  goOn: '検索を続ける',
  failed: (reason) => `記録を読めませんでした：${reason}。`,
  retry: 'やり直す',
  damaged: (seq) =>
    `記録${seq}番から後の一部が壊れていて、表示できません。「データ」で点検と、読める分の書き出しができます。`,
  emptyTitle: 'まだ何も書かれていません。',
  empty: `メッセージ、思考、承認、行動、結果が、そのいきさつと一緒にここに並びます。${name}に話しかけると、最初の記録ができます。`,
  toChat: 'チャットへ',
  noneTitle: '当てはまる記録はありません。',
  none: '言葉を短くするか、絞り込みを外してください。',
  tick: (seq) => `記録${seq}番を選ぶ`,
  exportListed: '表示中の記録を書き出す',
  exportTicked: (count) => `選んだ${count}件を書き出す`,
  untick: '選択を外す',
  collecting: '集めています…',
  exported: (name, count) => `${name}（${count}件）。一部だけの記録なので、読み込むことはできません。`,
  selectionHelp: '記録の全体は「データ」のevents.jsonlの書き出しで保存できます。',
  foreign: '別の形の記録から',

  back: '一覧へ戻る',
  event: (seq) => `記録 ${seq} 番`,
  before: (seq) => `前の記録 ${seq} 番`,
  after: (seq) => `次の記録 ${seq} 番`,
  missing: (seq) => `記録${seq}番はありません。記録はその前で終わっています。`,
  unreadable: (seq, reason) => `記録${seq}番を読めません：${reason}。「データ」で記録を点検してください。`,
  chain: 'いきさつ',
  chainHelp: 'きっかけから、その結果まで。',
  alone: '単独の記録です。きっかけも、ここから生じたものもまだありません。',
  causes: 'さらにその前',
  moreCauses: 'ほか',
  content: '中身',
  contentHelp: '項目名は保存されているとおりです。',
  hidden: '目に見えない文字が入っています。‹U+…› として示します。',
  inspect: 'この直後の状態をインスペクターで見る',
  envelope: '書かれた時',
  origins: '元になったもの',
  noOrigins: '本人の言葉だけ',
  proof: '証明',
  fits: 'いま計算した指紋は、書かれているものと同じです。',
  differs: 'いま計算した指紋が、書かれているものと違います。書き換えられています。',
  notReckoned: '指紋を計算できません。書かれるはずのない形をしています。',
  follows: (seq) => `一つ前の記録${seq}番の指紋を指しています。`,
  isFirst: '最初の記録なので、前の記録を指していません。',
  breaks: (seq) => `記録${seq}番と違う指紋を指しています。間が書き換えられたか、抜けています。`,
  noPrevious: (seq) => `前にあるはずの記録${seq}番がありません。`,
  hash: '指紋（ハッシュ）',
  prev: '前の指紋',
  reckoned: '計算した値',
  salted: (count) => `この証明を壊さずに、あとから取り除ける文：${count}件`,
  redacted: (count) => `求めに応じて取り除いた文（約束の値は残ります）：${count}件`,
  stored: '保存されている形',
});

/** In a language, with the Avatar's name in them. */
export const logWords: Readonly<Record<Language, (name: string) => LogWords>> = { en: byName(en), ja: byName(ja) };
