import type { Journal, StoredLogEvent } from '../agent/fold/ports';
import { searchForm } from '../base/search-text';
import type { LogFilter } from '../bridge/contract';
import { isOfGoal, thoughtOf } from '../events/goal-of';
import { searchedIn } from './log-row';

/** Whether an event is among those meant. `thought`: reads the thought that another event belongs to, where the event itself says too little. */
export async function isMeant(
  stored: StoredLogEvent,
  filter: LogFilter,
  thought: (seq: number) => Promise<StoredLogEvent | null>,
): Promise<boolean> {
  const { types, source, goal, text } = filter;
  if (types.length > 0 && !types.includes(stored.type)) return false;
  if (source !== null && sourceOf(stored) !== source) return false;
  const passage = searchForm(text);
  if (passage !== '' && !searchedIn(stored).some((own) => searchForm(own).includes(passage))) return false;
  return goal === null || isOfGoal(stored, goal) || (await isOfGoalByThought(stored, goal, thought));
}

/** Events that came together: each thought is read once, and those at hand not at all. */
export function thoughtsBy(
  journal: Journal,
  atHand: readonly StoredLogEvent[],
): (seq: number) => Promise<StoredLogEvent | null> {
  const known = new Map(atHand.filter(({ type }) => type === 'thought').map((event) => [event.seq, event] as const));
  const asked = new Map<number, Promise<StoredLogEvent | null>>();
  return async (seq) => {
    const own = known.get(seq);
    if (own) return own;
    const reading = asked.get(seq) ?? journal.event(seq);
    asked.set(seq, reading);
    return reading;
  };
}

function sourceOf(stored: StoredLogEvent): string | null {
  const source = stored['source'] ?? stored['pane'];
  return typeof source === 'string' ? source : null;
}

/** An approval names no task, but its decision does. */
async function isOfGoalByThought(
  stored: StoredLogEvent,
  goal: string,
  thought: (seq: number) => Promise<StoredLogEvent | null>,
): Promise<boolean> {
  const seq = thoughtOf(stored);
  if (seq === null || seq >= stored.seq) return false;
  const decided = await thought(seq);
  return decided?.type === 'thought' && isOfGoal(decided, goal);
}
