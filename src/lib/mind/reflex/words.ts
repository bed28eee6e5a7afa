import type { Language } from '../../base/language';
import { wordsEn } from './words-en';
import type { Words } from './words-form';
import { wordsJa } from './words-ja';

const words: Readonly<Record<Language, Words>> = { en: wordsEn, ja: wordsJa };

export function wordsOf(lang: Language): Words {
  return words[lang];
}
