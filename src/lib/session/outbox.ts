import { SvelteSet } from 'svelte/reactivity';
import type { InboxRow, RowOutcome } from '../agent/fold/inbox-row';
import type { YadoriDatabase } from '../bridge/database';
import type { PageView } from './view/page-view';

/** Distributes over the union, which plain Omit would flatten. */
type Unsent<Row> = Row extends InboxRow ? Omit<Row, 'id' | 'at' | 'lang'> : never;
export type NewRow = Unsent<InboxRow>;

export type SendResult = { ok: true } | { ok: false; message: string };

export interface Settled {
  row: InboxRow;
  outcome: RowOutcome;
}

/** While a row waits, the leader is told again this often; ms. */
const pokeEveryMs = 2_000;

/** The page's only way to change anything: rows in the inbox, which the leading agent takes into the log. */
export class Outbox {
  readonly #database: YadoriDatabase;
  readonly #language: () => InboxRow['lang'];
  readonly #poke: () => void;
  readonly #onSettled: (settled: Settled) => void;
  /** Sent by this page and not settled, by id. */
  readonly #open = new Map<string, InboxRow>();
  /** Who sent a row and wants to tell of its end itself. */
  readonly #told = new Map<string, (outcome: RowOutcome | null) => void>();
  /** From the moment of sending on, so that the page never looks idle in between. */
  readonly #unsettled = new SvelteSet<string>();
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(options: {
    database: YadoriDatabase;
    language: () => InboxRow['lang'];
    poke: () => void;
    onSettled: (settled: Settled) => void;
  }) {
    this.#database = options.database;
    this.#language = options.language;
    this.#poke = options.poke;
    this.#onSettled = options.onSettled;
  }

  /** Something that this page sent is still on its way. */
  get isBusy(): boolean {
    return this.#unsettled.size > 0;
  }

  /** Ids whose outcome is awaited. */
  sent(): string[] {
    return [...this.#open.keys()];
  }

  /**
   * Resolves once the row is stored for good, or says why it is not. Never rejects. `told`: hears what became of it, a refusal in place of
   * `onSettled`; null where nobody knows, since the log was replaced meanwhile.
   */
  async send(row: NewRow, told?: (outcome: RowOutcome | null) => void): Promise<SendResult> {
    const whole = {
      ...row,
      id: crypto.randomUUID(),
      lang: this.#language(),
      at: new Date().toISOString(),
    } as InboxRow;
    this.#unsettled.add(whole.id);
    try {
      await this.#database.inbox.add(whole);
    } catch (error) {
      this.#unsettled.delete(whole.id);
      return { ok: false, message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
    this.#open.set(whole.id, whole);
    if (told) this.#told.set(whole.id, told);
    this.#poke();
    return { ok: true };
  }

  /** Learns from a look at the database what became of the rows that were `asked` for in it. */
  settle(view: PageView, asked: readonly string[]): void {
    const waiting = new Set(view.inbox.map((row) => row.id));
    for (const id of asked) {
      const row = this.#open.get(id);
      if (!row || waiting.has(id)) continue;
      this.#open.delete(id);
      this.#unsettled.delete(id);
      const outcome = view.outcomes.find((candidate) => candidate.id === id);
      const told = this.#told.get(id);
      this.#told.delete(id);
      if (outcome && (outcome.ok || !told)) this.#onSettled({ row, outcome });
      told?.(outcome ?? null);
    }
    this.#pokeWhile(waiting.size > 0);
  }

  #pokeWhile(isWaiting: boolean): void {
    if (isWaiting) this.#timer ??= setInterval(this.#poke, pokeEveryMs);
    else if (this.#timer !== null) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
  }
}
