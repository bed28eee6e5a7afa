import { encodeBase64url } from '../base/base64url';
import type { LogEvent } from '../events/log-event';
import type { Effect, StepResult, Stimulus } from './effects';
import { fallbackLanguage } from './effects';
import { becameDue, nextWork } from './next-work';
import type { Due, GrantedRequest, Snapshot } from './snapshot';
import { haltForBudget } from './step-budget';
import { decided } from './step-decided';
import { executed, probed, questionAnswered, refused } from './step-executed';
import { rowRead } from './step-row';
import { askAnew } from './step-ask';
import { Turn, type StepContext } from './turn';

export interface Step extends StepResult {
  /** Sealed, in order; all in one transaction with the snapshot. */
  events: LogEvent[];
  snapshot: Snapshot;
}

/** An approval older than this is asked anew after a restart; ms. */
export const approvalLifeMs = 600_000;

/**
 * The core: what one stimulus does to one snapshot. Pure: time, ids, salts and capabilities come in by `context`; what must happen
 * outside goes out as effects. Throws EventTooLargeError when a text does not fit the log; then nothing has happened.
 */
export function step(snapshot: Snapshot, stimulus: Stimulus, context: StepContext): Step {
  const turn = new Turn(snapshot, context);
  const { effects, row } = respond(turn, stimulus);
  return { events: turn.events, snapshot: turn.snapshot, effects, row };
}

function respond(turn: Turn, stimulus: Stimulus): StepResult {
  switch (stimulus.kind) {
    case 'started':
      return started(turn, stimulus.rebuilt);
    case 'row':
      return rowRead(turn, stimulus.row);
    case 'continue':
      return effectsOnly(goOn(turn));
    case 'heartbeat':
      return effectsOnly(beat(turn));
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

function effectsOnly(effects: Effect[]): StepResult {
  return { effects, row: null };
}

function started(turn: Turn, isRebuilt: boolean): StepResult {
  const isFirst = turn.run.last.seq === 0;
  turn.add(
    {
      type: 'lifecycle',
      name: 'started',
      reason: null,
      ...(isFirst && { log: encodeBase64url(turn.context.random.bytes(16)) }),
    },
    { trigger: null },
  );
  if (isRebuilt) {
    const recovered = turn.add({ type: 'lifecycle', name: 'recovered', reason: 'snapshot_rebuilt' }, { trigger: null });
    turn.say(
      'monologue',
      'monologue.recovered',
      {},
      { trigger: recovered.seq, decision: null, lang: lastLanguage(turn) },
    );
  }
  const { executing, granted } = turn.run;
  if (executing) return effectsOnly([{ kind: 'probe', action: executing }]);
  if (granted && !isFresh(granted, turn.context.now)) askAnew(turn, granted);
  return effectsOnly([]);
}

/** A clock that went back makes an answer's age unknown: then it is asked anew, too. */
function isFresh(granted: GrantedRequest, now: number): boolean {
  const age = now - Date.parse(granted.time);
  return age >= 0 && age < approvalLifeMs;
}

function goOn(turn: Turn): Effect[] {
  if (turn.context.underWay) return [];
  const work = nextWork(turn.snapshot, turn.context.now);
  switch (work.kind) {
    case 'act':
      return act(turn, work.granted);
    case 'answered':
      questionAnswered(turn, work.question, work.answer);
      return [];
    case 'deliberate':
      return [deliberate(turn, work.due)];
    case 'halt_for_budget':
      haltForBudget(turn, work.due, work.budget, work.count);
      return [];
    case 'rest':
      return [];
  }
}

function deliberate(turn: Turn, due: Due): Effect {
  const { attempts } = turn.run;
  return { kind: 'deliberate', due, attempt: attempts?.trigger === due.seq ? attempts.count + 1 : 1 };
}

/** Logs the action; it runs only once this is committed. */
function act(turn: Turn, granted: GrantedRequest): Effect[] {
  const { decision, request, digest, task, capability, lang, taint } = granted;
  turn.add(
    { type: 'action', summary: granted.lines[0] ?? '', capability, decision, request, digest, task, command: null },
    { trigger: granted.seq, lang: lang ?? fallbackLanguage, taint },
  );
  const { executing } = turn.run;
  return executing ? [{ kind: 'execute', action: executing }] : [];
}

function beat(turn: Turn): Effect[] {
  if (turn.context.underWay || !becameDue(turn.snapshot)) return goOn(turn);
  const { last } = turn.run;
  const due: Due = {
    seq: last.seq,
    kind: 'plan',
    lang: lastLanguage(turn),
    taint: [],
    is_public: false,
    answers: null,
  };
  return [deliberate(turn, due)];
}

function lastLanguage(turn: Turn): Due['lang'] {
  return turn.run.due?.lang ?? fallbackLanguage;
}
