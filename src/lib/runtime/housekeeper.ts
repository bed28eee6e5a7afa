import { maxEventBytes } from '../agent/fold/inbox-row';
import type { Journal } from '../agent/fold/ports';
import { defaultRetention, eventsToArchive, retentionOf, type Retention } from '../agent/fold/retention';
import { utf8Length } from '../base/hash';
import { LeadershipEnded } from './committer';

/** Events that are measured at a time. */
const page = 256;

/** Keeps the live log within its limit, a small piece of work at a time. Killed anywhere, it has changed nothing or moved one run whole. */
export class Housekeeper {
  readonly #journal: Journal;
  /** Fixed by where it runs; null: as it is set. */
  readonly #fixed: Retention | null;
  #retention = defaultRetention;
  /** Bytes of each live event that was measured, oldest first. Null: not looked yet. */
  #sizes: number[] | null = null;
  /** Seq of the first of them. */
  #first = 1;
  #bytes = 0;
  /** Nothing is moved below this: a move failed, and the same is not tried again at once. */
  #notBelow = 0;
  #isWorking = false;
  /** How often all this was forgotten: what was being read then is of the log before. */
  #forgotten = 0;

  constructor(journal: Journal, fixed?: Retention) {
    this.#journal = journal;
    this.#fixed = fixed ?? null;
  }

  /** Whether there may be something to do, by what is known without reading. `last`: seq of the newest event; `liveMb`: as it is set now. */
  isDue(last: number, liveMb: number): boolean {
    const retention = this.#fixed ?? retentionOf(liveMb);
    if (retention.liveBytes !== this.#retention.liveBytes) this.#notBelow = 0;
    this.#retention = retention;
    const measured = this.#sizes ? this.#first + this.#sizes.length - 1 : 0;
    const atMost = this.#bytes + (last - measured) * maxEventBytes;
    return !this.#isWorking && atMost > Math.max(this.#retention.liveBytes, this.#notBelow);
  }

  /** Another log is in place. */
  forget(): void {
    this.#sizes = null;
    this.#bytes = 0;
    this.#notBelow = 0;
    this.#forgotten += 1;
  }

  /** One piece of work. Rejects with LeadershipEnded when another leads, and with StorageError when the log cannot be read. */
  async step(epoch: number, last: number, isWanted: () => boolean): Promise<void> {
    this.#isWorking = true;
    try {
      const sizes = this.#sizes ?? (await this.#begun());
      if (!sizes) return; // forgotten meanwhile
      if (this.#first + sizes.length <= last) await this.#measure(sizes);
      else await this.#move(epoch, sizes, isWanted);
    } finally {
      this.#isWorking = false;
    }
  }

  async #begun(): Promise<number[] | null> {
    const forgotten = this.#forgotten;
    const archived = await this.#journal.archivedUpTo();
    if (this.#forgotten !== forgotten) return null;
    this.#first = archived + 1;
    return (this.#sizes = []);
  }

  async #measure(sizes: number[]): Promise<void> {
    const events = await this.#journal.events(this.#first + sizes.length, page);
    if (this.#sizes !== sizes) return; // forgotten meanwhile
    const measured = events.map((event) => utf8Length(JSON.stringify(event)) + 1);
    sizes.push(...measured);
    this.#bytes += sum(measured);
  }

  async #move(epoch: number, sizes: number[], isWanted: () => boolean): Promise<void> {
    const count = eventsToArchive(sizes, this.#retention);
    if (count === 0) return this.#leaveAlone();
    const from = this.#first;
    const moved = await this.#journal.archive({ epoch, from, to: from + count - 1 }, isWanted);
    if (this.#sizes !== sizes) return;
    if (moved.ok) {
      this.#bytes -= sum(sizes.splice(0, count));
      this.#first += count;
    } else if (moved.code === 'stale_epoch') throw new LeadershipEnded(moved.code, moved.message);
    else if (moved.code !== 'not_wanted' || isWanted()) this.#leaveAlone(); // the log is whole as it is, only longer than it should be
  }

  /** Until it has grown by another segment. */
  #leaveAlone(): void {
    this.#notBelow = this.#bytes + this.#retention.segmentBytes;
  }
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
