import type { StoredEvent } from '../../bridge/database';
import { readForeign } from '../../events/foreign';
import { textOf } from '../../events/family';
import { readEvent, type EventOf, type LogEvent } from '../../events/log-event';
import { eventsOf, triggerOf } from './log-chain';
import type { LogSource } from './page-log';

/** One turn: a thought, what set it off, and what came of it. */
export interface Turn {
  /** Seq of its thought. */
  seq: number;
  time: string;
  /** Null for a thought that this build cannot read, and for one of another form of log. */
  thought: EventOf<'thought'> | null;
  /** What can be read of it in any case; null: nothing, or it was taken out. */
  judgment: string | null;
  intent: string | null;
  cause: StoredEvent | null;
  /** Newest of each kind; null: none came yet. */
  asked: EventOf<'approval'> | null;
  answered: EventOf<'approval'> | null;
  action: EventOf<'action'> | null;
  result: Extract<EventOf<'result'>, { outcome: unknown }> | null;
  /** The first event that is of this turn, and the last; null: it is the newest, and goes on. */
  from: number;
  to: number | null;
  /** Seqs of the thoughts before and behind; null: there is none. */
  previous: number | null;
  next: number | null;
}

/** The newest turn whose thought is not behind `at`; null: none is. Rejects where the log cannot be read. */
export async function readTurn(log: LogSource, at = Infinity): Promise<Turn | null> {
  const stored = await log.thoughtUpTo(at === Infinity ? Number.MAX_SAFE_INTEGER : at);
  if (!stored) return null;
  const [previous, next, events] = await Promise.all([
    log.thoughtUpTo(stored.seq - 1),
    log.thoughtAfter(stored.seq),
    eventsOf(log, stored),
  ]);
  const known = events.flatMap(readKnown);
  // what it took back is of the turn that had asked for it
  const isOwn = ({ decision }: { decision: string }): boolean => decision === `D${stored.seq}`;
  const approvals = known
    .filter((event) => event.type === 'approval')
    .filter((event) => event.status !== 'withdrawn' || isOwn(event));
  const results = known
    .filter((event) => event.type === 'result')
    .filter((event) => event.status !== 'goal_done')
    .filter((event) => event.cause !== 'replaced' || isOwn(event));
  const thought = known.find((event) => event.seq === stored.seq && event.type === 'thought');
  const body = stored['foreign'] === true ? readForeign(stored) : null;
  const own = thought?.type === 'thought' ? thought : body?.type === 'thought' ? body : null;
  return {
    seq: stored.seq,
    time: typeof stored['time'] === 'string' ? stored['time'] : '',
    thought: thought?.type === 'thought' ? thought : null,
    judgment: own && textOf(own.judgment),
    intent: own && textOf(own.intent),
    cause: events.find(({ seq }) => seq === triggerOf(stored)) ?? null,
    asked: approvals.findLast(({ status }) => status === 'asked') ?? null,
    answered: approvals.findLast(({ status }) => status !== 'asked') ?? null,
    action: known.findLast((event) => event.type === 'action') ?? null,
    result: results.at(-1) ?? null,
    from: await beginOf(log, stored, previous),
    to: next ? (await beginOf(log, next, stored)) - 1 : null,
    previous: previous?.seq ?? null,
    next: next?.seq ?? null,
  };
}

/** A turn begins with the message that set it off, where that came after the turn before; else with its thought. */
async function beginOf(log: LogSource, thought: StoredEvent, before: StoredEvent | null): Promise<number> {
  const trigger = triggerOf(thought);
  if (trigger === null || trigger <= (before?.seq ?? 0)) return thought.seq;
  const cause = await log.event(trigger);
  return cause && triggerOf(cause) === null ? trigger : thought.seq;
}

function readKnown(stored: StoredEvent): LogEvent[] {
  const read = readEvent(stored);
  return read.ok && read.value.known ? [read.value.event] : [];
}
