import type { Language } from '../../base/language';
import type { Way } from '../../bridge/minds';

interface FactsWords {
  unchecked: string;
  way: Readonly<Record<Way, string>>;
  sees: string;
  blind: string;
  window: (tokens: string) => string;
  speed: (rate: string) => string;
  onCard: string;
  /** For a million tokens. */
  price: (input: string, output: string) => string;
  salad: string;
  offers: { half: string; card: string; other: string; twin: string; processor: string };
  tried: { none: string; title: string; line: (rate: string) => string; on: Record<'gpu' | 'cpu' | 'browser', string> };
  try: string;
  trying: string;
  quickest: string;
}

export const factsWords: Readonly<Record<Language, FactsWords>> = {
  en: {
    unchecked: 'not checked yet',
    way: { tools: 'acts by tool calls', form: 'acts by a fixed form', talk: 'only talks' },
    sees: 'sees pictures',
    blind: 'sees no pictures',
    window: (tokens) => `takes in ${tokens} tokens`,
    speed: (rate) => `${rate} tokens a second`,
    onCard: 'on the graphics card',
    price: (input, output) => `${input} in and ${output} out a million tokens`,
    salad: 'It writes gibberish here.',
    offers: {
      half: 'The graphics card often miscalculates half precision (f16). The f32 build is larger but usually works.',
      card: 'Often it is the graphics card that miscalculates. On the processor it is slower but usually works.',
      other: 'Another build of the same model usually helps: choose one there, then check again.',
      twin: 'Get the f32 build',
      processor: 'Run one on the processor',
    },
    tried: {
      none: 'Nothing was tried here yet, so this is a guess from what the browser tells.',
      title: 'Tried on this device:',
      line: (rate) => `${rate} tokens a second`,
      on: { gpu: 'graphics card', cpu: 'processor', browser: 'browser’s own' },
    },
    try: 'Try what is here',
    trying: 'Trying…',
    quickest: 'quickest here',
  },
  ja: {
    unchecked: 'まだ確認していません',
    way: { tools: 'ツールの呼び出しで行動', form: '決まった形式で行動', talk: '話すだけ' },
    sees: '画像が見える',
    blind: '画像は見えない',
    window: (tokens) => `一度に${tokens}トークン`,
    speed: (rate) => `毎秒${rate}トークン`,
    onCard: 'GPUで動く',
    price: (input, output) => `100万トークンあたり入力${input}、出力${output}`,
    salad: 'ここで書くものが文になっていません。でたらめな文字の並びです。',
    offers: {
      half: 'GPUが半精度（f16）を正しく計算できないことがよくあります。単精度（f32）のビルドなら、大きくなりますが、たいてい動きます。',
      card: 'GPUが正しく計算できないことがよくあります。CPUなら、遅くなりますが、たいてい動きます。',
      other: '同じモデルの別のビルドなら、たいてい動きます。接続先で選び直して、もう一度確認してください。',
      twin: 'f32のビルドを取得',
      processor: 'CPUで動かす',
    },
    tried: {
      none: 'ここではまだ何も試していません。ブラウザーの情報からの推測です。',
      title: 'この端末で試した結果：',
      line: (rate) => `毎秒${rate}トークン`,
      on: { gpu: 'GPU', cpu: 'CPU', browser: 'ブラウザー内蔵' },
    },
    try: 'いまあるもので試す',
    trying: '試しています…',
    quickest: 'ここで最速',
  },
};
