import type { WorkSpan } from '../../bridge/contract';
import type { Language } from '../../base/language';
import { byName } from '../by-name';
import type { PressureState } from '../../session/vitals/vitals-sources';
import type { Metric, Stretch } from '../../session/vitals/vitals-watch.svelte';

/** Vitals, as pane and as page. */
export interface VitalsWords {
  more: string;
  notTold: string;
  measuring: string;
  /** At the very first, in place of the numbers. */
  first: string;
  showNow: string;
  noTurn: string;
  /** Rows of the pane. */
  page: string;
  agent: string;
  memory: string;
  storage: string;
  network: string;
  turn: string;
  busy: (share: string) => string;
  of: (quota: string) => string;
  online: string;
  offline: string;
  pressure: string;
  pressures: Record<PressureState, string>;
  costs: (share: string) => string;
  range: (least: string, most: string) => string;
  lead: string;
  stretch: string;
  stretches: Record<Stretch, string>;
  metrics: Record<Metric, string>;
  /** Of charts that hold two lines. */
  delay: string;
  busyShare: string;
  numbers: string;
  columns: { what: string; last: string; least: string; median: string; high: string; most: string; times: string };
  noNumber: string;
  frames: string;
  framesHelp: string;
  noFrames: string;
  frame: (at: string, duration: string) => string;
  framePart: (duration: string) => string;
  noCause: string;
  turns: string;
  turnsHelp: string;
  noTurns: string;
  phases: Record<WorkSpan['phase'], string>;
  facts: string;
  downlink: string;
  downlinkOf: (speed: string) => string;
  roundTrip: string;
  traffic: string;
  trafficOf: (requests: string, bytes: string) => string;
  untold: (requests: string) => string;
  scripts: string;
  whole: string;
  queue: string;
  queueOf: (inbox: string, ends: string) => string;
  idle: string;
  idleOf: (wakes: string, duration: string) => string;
  handled: string;
  cost: string;
  costOf: (share: string, questions: string) => string;
  noAgent: string;
  elsewhere: string;
  how: string;
  howPoints: readonly string[];
  ago: (minutes: string) => string;
  now: string;
}

const en = (name: string): VitalsWords => ({
  more: 'More',
  notTold: 'not told by this browser',
  measuring: 'measuring',
  first: `How busy this page and ${name} are, memory, storage and network will stand here.`,
  showNow: 'Show now',
  noTurn: 'none measured',
  page: 'Page',
  agent: name,
  memory: 'Memory',
  storage: 'Storage',
  network: 'Network',
  turn: 'Turn',
  busy: (share) => `${share} busy`,
  of: (quota) => `of ${quota}`,
  online: 'online',
  offline: 'offline',
  pressure: 'CPU pressure',
  pressures: { nominal: 'nominal', fair: 'fair', serious: 'serious', critical: 'critical' },
  costs: (share) => `watching costs ${share}`,
  range: (least, most) => `ten minutes: ${least} to ${most}`,
  lead: `How this page and ${name} fare, each in a thread (a line of work) of its own, as this browser tells it. It is kept in memory alone and ends with the page.`,
  stretch: 'Time shown',
  stretches: { short: '10 min', long: '1 hour' },
  metrics: {
    pageDelay: 'Delay, page',
    pageBusy: 'Busy, page',
    agentDelay: `Delay, ${name}’s thread`,
    agentBusy: `At work, ${name}’s thread`,
    memory: 'Memory',
    storage: 'Storage',
    network: 'Network',
    turn: 'Turn',
    inbox: 'Inbox',
    cost: 'Watching',
  },
  delay: 'Delay',
  busyShare: 'Busy',
  numbers: 'Numbers',
  columns: { what: 'What', last: 'Last', least: 'Least', median: 'Median', high: '95%', most: 'Most', times: 'Times' },
  noNumber: 'not measured',
  frames: 'Long frames',
  framesHelp:
    'Moments of more than 50 ms in which the page could not answer a press, with what ran longest in them. Of the time shown, the twelve longest; newest first.',
  noFrames: 'None so far.',
  frame: (at, duration) => `${at} ago, ${duration}`,
  framePart: (duration) => `${duration} of it`,
  noCause: 'no script of this page: the browser drew, or another program had the processor',
  turns: 'Turns, by phase',
  turnsHelp:
    'From a message to rest. Input, plan and result are mostly waiting for the store, so that nothing is lost.',
  noTurns: `No turn yet on this page. Say something to ${name}, then come back.`,
  phases: {
    input: 'Input',
    plan: 'Plan',
    thought: 'Thought',
    action: 'Action',
    result: 'Result',
    turn: 'Whole turn',
  },
  facts: 'As told now',
  downlink: 'Downlink, estimated',
  downlinkOf: (speed) => `${speed}\u00A0Mbit/s`,
  roundTrip: 'Round trip, estimated',
  traffic: 'Loaded',
  trafficOf: (requests, bytes) => `${requests} requests, ${bytes} over the network`,
  untold: (requests) => `${requests} did not tell their size`,
  scripts: 'Memory of the page’s scripts',
  whole: 'Memory of page and threads',
  queue: 'Queues',
  queueOf: (inbox, ends) => `${inbox} in the inbox, ${ends} ends not taken up`,
  idle: 'Woken from rest for nothing',
  idleOf: (wakes, duration) => `${wakes} times in the last hour, ${duration} each`,
  handled: 'Events the page handled',
  cost: 'What watching costs',
  costOf: (share, questions) =>
    `${share} of the page’s thread (at most 1%); ${name}’s thread was asked ${questions} times`,
  noAgent: `${name}’s thread does not answer`,
  elsewhere: `${name} acts in another tab. The work is measured there; here is only the delay of this tab’s thread.`,
  how: 'How it is measured',
  howPoints: [
    `Delay: how long something that is due has to wait. The page looks five times a second while these numbers are in view; ${name}’s thread is asked, and what it leaves the question lying counts.`,
    'Busy: at how many of those looks the page was at something else. At work: the share of time between leaving rest and coming to rest, waiting for the store included.',
    'Numbers are drawn as often as 1% of the page’s thread allows. While they are out of view they come every ten seconds; while the page is hidden, none. Gaps in a line are times without a look.',
    `A resting ${name} is asked only while this page of vitals is open, every five seconds. Each question wakes the thread for a moment.`,
  ],
  ago: (minutes) => `−${minutes} min`,
  now: 'now',
});

const ja = (name: string): VitalsWords => ({
  more: '詳しく',
  notTold: 'このブラウザーからはわかりません',
  measuring: '計測中',
  first: `このページと${name}の忙しさ、メモリー、容量、通信をここに示します。`,
  showNow: '今すぐ表示',
  noTurn: '計測なし',
  page: 'ページ',
  agent: name,
  memory: 'メモリー',
  storage: '容量',
  network: '通信',
  turn: 'ターン',
  busy: (share) => `稼働${share}`,
  of: (quota) => `上限${quota}`,
  online: 'オンライン',
  offline: 'オフライン',
  pressure: 'プロセッサーの負荷',
  pressures: { nominal: '平常', fair: 'やや高い', serious: '高い', critical: '限界' },
  costs: (share) => `計測の負担 ${share}`,
  range: (least, most) => `10分間で${least}から${most}`,
  lead: `このページと${name}は、それぞれ自分のスレッド（作業の流れ）で動きます。その様子を、ブラウザーが知らせるとおりに示します。メモリーだけに置かれ、ページを閉じると消えます。`,
  stretch: '表示する時間',
  stretches: { short: '10分', long: '1時間' },
  metrics: {
    pageDelay: '遅れ（ページ）',
    pageBusy: '稼働率（ページ）',
    agentDelay: `遅れ（${name}のスレッド）`,
    agentBusy: `作業率（${name}のスレッド）`,
    memory: 'メモリー',
    storage: '容量',
    network: '通信',
    turn: 'ターン',
    inbox: '受信箱',
    cost: '計測の負担',
  },
  delay: '遅れ',
  busyShare: '稼働率',
  numbers: '数値',
  columns: { what: '項目', last: '最新', least: '最小', median: '中央値', high: '95%', most: '最大', times: '回数' },
  noNumber: '計測なし',
  frames: '長いフレーム',
  framesHelp:
    'ページが50 msを超えて操作に応えられなかった時と、そのあいだ最も長く動いていたものです。表示する時間のうち長いもの12件を、新しい順に示します。',
  noFrames: 'まだありません。',
  frame: (at, duration) => `${at}前、${duration}`,
  framePart: (duration) => `うち${duration}`,
  noCause: 'このページのスクリプトではありません。描画か、ほかのプログラムがプロセッサーを使っていました',
  turns: 'ターンの時間（フェーズごと）',
  turnsHelp:
    'メッセージを受けてから待機に戻るまでです。入力・計画・結果のほとんどは、失われないよう保存を待つ時間です。',
  noTurns: `このページではまだターンがありません。${name}に話しかけてから、また開いてください。`,
  phases: { input: '入力', plan: '計画', thought: '思考', action: '行動', result: '結果', turn: 'ターン全体' },
  facts: '現在の値',
  downlink: '下りの速さ（推定）',
  downlinkOf: (speed) => `${speed}\u00A0Mbit/s`,
  roundTrip: '往復の時間（推定）',
  traffic: '読み込み',
  trafficOf: (requests, bytes) => `${requests}件、通信${bytes}`,
  untold: (requests) => `うち${requests}件は大きさがわかりません`,
  scripts: 'ページのスクリプトのメモリー',
  whole: 'ページとスレッド全体のメモリー',
  queue: '順番待ち',
  queueOf: (inbox, ends) => `受信箱に${inbox}件、受け取り前の終了が${ends}件`,
  idle: '用がないのに起こされた回数',
  idleOf: (wakes, duration) => `直近1時間に${wakes}回、1回あたり${duration}`,
  handled: 'ページが処理したイベント',
  cost: '計測の負担',
  costOf: (share, questions) => `ページのスレッドの${share}（上限1%）。${name}のスレッドへの問い合わせ${questions}回`,
  noAgent: `${name}のスレッドが応答しません`,
  elsewhere: `${name}は別のタブで動いています。作業はそちらで計測され、ここにはこのタブのスレッドの遅れだけが出ます。`,
  how: '計測のしかた',
  howPoints: [
    `遅れ：するべきことが待たされる時間です。数値が見えているあいだ、ページを1秒に5回確かめます。${name}のスレッドには問い合わせを送り、受け取られるまでの時間を数えます。`,
    '稼働率：確かめたとき、ページがほかのことをしていた割合です。作業率：待機を離れてから戻るまでの時間の割合で、保存を待つ時間も含みます。',
    '数値は、ページのスレッドの1%で描ける頻度で更新します。数値が見えていないときは10秒ごとに計測し、ページが隠れているときは計測しません。線の途切れは、確かめていない時間です。',
    `待機中の${name}には、このバイタルのページを開いているあいだだけ5秒ごとに問い合わせます。問い合わせのたびに、スレッドは少しだけ起きます。`,
  ],
  ago: (minutes) => `−${minutes}分`,
  now: '現在',
});

/** In a language, with the Avatar's name in them. */
export const vitalsWords: Readonly<Record<Language, (name: string) => VitalsWords>> = {
  en: byName(en),
  ja: byName(ja),
};
