import { YadoriError } from '../../base/yadori-error';
import type { RowOutcome } from '../../agent/fold/inbox-row';
import { emptySnapshot, snapshot, type PendingRequest, type Snapshot } from '../../agent/fold/snapshot';
import type { Anchor } from '../../bridge/anchor';
import type { InboxEntry, StoredEvent, YadoriDatabase } from '../../bridge/database';
import { loggedLineOf, type ChatLine } from './chat-line';
import { liveLinesOf } from './live-lines';
import { requestDetails, type RequestDetails } from './request-details';
import { openQuestion } from './run-facts';

/** All that the page shows, as it stood in one moment of the database. */
export interface PageView {
  snapshot: Snapshot;
  /** Oldest first. */
  lines: ChatLine[];
  hasEarlier: boolean;
  /** Lines before the first one cannot be read: the event at which the archive is damaged. */
  damagedAt: number | null;
  /** Rows that the leader has not taken yet, oldest first. */
  inbox: InboxEntry[];
  /** Of the rows asked for, those that are settled. */
  outcomes: RowOutcome[];
  /** Behind the pending request. */
  request: RequestDetails | null;
  /** The question that waits for the person, wherever it was asked. */
  question: ChatLine | null;
  /** Seqs of the newest thought, which the present turn began with, and of the thought whose result came last; null: none is live. */
  turn: { thought: number | null; ended: number | null };
  /** What takes back what came of a result: by its seq that of the result, or of the one change that was made with it. */
  undoOf: ReadonlyMap<number, number>;
  /** The newest event, to be remembered outside the store; null for an empty log. */
  anchor: Anchor | null;
}

export interface ViewQuestion {
  /** How many chat lines, counted from the newest. */
  lineCount: number;
  /** Ids of sent rows whose outcome is awaited. */
  sent: readonly string[];
  /** It did not fit together the first time. */
  isSecondLook?: boolean;
}

/** The stored snapshot is not one, or of another build: nothing can be shown. */
export class UnreadableSnapshotError extends YadoriError {
  override readonly name = 'UnreadableSnapshotError';
  readonly code = 'unreadable_snapshot';
}

export const emptyView: PageView = {
  snapshot: emptySnapshot(),
  lines: [],
  hasEarlier: false,
  damagedAt: null,
  inbox: [],
  outcomes: [],
  request: null,
  question: null,
  turn: { thought: null, ended: null },
  undoOf: new Map(),
  anchor: null,
};

/**
 * No pane is ahead of another: state and chat are of the same commit. Older lines come from the archive, where they do not change.
 * Rejects when storage fails.
 */
export async function readPageView(database: YadoriDatabase, question: ViewQuestion): Promise<PageView> {
  const live = await readLive(database, question);
  const { first } = live;
  const { pending } = live.view.snapshot.run;
  const view = { ...live.view, request: pending && (await requestDetails(live.thought, live.asked)) };
  if (!first || first.seq === 1) return view;
  const wanted = question.lineCount - view.lines.length;
  if (wanted <= 0 && !(pending && pending.thought < first.seq)) return { ...view, hasEarlier: true };

  const { archivedEvents, linesBefore } = await import('./archived-lines');
  const [thought, asked] = pending ? await archivedEvents(database, [pending.thought, pending.seq]) : [];
  const request = pending && (await requestDetails(thought, asked));
  if (wanted <= 0) return { ...view, request, hasEarlier: true };
  const older = await linesBefore(database, { seq: first.seq, prev: first['prev'] }, wanted + 1);
  if (!older)
    return question.isSecondLook
      ? { ...view, request, damagedAt: first.seq - 1 }
      : readPageView(database, { ...question, isSecondLook: true });
  const { lines, damagedAt } = older;
  return {
    ...view,
    request,
    lines: [...lines.slice(-wanted), ...view.lines],
    hasEarlier: lines.length > wanted,
    damagedAt: lines.length > wanted ? null : damagedAt,
  };
}

/** In one read transaction. `first`: the oldest live event. `thought`, `asked`: behind the pending request, where they are live. */
function readLive(
  database: YadoriDatabase,
  question: ViewQuestion,
): PromiseLike<{ view: PageView; first: StoredEvent | undefined; thought?: unknown; asked?: unknown }> {
  const { snapshot: snapshots, log, inbox, outcomes } = database;
  return database.transaction('r', [snapshots, log, inbox, outcomes], async () => {
    const stored = await snapshots.get('current');
    const parsed = stored ? snapshot.safeParse(stored) : null;
    if (parsed && !parsed.success) throw new UnreadableSnapshotError(parsed.error.issues[0]?.path.join('.') ?? '');
    const current = parsed?.data ?? emptySnapshot();
    const wanted = question.lineCount + 1; // one more tells whether there are earlier ones
    const first = await log.orderBy('seq').first();
    const lines = await liveLinesOf(database).newest(database, current.run, wanted, first?.seq ?? 1);
    const view: PageView = {
      snapshot: current,
      lines: lines.slice(-question.lineCount),
      hasEarlier: lines.length > question.lineCount,
      damagedAt: null,
      inbox: await inbox.toArray(),
      outcomes: (await outcomes.bulkGet([...question.sent])).filter((outcome) => outcome !== undefined),
      anchor: anchorOf(current, await log.get(current.run.last.seq)),
      question: await readQuestion(database, openQuestion(current.run)),
      turn: await readTurnOf(database),
      undoOf: undoOf(await log.bulkGet(current.run.undoable)),
      request: null,
    };
    return { view, first, ...(current.run.pending && (await readRequest(database, current.run.pending))) };
  });
}

/** `undoable`: the events that can be taken back. Where several were made with one result, none stands for it. */
function undoOf(undoable: readonly (StoredEvent | undefined)[]): Map<number, number> {
  const found = new Map<number, number>();
  const several = new Set<number>();
  for (const event of undoable) {
    const of = event?.['type'] === 'result' ? event.seq : event?.['trigger'];
    if (!event || typeof of !== 'number') continue;
    if (found.has(of)) several.add(of);
    found.set(of, event.seq);
  }
  for (const of of several) found.delete(of);
  return found;
}

async function readTurnOf({ log }: YadoriDatabase): Promise<PageView['turn']> {
  const newest = async (type: string): Promise<number | null> => {
    const key: unknown = await log.where('[type+seq]').between([type, 0], [type, Infinity]).lastKey();
    return Array.isArray(key) ? Number(key[1]) : null;
  };
  const [thought, result] = await Promise.all([newest('thought'), newest('result')]);
  const decision = result === null ? null : (await log.get(result))?.['decision'];
  const [, ended] = /^D(\d+)$/.exec(typeof decision === 'string' ? decision : '') ?? [];
  return { thought, ended: ended === undefined ? null : Number(ended) };
}

async function readQuestion({ log }: YadoriDatabase, seq: number | null): Promise<ChatLine | null> {
  const stored = seq === null ? undefined : await log.get(seq);
  return stored ? loggedLineOf(stored) : null;
}

/** Under the leadership that wrote the event: the newest one may be about to put another log in its place. */
function anchorOf({ run }: Snapshot, newest: StoredEvent | undefined): Anchor | null {
  const { seq, hash } = run.last;
  const epoch = newest?.['epoch'];
  return run.log === null || typeof epoch !== 'number' ? null : { log: run.log, epoch, seq, hash };
}

async function readRequest(
  { log }: YadoriDatabase,
  pending: PendingRequest,
): Promise<{ thought: StoredEvent | undefined; asked: StoredEvent | undefined }> {
  const [thought, asked] = await log.bulkGet([pending.thought, pending.seq]);
  return { thought, asked };
}
