import type { Language } from '../../base/language';

/** What the message box is called before the app and its dictionary are there, and after. */
export const firstWords: Readonly<
  Record<
    Language,
    { message: string; send: string; placeholder: (name: string) => string; sending: string; you: string }
  >
> = {
  en: {
    message: 'Message',
    send: 'Send',
    placeholder: (name) => `Write to ${name}`,
    sending: 'sending',
    you: 'You',
  },
  ja: {
    message: 'メッセージ',
    send: '送信',
    placeholder: (name) => `${name}に話しかける`,
    sending: '送信中',
    you: 'あなた',
  },
};
