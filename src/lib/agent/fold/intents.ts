import type { EventOf } from '../../events/log-event';
import type { EndedResultBody } from '../../events/action-result';
import { readingCapability } from './rules';
import type { ActionOnItsWay, DecidedAction, Due, OpenIntent, Run } from './snapshot';

/** How often a mind is asked for one intent at most; the last of them it speaks. Source: DESIGN 5. */
const mostDeliberations = 8;
/** Of intents that are open at one time, the newest; an older one is looked at no more. */
const mostOpen = 16;

/** Of what a decision for this serves; the intent of a message or of what the plan does next is opened by what asked for it. */
export function intentOf(run: Run, due: Due, task: string | null): string {
  if (due.intent !== undefined) return due.intent;
  // a message that corrects what a task asks for is answered as a message
  const open = task === null || due.kind === 'input' ? undefined : run.intents.find((intent) => intent.task === task);
  return open?.id ?? `I${due.seq}`;
}

/** A turn in which the Avatar may find tasks of its own done: the plan's, or that of the person's words with nobody else's among them. */
export function isTurnOfEnds({ kind, is_public, taint }: Due): boolean {
  return !is_public && (kind === 'plan' || ((kind === 'input' || kind === 'follow') && taint.length === 0));
}

/** After one more thought. What is put off is not begun; and after what the plan does beside its tasks, the plan goes on. */
export function withThought(run: Run, event: EventOf<'thought'>, trigger: Due | null): Run {
  const { serves, closes, decision } = event;
  if (serves === undefined || decision.later) return run;
  const known = run.intents.find(({ id }) => id === serves);
  const others = run.intents.filter(({ id }) => id !== serves);
  const task = trigger?.kind === 'plan' ? (decision.task ?? null) : null;
  // of one result a message and the plan may be due: what is known is the message's
  const isOfPlan = !known && (trigger?.kind === 'plan' || trigger?.kind === 'start');
  if (closes || !trigger || (isOfPlan && task === null)) return { ...run, intents: others };
  const intent: OpenIntent = known
    ? { ...known, deliberations: known.deliberations + 1 }
    : { id: serves, task, deliberations: 1, due: trigger };
  return { ...run, intents: [...others, intent].slice(-mostOpen) };
}

/**
 * After the end of an action: a message's intent lasts until the person has an answer that was made after it, so the mind is asked again.
 * Not where the words beside the action were that answer, as it ended well and read nothing; nor where the person dropped it.
 */
export function withResult(
  run: Run,
  event: EventOf<'result'> & EndedResultBody,
  ended: DecidedAction | ActionOnItsWay | null,
): Run {
  const intent = run.intents.find(({ id }) => id === ended?.serves);
  if (!ended || !intent) return run;
  const isOver = event.outcome === 'success' && !(ended.leaves_more ?? !ended.finishes);
  if (intent.task !== null || intent.due.kind === 'plan' || intent.due.kind === 'start') return run;
  if (event.cause === 'dropped' || event.cause === 'replaced' || (isOver && ended.said))
    return { ...run, intents: run.intents.filter(({ id }) => id !== intent.id) };
  // an end that is not known waits for the person's word
  if (event.outcome === 'uncertain' || (event.cause === 'not_run' && isAskedAnew(run, event))) return run;
  if (!isNoToReading(event, ended)) {
    const follow = followOf(intent, event, isRefused(event));
    const refused = event.cause === 'rejected' && 'request' in ended ? { refused: ended.request } : {};
    return { ...run, queue: [...run.queue, { ...follow, ...refused }] };
  }
  const unread: OpenIntent = { ...intent, due: { ...intent.due, no_reading: true } };
  const intents = run.intents.map((known) => (known === intent ? unread : known));
  return { ...run, intents, queue: [...run.queue, followOf(unread, event, false)] };
}

/** Whether the person is asked anew for what was not run. Not for a task, whose plan goes on; nor beside another request: the mind is told. */
export function isAskedAnew({ pending }: Run, { task }: Pick<EndedResultBody, 'task'>): boolean {
  return task === null && pending === null;
}

/** A no to it shuts what reads, and nothing else. */
function isNoToReading({ cause }: EndedResultBody, { capability }: DecidedAction): boolean {
  return cause === 'rejected' && capability === readingCapability;
}

/** Said with the no itself: who answers that has answered the no, so it is not followed up beside. */
export function withReason(run: Run, { refuses }: EventOf<'input'>): Run {
  const follow = refuses === undefined ? undefined : run.queue.find(({ refused }) => refused === refuses);
  if (!follow) return run;
  return {
    ...run,
    queue: run.queue.filter((waiting) => waiting !== follow),
    intents: run.intents.filter(({ id }) => id !== follow.intent),
  };
}

/**
 * A message that comes before the mind was asked about the last result goes on with what that was for: answered on its own, the same words
 * would be heard twice, once as what stands last in the talk and once as what is asked.
 */
export function withMessage(run: Run, due: Due, { care, choice, supersedes }: EventOf<'input'>): Run {
  const isPlain = due.surface === undefined && !care && !choice && supersedes === undefined;
  const follow = isPlain
    ? run.queue.findLast((waiting) => waiting.kind === 'follow' && isOfSameOrigin(waiting, due))
    : null;
  if (!follow?.intent) return { ...run, queue: [...run.queue, due] };
  const { intent } = follow;
  return {
    ...run,
    queue: [...run.queue.filter((waiting) => waiting !== follow), { ...due, intent }],
    intents: run.intents.map((open) => (open.id === intent ? { ...open, deliberations: 0 } : open)),
  };
}

/** Nobody else had a part in the one and not in the other. */
export function isOfSameOrigin(one: Due, other: Due): boolean {
  return one.is_public === other.is_public && one.taint.join('\n') === other.taint.join('\n');
}

/** By the person, or by code, which does not go round in circles. */
function isRefused({ cause }: EndedResultBody): boolean {
  return cause === 'rejected' || cause === 'repeated';
}

/** What no valid output comes of is left, with what it went on with: else it would be tried before every later message, for ever. */
export function withoutUnanswered(run: Run, trigger: number | null): Run {
  const left = run.queue.find(({ seq }) => seq === trigger);
  if (!left) return run;
  return {
    ...run,
    queue: run.queue.filter(({ seq }) => seq !== trigger),
    intents: run.intents.filter(({ id }) => id !== left.intent),
  };
}

/** Of a task that has ended nothing is left to do. */
export function withoutIntentOf(run: Run, task: string): Run {
  return { ...run, intents: run.intents.filter((intent) => intent.task !== task) };
}

function followOf({ id, due, deliberations }: OpenIntent, event: EventOf<'result'>, isLastWord: boolean): Due {
  // what came of it is no longer what was asked for again
  const { later: _later, repeated: _repeated, command: _command, judged: _judged, again: _again, ...asked } = due;
  return {
    ...asked,
    seq: event.seq,
    kind: 'follow',
    answers: null,
    intent: id,
    taint: [...new Set([...due.taint, ...event.taint])].sort(),
    ...((isLastWord || deliberations >= mostDeliberations - 1) && { talk_only: true as const }),
  };
}
