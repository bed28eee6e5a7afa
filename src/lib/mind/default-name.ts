import type { Language } from '../base/language';

/** What the Avatar is called until the person names it. */
export const defaultName: Readonly<Record<Language, string>> = { en: 'Nagi', ja: '凪' };
