import { isLanguage, languageOf, type Language } from '../base/language';
import { readChoice, writeChoice } from './stored-choice';

export type Theme = 'dark' | 'light';

const keys = { language: 'yadori.language', theme: 'yadori.theme' };

/** Language and theme of this page: an address with ?lang= or ?theme= goes first, then what was chosen before, then the browser's. */
export class Preferences {
  #language = $state<Language>('en');
  /** Null: as the system is. */
  #theme = $state<Theme | null>(null);

  constructor() {
    const query = new URLSearchParams(location.search);
    const language = [query.get('lang'), readChoice(keys.language)].find(isLanguage);
    this.#language = language ?? languageOf(navigator.languages);
    this.#theme = [query.get('theme'), readChoice(keys.theme)].find(isTheme) ?? null;
    this.#apply();
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    writeChoice(keys.language, language);
    forgetInAddress('lang');
    this.#apply();
  }

  toggleTheme(): void {
    const isDark = this.#theme ? this.#theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.#theme = isDark ? 'light' : 'dark';
    writeChoice(keys.theme, this.#theme);
    forgetInAddress('theme');
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.#language;
    if (this.#theme) root.dataset['theme'] = this.#theme;
    else delete root.dataset['theme'];
  }
}

function isTheme(value: unknown): value is Theme {
  return value === 'dark' || value === 'light';
}

/** Else the address would go before what the person just chose, at the next reload. */
function forgetInAddress(name: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
