import { evolveStored } from '../agent/fold/evolve';
import { CorruptLogError, StorageError, type Journal } from '../agent/fold/ports';
import { emptySnapshot, type Snapshot } from '../agent/fold/snapshot';
import type { Crossing, StateThen } from '../bridge/contract';
import { readEvent } from '../events/log-event';

/** Events read and folded at once; in one answer at most; and between two snapshots that are kept. */
const [page, mostFolded, apart] = [250, 5_000, 1_000];

/**
 * The state after any event: the fold of the log up to it, by the same `evolve` that the agent lives by. Snapshots are kept on the way,
 * so that a second look is short; they are forgotten when another log is put in place or a text is taken out of this one.
 */
export class StateHistory {
  readonly #journal: Journal;
  /** By ascending seq; the first is the one before all events. */
  #kept: Snapshot[] = [emptySnapshot()];
  /** The newest event when it was last looked at. */
  #seen: { seq: number; hash: string } | null = null;
  #before: Promise<void> = Promise.resolve();

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /** Code: `storage`, for a log that cannot be read too. */
  at(seq: number): Promise<Crossing<StateThen>> {
    // one by one: what one question keeps, another must not have forgotten meanwhile
    const answer = this.#before.then(() => this.#answer(seq));
    this.#before = answer.then(nothing, nothing);
    return answer;
  }

  async #answer(seq: number): Promise<Crossing<StateThen>> {
    try {
      return { ok: true, value: await this.#at(seq) };
    } catch (error) {
      if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
      throw error;
    }
  }

  async #at(seq: number): Promise<StateThen> {
    const last = await this.#lookForChanges();
    const upTo = Math.max(0, Math.min(seq, last));
    let snapshot = this.#nearest(upTo);
    const end = Math.min(upTo, snapshot.run.last.seq + mostFolded);
    while (snapshot.run.last.seq < end) {
      const from = snapshot.run.last.seq + 1;
      // up to a kept place, so that this one is kept as well
      const until = Math.min(end, from - 1 + page, nextKeptPlace(from - 1));
      const events = await this.#journal.events(from, until - from + 1);
      if (events.length === 0) throw new CorruptLogError(from, 'is missing');
      for (const stored of events) {
        const read = readEvent(stored);
        if (!read.ok) throw new CorruptLogError(stored.seq, read.message);
        snapshot = evolveStored(snapshot, read.value);
      }
      this.#keep(snapshot);
    }
    const folded = snapshot.run.last.seq;
    if (folded < upTo) this.#keep(snapshot, true); // the next question goes on from here
    return { snapshot: folded < upTo ? null : snapshot, folded, upTo };
  }

  /** The newest seq. What was kept holds only as long as the log grows and nothing else. */
  async #lookForChanges(): Promise<number> {
    const head = await this.#journal.head();
    const seen = this.#seen;
    this.#seen = head && { seq: head.seq, hash: head.hash };
    if (!head) this.#forget();
    if (!head || !seen || (head.seq === seen.seq && head.hash === seen.hash)) return head?.seq ?? 0;
    if (head.seq <= seen.seq || (await this.#journal.event(seen.seq))?.hash !== seen.hash) this.#forget();
    else {
      for (let from = seen.seq + 1; from <= head.seq;) {
        const events = await this.#journal.events(from, page);
        if (events.some(({ type }) => type === 'redacted')) this.#forget();
        from = (events.at(-1)?.seq ?? head.seq) + 1;
      }
    }
    return head.seq;
  }

  #nearest(seq: number): Snapshot {
    return this.#kept.findLast(({ run }) => run.last.seq <= seq) ?? emptySnapshot();
  }

  #keep(snapshot: Snapshot, always = false): void {
    const { seq } = snapshot.run.last;
    if (!always && seq % apart !== 0) return;
    const at = this.#kept.findLastIndex(({ run }) => run.last.seq <= seq);
    if (this.#kept[at]?.run.last.seq !== seq) this.#kept.splice(at + 1, 0, snapshot);
  }

  #forget(): void {
    this.#kept = [emptySnapshot()];
  }
}

function nextKeptPlace(seq: number): number {
  return (Math.floor(seq / apart) + 1) * apart;
}

function nothing(): void {}
