import { invariant } from '../../base/invariant';
import type { Language } from '../../base/language';
import type { Words } from './words-form';

/** Constants that come in when they are first needed: most people need one language, and the first load counts. */
const loaded = new Map<Language, Words>();

/** Must have been awaited for a language before a decision is made in it. */
export async function loadWords(lang: Language): Promise<void> {
  if (loaded.has(lang)) return;
  loaded.set(lang, lang === 'ja' ? (await import('./words-ja')).wordsJa : (await import('./words-en')).wordsEn);
}

export function wordsOf(lang: Language): Words {
  const words = loaded.get(lang);
  invariant(words, `loadWords(${lang}) comes first`);
  return words;
}
