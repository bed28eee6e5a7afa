import { keepWithoutKeys } from './keep-without-keys';
import { keptDraft, type KeptDraft } from './kept-draft';

/** What stands in the message box: it outlives a reload, and what a link put into it stays marked. */
export class MessageDraft {
  #text = $state('');
  #prefilledBy = $state<string | null>(null);
  readonly #onBegun: () => void;

  /** `onBegun`: the person began to write. */
  constructor(onBegun: () => void) {
    this.#onBegun = onBegun;
    ({ text: this.#text, prefilledBy: this.#prefilledBy } = keptDraft('message'));
    this.#keep(); // the script before the app keeps whatever is typed
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    if (this.#text === '' && text !== '') this.#onBegun();
    this.#write(text);
  }

  /** Who put words into the box by a link or a share; null: the person alone writes in it. What is sent then says so. */
  get prefilledBy(): string | null {
    return this.#prefilledBy;
  }

  set prefilledBy(host: string | null) {
    this.#prefilledBy = host;
    this.#keep();
  }

  /** Puts a text in place of what stands there, with its own mark. */
  replace({ text, prefilledBy }: KeptDraft): void {
    this.#prefilledBy = prefilledBy;
    this.text = text;
  }

  /** Puts a text that was not taken before what was typed since. */
  giveBack(text: string, prefilledBy: string | null): void {
    this.#write(this.text === '' ? text : `${text}\n${this.text}`);
    if (prefilledBy !== null) this.prefilledBy = prefilledBy;
  }

  #write(text: string): void {
    this.#text = text;
    if (text === '') this.#prefilledBy = null; // nothing of the link is left in it
    this.#keep();
  }

  #keep(): void {
    keepWithoutKeys('message', { text: this.#text, prefilledBy: this.#prefilledBy });
  }
}
