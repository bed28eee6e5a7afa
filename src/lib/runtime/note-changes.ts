import type { NoteChange } from '../agent/fold/capability';
import { noteSubject } from '../agent/fold/evolve-change';
import { isWholeOrNothing } from '../agent/fold/plan-keeping';
import type { NoteChanges } from '../agent/fold/ports';
import type { StepContext, Stimulus } from '../agent/step/turn';
import type { LogEvent } from '../events/log-event';

/** What a writing that is to be taken back left, and what takes it back. */
export interface NotesBack {
  context: Pick<StepContext, 'noteWrittenBy' | 'madeWithNote'>;
  changes: NoteChange[];
}

/** What goes into the transaction of `events`. `back`: where they take a writing back; `now`: ms since 1970 UTC. */
export function noteChanges(
  stimulus: Stimulus,
  changes: readonly NoteChange[],
  events: readonly LogEvent[],
  { back, now }: { back: NotesBack | null; now: number },
): NoteChanges | null {
  const time = new Date(now).toISOString();
  const undone = back && events.find((event) => event.type === 'change' && event.subject === noteSubject);
  if (undone && back.changes.length === 0) return null;
  if (undone) return { changes: back.changes, taint: undone.taint, action: undone.seq, time };
  if (stimulus.kind !== 'executed' || changes.length === 0) return null;
  const result = events.find((event) => event.type === 'result');
  // what was to come with it did not: then nothing of it is
  if (isWholeOrNothing(stimulus.action.capability) && result?.status !== 'done') return null;
  return { changes, taint: result?.taint ?? [], action: stimulus.action.seq, time };
}
