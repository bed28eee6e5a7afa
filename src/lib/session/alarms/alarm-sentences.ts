import type { Language } from '../../base/language';

/** What is said for the person who presses or types it: sentences that the published patterns read. */
export const cancelSentence: Readonly<Record<Language, (id: string) => string>> = {
  en: (id) => `Cancel the alarm ${id}`,
  ja: (id) => `アラーム${id}を取り消して`,
};

/** `rest`: the time, and what it is for. */
export const setSentence: Readonly<Record<Language, (rest: string) => string>> = {
  en: (rest) => `Alarm ${rest}`,
  ja: (rest) => `アラーム ${rest}`,
};
