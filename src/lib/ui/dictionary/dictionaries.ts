import type { Language } from '../../base/language';
import type { Dictionary } from './dictionary';
import { en } from './en';
import { ja } from './ja';

export const dictionaries: Readonly<Record<Language, Dictionary>> = { en, ja };
