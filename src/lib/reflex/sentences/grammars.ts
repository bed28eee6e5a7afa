import type { Language } from '../../base/language';
import { grammarEn } from './grammar-en';
import { grammarJa } from './grammar-ja';
import type { Grammar } from './sentence';

/** All the words that rules read: nothing else in a message is ever compared. */
export const grammars: Readonly<Record<Language, Grammar>> = { en: grammarEn, ja: grammarJa };
