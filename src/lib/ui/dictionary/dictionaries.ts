import type { Language } from '../../base/language';
import { byName } from '../by-name';
import type { Dictionary } from './dictionary';
import { en } from './en';
import { ja } from './ja';

const makers: Readonly<Record<Language, (name: string) => Dictionary>> = { en: byName(en), ja: byName(ja) };

/** The words of a language, with the Avatar's name in them. */
export function dictionaryOf(language: Language, name: string): Dictionary {
  return makers[language](name);
}
