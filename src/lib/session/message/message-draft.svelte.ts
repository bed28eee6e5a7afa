import { keepWithoutKeys } from './keep-without-keys';
import { keptDraft } from './kept-draft';

/** What stands in the message box: it outlives a reload, and what a link put into it stays marked. */
export class MessageDraft {
  #text = $state('');
  #prefilledBy = $state<string | null>(null);

  constructor() {
    ({ text: this.#text, prefilledBy: this.#prefilledBy } = keptDraft('message'));
    this.#keep(); // the script before the app keeps whatever is typed
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    if (text === '') this.#prefilledBy = null; // nothing of the link is left in it
    this.#keep();
  }

  get prefilledBy(): string | null {
    return this.#prefilledBy;
  }

  set prefilledBy(host: string | null) {
    this.#prefilledBy = host;
    this.#keep();
  }

  /** Puts a text that was not taken before what was typed since. */
  giveBack(text: string, prefilledBy: string | null): void {
    this.text = this.text === '' ? text : `${text}\n${this.text}`;
    if (prefilledBy !== null) this.prefilledBy = prefilledBy;
  }

  #keep(): void {
    keepWithoutKeys('message', { text: this.#text, prefilledBy: this.#prefilledBy });
  }
}
