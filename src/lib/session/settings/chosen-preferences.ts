import { languageIn, languageOf, type Language } from '../../base/language';
import { readChoice } from '../page/stored-choice';

export type Theme = 'dark' | 'light';
export type Density = 'comfortable' | 'compact';

export const preferenceKeys = {
  language: 'yadori.language',
  theme: 'yadori.theme',
  density: 'yadori.density',
  letters: 'yadori.letters',
};

export interface ChosenPreferences {
  language: Language;
  /** Null: as the system is. */
  theme: Theme | null;
  density: Density;
  /** Whether single letters are keys outside text fields. */
  hasLetters: boolean;
}

/** Language and theme: an address with ?lang= or ?theme= goes first, then what was chosen before, then the browser's. */
export function chosenPreferences(): ChosenPreferences {
  const query = new URLSearchParams(location.search);
  const language = languageIn(query.get('lang')) ?? languageIn(readChoice(preferenceKeys.language));
  return {
    language: language ?? languageOf(navigator.languages),
    theme: [query.get('theme'), readChoice(preferenceKeys.theme)].find(isTheme) ?? null,
    density: readChoice(preferenceKeys.density) === 'compact' ? 'compact' : 'comfortable',
    hasLetters: readChoice(preferenceKeys.letters) !== 'off',
  };
}

/** Styles read all of them from the root. */
export function applyPreferences({ language, theme, density, hasLetters }: ChosenPreferences): void {
  const root = document.documentElement;
  root.lang = language;
  if (theme) root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
  root.classList.toggle('compact', density === 'compact');
  root.classList.toggle('no-letters', !hasLetters);
}

function isTheme(value: unknown): value is Theme {
  return value === 'dark' || value === 'light';
}
