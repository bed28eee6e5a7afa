import { encodeBase64url } from '../../base/base64url';
import { fitsUtf8, utf8Length } from '../../base/hash';
import { invariant } from '../../base/invariant';
import type { LogEvent } from '../../events/log-event';
import {
  type DeliberationOutput,
  type Effect,
  fallbackLanguage,
  type StepContext,
  type StepResult,
  type Stimulus,
  Turn,
  UnfitEventError,
} from './turn';
import { approvalLifeMs, nextWork } from './next-work';
import { maxSnapshotBytes, type Due, type GrantedRequest, type Snapshot } from '../fold/snapshot';
import { attemptsOn } from '../fold/evolve-thought';
import { askAnew, haltForBudget } from './step-ask';
import { decided } from './step-decided';
import { executed, probed, refused } from './step-executed';
import { questionAnswered } from './step-question';
import { rowRead } from './step-row';
import { clockRead } from './step-alarm';
import { bringShippedRules } from './rule-changes';
import { isWholeOrNothing } from '../fold/plan-keeping';
import { isRare } from './late-step';

/** Bytes of the snapshot that only stops, answers and results take. */
const roomForControl = 8_192;

export interface Step extends StepResult {
  /** Sealed, in order; all in one transaction with the snapshot. */
  events: LogEvent[];
  snapshot: Snapshot;
}

/**
 * The core: what one stimulus does to one snapshot. Pure: time, ids, salts and capabilities come in by `context`; what must happen
 * outside goes out as effects. Throws UnfitEventError when something does not fit the log or the snapshot; then nothing has happened.
 */
export function step(snapshot: Snapshot, stimulus: Stimulus, context: StepContext): Step {
  const turn = new Turn(snapshot, context);
  const { effects, row } = respond(turn, stimulus);
  if (turn.events.length > 0) checkSize(turn.snapshot, sizeLimit(stimulus));
  return { events: turn.events, snapshot: turn.snapshot, effects, row };
}

/** The grant that this stimulus would be acted on by: the log is to be asked about it first. Null: nothing acts. */
export function grantToActOn(
  snapshot: Snapshot,
  { kind }: Stimulus,
  { underWay, now }: Pick<StepContext, 'underWay' | 'now'>,
): GrantedRequest | null {
  if (underWay || (kind !== 'continue' && kind !== 'heartbeat')) return null;
  const work = nextWork(snapshot, now);
  return work.kind === 'act' ? work.granted : null;
}

/** Whether the step can be made whole only with what comes late: context.late. */
export function needsLate(
  snapshot: Snapshot,
  stimulus: Stimulus,
  { underWay, now }: Pick<StepContext, 'underWay' | 'now'>,
): boolean {
  const hasPlan = snapshot.state.plan.goals.length > 0;
  switch (stimulus.kind) {
    case 'row':
      return isRare(stimulus.row);
    case 'decided':
      return hasPlan || stimulus.output.kind === 'spent' || changesPlan(stimulus.output);
    case 'executed':
      return hasPlan || isWholeOrNothing(stimulus.action.capability);
    case 'continue':
    case 'heartbeat':
      return underWay === null && nextWork(snapshot, now).kind === 'halt_for_budget';
    default:
      return false;
  }
}

/** Where there is no plan yet one may come whole, with what it is kept with; and notes can be corrected. */
function changesPlan(output: DeliberationOutput): boolean {
  const raw = output.kind === 'output' ? output.raw : null;
  const action = typeof raw === 'object' && raw !== null && 'action_type' in raw ? raw.action_type : null;
  return typeof action === 'string' && isWholeOrNothing(action);
}

function respond(turn: Turn, stimulus: Stimulus): StepResult {
  switch (stimulus.kind) {
    case 'started':
      return started(turn, stimulus);
    case 'row':
      return rowRead(turn, stimulus.row, stimulus.about ?? null);
    case 'continue':
    case 'heartbeat':
      return effectsOnly(goOn(turn));
    case 'clock':
      return effectsOnly(clockRead(turn, stimulus));
    case 'decided':
      return effectsOnly(decided(turn, stimulus));
    case 'executed':
      return effectsOnly(executed(turn, stimulus));
    case 'refused':
      return effectsOnly(refused(turn, stimulus));
    case 'probed':
      return effectsOnly(probed(turn, stimulus));
  }
}

/** Only what brings texts is refused for its size. The rest must always be possible, and finds room behind the limit. */
function sizeLimit(stimulus: Stimulus): number {
  if (stimulus.kind === 'executed') return maxSnapshotBytes;
  const bringsText =
    stimulus.kind === 'decided' ||
    (stimulus.kind === 'row' &&
      (stimulus.row.kind === 'text' ||
        stimulus.row.kind === 'choice' ||
        stimulus.row.kind === 'settings' ||
        (stimulus.row.kind === 'plan' &&
          stimulus.row.changes.some((change) => change.do === 'add' || 'to' in change))));
  return bringsText ? maxSnapshotBytes - roomForControl : Infinity;
}

function checkSize(snapshot: Snapshot, limit: number): void {
  if (limit === Infinity) return;
  const text = JSON.stringify(snapshot);
  if (fitsUtf8(text, limit)) return;
  const bytes = utf8Length(text);
  throw new UnfitEventError('too_large', `the state would have ${bytes} bytes; ${limit} is the most`, bytes, limit);
}

function effectsOnly(effects: Effect[]): StepResult {
  return { effects, row: null };
}

function started(turn: Turn, { rebuilt, lang = fallbackLanguage }: Extract<Stimulus, { kind: 'started' }>): StepResult {
  const isFirst = turn.run.last.seq === 0;
  const begun = turn.add(
    {
      type: 'lifecycle',
      name: 'started',
      reason: null,
      ...(isFirst && { log: encodeBase64url(turn.context.random.bytes(16)) }),
    },
    { trigger: null, lang },
  );
  bringShippedRules(turn, begun.seq);
  if (rebuilt) {
    const recovered = turn.add({ type: 'lifecycle', name: 'recovered', reason: 'snapshot_rebuilt' }, { trigger: null });
    turn.say('monologue', 'monologue.recovered', {}, { trigger: recovered.seq, decision: null, lang });
  }
  const { executing, granted, pending } = turn.run;
  if (executing) return effectsOnly([{ kind: 'probe', action: executing }]);
  if (granted && !pending && !isFresh(granted, turn.context.now)) askAnew(turn, granted);
  return effectsOnly([]);
}

/** A clock that went back makes an answer's age unknown: then it is asked anew, too. */
function isFresh(granted: GrantedRequest, now: number): boolean {
  const age = now - Date.parse(granted.time);
  return age >= 0 && age < approvalLifeMs;
}

function goOn(turn: Turn): Effect[] {
  if (turn.context.underWay) return [];
  const { now, grant } = turn.context;
  const work = nextWork(turn.snapshot, now, grant !== 'unfounded');
  switch (work.kind) {
    case 'act':
      return act(turn, work.granted);
    case 'ask_anew':
      askAnew(turn, work.granted);
      return [];
    case 'answered':
      questionAnswered(turn, work.question, work.answer);
      return [];
    case 'deliberate':
      return [deliberate(turn, work.due)];
    case 'halt_for_budget':
      haltForBudget(turn, work.due, work);
      return [];
    case 'rest':
      return [];
  }
}

function deliberate(turn: Turn, due: Due): Effect {
  return { kind: 'deliberate', due, attempt: attemptsOn(turn.run, due.seq) + 1 };
}

/** Logs the action; it runs only once this is committed. */
function act(turn: Turn, granted: GrantedRequest): Effect[] {
  invariant(turn.context.grant === 'sound', `the log was not asked about ${granted.request}`);
  const { decision, request, digest, task, capability, lang, taint, command = null } = granted;
  turn.add(
    { type: 'action', summary: granted.lines[0].text ?? '', capability, decision, request, digest, task, command },
    { trigger: granted.seq, lang: lang ?? fallbackLanguage, taint },
  );
  const { executing } = turn.run;
  return executing ? [{ kind: 'execute', action: executing }] : [];
}
