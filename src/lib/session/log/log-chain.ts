import type { StoredEvent } from '../../bridge/database';
import { thoughtOf } from '../../events/goal-of';
import type { LogSource } from './page-log';

/** An event and what it belongs to. */
export interface Chain {
  event: StoredEvent;
  /** The one before it, which its `prev` must name; null for the first. */
  previous: StoredEvent | null;
  /** All of one matter, by seq: what set it off, the thought, approval, action, result, and what was said of it; the event itself among them. */
  events: StoredEvent[];
  /** Seqs of what led to the first of them, nearest first. */
  causes: number[];
  /** What led to those is not told here. */
  hasMoreCauses: boolean;
}

/** How far behind a thought its own events are looked for; how many of others may stand between them once the matter is over. */
const [mostBehind, mostBetween] = [2_000, 24];
const page = 100;
/** How far causes are followed: to find the decision, and to be told. */
const [mostUp, mostCauses] = [20, 8];

/** Null where no such event is. Rejects where the log cannot be read. */
export async function chainOf(log: LogSource, seq: number): Promise<Chain | null> {
  const event = await log.event(seq);
  if (!event) return null;
  const previous = await log.event(seq - 1);
  const thought = await thoughtBehind(log, event);
  const own = thought ? await eventsOf(log, thought) : [];
  const events = bySeq([...own, event]);
  const { causes, hasMore } = await causesOf(log, events[0] ?? event);
  return { event, previous, events, causes, hasMoreCauses: hasMore };
}

/** A thought, what set it off and all that came of it, by seq. */
export async function eventsOf(log: LogSource, thought: StoredEvent): Promise<StoredEvent[]> {
  const cause = await log.event(triggerOf(thought) ?? 0);
  const own = new Map<number, StoredEvent>([[thought.seq, thought]]);
  let isOver = !acts(thought);
  let newest = thought.seq;
  for (let from = thought.seq + 1; from <= thought.seq + mostBehind;) {
    const read = await log.events(from, page);
    for (const event of read) {
      if (!belongs(event, thought.seq, own)) continue;
      own.set(event.seq, event);
      newest = event.seq;
      if (event.type === 'result') isOver = event['outcome'] !== 'uncertain';
    }
    const last = read.at(-1)?.seq;
    if (last === undefined || read.length < page || (isOver && last > newest + mostBetween)) break;
    from = last + 1;
  }
  const answers = await Promise.all(
    [...own.values()].flatMap(({ answer }) => (typeof answer === 'number' ? [log.event(answer)] : [])),
  );
  return bySeq([...own.values(), cause, ...answers].filter((event) => event !== null));
}

export function triggerOf(event: StoredEvent): number | null {
  const trigger = event['trigger'];
  return typeof trigger === 'number' && trigger < event.seq ? trigger : null;
}

function belongs(event: StoredEvent, thought: number, own: ReadonlyMap<number, StoredEvent>): boolean {
  if (event.type === 'thought' || event.type === 'input') return false;
  const decided = thoughtOf(event);
  return decided === null ? own.has(triggerOf(event) ?? 0) : decided === thought;
}

/** The thought whose matter an event is part of: its own, that of what caused it, or the first that came of it. */
async function thoughtBehind(log: LogSource, event: StoredEvent): Promise<StoredEvent | null> {
  let at: StoredEvent | null = event;
  for (let step = 0; at && step < mostUp; step++) {
    const seq = thoughtOf(at);
    if (seq !== null) return at.seq === seq ? at : thoughtAt(log, seq);
    at = await log.event(triggerOf(at) ?? 0);
  }
  for (const later of await log.events(event.seq + 1, page)) {
    if (triggerOf(later) !== event.seq && later['answer'] !== event.seq) continue;
    const seq = thoughtOf(later);
    if (seq !== null) return later.seq === seq ? later : thoughtAt(log, seq);
  }
  return null;
}

async function thoughtAt(log: LogSource, seq: number): Promise<StoredEvent | null> {
  const event = await log.event(seq);
  return event?.type === 'thought' ? event : null;
}

async function causesOf(log: LogSource, first: StoredEvent): Promise<{ causes: number[]; hasMore: boolean }> {
  const causes: number[] = [];
  let at: StoredEvent | null = first;
  while (at) {
    const trigger = triggerOf(at);
    if (trigger === null) return { causes, hasMore: false };
    if (causes.length === mostCauses) return { causes, hasMore: true };
    causes.push(trigger);
    at = await log.event(trigger);
  }
  return { causes, hasMore: false };
}

function acts({ decision }: StoredEvent): boolean {
  return (
    typeof decision === 'object' && decision !== null && 'action_type' in decision && decision['action_type'] !== null
  );
}

function bySeq(events: readonly StoredEvent[]): StoredEvent[] {
  const known = new Map(events.map((event) => [event.seq, event] as const));
  return [...known.values()].sort((left, right) => left.seq - right.seq);
}
