import type { MindNotice } from '../agent/words/lines';
import type { AbortSignalLike } from '../base/ports';
import type { MindPlace } from '../agent/step/turn';
import type { ContextPack, Deliberator, MadeSummary } from '../mind/context-pack';

/**
 * The mind in use: Reflex until the person chose another, which is loaded when it is first to judge. Which it is stays the same for a
 * whole deliberation, whatever is chosen meanwhile.
 */
export class ChosenMind implements Deliberator {
  readonly #reflex: Deliberator;
  readonly #load: () => Promise<Deliberator | null>;
  #current: Deliberator;
  #isStale = true;

  /** `load`: the one that is chosen now; null: Reflex. */
  constructor(reflex: Deliberator, load: () => Promise<Deliberator | null>) {
    this.#reflex = reflex;
    this.#current = reflex;
    this.#load = load;
  }

  get name(): string {
    return this.#current.name;
  }

  get isRules(): boolean {
    return this.#current.isRules;
  }

  get place(): MindPlace | null {
    return this.#current.place ?? null;
  }

  /** Another may be chosen now. */
  changed(): void {
    this.#isStale = true;
  }

  async ready(): Promise<void> {
    if (!this.#isStale) return;
    this.#isStale = false;
    try {
      this.#current = (await this.#load()) ?? this.#reflex;
    } catch (error) {
      this.#isStale = true;
      throw error;
    }
  }

  takeNotice(): MindNotice | null {
    return this.#current.takeNotice?.() ?? null;
  }

  takeSummary(): MadeSummary | null {
    return this.#current.takeSummary?.() ?? null;
  }

  async judgeOf(pack: ContextPack): Promise<Deliberator | null> {
    return (await this.#current.judgeOf?.(pack)) ?? null;
  }

  deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
    return this.#current.deliberate(pack, signal);
  }
}
