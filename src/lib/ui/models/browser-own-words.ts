import type { BrowserModelState } from '../../bridge/browser-model';
import type { Language } from '../../base/language';

interface BrowserOwnWords {
  title: string;
  /** The mind's. */
  name: string;
  text: string;
  states: Record<BrowserModelState | 'missing', string>;
  download: string;
  downloading: string;
  cancel: string;
  setUp: string;
  failed: string;
}

export const browserOwnWords: Readonly<Record<Language, BrowserOwnWords>> = {
  en: {
    title: 'The browser’s own model',
    name: 'Built-in model',
    text: 'Some browsers bring a small model of their own. It runs on this device, and nothing is sent.',
    states: {
      missing: 'This browser has none.',
      unavailable: 'This browser knows such a model, but has none for this device or for English and Japanese.',
      downloadable: 'The browser can fetch it. It is large; the browser does not say how large.',
      downloading: 'The browser is fetching it.',
      available: 'It is there.',
    },
    download: 'Let the browser fetch it',
    downloading: 'Fetched so far',
    cancel: 'Cancel',
    setUp: 'Set it up',
    failed: 'It did not come. The browser says:',
  },
  ja: {
    title: 'ブラウザー内蔵のモデル',
    name: '内蔵モデル',
    text: '小さなモデルを内蔵するブラウザーがあります。この端末で動き、何も送りません。',
    states: {
      missing: 'このブラウザーにはありません。',
      unavailable: 'このブラウザーは対応していますが、この端末、または英語と日本語で使えるモデルがありません。',
      downloadable: 'ブラウザーが取得できます。大きなものですが、大きさは示されません。',
      downloading: 'ブラウザーが取得しています。',
      available: '使えます。',
    },
    download: 'ブラウザーに取得させる',
    downloading: '取得済み',
    cancel: 'やめる',
    setUp: '設定に加える',
    failed: '取得できませんでした。ブラウザーの言葉：',
  },
};
