import type { EngineAnswer, EngineRequest, Loaded, LocalEngine, ModelThread } from '../bridge/model-contract';

/** What opening a model came to: an engine that holds it, or why there is none. */
export type OpenedModel = { ok: true; engine: LocalEngine; contextTokens: number } | Extract<Loaded, { ok: false }>;

/** Who loaded a model asks it something next: so long another that is wanted waits for that; ms. */
const askedWithinMs = 2_000;

/**
 * The one model that a thread holds. Another comes in only when nothing is asked of the one before, which is unloaded first; and what is
 * asked goes to the model that it names or to none.
 */
export class ModelSlot implements Pick<ModelThread, 'load' | 'generate' | 'abort'> {
  readonly #open: (id: string) => Promise<OpenedModel>;
  #held: { id: string; engine: LocalEngine; contextTokens: number } | null = null;
  /** The newest that was asked for, until it failed. */
  #wanted: { id: string; end: Promise<Loaded> } | null = null;
  #lastTurn: Promise<unknown> = Promise.resolve();
  readonly #answers = new Set<Promise<unknown>>();
  /** Ends when who loaded it last asked something, or did not in time. */
  #lease: { end: () => void; ended: Promise<void> } | null = null;

  /** `open` never rejects, and leaves nothing behind where it fails. */
  constructor(open: (id: string) => Promise<OpenedModel>) {
    this.#open = open;
  }

  load(id: string): Promise<Loaded> {
    if (this.#wanted?.id === id) {
      const { end } = this.#wanted;
      void end.then(({ ok }) => ok && this.#lend());
      return end;
    }
    const end = this.#lastTurn.then(() => this.#take(id));
    const wanted = { id, end };
    this.#wanted = wanted;
    this.#lastTurn = end;
    // what failed is tried anew
    void end.then(({ ok }) => {
      if (!ok && this.#wanted === wanted) this.#wanted = null;
    });
    return end;
  }

  async generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer> {
    const held = this.#held;
    if (!held) return { ok: false, code: 'not_loaded', message: 'no model is loaded' };
    if (held.id !== request.model) return { ok: false, code: 'other_model', message: 'another model is loaded' };
    const answering = held.engine.generate(request, onText);
    this.#answers.add(answering);
    this.#lease?.end();
    try {
      const answer = await answering;
      if (!answer.ok && answer.code === 'lost') this.#drop(held.id);
      return answer;
    } finally {
      this.#answers.delete(answering);
    }
  }

  abort(id: string): void {
    this.#held?.engine.abort(id);
  }

  /** Unloads what is held unless it is this one, once nothing is asked of it; what was asked for later stays. */
  keepOnly(id: string | null): Promise<void> {
    const turn = this.#lastTurn.then(async () => {
      const held = this.#held;
      if (!held || held.id === id) return;
      await this.#untilQuiet();
      if (this.#wanted?.id === held.id) this.#wanted = null;
      await this.#unload();
    });
    this.#lastTurn = turn;
    return turn;
  }

  /** Whether a model is held here or being loaded. */
  concerns(id: string): boolean {
    return this.#held?.id === id || this.#wanted?.id === id;
  }

  async #take(id: string): Promise<Loaded> {
    if (this.#held && this.#held.id !== id) {
      await this.#untilQuiet();
      await this.#unload();
    }
    if (!this.#held) {
      const opened = await this.#open(id);
      if (!opened.ok) return opened;
      this.#held = { id, engine: opened.engine, contextTokens: opened.contextTokens };
    }
    this.#lend();
    return { ok: true, contextTokens: this.#held.contextTokens };
  }

  async #untilQuiet(): Promise<void> {
    while (this.#lease || this.#answers.size > 0) {
      await this.#lease?.ended;
      await Promise.allSettled(this.#answers);
    }
  }

  #lend(): void {
    this.#lease?.end();
    let tell: () => void = () => {};
    const ended = new Promise<void>((resolve) => (tell = resolve));
    const lease = {
      ended,
      end: () => {
        clearTimeout(timer);
        if (this.#lease === lease) this.#lease = null;
        tell();
      },
    };
    const timer = setTimeout(lease.end, askedWithinMs);
    this.#lease = lease;
  }

  async #unload(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.engine.unload().catch((error: unknown) => console.warn('a model could not be unloaded', error));
  }

  /** It is lost: the next load opens it anew. What is left of it may never answer, so that nothing waits for its end. */
  #drop(id: string): void {
    if (this.#held?.id !== id) return;
    if (this.#wanted?.id === id) this.#wanted = null;
    void this.#unload();
  }
}
