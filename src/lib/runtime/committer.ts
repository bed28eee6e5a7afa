import type { NoteChange } from '../agent/capability';
import type { InboxRow, RowOutcome } from '../agent/inbox-row';
import { StorageError, type AppendError, type NoteChanges } from '../agent/ports';
import type { Goal, Snapshot } from '../agent/snapshot';
import { step, type Step } from '../agent/step';
import type { StepContext } from '../agent/turn';
import type { Stimulus, UnderWay } from '../agent/effects';
import { EventTooLargeError } from '../agent/turn';
import type { Catalogue } from '../agent/capability';
import type { LogEvent } from '../events/log-event';
import type { Checkpoint, RuntimePorts } from './ports';

/** The leader must stop: another leads, or the store failed. */
export class LeadershipEnded extends Error {
  override readonly name = 'LeadershipEnded';
  constructor(
    readonly code: AppendError,
    message: string,
  ) {
    super(message);
  }
}

/** Steps the core and makes each step durable before anything acts on it. Holds the only snapshot that counts in this tab. */
export class Committer {
  #snapshot: Snapshot;

  constructor(
    private readonly ports: RuntimePorts,
    private readonly catalogue: Catalogue,
    private leadership: number,
    snapshot: Snapshot,
  ) {
    this.#snapshot = snapshot;
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }

  get epoch(): number {
    return this.leadership;
  }

  /** Another log was put in place, under a new leadership of this same tab. */
  adopt(snapshot: Snapshot, epoch: number): void {
    this.#snapshot = snapshot;
    this.leadership = epoch;
  }

  context(underWay: UnderWay): StepContext {
    const { clock, random } = this.ports;
    return { now: clock.now(), epoch: this.epoch, random, catalogue: this.catalogue, underWay };
  }

  /** Commits what a stimulus causes. Rejects with LeadershipEnded; then nothing was changed. */
  async commit(
    stimulus: Stimulus,
    underWay: UnderWay,
    { order = null, changes = [] }: { order?: number | null; changes?: readonly NoteChange[] } = {},
  ): Promise<Step> {
    const context = this.context(underWay);
    const made = this.#stepOrRefuse(stimulus, context);
    const row =
      order === null || stimulus.kind !== 'row' ? null : { order, outcome: outcomeOf(stimulus.row, made, context.now) };
    if (made.events.length === 0 && row === null) return made;

    await this.ports.checkpoint?.('before_commit');
    const notes = noteChanges(stimulus, changes, made.events, context.now);
    const snapshot = made.events.length > 0 ? made.snapshot : null;
    const appended = await this.ports.journal.append({
      epoch: this.epoch,
      events: made.events,
      snapshot,
      row,
      notes,
      doneGoals: doneGoals(made),
    });
    if (!appended.ok) throw new LeadershipEnded(appended.code, appended.message);
    this.#snapshot = made.snapshot;
    const checkpoint = checkpointAfter(made.events);
    if (checkpoint) await this.ports.checkpoint?.(checkpoint);
    this.ports.onCommit(made.snapshot.run.last.seq);
    return made;
  }

  /** A row whose text does not fit the log changes nothing and says so; anything else that does not fit is dropped as invalid. */
  #stepOrRefuse(stimulus: Stimulus, context: StepContext): Step {
    try {
      return step(this.#snapshot, stimulus, context);
    } catch (error) {
      if (!(error instanceof EventTooLargeError)) throw error;
      if (stimulus.kind === 'row') {
        const row = { ok: false, code: 'event_too_large' as const, parameters: { bytes: error.bytes } };
        return { events: [], snapshot: this.#snapshot, effects: [], row };
      }
      if (stimulus.kind === 'decided' && stimulus.output.kind === 'output') {
        return step(this.#snapshot, { ...stimulus, output: { ...stimulus.output, raw: error.message } }, context);
      }
      throw error;
    }
  }
}

function outcomeOf(row: InboxRow, { row: told }: Step, now: number): RowOutcome {
  return {
    id: row.id,
    ok: told?.ok ?? true,
    code: told?.code ?? null,
    parameters: told?.parameters ?? {},
    at: new Date(now).toISOString(),
  };
}

function noteChanges(
  stimulus: Stimulus,
  changes: readonly NoteChange[],
  events: readonly LogEvent[],
  now: number,
): NoteChanges | null {
  if (stimulus.kind !== 'executed' || changes.length === 0) return null;
  const result = events.find(({ type }) => type === 'result');
  return { changes, taint: result?.taint ?? [], action: stimulus.action.seq, time: new Date(now).toISOString() };
}

function doneGoals({ events, snapshot }: Step): { seq: number; goal: Goal }[] {
  return events.flatMap((event) => {
    if (event.type !== 'result' || event.status !== 'goal_done') return [];
    const goal = snapshot.run.finished_goals.find(({ id }) => id === event.goal);
    return goal ? [{ seq: event.seq, goal }] : [];
  });
}

function checkpointAfter(events: readonly LogEvent[]): Checkpoint | null {
  const types = new Set(events.map(({ type }) => type));
  if (types.has('result')) return 'after_result';
  if (types.has('action')) return 'after_action';
  if (events.some((event) => event.type === 'approval' && event.status !== 'asked')) return 'after_answer';
  if (types.has('thought')) return 'after_thought';
  if (types.has('input')) return 'after_input';
  return events.some((event) => event.type === 'lifecycle' && event.name === 'started') ? 'after_started' : null;
}

/** Whether an error means that the store failed, as against a bug. */
export function isStorageError(error: unknown): error is StorageError {
  return error instanceof StorageError;
}
