import type { Language } from '../../base/language';

const removed: Readonly<Record<Language, string>> = { en: '(removed)', ja: '（削除済み）' };

/** The text, or that it was taken out of the log. */
export function textOr(text: string | null | undefined, lang: Language): string {
  return text ?? removed[lang];
}
