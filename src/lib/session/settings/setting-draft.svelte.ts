import { isSameSetting, type SettingName, type SettingProblem, type Settings } from '../../agent/fold/settings';
import type { Outbox } from '../send/outbox';
import type { Sender } from '../send/sender.svelte';
import type { LiveView } from '../view/live-view.svelte';
import { readSettingText, settingText } from './setting-input';

export interface SettingParts {
  outbox: Outbox;
  sender: Sender;
  view: LiveView;
}

/** One setting on its page: what is stored, what is typed, and what is wrong with that. It shows what was typed until it is stored. */
export class SettingDraft {
  readonly name: SettingName;
  readonly #parts: SettingParts;
  /** Null: nothing is typed, so the stored value shows. */
  #typed = $state<string | null>(null);
  #isSent = $state(false);
  problem = $state.raw<SettingProblem | null>(null);

  constructor(parts: SettingParts, name: SettingName) {
    this.#parts = parts;
    this.name = name;
  }

  get stored(): Settings[SettingName] {
    return this.#parts.view.current.snapshot.run.settings[this.name];
  }

  get text(): string {
    return this.#isTyped ? (this.#typed ?? '') : settingText(this.stored);
  }

  get isSaving(): boolean {
    return this.#isSent && this.#parts.outbox.isBusy;
  }

  type(text: string): void {
    this.#typed = text;
    this.#isSent = false;
  }

  /** What was typed is meant. `text`: as the field has it. */
  async commit(text: string): Promise<void> {
    this.type(text);
    const read = readSettingText(this.name, text);
    if (!read.ok) {
      this.problem = read.problem;
      return;
    }
    await this.set(read.value);
  }

  /** By a press, with nothing typed. Null: nothing of the person's own. */
  async set(value: Settings[SettingName]): Promise<void> {
    this.problem = null;
    if (isSameSetting(value, this.stored)) {
      this.#typed = null;
      return;
    }
    this.#isSent = true;
    const isStored = await this.#parts.sender.send({ kind: 'settings', changes: [{ name: this.name, value }] });
    if (!isStored) this.#isSent = false; // what was typed stays there; the frame's line says why it was not saved
  }

  /** Once what was sent is taken up, what is stored is shown. */
  get #isTyped(): boolean {
    return this.#typed !== null && (!this.#isSent || this.isSaving);
  }
}
