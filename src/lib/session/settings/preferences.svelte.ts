import type { Language } from '../../base/language';
import { writeChoice } from '../page/stored-choice';
import {
  applyPreferences,
  chosenPreferences,
  preferenceKeys as keys,
  type Density,
  type Theme,
} from './chosen-preferences';

/** What is this page's alone, and no part of the log. */
export class Preferences {
  #language = $state<Language>('en');
  /** Null: as the system is. */
  #theme = $state<Theme | null>(null);
  #density = $state<Density>('comfortable');
  #hasLetters = $state(true);

  constructor() {
    this.#read();
  }

  /** As on a first visit. */
  forget(): void {
    for (const key of Object.values(keys)) writeChoice(key, null);
    for (const name of ['lang', 'theme']) forgetInAddress(name);
    this.#read();
  }

  #read(): void {
    const chosen = chosenPreferences();
    this.#language = chosen.language;
    this.#theme = chosen.theme;
    this.#density = chosen.density;
    this.#hasLetters = chosen.hasLetters;
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
    applyPreferences(this);
  }
}

/** Else the address would go before what the person just chose, at the next reload. */
function forgetInAddress(name: string): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
