import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { Result } from '../../base/result';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { RowOf } from '../fold/inbox-row';
import type { Snapshot } from '../fold/snapshot';

/**
 * What changes plans: it comes in once there is one. `Turn` and `StepResult` are those of turn.ts, which has this in its context; `Change` is a
 * ProposedChange.
 */
export interface PlanWork<Turn = never, StepResult = unknown, Change = PlannedChange> {
  planRead(turn: Turn, row: RowOf<'plan'>): StepResult;
  planUndone(turn: Turn, change: EventOf<'change'>, lang: Language): StepResult;
  endTasks(turn: Turn, change: LogEvent & EventOf<'change'>): void;
  planProposed(snapshot: Snapshot, payload: JsonObject): Result<Change, 'stale'>;
}

interface PlannedChange {
  subject: string;
  before: JsonObject | null;
  after: JsonObject | null;
}
