import type { Language } from '../base/language';

/** The mind in use: what it is called, whether it is shown pictures, and where it is; null: rules, or on this device. */
export interface PictureReader {
  name: string | null;
  host: string | null;
  sees: boolean;
}

/** What is true of a picture before it is sent, as of whereWordsGo. `avatar`: the Avatar's name. */
export function wherePicturesGo({ name, host, sees }: PictureReader, lang: Language, avatar: string): string {
  if (sees && host !== null) return words[lang].sent(host);
  return name === null ? words[lang].rules(avatar) : words[lang].unseen(name);
}

const words: Readonly<
  Record<
    Language,
    { sent: (host: string) => string; unseen: (name: string) => string; rules: (avatar: string) => string }
  >
> = {
  en: {
    sent: (host) => `Sent to ${host} with your message, and again while you talk about it.`,
    unseen: (name) => `${name} can’t see pictures. It’s only told that there is one.`,
    rules: (avatar) => `${avatar} can’t see pictures yet. That takes a model that sees.`,
  },
  ja: {
    sent: (host) => `メッセージと一緒に ${host} に送られます。その話が続くあいだは、返事のたびに送られます。`,
    unseen: (name) => `${name} は画像を見られません。画像があることだけを伝えます。`,
    rules: (avatar) => `${avatar}はまだ画像を見られません。画像が見えるモデルが必要です。`,
  },
};
