import type { Language } from '../../base/language';

/** Before an address is opened. */
export const linkWords: Readonly<Record<Language, { ask: (host: string) => string; warning: string; open: string }>> = {
  en: {
    ask: (host) => `Open ${host}?`,
    warning: 'This leaves Yadori. The site is told the whole address above: look whether it holds anything of yours.',
    open: 'Open in a new tab',
  },
  ja: {
    ask: (host) => `${host} を開きますか`,
    warning:
      'Yadoriの外へ出ます。上のアドレスはそのまま相手に伝わります。あなたの情報が含まれていないか確かめてください。',
    open: '新しいタブで開く',
  },
};
