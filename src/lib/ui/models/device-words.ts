import type { DeviceTold, Place, Recommendation, VerdictReason } from '../../bridge/device/device-report';
import type { Language } from '../../base/language';

interface DeviceWords {
  title: string;
  advised: string;
  /** Leads to where it is set up. */
  show: string;
  /** `why`, with the place. */
  why: Record<Recommendation['why'], string>;
  places: Record<Place, string>;
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
    title: 'What this device can run',
    advised: 'Suggested here:',
    show: 'Take me there',
    why: {
      browser_there: 'the browser’s own model. It is there already, and nothing is sent.',
      gpu_fits: 'a model on the graphics processor. It is quick, works offline, and nothing is sent.',
      browser_fetch: 'the browser’s own model. The browser has to fetch it once; then nothing is sent.',
      cpu_private: 'a small GGUF file on the main processor. It is slow but works offline, and nothing is sent.',
      cpu_unknown:
        'a small GGUF file on the main processor. This browser does not tell how much memory there is: begin with one under 1 GB.',
      saves_data: 'a served model. You asked the browser to save data, and a model here would have to be fetched.',
      device_weak: 'a served model. What this device has is too little for a model of its own.',
    },
    places: {
      browser: 'Browser’s own model',
      gpu: 'Graphics processor',
      cpu: 'Main processor',
      served: 'Served model',
      rules: 'Reflex',
    },
    reasons: {
      browser_there: 'It is there.',
      browser_to_fetch: 'The browser has to fetch it first.',
      browser_none: 'This browser has none for this device.',
      gpu_fine: 'It fits models in half precision.',
      gpu_no_f16: 'It has no half precision: models take more memory.',
      gpu_software: 'Graphics are played by the main processor here: far too slow.',
      gpu_limits: 'It takes no buffers as large as models need.',
      gpu_no_webgpu: 'This browser has no WebGPU.',
      gpu_no_adapter: 'The browser finds no graphics processor that it may use.',
      no_room: 'Less than 1 GB can still be stored here.',
      memory_low: 'Memory is short: only the smallest models.',
      memory_unknown: 'How much memory there is, this browser does not tell.',
      cpu_small: 'Small models, slowly.',
      served: 'Needs an address, and sends what is read for a decision.',
      rules: 'Always.',
    },
    can: { yes: 'yes', maybe: 'perhaps', no: 'no' },
    facts: 'What the browser tells',
    fact: {
      gpu: 'Graphics processor',
      f16: 'Half precision',
      buffer: 'Largest buffer',
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
    title: 'この端末で使えるもの',
    advised: 'おすすめ：',
    show: '設定する場所へ',
    why: {
      browser_there: 'ブラウザー内蔵のモデル。すでにあり、何も送りません。',
      gpu_fits: 'グラフィックスで動くモデル。速く、オフラインでも使えて、何も送りません。',
      browser_fetch: 'ブラウザー内蔵のモデル。一度だけ取得すれば、あとは何も送りません。',
      cpu_private: 'プロセッサーで動く小さなGGUFファイル。遅いものの、オフラインでも使えて、何も送りません。',
      cpu_unknown:
        'プロセッサーで動く小さなGGUFファイル。メモリーの量をブラウザーが示さないので、1 GB未満のものから試してください。',
      saves_data: '接続するモデル。データ節約が指定されていて、この端末で動かすにはモデルの取得が必要なためです。',
      device_weak: '接続するモデル。この端末だけでモデルを動かすには足りません。',
    },
    places: {
      browser: '内蔵モデル',
      gpu: 'グラフィックス',
      cpu: 'プロセッサー',
      served: '接続するモデル',
      rules: 'Reflex',
    },
    reasons: {
      browser_there: 'すでにあります。',
      browser_to_fetch: '先にブラウザーが取得します。',
      browser_none: 'この端末で使えるものがありません。',
      gpu_fine: '半精度のモデルに対応しています。',
      gpu_no_f16: '半精度がないので、モデルがメモリーを多く使います。',
      gpu_software: 'グラフィックスをプロセッサーが代行していて、遅すぎます。',
      gpu_limits: 'モデルに要る大きさのバッファーを持てません。',
      gpu_no_webgpu: 'このブラウザーにWebGPUがありません。',
      gpu_no_adapter: '使えるグラフィックスが見つかりません。',
      no_room: '保存できる空きが1 GBもありません。',
      memory_low: 'メモリーが少なく、いちばん小さなモデルだけです。',
      memory_unknown: 'メモリーの量をブラウザーが示しません。',
      cpu_small: '小さなモデルなら、ゆっくり動きます。',
      served: '接続先が要ります。判断のために読むものを送ります。',
      rules: 'いつでも使えます。',
    },
    can: { yes: '可', maybe: 'おそらく', no: '不可' },
    facts: 'ブラウザーが示すこと',
    fact: {
      gpu: 'グラフィックス',
      f16: '半精度',
      buffer: '最大のバッファー',
      memory: 'メモリー',
      free: '保存の空き',
      kept: '保存の保証',
      threads: 'スレッド',
      isolated: '一つのモデルに複数スレッド',
      browser: '内蔵モデル',
      saves: 'データ節約',
    },
    gpu: { no_webgpu: 'WebGPUなし', no_adapter: '見つからない', software: 'プロセッサーが代行', there: 'あり' },
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
