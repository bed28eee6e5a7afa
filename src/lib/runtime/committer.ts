import { YadoriError } from '../base/yadori-error';
import { makeReport, type CapabilityReport, type Catalogue, type NoteChange } from '../agent/fold/capability';
import type { AppendError, Batch } from '../agent/fold/ports';
import { changesOf } from '../agent/fold/evolve-change';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import type { Snapshot } from '../agent/fold/snapshot';
import { grantToActOn, needsLate, step, type Step } from '../agent/step/step';
import { hasOpenQuestion } from '../agent/fold/halts';
import { grantFinding, type GrantEvidence } from '../agent/fold/read-back';
import {
  type HasDistress,
  type ReadAgainst,
  type StepContext,
  type Stimulus,
  type UnderWay,
  UnfitEventError,
} from '../agent/step/turn';
import { isJsonObject } from '../base/json';
import { hasPlainDistress } from '../care/plain-distress';
import { causes, outcomes } from '../events/action-result';
import type { LogEvent } from '../events/log-event';
import type { WorkSpan } from '../bridge/contract';
import type { Checkpoint, RuntimePorts } from './ports';
import { readEvidence, UntrueSnapshotError } from './read-back';
import { loadedLateStep, loadLateStep } from './late-step';
import { noteChanges } from './note-changes';
import { RecentEvents } from './recent-events';

/** The leader must stop: another leads, or the store failed. */
export class LeadershipEnded extends YadoriError {
  override readonly name = 'LeadershipEnded';
  constructor(
    readonly code: AppendError,
    message: string,
  ) {
    super(message);
  }
}

interface CommitOptions {
  /** Of the inbox row that it takes. */
  order?: number | null;
  changes?: readonly NoteChange[];
}

/** Steps the core and makes each step durable before anything acts on it. Holds the only snapshot that counts in this tab. */
export class Committer {
  readonly recent = new RecentEvents();
  #snapshot: Snapshot;
  /** What the log holds of the grant of just this snapshot, asked for when its commit was done: beside the look into the inbox. */
  #ahead: { of: Snapshot; evidence: Promise<GrantEvidence> } | null = null;
  /** There once a message came while a question was open. */
  #readAgainst: ReadAgainst | null = null;
  /** There once somebody said something. Until it is, and where it cannot be loaded, the plainest words are the floor. */
  #hasDistress: HasDistress | null = null;

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
    this.recent.clear();
  }

  context(underWay: UnderWay): StepContext {
    const { clock, random, zone } = this.ports;
    const now = clock.now();
    const late = loadedLateStep();
    return {
      now,
      epoch: this.epoch,
      random,
      catalogue: this.catalogue,
      underWay,
      halfSaid: this.ports.deliberator.halfSaid?.() ?? null,
      ...(this.#readAgainst && { readAgainst: this.#readAgainst }),
      ...(late && { late }),
      ...(this.ports.hasDistress && {
        care: { hasDistress: this.#hasDistress ?? hasPlainDistress, today: () => zone.dateAt(now) },
      }),
    };
  }

  /** Commits what a stimulus causes. Rejects with LeadershipEnded or UntrueSnapshotError; then nothing was changed. */
  async commit(stimulus: Stimulus, underWay: UnderWay, options: CommitOptions = {}): Promise<Step> {
    const start = this.ports.onPhase ? this.ports.clock.monotonic() : 0;
    const made = await this.#commit(stimulus, underWay, options);
    const phase = phaseOf(stimulus);
    if (this.ports.onPhase && phase) {
      this.ports.onPhase({ phase, start, ms: this.ports.clock.monotonic() - start });
    }
    return made;
  }

  async #commit(stimulus: Stimulus, underWay: UnderWay, { order = null, changes = [] }: CommitOptions): Promise<Step> {
    if (bringsWords(stimulus)) this.#hasDistress ??= (await this.ports.hasDistress?.()) ?? null;
    const isRare = needsLate(this.#snapshot, stimulus, { underWay, now: this.ports.clock.now() });
    const late = isRare ? await loadLateStep() : null;
    const isSaid = stimulus.kind === 'row' && stimulus.row.kind === 'text' && stimulus.row.as === undefined;
    let mindReads = false;
    const isAsked = hasOpenQuestion(this.#snapshot.run);
    if (isSaid && (isAsked || isRare)) {
      const { deliberator } = this.ports;
      mindReads = (await deliberator.willRead?.()) ?? !deliberator.isRules;
      if (isAsked) this.#readAgainst ??= (await this.ports.readAgainst?.()) ?? null;
    }
    const known = { ...this.context(underWay), mindReads };
    const back = (await late?.notesBack(this.ports.journal, stimulus)) ?? null;
    const context = await this.#withGrant(stimulus, { ...known, ...back?.context });
    const made = this.#stepOrRefuse(stimulus, context);
    const row =
      order === null || stimulus.kind !== 'row' ? null : rowTaken(order, stimulus.row.id, made.row, context.now);
    if (made.events.length === 0 && row === null) return made;

    await this.ports.checkpoint?.('before_commit');
    const notes = noteChanges(stimulus, changes, made.events, { back, now: context.now });
    const snapshot = made.events.length > 0 ? made.snapshot : null;
    const appended = await this.ports.journal.append({
      epoch: this.epoch,
      events: made.events,
      snapshot,
      row,
      notes,
      doneGoals: made.events.flatMap((event) => goalsEndedBy(event, made.snapshot)),
      changes: changesOf(made.events),
      ...blobsOf(stimulus, made.events),
    });
    if (!appended.ok) throw new LeadershipEnded(appended.code, appended.message);
    this.#askAhead(made.snapshot, this.#snapshot);
    this.#snapshot = made.snapshot;
    this.recent.add(made.events);
    const checkpoint = checkpointAfter(made.events);
    if (checkpoint) await this.ports.checkpoint?.(checkpoint);
    this.ports.onCommit(made.snapshot.run.last.seq);
    return made;
  }

  #askAhead(newest: Snapshot, before: Snapshot): void {
    const { granted } = newest.run;
    this.#ahead = null;
    if (!granted || granted === before.run.granted) return;
    const evidence = readEvidence(this.ports.journal, granted, newest.run);
    evidence.catch(() => {}); // whoever acts on it hears of it
    this.#ahead = { of: newest, evidence };
  }

  /** Asks the log about what would be acted on. Rejects with UntrueSnapshotError where it says something else than the snapshot. */
  async #withGrant(stimulus: Stimulus, context: StepContext): Promise<StepContext> {
    const granted = grantToActOn(this.#snapshot, stimulus, context);
    if (!granted) return context;
    const { run } = this.#snapshot;
    const asked = this.#ahead?.of === this.#snapshot ? this.#ahead.evidence : null;
    const evidence = await (asked ?? readEvidence(this.ports.journal, granted, run));
    const face = this.catalogue(granted.capability);
    const grant = grantFinding(granted, evidence, { rules: run.rules, face, now: context.now });
    if (grant === 'untrue') throw new UntrueSnapshotError(`the log does not hold ${granted.request} as it was granted`);
    return { ...context, grant };
  }

  /**
   * A row that does not fit the log changes nothing and says so; a decision that does not, or that a capability stumbles over, is
   * invalid; of what an action brought only its end is kept, for that it ran must be told. Anything else that fails is a bug.
   */
  #stepOrRefuse(stimulus: Stimulus, context: StepContext): Step {
    try {
      return step(this.#snapshot, stimulus, context);
    } catch (error) {
      if (stimulus.kind === 'decided' && stimulus.output.kind === 'output') {
        const message = error instanceof Error ? error.message : String(error);
        return step(this.#snapshot, { ...stimulus, output: { kind: 'invalid', message } }, context);
      }
      if (!(error instanceof UnfitEventError)) throw error;
      if (stimulus.kind === 'row') return refusedRow(this.#snapshot, error);
      if (stimulus.kind === 'executed')
        return step(this.#snapshot, { ...stimulus, report: bareReport(stimulus) }, context);
      throw error;
    }
  }
}

/** Words of the person's, or a purpose: what must be looked at for distress. */
function bringsWords(stimulus: Stimulus): boolean {
  if (stimulus.kind === 'row') return ['text', 'command', 'plan'].includes(stimulus.row.kind);
  if (stimulus.kind !== 'decided' || stimulus.output.kind !== 'output') return false;
  const { raw } = stimulus.output;
  const update = isJsonObject(raw) ? raw['plan_update'] : null;
  return isJsonObject(update) && update['purpose'] !== undefined;
}

/** Null: no part of a turn that is told apart. */
function phaseOf({ kind }: Stimulus): WorkSpan['phase'] | null {
  switch (kind) {
    case 'row':
      return 'input';
    case 'decided':
      return 'plan';
    case 'executed':
    case 'refused':
    case 'probed':
      return 'result';
    case 'started':
    case 'continue':
    case 'heartbeat':
    case 'clock':
      return null;
  }
}

/** Null: the row stays in the inbox for now. */
function rowTaken(order: number, id: string, told: Step['row'], now: number): Batch['row'] {
  if (told === 'later') return null;
  const { ok = true, code = null, parameters = {} } = told ?? {};
  return { order, outcome: { id, ok, code, parameters, at: new Date(now).toISOString() } };
}

function refusedRow(snapshot: Snapshot, { code, bytes, limit }: UnfitEventError): Step {
  const row =
    code === 'too_large'
      ? { ok: false, code: 'event_too_large' as const, parameters: { length: bytes, limit } }
      : { ok: false, code: 'unreadable' as const, parameters: {} };
  return { events: [], snapshot, effects: [], row };
}

/** The end of an action without the texts that came with it. What is no outcome is not known. */
function bareReport({ action, report }: Extract<Stimulus, { kind: 'executed' }>): CapabilityReport {
  const outcome = outcomes.find((known) => known === report.outcome) ?? 'uncertain';
  const cause = causes.find((known) => known === report.cause) ?? (outcome === 'success' ? null : 'unknown_end');
  const summary = action.lines[0].text ?? action.capability;
  return makeReport({
    outcome,
    cause,
    summary,
    changes: report.changes,
    seen: report.seen,
  });
}

/** The pictures of a message, where they came into the log with it. */
function blobsOf(stimulus: Stimulus, events: readonly LogEvent[]): Pick<Batch, 'blobs'> {
  const brought = (stimulus.kind === 'row' && stimulus.row.kind === 'text' && stimulus.row.pictures) || [];
  if (brought.length === 0 || !events.some((event) => event.type === 'input' && event.pictures)) return {};
  return { blobs: { added: brought.map(({ hash, bytes }) => ({ hash, bytes })), dropped: [] } };
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
