import type { Language } from '../../base/language';
import { lifeMinds, lifeTicks, type LifeTerms } from '../../world/life-terms';
import { presetNames, sizeLimits } from '../../world/presets';

interface LabWords {
  asked: string;
  answer: string;
  byRules: string;
  purpose: (ticks: number) => string;
  goal: (until: number) => string;
  task: (until: number) => string;
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
    asked: 'I am asked about a life in the Lab.',
    answer: 'Answer.',
    byRules: "By the Lab's published rules.",
    purpose: (ticks) => `Live ${ticks} ticks in the Lab's world`,
    goal: (until) => `Live to tick ${until}`,
    task: (until) => `Live to tick ${until}`,
    intent: (until) => `Live to tick ${until}.`,
    next: (tick, purpose, risk) => `Tick ${tick} in the Lab: ${purpose}; risk ${Math.round(100 * risk)} %.`,
    noMore: 'This life is over, and nothing more can be done in it.',
    begun: ({ ticks, preset, size, seed, mind }) =>
      `I live ${ticks} ticks in the Lab's world: ${preset}, ${size}×${size}, seed ${seed}, by the rules of “${mind}”. It is a small world of this device's own; nothing is sent. What I do there goes by the shipped rule “world”. Stop stops me, \`lab stop\` ends it.`,
    later: 'What was planned before comes first.',
    ended: 'This life was ended by you; nothing is left to do in it.',
    askAgain: 'What I asked about your purpose I ask again after it.',
    requestOpen: 'A request waits for y or n. Answer it, then ask me again.',
    tooManyGoals: 'There are too many goals already. Let some of them end first.',
    refused: (message) => `No life was begun. ${message}.\n${usage.en}`,
  },
  ja: {
    asked: 'ラボでの生について頼まれました。',
    answer: '答えます。',
    byRules: 'ラボの公開されたルールによります。',
    purpose: (ticks) => `ラボの世界で${ticks}ティック生きる`,
    goal: (until) => `ティック${until}まで生きる`,
    task: (until) => `ティック${until}まで生きる`,
    intent: (until) => `ティック${until}まで生きます。`,
    next: (tick, purpose, risk) =>
      `ラボのティック${tick}：${purposesJa[purpose] ?? purpose}。危険は${Math.round(100 * risk)}%。`,
    noMore: 'この生は終わっていて、もう何もできません。',
    begun: ({ ticks, preset, size, seed, mind }) =>
      `ラボの世界で${ticks}ティック生きます。${preset}、${size}×${size}、シード${seed}、「${mind}」のルールです。この端末の中だけの小さな世界で、外へは何も送りません。そこでの行動は、はじめからあるルール「world」で許されます。「停止」で止まり、lab stop で終わります。`,
    later: '先にあった計画が終わってから始めます。',
    ended: 'この生はあなたが終わらせたので、もうすることはありません。',
    askAgain: '目的についてお尋ねしたことは、そのあとでもう一度うかがいます。',
    requestOpen: '承認を待っているものがあります。答えてから、もう一度言ってください。',
    tooManyGoals: 'ゴールがすでに多すぎます。いくつか終わってから始めてください。',
    refused: (message) =>
      `始めていません。${/^--[a-z-]+/.exec(message)?.[0] ?? '書き方'}がこのままでは使えません。\n${usage.ja}`,
  },
};
