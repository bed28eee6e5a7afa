import type { Goal, Snapshot } from '../../agent/fold/snapshot';
import type { SaidLine } from './repeated-lines';
import { shownGoals } from './run-facts';

/** A reply stands at most so far behind the thought that it says: approval, action and output come between. */
const withinTurn = 4;

/**
 * The goals whose card stands in the talk, by the first seq of the line that it stands behind: where its plan was taken. Only of plans that
 * were made while the lines at hand were said.
 */
export function planCardsIn(lines: readonly SaidLine[], snapshot: Snapshot): ReadonlyMap<number, readonly Goal[]> {
  const cards = new Map<number, Goal[]>();
  for (const goal of shownGoals(snapshot)) {
    const planned = snapshot.run.planned[goal.id];
    const at = planned === undefined ? -1 : lines.findIndex(({ seq }) => seq > planned);
    if (planned === undefined) continue;
    const next = lines[at];
    const isReply = next?.kind === 'spoken' && next.seq <= planned + withinTurn;
    const line = isReply ? next : lines[(at === -1 ? lines.length : at) - 1];
    if (line) cards.set(line.first, [...(cards.get(line.first) ?? []), goal]);
  }
  return cards;
}
