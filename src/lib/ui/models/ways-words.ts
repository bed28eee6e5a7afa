import type { Language } from '../../base/language';
import type { Service } from '../../session/minds/providers';

export type WayName = 'computer' | 'provider' | 'browser' | 'served';

interface WayText {
  title: string;
  /** What it is worth, in one line. */
  worth: string;
  leaves: string;
  button: string;
  close: string;
}

interface WaysWords {
  /** The name of the Avatar; of the mind, null: rules. */
  hero: (name: string, mind: string | null) => string;
  rulesWorth: string;
  better: (name: string) => string;
  yours: string;
  ways: Record<WayName, WayText>;
  folds: { device: string; reads: string; uses: string };
  parts: Record<'gpu' | 'cpu' | 'browser', string>;
  provider: {
    provider: string;
    key: string;
    keyHint: string;
    keyKept: string;
    readable: string;
    more: string;
    passphrase: string;
    passphraseHint: string;
    list: string;
    listing: string;
    noKey: string;
    found: (host: string, count: number) => string;
    none: string;
    filter: string;
    more_than: (shown: number, all: number) => string;
  };
  choice: {
    /** The list of them. */
    models: string;
    best: string;
    quicker: string;
    newest: string;
    loaded: string;
    sees: string;
    /** Dollars for a million tokens. */
    price: (input: string, output: string) => string;
    use: (model: string) => string;
    checks: string;
    checking: (model: string) => string;
    inUse: (model: string) => string;
    keptAll: string;
  };
  services: Record<Extract<Service, 'ollama' | 'llamacpp' | 'lmstudio' | 'other'>, string>;
}

export const waysWords: Readonly<Record<Language, WaysWords>> = {
  en: {
    hero: (name, mind) => (mind === null ? `${name} thinks with built-in rules` : `${name} thinks with ${mind}`),
    rulesWorth: 'Good for reminders, notes, lists and simple plans, but not for free talk.',
    better: (name) => `Give ${name} a better mind`,
    yours: 'Minds',
    ways: {
      computer: {
        title: 'I have Ollama, LM Studio or llama.cpp on this computer',
        worth: 'The best free choice: real talk, good plans, fast enough.',
        leaves: 'What you write goes to that program, which may pass it on.',
        button: 'Look for it',
        close: 'Look again',
      },
      provider: {
        title: 'I have a key',
        worth: 'The cleverest minds, on any device. The provider charges for use.',
        leaves: 'What you write is sent to xAI, OpenAI, OpenRouter or whichever you choose.',
        button: 'Choose a provider',
        close: 'Close',
      },
      browser: {
        title: 'Run one in this browser',
        worth: 'Free, works offline, good for talk and short plans. Needs one download.',
        leaves: 'Nothing you write leaves this device.',
        button: 'Choose one',
        close: 'Close',
      },
      served: {
        title: 'I have another address',
        worth: 'Any program or service that speaks as OpenAI does, also one of your own.',
        leaves: 'What you write is sent to that address.',
        button: 'Enter it',
        close: 'Close',
      },
    },
    folds: { device: 'What this device can run', reads: 'What a mind may read', uses: 'Use and cost so far' },
    parts: { gpu: 'On the graphics card', cpu: 'On the processor', browser: 'The browser’s own model' },
    provider: {
      provider: 'Provider',
      key: 'API key',
      keyHint:
        'From your account there. Stored encrypted in this browser, for this provider alone; in no log, export or backup.',
      keyKept: 'A key is stored already. Leave this empty to use it.',
      readable: 'Without a passphrase, whoever gets at the disk of this device can read it.',
      more: 'Close it with a passphrase',
      passphrase: 'Passphrase',
      passphraseHint: 'The key then opens only with it, and you are asked for it each time you open Yadori.',
      list: 'See its models',
      listing: 'Asking for its models…',
      noKey: 'Enter the key that the provider gave you.',
      found: (host, count) => `${host} offers ${count === 1 ? 'one model' : `${count} models`}.`,
      none: 'It offers no model that can talk.',
      filter: 'Find a model',
      more_than: (shown, all) => `The first ${shown} of ${all}.`,
    },
    choice: {
      models: 'Models',
      best: 'best of these',
      quicker: 'quicker',
      newest: 'newest',
      loaded: 'loaded',
      sees: 'sees pictures',
      price: (input, output) => `$${input} in, $${output} out`,
      use: (model) => `Use ${model}`,
      checks: 'Checks it with a few short questions first.',
      checking: (model) => `Checking ${model}. It may have to load first…`,
      inUse: (model) => `${model} is in use now.`,
      keptAll: 'It is kept under Minds, and was not put to use.',
    },
    services: {
      ollama: 'Ollama, this device',
      llamacpp: 'llama.cpp, this device',
      lmstudio: 'LM Studio, this device',
      other: 'Another',
    },
  },
  ja: {
    hero: (name, mind) =>
      mind === null ? `今は${name}は内蔵のルールで考えています` : `${name}は${mind}で考えています`,
    rulesWorth: 'リマインダー、ノート、リスト、簡単な計画が得意です。自由な会話はできません。',
    better: (name) => `${name}をもっと賢くする`,
    yours: '頭脳',
    ways: {
      computer: {
        title: 'このパソコンにOllama、LM Studio、llama.cppのどれかがある',
        worth: '無料ではいちばんのおすすめです。会話も計画もしっかりできます。',
        leaves: '書いたことは、そのプログラムに渡ります。そこから先へ送られることもあります。',
        button: '探す',
        close: 'もう一度探す',
      },
      provider: {
        title: 'APIキーを持っている',
        worth: 'どの端末でも、いちばん賢い頭脳を使えます。利用料がかかります。',
        leaves: '書いたことは、選んだ提供元（xAI、OpenAI、OpenRouterなど）に送られます。',
        button: '提供元を選ぶ',
        close: '閉じる',
      },
      browser: {
        title: 'このブラウザーの中で動かす',
        worth: '無料で、オフラインでも使えます。会話と短い計画に向いています。最初に一度ダウンロードします。',
        leaves: '書いたことは、この端末から出ません。',
        button: 'モデルを選ぶ',
        close: '閉じる',
      },
      served: {
        title: 'ほかの接続先がある',
        worth: 'OpenAIと同じ形式で話せるプログラムやサービスなら、自分のサーバーでも使えます。',
        leaves: '書いたことは、その接続先に送られます。',
        button: 'アドレスを入れる',
        close: '閉じる',
      },
    },
    folds: { device: 'この端末でできること', reads: '読んでよいもの', uses: 'これまでの利用と費用' },
    parts: {
      gpu: 'グラフィックス（GPU）で動かす',
      cpu: 'プロセッサー（CPU）で動かす',
      browser: 'ブラウザー内蔵のモデル',
    },
    provider: {
      provider: '提供元',
      key: 'APIキー',
      keyHint:
        '提供元のアカウントで受け取ったもの。このブラウザーに、この提供元だけのために暗号化して保存します。記録、書き出し、バックアップには入りません。',
      keyKept: 'キーは保存済みです。空のままなら、それを使います。',
      readable: '合言葉を決めないと、この端末のディスクを読める人はキーも読めます。',
      more: '合言葉で閉じておく',
      passphrase: '合言葉',
      passphraseHint: 'キーは合言葉でしか開かなくなり、Yadoriを開くたびに尋ねます。',
      list: 'モデルを見る',
      listing: 'モデルを尋ねています…',
      noKey: '提供元から受け取ったキーを入れてください。',
      found: (host, count) => `${host}で使えるモデルは${count}件です。`,
      none: '会話に使えるモデルがありません。',
      filter: 'モデルを探す',
      more_than: (shown, all) => `${all}件のうち、はじめの${shown}件です。`,
    },
    choice: {
      models: 'モデル',
      best: 'おすすめ',
      quicker: '速い',
      newest: '最新',
      loaded: '読み込み済み',
      sees: '画像が見える',
      price: (input, output) => `入力$${input}、出力$${output}`,
      use: (model) => `${model}を使う`,
      checks: '先に短い質問をいくつか送って確かめます。',
      checking: (model) => `${model}を確かめています。読み込みに時間がかかることがあります…`,
      inUse: (model) => `${model}に切り替えました。`,
      keptAll: '「頭脳」の一覧に残しました。まだ使っていません。',
    },
    services: {
      ollama: 'Ollama（この端末）',
      llamacpp: 'llama.cpp（この端末）',
      lmstudio: 'LM Studio（この端末）',
      other: 'そのほか',
    },
  },
};
