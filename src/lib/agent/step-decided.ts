import type { JsonObject } from '../base/json';
import { cut } from '../base/text';
import { actionDigest } from '../events/action-digest';
import type { ActionDecision } from '../events/decision';
import type { EventOf } from '../events/log-event';
import { acceptDecision } from './accept-decision';
import type { CapabilityFace } from './capability';
import { fallbackLanguage, type DeliberationOutput, type Effect, type Stimulus } from './effects';
import { failureOf, isLoop } from './repeats';
import { situationOf } from './situation';
import { isSpeaking } from './speaking';
import type { ActionOnItsWay, Due, Rule } from './snapshot';
import { ask } from './step-ask';
import { choicesOf, closeFinishedGoals, recordTaskEnd } from './step-records';
import { say } from './step-say';
import type { Turn } from './turn';

/** Invalid outputs running that halt the cycle. */
const invalidLimit = 3;

export function decided(turn: Turn, { due, attempt, output }: Extract<Stimulus, { kind: 'decided' }>): Effect[] {
  if (output.kind === 'aborted' || !isStillDue(turn, due)) return [];
  if (output.kind === 'no_persona') {
    halt(turn, 'mind', due, output.message);
    return [];
  }
  const accepted = acceptDecision(output.raw, due, turn.snapshot, output.shown, turn.context.catalogue);
  if (!accepted.ok) {
    drop(turn, due, attempt, accepted.message);
    return [];
  }
  think(turn, due, attempt, output, accepted.value.decision, accepted.value.face);
  return [];
}

/** What it was asked about may have been answered, dropped or halted meanwhile. */
function isStillDue({ run }: Turn, due: Due): boolean {
  if (due.kind === 'input') return run.queue.some(({ seq }) => seq === due.seq);
  return !run.halt && !run.interrupted && (run.due?.seq === due.seq || (run.due === null && run.last.seq === due.seq));
}

function drop(turn: Turn, due: Due, attempt: number, problem: string): void {
  turn.add(
    { type: 'lifecycle', name: 'invalid_output', reason: 'invalid', attempt, detail: cut(problem, 500) },
    { trigger: due.seq, taint: due.taint },
  );
  if ((turn.run.attempts?.invalid ?? 0) >= invalidLimit) halt(turn, 'invalid', due, null);
}

function halt(turn: Turn, reason: 'invalid' | 'mind', due: Due, detail: string | null): void {
  const halted = turn.add(
    { type: 'lifecycle', name: 'halted', reason, detail: detail === null ? null : cut(detail, 500) },
    { trigger: due.seq, taint: due.taint },
  );
  turn.say('monologue', `halted.${reason}`, {}, { trigger: halted.seq, decision: null, lang: due.lang });
}

function think(
  turn: Turn,
  due: Due,
  attempt: number,
  output: Extract<DeliberationOutput, { kind: 'output' }>,
  accepted: ActionDecision,
  face: CapabilityFace | null,
): void {
  const { judgment, intent, ...decision } = accepted;
  const lang = due.lang ?? fallbackLanguage;
  const taint = [...due.taint, ...output.taint];
  const failed = face ? failureOf(accepted, turn.run, output.past) : null;
  const loops = face !== null && !isSpeaking(face.name) && isLoop(accepted, turn.run, output.past);
  const thought = turn.add(
    {
      type: 'thought',
      judgment,
      intent,
      situation_summary: situationOf(turn.snapshot, lang).summary,
      attempt,
      search_summary: face ? `${decision.decision_outcome} ${face.name}` : decision.decision_outcome,
      decision,
    },
    { trigger: due.seq, lang: output.isRules ? lang : null, taint },
  );
  if (face) {
    if (loops) refuseLoop(turn, thought, due);
    else approve(turn, thought, face, due, failed?.result ?? null, output.isRules);
  }
  askToKeepGoals(turn, thought.seq, due);
}

/** Asks the person, or finds the rule that answers for them; what only speaks is then said at once. */
function approve(
  turn: Turn,
  thought: EventOf<'thought'>,
  face: CapabilityFace,
  due: Due,
  repeats: number | null,
  isRules: boolean,
): void {
  const payload = thought.decision.action_payload as JsonObject;
  const lang = due.lang ?? fallbackLanguage;
  const lines = face.describe(payload, lang);
  const action: Omit<ActionOnItsWay, 'request'> = {
    decision: `D${thought.seq}`,
    thought: thought.seq,
    digest: actionDigest(face.name, face.version, thought as unknown as JsonObject),
    capability: face.name,
    capability_version: face.version,
    task: thought.decision.task ?? null,
    finishes: thought.decision.finishes,
    lang: due.lang,
    taint: thought.taint,
    is_public: due.is_public,
  };
  const rule = repeats === null ? ruleFor(turn.run.rules, face, payload, action) : null;
  if (!rule) {
    ask(turn, action, lines, thought.seq, repeats);
    return;
  }
  turn.add(
    {
      type: 'approval',
      status: 'granted',
      request: `R${turn.nextSeq}`,
      decision: action.decision,
      digest: action.digest,
      lines: [...lines],
      by: `rule:${rule.id}`,
      via: 'rule',
      capability: action.capability,
      capability_version: action.capability_version,
    },
    { trigger: thought.seq, lang, taint: thought.taint },
  );
  if (isSpeaking(face.name)) say(turn, thought, due, isRules);
}

/** A rule never covers what public words caused, nor what outside words would send out. */
function ruleFor(
  rules: readonly Rule[],
  face: CapabilityFace,
  payload: JsonObject,
  action: { taint: readonly string[]; is_public: boolean },
): Rule | null {
  if (action.is_public || (face.sends && action.taint.length > 0)) return null;
  return (
    rules.find(
      ({ capabilities, bounds }) => capabilities.includes(face.name) && face.isWithin(bounds ?? {}, payload),
    ) ?? null
  );
}

function refuseLoop(turn: Turn, thought: EventOf<'thought'>, due: Due): void {
  const decision = `D${thought.seq}`;
  const task = thought.decision.task ?? null;
  recordTaskEnd(turn, {
    decision,
    task,
    cause: 'repeated',
    trigger: thought.seq,
    lang: due.lang,
    taint: thought.taint,
  });
  closeFinishedGoals(turn);
}

/** A new purpose keeps or drops the goals of the old one by the person's word: the first of them is asked now. */
function askToKeepGoals(turn: Turn, trigger: number, due: Due): void {
  if (turn.run.confirm?.kind === 'keep_goal' && turn.run.confirm.output === trigger)
    askToKeepNextGoal(turn, trigger, due.lang);
}

export function askToKeepNextGoal(turn: Turn, trigger: number, language: Due['lang']): void {
  const { confirm } = turn.run;
  if (confirm?.kind !== 'keep_goal') return;
  const lang = language ?? fallbackLanguage;
  const goal = turn.state.plan.goals.find(({ id }) => id === confirm.goals[0]);
  if (!goal) return;
  turn.say(
    'question',
    'question.keep_goal',
    { goal: goal.id, name: goal.name ?? '' },
    {
      trigger,
      decision: null,
      lang,
      choices: choicesOf(['keep', 'drop'], lang, goal.id),
    },
  );
}
