import { isDeepStrictEqual } from 'node:util';
import { evolve } from '../../src/lib/agent/fold/evolve';
import type { InboxRow } from '../../src/lib/agent/fold/inbox-row';
import type { ArchiveRun, Batch, StoredLogEvent } from '../../src/lib/agent/fold/ports';
import { emptySnapshot, type Snapshot } from '../../src/lib/agent/fold/snapshot';
import type { Retention } from '../../src/lib/agent/fold/retention';
import { canonicalJson } from '../../src/lib/base/canonical-json';
import type { JsonObject, JsonValue } from '../../src/lib/base/json';
import type { AbortSignalLike } from '../../src/lib/base/ports';
import type { LogEvent } from '../../src/lib/events/log-event';
import { emptyStore, type MemoryStore } from '../../src/lib/journal/memory-journal';
import { effectWindowMs } from '../../src/lib/runtime/run-action';
import { FakeAnchors } from '../support/fake-anchors';
import type { Choice } from './choice';
import type { Coverage } from './coverage';
import { Oracle } from './oracle';
import type { Plant } from './plants';
import type { Schedule } from './schedule';
import type { SimTab } from './sim-tab';
import { Violation } from './violation';
import { checkWhole, logOf } from './whole-log';

/** What a person says to a mind that reads, wherever it is repeated. */
export const passage = /Message \d+;/g;

/** A y that a person gave: what stood on the screen when they did. */
export interface Given {
  payload: string;
  capability: string;
}

/** After so long without a word, a person does something; ms. */
const quietMs = 1_500;

/** What outlives every tab, and what is watched of it: the store, the anchors, the outside, and the person's memory. */
export class World {
  readonly store: MemoryStore = emptyStore();
  readonly anchors = new FakeAnchors();
  /** Requests that reached the outside, in order. */
  readonly calls: { log: string | null; request: string }[] = [];
  /** Texts whose storing was acknowledged to the person, and those that may or may not be stored. */
  readonly acknowledged = new Set<string>();
  readonly attempted = new Set<string>();
  /** Of logs that the person cleared, or given back to them by a leader that can do nothing but be repaired. */
  readonly goneTexts = new Set<string>();
  /** By log and request. */
  readonly given = new Map<string, Given[]>();
  /** Wall clock against monotonic; ms. */
  wallOffset: number;
  /** While it is, every write fails. */
  isDiskFull = false;
  isCalm = false;
  readonly #hanging = new Set<() => void>();
  /** The stored snapshot was changed from outside, and nobody noticed it yet. */
  isSnapshotForged = false;
  /** The store was damaged from outside: nothing may be written to it until it is whole again, with what is missing of it. */
  lost: { whole: MemoryStore; missing: Partial<MemoryStore> } | null = null;
  readonly oracle = new Oracle(this);
  readonly #rings = new Set<string>();
  #fold: Snapshot = emptySnapshot();
  #folded = 0;
  #committedAt = 0;
  #claims: { epoch: number; at: number }[] = [];

  constructor(
    readonly schedule: Schedule,
    readonly choice: Choice,
    readonly coverage: Coverage,
    readonly plant: Plant | null,
    /** So little that old events are moved within a life; null: nothing is. */
    readonly retention: Retention | null = null,
    /** Whether the mind of this life is one that reads; else published rules. */
    readonly reads = false,
  ) {
    // an hour before summer time ends in Europe
    this.wallOffset = Date.UTC(2026, 9, 25, 0, 30) - choice.below(3_600_000);
  }

  /** Whether the agent waits for the person, as far as it is stored. */
  get isWaiting(): boolean {
    const run = (this.store.snapshot as Snapshot | null)?.run;
    if (!run) return false;
    if (this.schedule.now - this.#committedAt > quietMs) return true;
    if (this.store.inbox.length > 0) return false;
    return (
      run.pending !== null || run.halt !== null || run.asking !== null || run.confirm !== null || run.phase === 'idle'
    );
  }

  wall(): number {
    return this.schedule.now + this.wallOffset;
  }

  /** Until it is cut off; once there are no faults, nothing hangs any more. */
  hang(signal: AbortSignalLike): Promise<void> {
    return new Promise((resolve) => {
      if (this.isCalm) return resolve();
      signal.addEventListener('abort', resolve);
      this.#hanging.add(resolve);
    });
  }

  calmDown(): void {
    this.isCalm = true;
    this.isDiskFull = false;
    for (const end of this.#hanging) end();
  }

  claimed(epoch: number): void {
    this.#claims.push({ epoch, at: this.schedule.now });
  }

  /** The store is as it was before it was damaged, and knows nothing of what was claimed meanwhile. */
  forgetClaims(): void {
    this.#claims = this.#claims.filter(({ epoch }) => epoch <= this.store.epoch);
    this.#forgetFold();
  }

  /** After each commit. */
  committed(tab: SimTab, batch: Batch): void {
    this.#committedAt = this.schedule.now;
    if (this.lost && batch.events.length > 0)
      throw new Violation('nothing_over_lost_data', `seq ${batch.events[0]?.seq} was written`);
    if (
      batch.events.some(
        (event) => event.type === 'lifecycle' && event.name === 'recovered' && event.reason === 'snapshot_rebuilt',
      )
    )
      this.isSnapshotForged = false;
    if (!tab.hasHeldLock) throw new Violation('acts_under_lock', 'a tab wrote that never held the lock');
    if (batch.epoch !== this.store.epoch)
      throw new Violation('one_writer', `epoch ${batch.epoch} wrote under ${this.store.epoch}`);
    for (const event of batch.events) {
      if (event.type !== 'approval') continue;
      if (event.status === 'granted') this.#granted(event.by);
      if (event.status === 'withdrawn') this.coverage.count('requests taken back');
    }
  }

  /** A row was taken out of the inbox, and its page told why. Of a store that is whole, what was said must be in the log all the same. */
  refused(row: InboxRow): void {
    if (!this.lost) return;
    if (row.kind === 'text') this.goneTexts.add(row.text);
    if (row.kind === 'file') this.goneTexts.add(row.name);
  }

  /** After old events were moved. */
  archived(tab: SimTab, { epoch }: ArchiveRun): void {
    this.coverage.count('moves to the archive');
    if (!tab.hasHeldLock) throw new Violation('acts_under_lock', 'a tab that never held the lock moved events');
    if (epoch !== this.store.epoch)
      throw new Violation('one_writer', `epoch ${epoch} moved events under ${this.store.epoch}`);
  }

  /** What was said in the log that stands now. */
  textsOfLog(): string[] {
    return textsIn(this.#log);
  }

  /** Another log is in place; what was said in the one before is gone on purpose. */
  replaced(texts: readonly string[]): void {
    const whole = this.lost?.whole;
    const waits = new Set(this.store.inbox.map(({ row }) => row.id));
    // what waited in a store that was lost is gone with it, unless it still waits
    const waited = (whole?.inbox ?? []).flatMap(({ row }) =>
      row.kind === 'text' && !waits.has(row.id) ? row.text : [],
    );
    for (const text of [...texts, ...textsIn(whole ? logOf(whole) : []), ...waited]) this.goneTexts.add(text);
    this.lost = null;
    this.isSnapshotForged = false;
    this.#forgetFold();
  }

  /** After texts were taken out of events. `before`: as those were. */
  rewritten(before: readonly StoredLogEvent[]): void {
    this.#forgetFold();
    this.coverage.count('redactions');
    const passages = JSON.stringify(before).match(passage) ?? [];
    const left = JSON.stringify(this.#log);
    for (const taken of passages.filter((text) => !left.includes(text))) this.oracle.takenOut.add(taken);
    for (const text of textsIn(before)) this.goneTexts.add(text);
  }

  /** What is wrong when a batch was acknowledged; null: it is stored, or was taken away since. */
  missingOf({ events, epoch }: Batch): Violation | null {
    const last = events.at(-1);
    if (!last || this.lost || this.store.epoch !== epoch || this.#log[last.seq - 1]?.hash === last.hash) return null;
    return new Violation('acknowledged_is_stored', `seq ${last.seq} is not`);
  }

  /** When the outside is called. */
  called(tab: SimTab, epoch: number, request: string, capability: string, payload: JsonObject): void {
    // an emptied store has forgotten which log it was that the call was approved in
    const { log } = this.lost ? (this.lost.whole.snapshot as Snapshot).run : this.fold().run;
    if (!tab.hasHeldLock) throw new Violation('acts_under_lock', `${request} ran in a tab that never held the lock`);
    const newer = this.#claims.find((claim) => claim.epoch > epoch);
    if (newer && this.schedule.now - newer.at > effectWindowMs)
      throw new Violation(
        'effect_under_newest_epoch',
        `${request} began ${this.schedule.now - newer.at} ms after another led`,
      );
    const logged = this.#log.some((event) => event.type === 'action' && event['request'] === request);
    if (!logged && !this.lost)
      throw new Violation('effect_is_logged', `${request} ran before its action was in the log`);
    if (this.calls.some((call) => call.log === log && call.request === request))
      throw new Violation('at_most_once', `${request} reached the outside twice`);
    this.calls.push({ log, request });
    const given = this.given.get(`${log} ${request}`) ?? [];
    if (!given.some((one) => one.payload === canonicalJson(payload) && one.capability === capability))
      throw new Violation('approved_is_run', `${request} ran and is not what the person said y to`);
  }

  /** The stored events folded, against the stored snapshot. */
  checkFold(): void {
    if (this.lost || this.isSnapshotForged) return;
    checkWhole(this.#log);
    const fold = this.fold();
    if (this.#log.length === 0) return;
    if (JSON.stringify(fold) !== JSON.stringify(this.store.snapshot) && !isDeepStrictEqual(fold, this.store.snapshot))
      throw new Violation('snapshot_is_fold', `at seq ${this.#log.length}`);
  }

  fold(): Snapshot {
    const log = this.#log;
    if (log.length < this.#folded) this.#forgetFold(); // it was damaged
    // as they stand: this build wrote them in its own form, and the audit at the end reads each by its schema
    for (let at = this.#folded; at < log.length; at += 1)
      this.#fold = evolve(this.#fold, log[at] as unknown as LogEvent);
    this.#folded = log.length;
    return this.#fold;
  }

  /** When an alarm sounds. */
  rung(seq: number): void {
    const { log } = this.fold().run;
    const ring = this.#log.find((event) => event.seq === seq);
    if (ring?.type !== 'output' && !this.lost)
      throw new Violation('ring_is_logged', `seq ${seq} sounds and is no line of the log`);
    const key = `${log} ${seq}`;
    if (this.#rings.has(key)) throw new Violation('rings_once', `seq ${seq} sounded twice`);
    this.#rings.add(key);
    this.coverage.count('alarms rung');
  }

  /** What stands at /decision/action_payload of a thought. */
  payloadOf(thought: number): { payload: string; capability: string } | null {
    const stored = this.#log.find(({ seq }) => seq === thought) as
      { decision?: { action_payload?: JsonValue; action_type?: string } } | undefined;
    const { action_payload, action_type } = stored?.decision ?? {};
    if (action_payload === undefined || action_type === undefined) return null;
    return { payload: canonicalJson(action_payload), capability: action_type };
  }

  /** Live and archived. */
  get #log(): readonly StoredLogEvent[] {
    return logOf(this.store);
  }

  #forgetFold(): void {
    this.#fold = emptySnapshot();
    this.#folded = 0;
  }

  #granted(by: string | null | undefined): void {
    if (by === 'user') this.coverage.count('approvals granted');
    else if (by?.startsWith('rule:') && by !== 'rule:conversation')
      this.coverage.count('granted by a rule of the person');
  }
}

function textsIn(log: readonly StoredLogEvent[]): string[] {
  return log.flatMap((event) => (event.type === 'input' && typeof event['text'] === 'string' ? [event['text']] : []));
}
