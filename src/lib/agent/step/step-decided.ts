import type { JsonObject } from '../../base/json';
import { cut, wellFormed } from '../../base/text';
import { actionDigest } from '../../events/action-digest';
import type { ActionDecision, IntentEnd } from '../../events/decision';
import { textOf } from '../../events/family';
import type { EventOf } from '../../events/log-event';
import { acceptDecision, failureOf, isLoop } from './accept-decision';
import { type CapabilityFace, isSpeaking } from '../fold/capability';
import { type DeliberationOutput, type Effect, fallbackLanguage, type Stimulus, type Turn } from './turn';
import type { LineCode } from '../words/lines';
import { hasOpenQuestion, hasOpenRequest } from '../fold/halts';
import { intentOf } from '../fold/intents';
import { isHeldBack } from './next-work';
import { nowhere, ruleFor } from '../fold/rules';
import { modelHaltDetail } from '../words/model-halt';
import { situationOf } from '../words/situation';
import type { Due, Rule } from '../fold/snapshot';
import { ask, haltForBudget, type AskedAction } from './step-ask';
import { askToKeepNextGoal, closeFinishedGoals, recordFoundDone, recordTaskEnd } from './step-records';
import { withdraw } from './step-withdraw';
import { ofMessage, questionAnswered, questionSuperseded, say } from './step-question';
import { wordedLines } from '../words/worded-lines';

/** Invalid outputs running that halt the cycle. */
const invalidLimit = 3;

export function decided(turn: Turn, stimulus: Extract<Stimulus, { kind: 'decided' }>): Effect[] {
  const first = turn.nextSeq;
  const effects = judge(turn, stimulus);
  const { due, output } = stimulus;
  if ('notice' in output && output.notice && turn.nextSeq > first) {
    const frame = { trigger: first, decision: null, lang: due.lang };
    turn.say('monologue', `mind.${output.notice}`, { mind: output.mind ?? '' }, frame);
  }
  return effects;
}

function judge(turn: Turn, { due, attempt, output }: Extract<Stimulus, { kind: 'decided' }>): Effect[] {
  if (output.kind === 'aborted' || !isStillDue(turn, due)) return [];
  if (output.kind === 'no_persona') {
    halt(turn, 'mind', due, output.message);
    return [];
  }
  if (output.kind === 'failed') {
    haltForModel(turn, due, output);
    return [];
  }
  if (output.kind === 'spent') {
    haltForBudget(turn, due, output);
    return [];
  }
  const { mind } = output;
  if (output.kind === 'invalid') {
    drop(turn, due, attempt, output.message, mind);
    return [];
  }
  if (wasPutOffInVain(turn, output) || wasReplacedInVain(turn, output)) return [];
  const { catalogue, care, late } = turn.context;
  const accepted = acceptDecision(output, due, turn.snapshot, catalogue, care?.hasDistress, late);
  if (!accepted.ok) {
    drop(turn, due, attempt, accepted.message, mind);
    return [];
  }
  const { decision, face } = accepted.value;
  const weighed = weigh(turn, due, output, decision, face);
  if (decision.say !== undefined && !maySay(turn, due, weighed, decision.say)) {
    drop(turn, due, attempt, 'nothing may be said without a word of the person’s', mind);
    return [];
  }
  const mustAsk = face !== null && !(isSpeaking(face.name) && weighed.rule);
  if (mustAsk && hasOpenRequest(turn.run) && decision.replaces === undefined)
    drop(turn, due, attempt, 'a request is open already', mind);
  else think(turn, due, attempt, output, decision, face, weighed);
  return [];
}

/** What it was asked about may have been answered, dropped or halted meanwhile. */
function isStillDue({ run }: Turn, due: Due): boolean {
  if (due.kind === 'input' || due.kind === 'follow')
    return run.queue.some((waiting) => waiting.seq === due.seq && !isHeldBack(run, waiting));
  return !run.halt && !run.interrupted && run.due?.seq === due.seq;
}

/** It was put off until the request is closed, which it was meanwhile: judged anew, it can be dealt with at once. */
function wasPutOffInVain(
  { run }: Turn,
  { raw, isRequestOpen }: Extract<DeliberationOutput, { kind: 'output' }>,
): boolean {
  const isPutOff = typeof raw === 'object' && raw !== null && 'later' in raw && raw.later === true;
  return isPutOff && isRequestOpen && !hasOpenRequest(run);
}

/** The request that it takes back was answered meanwhile: judged anew, with the answer. */
function wasReplacedInVain(
  { run }: Turn,
  { raw, openDecision }: Extract<DeliberationOutput, { kind: 'output' }>,
): boolean {
  const replaces = typeof raw === 'object' && raw !== null && 'replaces' in raw ? raw.replaces : undefined;
  return replaces !== undefined && replaces === openDecision && run.pending?.decision !== openDecision;
}

/** `mind`: the model that it came from; rules name none. */
function drop(turn: Turn, due: Due, attempt: number, problem: string, mind?: string): void {
  const isMessage = due.kind === 'input' || due.kind === 'follow';
  const limit = isMessage && mind !== undefined ? invalidLimit + 1 : invalidLimit; // the last try is in words alone
  turn.add(
    { type: 'lifecycle', name: 'invalid_output', reason: 'invalid', attempt, detail: cut(wellFormed(problem), 500) },
    { trigger: due.seq, taint: due.taint },
  );
  if (turn.run.invalid < limit) return;
  if (mind === undefined) halt(turn, 'invalid', due, null);
  else haltWith(turn, 'invalid', due, `${mind}: ${problem}`, 'halted.invalid.model', { mind });
}

function haltForModel(turn: Turn, due: Due, failed: Extract<DeliberationOutput, { kind: 'failed' }>): void {
  const { mind, why } = failed;
  haltWith(turn, 'model', due, modelHaltDetail(failed), 'halted.model', { mind, cause: why });
}

function halt(turn: Turn, reason: 'invalid' | 'mind', due: Due, detail: string | null): void {
  haltWith(turn, reason, due, detail, `halted.${reason}`, {});
}

function haltWith(
  turn: Turn,
  reason: 'invalid' | 'mind' | 'model',
  due: Due,
  detail: string | null,
  line: LineCode,
  parameters: Record<string, string>,
): void {
  const halted = turn.add(
    { type: 'lifecycle', name: 'halted', reason, detail: detail === null ? null : cut(wellFormed(detail), 500) },
    { trigger: due.seq, taint: due.taint },
  );
  turn.say('monologue', line, parameters, { trigger: halted.seq, decision: null, lang: due.lang });
}

interface Weighed {
  /** Of all that it was decided from: trigger, pack and the plan itself. */
  taint: string[];
  /** The result of the same action, when it failed before: then only the person can approve it. */
  repeats: number | null;
  isLoop: boolean;
  rule: Rule | null;
}

/** What the code has to say about a decision, before it is written down. */
function weigh(
  { run, context }: Turn,
  due: Due,
  output: Extract<DeliberationOutput, { kind: 'output' }>,
  decision: ActionDecision,
  face: CapabilityFace | null,
): Weighed {
  const taint = [...due.taint, ...output.taint, ...run.plan_taint];
  if (!face) return { taint, repeats: null, isLoop: false, rule: null };
  const repeats = failureOf(decision, run, output.past)?.result ?? null;
  const judged_at = output.isRules ? null : (output.place ?? nowhere);
  const action = { taint, is_public: due.is_public, judged_at, is_order: output.isOrder === true };
  const rule = repeats === null ? ruleFor(run.rules, face, decision.action_payload, action, context.now) : null;
  return { taint, repeats, isLoop: !isSpeaking(face.name) && isLoop(decision, run, output.past), rule };
}

/** Words beside an action are speech as any other: the same rule allows them. */
function maySay({ run, context }: Turn, due: Due, { taint }: Weighed, text: string): boolean {
  const face = context.catalogue('conversation');
  const action = { taint, is_public: due.is_public };
  return face !== undefined && ruleFor(run.rules, face, { text }, action, context.now) !== null;
}

function think(
  turn: Turn,
  due: Due,
  attempt: number,
  output: Extract<DeliberationOutput, { kind: 'output' }>,
  accepted: ActionDecision,
  face: CapabilityFace | null,
  weighed: Weighed,
): void {
  const {
    judgment,
    intent,
    say: beside,
    closes: _closes,
    answers,
    ends_task,
    found_done,
    replaces,
    seen,
    way = 'rules',
    ...decision
  } = accepted;
  const lang = due.lang ?? fallbackLanguage;
  const closes = endOfIntent(accepted, due);
  sumUp(turn, output, { trigger: due.seq, taint: weighed.taint });
  const thought = turn.add(
    {
      type: 'thought',
      judgment,
      intent,
      situation_summary: situationOf(turn.snapshot, lang).summary,
      attempt,
      ...alsoAnswered(turn, output, decision.later),
      search_summary: face ? `${decision.decision_outcome} ${face.name}` : decision.decision_outcome,
      ...(beside !== undefined && { say: beside }),
      ...(replaces !== undefined && { replaces }),
      ...(output.place && { mind: output.place }),
      // rules go on with a message only where it asks for more than one thing
      ...((way !== 'rules' || decision.leaves_more === true || due.intent !== undefined) && {
        serves: intentOf(turn.run, due, decision.task ?? null),
        ...(closes && { closes }),
      }),
      ...(way !== 'rules' && {
        ...(answers !== undefined && { answers }),
        ...(ends_task !== undefined && { ends_task }),
        ...(found_done && { found_done }),
        way,
        ...(seen && { seen: { ...seen, summary: turn.run.summary?.seq ?? null } }),
      }),
      decision,
    },
    { trigger: due.seq, lang: output.isRules ? lang : null, taint: weighed.taint },
  );
  if (replaces !== undefined) withdraw(turn, thought.seq, lang);
  const { asking } = turn.run;
  // the answer is the task's before what is done with it is
  if (asking && asking.answer === due.seq && asking.task !== null && asking.task === decision.task)
    questionAnswered(turn, asking, asking.answer);
  const isPlanned = (decision.plan_update?.goals ?? []).length > 0;
  const isNewPurpose = decision.plan_update?.purpose !== undefined || decision.plan_update?.purpose_dropped === true;
  // what was asked about the purpose waits for the plan that came instead; a question of a task is first in its turn, but for another
  // purpose: whether its goal is kept is asked then, and one thing at a time
  if (asking && hasOpenQuestion(turn.run) && (isNewPurpose || (asking.task === null && isPlanned)))
    questionSuperseded(turn, asking);
  if (found_done) recordFoundDone(turn, thought, found_done, due);
  if (beside !== undefined) sayBeside(turn, thought, due, beside);
  if (closes?.status === 'blocked' && due.kind === 'plan') sayWhatItWaitsFor(turn, thought, due);
  if (face) {
    if (weighed.isLoop) endUnrun(turn, thought, due, 'repeated');
    else approve(turn, thought, face, due, weighed, output.isRules);
  }
  if (decision.needless) endUnrun(turn, thought, due, 'needless');
  askToKeepGoals(turn, thought.seq, due);
}

/** Older talk in the mind's words: it goes on where the summary before it ends. One that was built on another is void. */
function sumUp(
  turn: Turn,
  { summary, place }: Extract<DeliberationOutput, { kind: 'output' }>,
  frame: { trigger: number; taint: string[] },
): void {
  const before = turn.run.summary;
  const from = (before?.to ?? 0) + 1;
  if (!summary || !place || summary.previous !== (before?.seq ?? null)) return;
  if (summary.to < from || summary.to >= turn.nextSeq) return;
  turn.add({ type: 'summary', ...summary, from, mind: place }, frame);
}

/** Who speaks ends by it what a message began, and so does who makes a plan or waits; what acts goes on. */
function endOfIntent({ closes, action_type, task, reason, later }: ActionDecision, due: Due): IntentEnd | null {
  if (closes) return closes;
  if (later || task !== undefined || (action_type !== null && !isSpeaking(action_type))) return null;
  return due.kind === 'plan' || due.kind === 'start' || action_type !== null ? { status: 'done', why: reason } : null;
}

/** Said before what it stands beside is asked for or done: as a wish, never as a deed. */
function sayBeside(turn: Turn, thought: EventOf<'thought'>, due: Due, text: string): void {
  turn.add(
    {
      ...{ type: 'output', pane: due.surface ?? 'chat', data: text, kind: 'reply', decision: `D${thought.seq}` },
      ...ofMessage(turn, thought, due),
    },
    { trigger: thought.seq, taint: thought.taint },
  );
}

/** The person hears when and on what it goes on, and not only that nothing happens. */
function sayWhatItWaitsFor(turn: Turn, { seq, closes, taint }: EventOf<'thought'>, due: Due): void {
  const until = textOf(closes?.until ?? null) ?? '';
  const frame = { trigger: seq, decision: `D${seq}`, lang: due.lang, taint };
  turn.say('monologue', 'monologue.waits', { text: until }, frame);
}

/** The messages that were judged together with the trigger; those of a message that is put off wait on their own. */
function alsoAnswered(
  { run }: Turn,
  { also }: Extract<DeliberationOutput, { kind: 'output' }>,
  isPutOff: true | undefined,
): { also?: number[] } {
  const waiting = isPutOff ? [] : also.filter((seq) => run.queue.some((message) => message.seq === seq));
  return waiting.length > 0 ? { also: waiting } : {};
}

/** Asks the person, or finds the rule that answers for them; what only speaks is then said at once. */
export function approve(
  turn: Turn,
  thought: EventOf<'thought'>,
  face: CapabilityFace,
  due: Due,
  { rule, repeats }: Pick<Weighed, 'rule' | 'repeats'>,
  isRules: boolean,
): void {
  const payload = thought.decision.action_payload as JsonObject;
  const lang = due.lang ?? fallbackLanguage;
  const lines = wordedLines(face, payload, lang, thought.mind?.host ?? null);
  const action: AskedAction = {
    decision: `D${thought.seq}`,
    digest: actionDigest(face.name, face.version, thought as unknown as JsonObject),
    ...{ capability: face.name, capability_version: face.version, lang: due.lang, taint: thought.taint },
  };
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
      lines,
      by: `rule:${rule.id}`,
      via: 'rule',
      capability: action.capability,
      capability_version: action.capability_version,
    },
    { trigger: thought.seq, lang, taint: thought.taint },
  );
  if (isSpeaking(face.name)) say(turn, thought, due, isRules);
}

/** The task ends without its action: refused as a loop, or not needed any more. */
function endUnrun(turn: Turn, thought: EventOf<'thought'>, due: Due, cause: 'repeated' | 'needless'): void {
  const decision = `D${thought.seq}`;
  const task = thought.decision.task ?? null;
  recordTaskEnd(turn, { decision, task, cause, trigger: thought.seq, lang: due.lang, taint: thought.taint });
  closeFinishedGoals(turn);
}

/** A new purpose keeps or drops the goals of the old one by the person's word: the first of them is asked now. */
function askToKeepGoals(turn: Turn, trigger: number, due: Due): void {
  if (turn.run.confirm?.kind === 'keep_goal' && turn.run.confirm.output === trigger)
    askToKeepNextGoal(turn, trigger, due.lang);
}
