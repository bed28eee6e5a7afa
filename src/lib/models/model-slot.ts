import type { EngineAnswer, EngineRequest, Loaded, LocalEngine, ModelThread } from '../bridge/model-contract';

/** What opening a model came to: an engine that holds it, or why there is none. */
export type OpenedModel = { ok: true; engine: LocalEngine; contextTokens: number } | Extract<Loaded, { ok: false }>;

/** Who loaded a model asks it something next: so long another that is wanted waits for that; ms. */
const askedWithinMs = 2_000;

interface Lease {
  end: () => void;
  ended: Promise<void>;
}

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
  /** The newest that could not be loaded. */
  #failed: string | null = null;
  readonly #answers = new Map<string, Promise<unknown>>();
  /** One for each load, oldest first: it ends when its asker asks something, or did not in time. */
  readonly #leases = new Set<Lease>();

  /** `open` leaves nothing behind where it fails. */
  constructor(open: (id: string) => Promise<OpenedModel>) {
    this.#open = open;
  }

  load(id: string): Promise<Loaded> {
    if (this.#wanted?.id === id) {
      const { end } = this.#wanted;
      void end.then(({ ok }) => ok && this.#lend());
      return end;
    }
    // a rejection ends this turn, not those that come after it
    const end = this.#lastTurn.then(() => this.#take(id)).catch(notOpened);
    const wanted = { id, end };
    this.#wanted = wanted;
    this.#lastTurn = end;
    void end.then(({ ok }) => {
      if (ok) return;
      this.#failed = id;
      if (this.#wanted === wanted) this.#wanted = null; // it is tried anew
    });
    return end;
  }

  async generate(request: EngineRequest, onText: (piece: string) => void): Promise<EngineAnswer> {
    const held = this.#held;
    if (held?.id !== request.model) {
      if (!held && this.#failed === request.model)
        return { ok: false, code: 'not_loaded', message: 'it could not be loaded' };
      return {
        ok: false,
        code: 'other_model',
        message: held ? 'another model is loaded' : 'it is not loaded any more',
      };
    }
    const answering = held.engine.generate(request, onText);
    this.#answers.set(request.id, answering);
    const [lease] = this.#leases;
    lease?.end();
    try {
      const answer = await answering;
      if (!answer.ok && isBroken(answer.code)) this.#drop(held.id);
      return answer;
    } finally {
      this.#answers.delete(request.id);
    }
  }

  abort(id: string): void {
    this.#held?.engine.abort(id);
  }

  /** Who asked for what is under way is gone. */
  abandon(): void {
    for (const id of this.#answers.keys()) this.abort(id);
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
    this.#lastTurn = turn.catch(() => undefined);
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
      if (this.#failed === id) this.#failed = null;
      this.#held = { id, engine: opened.engine, contextTokens: opened.contextTokens };
    }
    this.#lend();
    return { ok: true, contextTokens: this.#held.contextTokens };
  }

  async #untilQuiet(): Promise<void> {
    while (this.#leases.size > 0 || this.#answers.size > 0) {
      await Promise.all([...this.#leases].map(({ ended }) => ended));
      await Promise.allSettled(this.#answers.values());
    }
  }

  #lend(): void {
    let tell: () => void = () => {};
    const ended = new Promise<void>((resolve) => (tell = resolve));
    const lease: Lease = {
      ended,
      end: () => {
        clearTimeout(timer);
        this.#leases.delete(lease);
        tell();
      },
    };
    const timer = setTimeout(lease.end, askedWithinMs);
    this.#leases.add(lease);
  }

  async #unload(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    for (const lease of this.#leases) lease.end();
    await held?.engine.unload().catch((error: unknown) => console.warn('a model could not be unloaded', error));
  }

  /** It is lost: the next load opens it anew. What is left of it may never answer, so that nothing waits for its end. */
  #drop(id: string): void {
    if (this.#held?.id !== id) return;
    if (this.#wanted?.id === id) this.#wanted = null;
    void this.#unload();
  }
}

/** Whether an engine that ended so is not to be asked again: what ran out of memory may have left anything half done. */
function isBroken(code: string): boolean {
  return code === 'lost' || code === 'no_memory';
}

function notOpened(error: unknown): Loaded {
  return { ok: false, code: 'not_loaded', message: String(error) };
}
