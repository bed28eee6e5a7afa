import { SvelteMap } from 'svelte/reactivity';
import type { LogRow } from '../../bridge/contract';
import type { LogSource } from '../log/page-log';

type ListedRow = Pick<LogRow, 'seq' | 'time' | 'type' | 'tag'>;

/**
 * Who granted what the Log lists as granted: the person, or a rule. A row does not say it, so the events of those in sight are read, each
 * once.
 */
export class Grants {
  readonly #log: Pick<LogSource, 'event'>;
  readonly #known = new SvelteMap<string, string | null>();
  readonly #asked = new Set<string>();

  constructor(log: Pick<LogSource, 'event'>) {
    this.#log = log;
  }

  /** `by` as it is stored; null: it says nothing; undefined: not known yet, or nothing was granted there. */
  byOf(row: ListedRow): string | null | undefined {
    return this.#known.get(keyOf(row));
  }

  /** Reads what is not known yet of these rows; what cannot be read is tried again at the next look. */
  async look(rows: readonly ListedRow[]): Promise<void> {
    const wanted = rows.filter((row) => isGrant(row) && !this.#asked.has(keyOf(row)));
    for (const row of wanted) this.#asked.add(keyOf(row));
    await Promise.all(wanted.map((row) => this.#read(row)));
  }

  async #read(row: ListedRow): Promise<void> {
    try {
      const event = await this.#log.event(row.seq);
      const by = event?.['by'];
      this.#known.set(keyOf(row), typeof by === 'string' ? by : null);
    } catch {
      this.#asked.delete(keyOf(row)); // the list tells of a log that cannot be read
    }
  }
}

function isGrant({ type, tag }: ListedRow): boolean {
  return type === 'approval' && tag === 'granted';
}

/** Another log put in its place has other times. */
function keyOf({ seq, time }: ListedRow): string {
  return `${seq} ${time}`;
}
