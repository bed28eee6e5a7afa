import type { Language } from '../../base/language';
import { grammarEn } from './en/grammar';
import { grammarJa } from './ja/grammar';
import type { Grammar } from './sentence';

/** All the words that rules read: nothing else in a message is ever compared. */
export const grammars: Readonly<Record<Language, Grammar>> = { en: grammarEn, ja: grammarJa };
