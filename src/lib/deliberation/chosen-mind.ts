import type { Deliberator } from '../mind/context-pack';
import { ForwardedMind } from '../mind/forwarded-mind';

/**
 * The mind in use: Reflex until the person chose another, which is loaded when it is first to judge, or as soon as another was chosen.
 * Which it is stays the same for a whole deliberation, whatever is chosen meanwhile.
 */
export class ChosenMind extends ForwardedMind {
  readonly #reflex: Deliberator;
  readonly #load: () => Promise<Deliberator | null>;
  readonly #isChosen: () => Promise<boolean>;
  #current: Deliberator;
  #loading: Promise<Deliberator | null> | null = null;

  /** `load`: the one that is chosen now; null: Reflex. `isChosen`: whether there is one, which is known before it is loaded. */
  constructor(reflex: Deliberator, load: () => Promise<Deliberator | null>, isChosen: () => Promise<boolean>) {
    super(() => this.#current);
    this.#reflex = reflex;
    this.#current = reflex;
    this.#load = load;
    this.#isChosen = isChosen;
  }

  /** Another may be chosen now. It begins to come in, and judges from the next deliberation on. */
  changed(): void {
    this.#loading = this.#load();
    this.#loading.catch(() => {}); // the next judgement tells of it
  }

  override async willRead(): Promise<boolean> {
    return this.#isChosen().catch(() => !this.#current.isRules);
  }

  /** Whoever waits while another is chosen waits for that one. */
  override async ready(): Promise<void> {
    const loading = (this.#loading ??= this.#load());
    try {
      const mind = await loading;
      if (this.#loading === loading) {
        this.#current = mind ?? this.#reflex;
        return;
      }
    } catch (error) {
      if (this.#loading === loading) this.#loading = null; // tried again the next time
      if (this.#loading === null) throw error;
    }
    return this.ready();
  }
}
