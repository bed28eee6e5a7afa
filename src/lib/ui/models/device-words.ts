import type { DeviceTold, Recommendation, VerdictReason } from '../../bridge/device/device-report';
import type { Language } from '../../base/language';

interface DeviceWords {
  title: string;
  /** What needs nothing, and what a language model would bring. */
  text: string;
  looking: string;
  advised: string;
  /** Leads to where it is set up. */
  show: string;
  /** `why`, with the place. */
  why: Record<Recommendation['why'], string>;
  reasons: Record<VerdictReason, string>;
  can: Record<'yes' | 'maybe' | 'no', string>;
  facts: string;
  fact: {
    gpu: string;
    f16: string;
    buffer: string;
    memory: string;
    free: string;
    kept: string;
    threads: string;
    isolated: string;
    browser: string;
    saves: string;
  };
  gpu: { no_webgpu: string; no_adapter: string; software: string; there: string };
  browser: Record<DeviceTold['browserModel'], string>;
  yes: string;
  no: string;
  atLeast: (gigabytes: string) => string;
  notTold: string;
}

export const deviceWords: Readonly<Record<Language, DeviceWords>> = {
  en: {
    title: 'What to do here',
    text: 'Nothing, if you like: Reflex, the built-in rules, works already. A language model is a program that reads and writes text; with one, talk is freer. It is yours to add, in one of four ways.',
    looking: 'Looking at what this device can run …',
    advised: 'Suggested here:',
    show: 'Show how',
    why: {
      browser_there: 'the browser’s own model. It is there already, and nothing is sent.',
      gpu_fits:
        'a model on the graphics processor. You choose one and press Download; then it is quick, works offline, and nothing is sent.',
      browser_fetch: 'the browser’s own model. The browser has to fetch it once; then nothing is sent.',
      cpu_private: 'a small model file on this device. It is slow but works offline, and nothing is sent.',
      cpu_unknown:
        'a small model file on this device. This browser does not tell how much memory there is: begin with a file under 1 GB.',
      saves_data:
        'a served model, which runs elsewhere. You asked the browser to save data, and a model here would have to be fetched.',
      device_weak: 'a served model, which runs elsewhere. What this device has is too little for a model of its own.',
    },
    reasons: {
      browser_there: 'It is there.',
      browser_to_fetch: 'The browser has to fetch it first.',
      browser_none: 'This browser has none for this device.',
      gpu_fine: 'The quickest on this device.',
      gpu_no_f16: 'Quick, but models take more memory on this one.',
      gpu_software: 'The main processor stands in for it here: far too slow.',
      gpu_limits: 'It cannot hold what models need.',
      gpu_no_webgpu: 'This browser cannot use it for models (it has no WebGPU).',
      gpu_no_adapter: 'The browser finds none that it may use.',
      no_room: 'Less than 1 GB can still be stored here.',
      memory_low: 'Memory is short: only the smallest models.',
      memory_unknown: 'How much memory there is, this browser does not tell.',
      cpu_small: 'Small models, slowly.',
      served: 'Needs an address, and sends there what is read for a decision.',
      rules: 'Always.',
    },
    can: { yes: 'works here', maybe: 'may work here', no: 'not here' },
    facts: 'What the browser tells of this device',
    fact: {
      gpu: 'Graphics processor',
      f16: 'Half precision (f16), for smaller models',
      buffer: 'Largest piece of a model that it holds',
      memory: 'Memory',
      free: 'Free storage',
      kept: 'Storage is kept',
      threads: 'Threads',
      isolated: 'Several threads for one model',
      browser: 'Browser’s own model',
      saves: 'Saves data',
    },
    gpu: { no_webgpu: 'no WebGPU', no_adapter: 'none found', software: 'played by the main processor', there: 'there' },
    browser: {
      missing: 'none',
      unavailable: 'not for this device',
      downloadable: 'to be fetched',
      downloading: 'being fetched',
      available: 'there',
    },
    yes: 'yes',
    no: 'no',
    atLeast: (gigabytes) => `${gigabytes} GB or more`,
    notTold: 'not told',
  },
  ja: {
    title: 'ここですること',
    text: '何もしなくても、組み込みの規則（Reflex）だけで使えます。言語モデルは、文章を読み書きするプログラムです。加えると、もっと自由に話せます。加え方は四つあります。',
    looking: 'この端末で何が使えるか調べています…',
    advised: 'おすすめ：',
    show: 'やり方を見る',
    why: {
      browser_there: 'ブラウザー内蔵のモデル。すでにあり、何も送りません。',
      gpu_fits: 'GPUで動くモデル。一つ選んでダウンロードを押せば、あとは速く、オフラインでも使えて、何も送りません。',
      browser_fetch: 'ブラウザー内蔵のモデル。一度だけ取得すれば、あとは何も送りません。',
      cpu_private: '小さなモデルファイルをこの端末で動かす方法。遅いものの、オフラインでも使えて、何も送りません。',
      cpu_unknown:
        '小さなモデルファイルをこの端末で動かす方法。メモリーの量をブラウザーが示さないので、1 GB未満のものから試してください。',
      saves_data:
        'よそで動くモデルへの接続。データ節約が指定されていて、この端末で動かすにはモデルの取得が必要なためです。',
      device_weak: 'よそで動くモデルへの接続。この端末だけでモデルを動かすには力が足りません。',
    },
    reasons: {
      browser_there: 'すでにあります。',
      browser_to_fetch: '先にブラウザーが取得します。',
      browser_none: 'この端末で使えるものがありません。',
      gpu_fine: 'この端末でいちばん速い方法です。',
      gpu_no_f16: '速いものの、モデルがメモリーを多く使います。',
      gpu_software: 'CPUがGPUの代わりをしていて、遅すぎます。',
      gpu_limits: 'モデルに要る大きさを扱えません。',
      gpu_no_webgpu: 'このブラウザーではモデルに使えません（WebGPUがないため）。',
      gpu_no_adapter: '使えるGPUが見つかりません。',
      no_room: '保存できる空きが1 GBもありません。',
      memory_low: 'メモリーが少なく、いちばん小さなモデルだけです。',
      memory_unknown: 'メモリーの量をブラウザーが示しません。',
      cpu_small: '小さなモデルなら、ゆっくり動きます。',
      served: '接続先が要ります。判断のために読むものを送ります。',
      rules: 'いつでも使えます。',
    },
    can: { yes: '使えます', maybe: '使えるかもしれません', no: 'ここでは不可' },
    facts: 'この端末についてブラウザーが示すこと',
    fact: {
      gpu: 'GPU（画像処理の装置）',
      f16: '半精度（f16。モデルが小さくなります）',
      buffer: '一度に扱えるモデルの大きさ',
      memory: 'メモリー',
      free: '保存の空き',
      kept: '保存の保証',
      threads: 'スレッド',
      isolated: '一つのモデルに複数スレッド',
      browser: '内蔵モデル',
      saves: 'データ節約',
    },
    gpu: { no_webgpu: 'WebGPUなし', no_adapter: '見つからない', software: 'CPUが代行', there: 'あり' },
    browser: {
      missing: 'なし',
      unavailable: 'この端末では不可',
      downloadable: '取得が必要',
      downloading: '取得中',
      available: 'あり',
    },
    yes: 'あり',
    no: 'なし',
    atLeast: (gigabytes) => `${gigabytes} GB以上`,
    notTold: '示されない',
  },
};
