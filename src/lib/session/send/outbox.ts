import { SvelteSet } from 'svelte/reactivity';
import type { InboxRow, RowOutcome } from '../../agent/fold/inbox-row';
import type { YadoriDatabase } from '../../bridge/database';
import type { PageView } from '../view/page-view';

/** Distributes over the union, which plain Omit would flatten. */
type Unsent<Row> = Row extends InboxRow ? Omit<Row, 'id' | 'at' | 'lang'> : never;
export type NewRow = Unsent<InboxRow>;

/** `stored_key`: it holds a key of this browser's. `storage_full`: there is no room for it. */
export interface FailedSend {
  ok: false;
  code: 'stored_key' | 'storage_full' | 'not_saved';
  message: string;
}
export type SendResult = { ok: true } | FailedSend;

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
  readonly #holdsKey: (row: NewRow) => Promise<boolean>;
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
    /** Whether something in it is a key that this browser keeps. */
    holdsKey: (row: NewRow) => Promise<boolean>;
  }) {
    this.#database = options.database;
    this.#language = options.language;
    this.#poke = options.poke;
    this.#onSettled = options.onSettled;
    this.#holdsKey = options.holdsKey;
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
   * `onSettled`; null where nobody knows, since the log was replaced meanwhile. `sent`: it was sent before, and is stored only if it was not.
   */
  async send(
    row: NewRow,
    told?: (outcome: RowOutcome | null) => void,
    sent?: Pick<InboxRow, 'id' | 'at'>,
  ): Promise<SendResult> {
    const { id, at } = sent ?? { id: crypto.randomUUID(), at: new Date().toISOString() };
    const whole: InboxRow = { ...row, id, lang: this.#language(), at };
    this.#unsettled.add(whole.id);
    if (await this.#holdsKey(row)) {
      this.#unsettled.delete(whole.id);
      return { ok: false, code: 'stored_key', message: 'it holds a stored key' };
    }
    try {
      if (sent) await this.#addUnlessKnown(whole);
      else await this.#add(whole);
    } catch (error) {
      this.#unsettled.delete(whole.id);
      return notStored(error);
    }
    this.#open.set(whole.id, whole);
    if (told) this.#told.set(whole.id, told);
    this.#poke();
    return { ok: true };
  }

  async #add(row: InboxRow): Promise<void> {
    const { inbox } = this.#database;
    await this.#database.transaction('rw!', inbox, () => inbox.add({ ...row })); // Dexie writes the key into what it is given
  }

  async #addUnlessKnown(row: InboxRow): Promise<void> {
    const { inbox, outcomes } = this.#database;
    await this.#database.transaction('rw!', inbox, outcomes, async () => {
      const isWaiting = (await inbox.where('id').equals(row.id).count()) > 0;
      if (!isWaiting && (await outcomes.get(row.id)) === undefined) await inbox.add({ ...row });
    });
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

function notStored(error: unknown): FailedSend {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { ok: false, code: message.includes('QuotaExceededError') ? 'storage_full' : 'not_saved', message };
}
