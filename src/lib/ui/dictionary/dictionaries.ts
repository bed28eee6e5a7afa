import type { Language } from '../../base/language';
import type { Dictionary } from './dictionary';
import { en } from './en';
import { ja } from './ja';

const makers: Readonly<Record<Language, (name: string) => Dictionary>> = { en, ja };
/** The newest of each language: names change rarely, and words are read all the time. */
const made = new Map<Language, Dictionary>();

/** The words of a language, with the Avatar's name in them. */
export function dictionaryOf(language: Language, name: string): Dictionary {
  const known = made.get(language);
  if (known?.name === name) return known;
  const fresh = makers[language](name);
  made.set(language, fresh);
  return fresh;
}
