import type { Language } from '../../base/language';
import { lifeMinds, lifeTicks, type LifeTerms } from '../../world/life-terms';
import { presetNames, sizeLimits } from '../../world/presets';

interface LabWords {
  asked: string;
  answer: string;
  byRules: string;
  purpose: (ticks: number) => string;
  /** From the step after `from` to `until`. */
  goal: (from: number, until: number) => string;
  task: (from: number, until: number) => string;
  intent: (until: number) => string;
  /** `purpose`: of the plan, as the Lab's minds write it; `risk`: 0 … 1. */
  next: (tick: number, purpose: string, risk: number) => string;
  noMore: string;
  begun: (terms: LifeTerms) => string;
  later: string;
  /** A question about the purpose was open: it comes back. */
  askAgain: string;
  ended: string;
  requestOpen: string;
  tooManyGoals: string;
  /** `message`: of an option, which it names. */
  refused: (message: string) => string;
}

const usage = {
  en: `lab start --preset ${presetNames.join('|')} --seed NUMBER --ticks ${lifeTicks.least}…${lifeTicks.most} --size ${sizeLimits.least}…${sizeLimits.most} --mind ${lifeMinds.join('|')} --fear on|off --curiosity on|off`,
  ja: `lab start --preset ${presetNames.join('|')} --seed 数 --ticks ${lifeTicks.least}〜${lifeTicks.most} --size ${sizeLimits.least}〜${sizeLimits.most} --mind ${lifeMinds.join('|')} --fear on|off --curiosity on|off`,
};

/** What plans of the Lab's minds are for. */
const purposesJa: Readonly<Record<string, string>> = {
  wait: '待つ',
  anything: '何でもしてみる',
  anywhere: 'どこへでも行く',
  take: '取る',
  sleep: '眠る',
  eat: '食べる',
  drink: '飲む',
  collect: '集める',
  explore: '探検する',
  search: '探す',
  go: '進む',
  wander: '歩き回る',
  flee: '逃げる',
  fallback: '安全をとる',
  'as approved': '承認どおりにする',
};

export const labWords: Readonly<Record<Language, LabWords>> = {
  en: {
    asked: 'I am asked to live in the Lab.',
    answer: 'Answer.',
    byRules: "By the Lab's published rules.",
    purpose: (ticks) => `Get through ${ticks} steps in the Lab's small world`,
    goal: (from, until) => `Get through steps ${from + 1} to ${until}`,
    task: (from, until) => (until === from + 1 ? `Step ${until}` : `Steps ${from + 1} to ${until}`),
    intent: (until) => `Get through the steps up to ${until}.`,
    next: (tick, purpose, risk) => `Step ${tick} in the Lab: ${purpose}; danger ${Math.round(100 * risk)} %.`,
    noMore: 'My time in the Lab ended before this step, so it cannot be taken.',
    begun: ({ ticks, preset, size, seed, mind }) =>
      [
        `I go into the Lab: a small world of squares inside this page, where I look for food and water, rest, and keep away from what hurts. ${ticks} steps lie before me.`,
        `The world: “${preset}”, ${size} by ${size} squares, number ${seed}; I decide by the Lab's rules “${mind}”. Nothing is sent, and nothing outside that world is touched, so I do not ask at each step (the built-in rule “world”).`,
        'Where to look: the Plan shows how far I am, the Log each step and how I fare, and `lab status` sums it up. Stop holds me, `lab stop` ends it.',
      ].join('\n'),
    later: 'What was planned before comes first.',
    ended: 'You ended my time in the Lab; nothing is left to do there.',
    askAgain: 'What I asked about your purpose I ask again after it.',
    requestOpen: 'A request waits for y or n. Answer it, then ask me again.',
    tooManyGoals: 'There are too many goals already. Let some of them end first.',
    refused: (message) => `I did not begin. ${message}.\n${usage.en}`,
  },
  ja: {
    asked: 'ラボで暮らすことを頼まれました。',
    answer: '答えます。',
    byRules: 'ラボの公開されたルールによります。',
    purpose: (ticks) => `ラボの小さな世界で${ticks}歩を乗り切る`,
    goal: (from, until) => `${from + 1}歩目から${until}歩目までを乗り切る`,
    task: (from, until) => (until === from + 1 ? `${until}歩目` : `${from + 1}〜${until}歩目`),
    intent: (until) => `${until}歩目までを乗り切ります。`,
    next: (tick, purpose, risk) =>
      `ラボの${tick}歩目：${purposesJa[purpose] ?? purpose}。危険は${Math.round(100 * risk)}%。`,
    noMore: 'ラボでの暮らしはその前に終わっているので、もう進めません。',
    begun: ({ ticks, preset, size, seed, mind }) =>
      [
        `ラボに入ります。ラボはこのページの中だけにある小さなマス目の世界で、食べ物と水を探し、休み、危ないものを避けて進みます。全部で${ticks}歩です。`,
        `世界は「${preset}」、${size}×${size}マス、番号は${seed}。ラボのルール「${mind}」で決めます。外へは何も送らず、この世界の外には何も触れないので、一歩ごとには尋ねません（はじめからあるルール「world」によります）。`,
        '見る場所：「計画」に進み具合、「ログ」に一歩ごとの様子と体の状態、lab status にまとめが出ます。「停止」で止まり、lab stop で終わります。',
      ].join('\n'),
    later: '先にあった計画が終わってから始めます。',
    ended: 'ラボでの暮らしはあなたが終わらせたので、もうすることはありません。',
    askAgain: '目的についてお尋ねしたことは、そのあとでもう一度うかがいます。',
    requestOpen: '承認を待っているものがあります。答えてから、もう一度言ってください。',
    tooManyGoals: 'ゴールがすでに多すぎます。いくつか終わってから始めてください。',
    refused: (message) =>
      `始めていません。${/^--[a-z-]+/.exec(message)?.[0] ?? '書き方'}がこのままでは使えません。\n${usage.ja}`,
  },
};
