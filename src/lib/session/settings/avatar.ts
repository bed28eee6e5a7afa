import { defaultPersona } from '../../mind/persona';
import type { LiveView } from '../view/live-view.svelte';
import type { Preferences } from './preferences.svelte';

export class Avatar {
  readonly #view: LiveView;
  readonly #preferences: Preferences;

  constructor(view: LiveView, preferences: Preferences) {
    this.#view = view;
    this.#preferences = preferences;
  }

  /** What it is called now: as the person named it, else as it came. */
  get name(): string {
    return this.#view.current.snapshot.run.settings['avatar.name'] ?? defaultPersona.name[this.#preferences.language];
  }
}
