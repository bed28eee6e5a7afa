import type { JsonObject } from '../../base/json';
import type { Result } from '../../base/result';
import type { EventOf, LogEvent } from '../../events/log-event';
import type { SpentBudget } from '../fold/budget';
import type { InboxRow, RowOf } from '../fold/inbox-row';
import { readCommand, saysUndo } from '../fold/chat-grammar';
import type { Due, Snapshot } from '../fold/snapshot';

/** Rows that most lives of a page never see. A stop is not one of them: it must always work. */
const rareKinds = ['again', 'command', 'rule', 'revoke', 'settings', 'plan', 'undo'] as const;
/** A text is “/undo” here, or says so. */
export type RareRow = RowOf<(typeof rareKinds)[number] | 'text'>;

/**
 * What a step needs seldom, and what therefore comes in late; see `needsLate`. `Turn` and `StepResult` are those of turn.ts, which has this
 * in its context; `Change` is a ProposedChange.
 */
export interface LateStep<Turn = never, StepResult = unknown, Change = PlannedChange> {
  /** `about`: as rowRead. */
  rareRowRead(turn: Turn, row: RareRow, about: LogEvent | null): StepResult;
  /** `seq`: of the first change. */
  planProposed(snapshot: Snapshot, payload: JsonObject, seq: number): Result<Change[], 'stale'>;
  planKept(snapshot: Snapshot, payload: JsonObject, seq: number): Result<Change[], 'stale'>;
  endTasks(turn: Turn, change: LogEvent & EventOf<'change'>): void;
  /** False: it cannot be asked for. `halted`: seq of the halt. */
  askForBudget(turn: Turn, due: Due, spent: SpentBudget, halted: number): boolean;
}

interface PlannedChange {
  subject: string;
  before: JsonObject | null;
  after: JsonObject | null;
}

export function isRare(row: InboxRow): row is RareRow {
  if (row.kind === 'text') return row.taint.length === 0 && (readCommand(row.text) === 'undo' || saysUndo(row.text));
  return rareKinds.some((kind) => kind === row.kind);
}
