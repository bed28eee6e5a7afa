import type { LogEvent } from '../../events/log-event';
import { endedGoals } from './evolve-imported';
import type { Goal, Snapshot } from './snapshot';

/** The goals that ended with an event, for the table that keeps them. `after`: the snapshot that the event led to. */
export function goalsEndedBy(event: LogEvent, after: Snapshot): { seq: number; goal: Goal }[] {
  if (event.type === 'lifecycle' && event.name === 'imported' && event.state) {
    return endedGoals(event.state).map((goal) => ({ seq: event.seq, goal }));
  }
  if (event.type !== 'result' || event.status !== 'goal_done') return [];
  const goal = after.run.finished_goals.find(({ id }) => id === event.goal);
  return goal ? [{ seq: event.seq, goal }] : [];
}
