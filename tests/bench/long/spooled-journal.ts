import type { AppendError, Batch, StoredLogEvent } from '../../../src/lib/agent/fold/ports';
import type { Result } from '../../../src/lib/base/result';
import { emptyStore, MemoryJournal } from '../../../src/lib/journal/memory-journal';

/** The newest so many events stay readable: more than anything that an agent at work reads back. */
const readable = 4_000;

/** A journal that hands its events on and remembers only the newest, and those that changed a rule or a setting: a log of any length is made with a flat heap. */
export class SpooledJournal extends MemoryJournal {
  /** By seq; a grant of a rule is checked against the rule's newest change, however old. */
  readonly #changes = new Map<number, StoredLogEvent>();
  #first: StoredLogEvent | null = null;

  constructor(private readonly take: (event: StoredLogEvent) => void) {
    super(emptyStore());
  }

  override async append(batch: Batch): Promise<Result<null, AppendError>> {
    const appended = await super.append(batch);
    if (!appended.ok) return appended;
    for (const event of batch.events) this.take(event as unknown as StoredLogEvent);
    const { log } = this.store;
    this.#first ??= log[0] ?? null;
    for (const { seq } of batch.changes ?? []) {
      const changed = log.findLast((event) => event.seq === seq);
      if (changed) this.#changes.set(seq, changed);
    }
    if (log.length > 2 * readable) log.splice(0, log.length - readable);
    return appended;
  }

  override async event(seq: number): Promise<StoredLogEvent | null> {
    const kept = seq === 1 ? this.#first : this.#changes.get(seq);
    if (kept) return structuredClone(kept);
    const [event] = await this.events(seq, 1);
    return event?.seq === seq ? event : null;
  }

  override async events(from: number, limit: number): Promise<StoredLogEvent[]> {
    const { log } = this.store;
    const at = Math.max(0, from - (log[0]?.seq ?? 1));
    return structuredClone(log.slice(at, at + limit));
  }
}
