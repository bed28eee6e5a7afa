import { isLanguage, languageOf, type Language } from '../../base/language';
import { readChoice, writeChoice } from '../stored-choice';

export type Theme = 'dark' | 'light';
export type Density = 'comfortable' | 'compact';

const keys = {
  language: 'yadori.language',
  theme: 'yadori.theme',
  density: 'yadori.density',
  letters: 'yadori.letters',
};

/** What is this page's alone, and no part of the log. Language and theme: an address with ?lang= or ?theme= goes first, then what was chosen before, then the browser's. */
export class Preferences {
  #language = $state<Language>('en');
  /** Null: as the system is. */
  #theme = $state<Theme | null>(null);
  #density = $state<Density>('comfortable');
  #hasLetters = $state(true);

  constructor() {
    const query = new URLSearchParams(location.search);
    const language = [query.get('lang'), readChoice(keys.language)].find(isLanguage);
    this.#language = language ?? languageOf(navigator.languages);
    this.#theme = [query.get('theme'), readChoice(keys.theme)].find(isTheme) ?? null;
    this.#density = readChoice(keys.density) === 'compact' ? 'compact' : 'comfortable';
    this.#hasLetters = readChoice(keys.letters) !== 'off';
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

  /** Null: as the system is. */
  get theme(): Theme | null {
    return this.#theme;
  }

  set theme(theme: Theme | null) {
    this.#theme = theme;
    writeChoice(keys.theme, theme);
    forgetInAddress('theme');
    this.#apply();
  }

  toggleTheme(): void {
    const isDark = this.#theme ? this.#theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.theme = isDark ? 'light' : 'dark';
  }

  get density(): Density {
    return this.#density;
  }

  set density(density: Density) {
    this.#density = density;
    writeChoice(keys.density, density === 'compact' ? density : null);
    this.#apply();
  }

  /** Whether single letters are keys outside text fields. */
  get hasLetters(): boolean {
    return this.#hasLetters;
  }

  set hasLetters(isOn: boolean) {
    this.#hasLetters = isOn;
    writeChoice(keys.letters, isOn ? null : 'off');
    this.#apply();
  }

  #apply(): void {
    const root = document.documentElement;
    root.lang = this.#language;
    if (this.#theme) root.dataset['theme'] = this.#theme;
    else delete root.dataset['theme'];
    root.classList.toggle('compact', this.#density === 'compact');
    root.classList.toggle('no-letters', !this.#hasLetters);
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
