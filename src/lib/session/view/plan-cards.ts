import type { Goal, Snapshot } from '../../agent/fold/snapshot';
import type { SaidLine } from './repeated-lines';
import { shownGoals } from './run-facts';

/**
 * The goals whose card stands in the talk, by the first seq of the line that it stands behind: where its plan was made, above all that was
 * said from then on, so that no card hides what one is told or asked. Only of plans made while the lines at hand were said.
 */
export function planCardsIn(lines: readonly SaidLine[], snapshot: Snapshot): ReadonlyMap<number, readonly Goal[]> {
  const cards = new Map<number, Goal[]>();
  for (const goal of shownGoals(snapshot)) {
    const planned = snapshot.run.planned[goal.id];
    const line = planned === undefined ? undefined : lines.findLast(({ seq }) => seq <= planned);
    if (line) cards.set(line.first, [...(cards.get(line.first) ?? []), goal]);
  }
  return cards;
}
