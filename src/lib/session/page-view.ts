import { Dexie } from 'dexie';
import type { RowOutcome } from '../agent/inbox-row';
import { emptySnapshot, snapshot, type PendingRequest, type Snapshot } from '../agent/snapshot';
import type { Anchor } from '../bridge/anchor';
import type { InboxEntry, StoredEvent, YadoriDatabase } from '../bridge/database';
import type { EventOf } from '../events/log-event';
import { readEvent } from '../events/log-event';
import { chatLineOf, type ChatLine } from './chat-line';

/** All that the page shows, as it stood in one moment of the database. */
export interface PageView {
  snapshot: Snapshot;
  /** Oldest first. */
  lines: ChatLine[];
  hasEarlier: boolean;
  /** Rows that the leader has not taken yet, oldest first. */
  inbox: InboxEntry[];
  /** Of the rows asked for, those that are settled. */
  outcomes: RowOutcome[];
  /** Behind the pending request: the thought that holds its payload, and when it was asked. */
  request: { thought: EventOf<'thought'> | null; askedAt: string | null } | null;
  /** The newest event, to be remembered outside the store; null for an empty log. */
  anchor: Anchor | null;
}

export interface ViewQuestion {
  /** How many chat lines, counted from the newest. */
  lineCount: number;
  /** Ids of sent rows whose outcome is awaited. */
  sent: readonly string[];
}

/** The stored snapshot is not one, or of another build: nothing can be shown. */
export class UnreadableSnapshotError extends Error {
  override readonly name = 'UnreadableSnapshotError';
}

export const emptyView: PageView = {
  snapshot: emptySnapshot(),
  lines: [],
  hasEarlier: false,
  inbox: [],
  outcomes: [],
  request: null,
  anchor: null,
};

/** One read transaction, so that no pane is ahead of another: state and chat are of the same commit. Rejects when storage fails. */
export function readPageView(database: YadoriDatabase, question: ViewQuestion): Promise<PageView> {
  const { snapshot: snapshots, log, inbox, outcomes } = database;
  return database.transaction('r', [snapshots, log, inbox, outcomes], async () => {
    const stored = await snapshots.get('current');
    const parsed = stored ? snapshot.safeParse(stored) : null;
    if (parsed && !parsed.success) throw new UnreadableSnapshotError(parsed.error.issues[0]?.path.join('.') ?? '');
    const current = parsed?.data ?? emptySnapshot();
    const wanted = question.lineCount + 1; // one more tells whether there are earlier ones
    const [inputs, outputs] = await Promise.all([
      newest(database, 'input', wanted),
      newest(database, 'output', wanted),
    ]);
    const lines = [...inputs, ...outputs].sort((a, b) => a.seq - b.seq).slice(-wanted);
    return {
      snapshot: current,
      lines: lines.slice(-question.lineCount),
      hasEarlier: lines.length > question.lineCount,
      inbox: await inbox.orderBy('order').toArray(),
      outcomes: (await outcomes.bulkGet([...question.sent])).filter((outcome) => outcome !== undefined),
      anchor: anchorOf(current, await log.get(current.run.last.seq)),
      request: current.run.pending ? await readRequest(database, current.run.pending) : null,
    };
  });
}

/** Under the leadership that wrote the event: the newest one may be about to put another log in its place. */
function anchorOf({ run }: Snapshot, newest: StoredEvent | undefined): Anchor | null {
  const { seq, hash } = run.last;
  const epoch = newest?.['epoch'];
  return run.log === null || typeof epoch !== 'number' ? null : { log: run.log, epoch, seq, hash };
}

async function newest(database: YadoriDatabase, type: 'input' | 'output', count: number): Promise<ChatLine[]> {
  const ofType = database.log.where('[type+seq]').between([type, Dexie.minKey], [type, Dexie.maxKey]);
  const lines: ChatLine[] = [];
  // the limit counts lines that are shown: events of other panes are passed over
  const found = await ofType.reverse().filter(isOfChat).limit(count).toArray();
  for (const stored of found) {
    const line = chatLineOf(stored);
    if (line) lines.push(line);
  }
  return lines;
}

function isOfChat(stored: StoredEvent): boolean {
  return stored['pane'] !== 'cli' && stored['surface'] !== 'cli';
}

async function readRequest(database: YadoriDatabase, pending: PendingRequest): Promise<PageView['request']> {
  const [thought, asked] = await database.log.bulkGet([pending.thought, pending.seq]);
  const read = readEvent(thought);
  const time = asked?.['time'];
  return {
    thought: read.ok && read.value.known && read.value.event.type === 'thought' ? read.value.event : null,
    askedAt: typeof time === 'string' ? time : null,
  };
}
