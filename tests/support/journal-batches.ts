import type { InboxRow, RowOutcome } from '../../src/lib/agent/fold/inbox-row';
import type { Batch, Journal, LoggedChange, NoteChanges } from '../../src/lib/agent/fold/ports';
import { emptySnapshot, type Goal, type Snapshot } from '../../src/lib/agent/fold/snapshot';
import { seal } from '../../src/lib/events/chain';
import { genesisHash } from '../../src/lib/events/genesis-hash';
import type { LogEvent } from '../../src/lib/events/log-event';
import type { EventBody } from '../../src/lib/events/registry';
import { seededRandom } from './seeded-random';

/** One store that several tabs share. */
export interface JournalUnderTest {
  /** A journal of one more tab on the same store. */
  open(): Promise<Journal>;
  /** What stands under these, read past the journal. */
  outcomes(): Promise<RowOutcome[]>;
  doneGoals(): Promise<{ seq: number; goal: Goal }[]>;
  changes(): Promise<LoggedChange[]>;
  putMind(key: 'persona' | 'mood', value: unknown): Promise<void>;
  /** Takes an event out, as a damaged store may. */
  lose(seq: number): Promise<void>;
  /** Where each event stands: seqs of the live log, and of each segment. */
  places(): Promise<{ live: number[]; segments: number[][] }>;
  /** Spoils the stored form of an archived event and what is behind it in its segment; undefined for a store that cannot. */
  damage?: (seq: number) => Promise<void>;
  /** Makes the next segment impossible to store; undefined for a store that cannot. */
  failNextSegment?: () => void;
  /** Takes the segment that begins at that seq out of the archive. */
  loseSegment?: (from: number) => Promise<void>;
  /** Makes every later access fail; undefined for a store that cannot. */
  break?: () => Promise<void>;
  /** Makes the next write of a note fail, by a fault of the store; undefined for a store that cannot. */
  failNextNote?: () => void;
  /** Every commit of its journals, and every signal of one to live queries, in order; undefined for a store that has none. */
  signals?: () => readonly ('committed' | 'signalled')[];
  /** Undoes the next transaction that writes, after all in it was asked for; undefined for a store that cannot. */
  failNextCommit?: () => void;
  end(): Promise<void>;
}

/** A store whose journals tell of their writes. */
export type SignallingStore = JournalUnderTest & Required<Pick<JournalUnderTest, 'signals' | 'failNextCommit'>>;

/** What a journal gives for a batch that it took. */
export const done = { ok: true, value: null };
export const time = '2026-11-28T09:00:00.000Z';

/** A log of so many inputs. */
export function chain(length: number, words = 'input'): LogEvent[] {
  return chainOf(length, (seq) => {
    return { type: 'input', source: 'chat', text: `${words} ${seq}`, authority: 'user', surface: 'chat' };
  });
}

/** A log of so many observations: unlike inputs they leave nothing to do, so that the state stays small. */
export function observed(length: number, words: string): LogEvent[] {
  return chainOf(length, (seq) => {
    return { type: 'observation', source: 'test', facts: [], estimates: [], unknowns: [`${words} ${seq}`] };
  });
}

function chainOf(length: number, bodyOf: (seq: number) => EventBody): LogEvent[] {
  const random = seededRandom(7);
  const events: LogEvent[] = [];
  for (let seq = 1; seq <= length; seq++) {
    const time = Date.UTC(2026, 10, 28, 9, 0, seq);
    const unsealed = { time, body: bodyOf(seq), seq, epoch: 1, trigger: null, lang: null, taint: [] };
    events.push(seal(unsealed, events.at(-1)?.hash ?? genesisHash, random));
  }
  return events;
}

export function batch(epoch: number, events: readonly LogEvent[], more: Partial<Batch> = {}): Batch {
  return { epoch, events, snapshot: null, row: null, notes: null, doneGoals: [], ...more };
}

export function snapshotAfter(event: LogEvent | undefined): Snapshot {
  const snapshot = emptySnapshot();
  if (event) snapshot.run.last = { seq: event.seq, hash: event.hash, time: event.time };
  return snapshot;
}

export function row(id: string): InboxRow {
  return { kind: 'text', id, lang: 'en', at: time, text: `row ${id}`, surface: 'chat', shown_request: null, taint: [] };
}

export function outcome(id: string): RowOutcome {
  return { id, ok: true, code: null, parameters: { seq: 1 }, at: time };
}

export function put(path: string, content: string): { kind: 'put'; path: string; content: string } {
  return { kind: 'put', path, content };
}

export function noteChanges(action: number, changes: NoteChanges['changes']): NoteChanges {
  return { changes, taint: [], action, time };
}

export function doneGoal(number: number): { seq: number; goal: Goal } {
  const task = { id: `G${number}-T1`, name: 'Task', status: 'done' as const };
  return { seq: number, goal: { id: `G${number}`, name: 'Goal', status: 'done', tasks: [task] } };
}

export function loggedChange(seq: number): LoggedChange {
  const [before, after] = [{ value: 8 }, { value: seq }];
  return { seq, time, subject: 'settings.actions_a_task', before, after, by: 'user', undo_of: null };
}

/** All that can be read of a store. */
export async function stateOf(store: JournalUnderTest, journal: Journal): Promise<unknown> {
  const notes = await journal.notes.list('');
  return {
    log: await journal.events(1, 1_000),
    loaded: await journal.load(),
    row: await journal.nextRow(),
    outcomes: await store.outcomes(),
    doneGoals: await store.doneGoals(),
    changes: await store.changes(),
    notes: await Promise.all(notes.map(({ path }) => journal.notes.read(path))),
    blobs: (await journal.tables()).blobs,
  };
}

export function spoiled(events: readonly LogEvent[], value: string): LogEvent[] {
  return events.map((event, index) => (index === events.length - 1 ? ({ ...event, text: value } as LogEvent) : event));
}

export function spoilDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const holder = value as Record<string, unknown>;
    spoilDeeply(holder[key]);
    if (typeof holder[key] === 'object') continue;
    holder[key] = 'spoiled';
  }
  if (Array.isArray(value)) value.push('spoiled');
}
