import { isMessage } from '../../events/input';
import type { EventOf, LogEvent } from '../../events/log-event';
import { attemptsAfter } from './evolve-thought';
import { endsWithAnyInput, hasOpenRequest } from './halts';
import { readingCapabilities, type Due, type Exchange, type Run } from './snapshot';

/** Whether the message of that seq can be said otherwise: what came of it are words and reading alone. */
export function maySupersede({ exchange }: Pick<Run, 'exchange'>, input: number): boolean {
  return exchange?.input === input && !exchange.has_acted;
}

/** Whether the answer of that seq can be asked for again: it is the newest, of a mind that reads, and nothing runs for it. */
export function mayAskAgain(run: Run, output: number): boolean {
  const { exchange, queue, intents } = run;
  if (hasOpenRequest(run)) return false; // it might be put off until that is settled
  if (exchange?.output !== output || exchange.has_acted || exchange.is_by_rules || exchange.is_asked_again)
    return false;
  const { intent, dues } = exchange;
  const isAtWork = intents.some(({ id }) => id === intent);
  return !isAtWork && !queue.some((due) => due.intent === intent || dues.some(({ seq }) => seq === due.seq));
}

/** The exchange after one more event. `before`, `next`: the run before and after all else that the event does. */
export function exchangeAfter(before: Run, next: Run, event: LogEvent): Exchange | null {
  const { exchange } = before;
  if (event.type === 'input') return event.authority === 'user' && isMessage(event) ? opened(next, event) : exchange;
  if (!exchange) return null;
  switch (event.type) {
    case 'thought':
      return withThought(before, exchange, event);
    case 'approval':
      return event.status === 'asked' && event.decision === exchange.decision
        ? { ...exchange, has_acted: true }
        : exchange;
    case 'output': {
      const isCut = event.cut === true && exchange.dues.some((due) => event.to?.includes(due.seq));
      const isAnswer = event.kind === 'reply' && event.decision !== null && event.decision === exchange.decision;
      return isCut || isAnswer
        ? { ...exchange, output: event.seq, is_asked_again: false, is_by_rules: !isCut && exchange.is_by_rules }
        : exchange;
    }
    case 'summary': // it may tell of it
      return event.to >= exchange.input ? null : exchange;
    case 'redacted':
      return exchange.dues.some(({ seq }) => seq === event.target) ? null : exchange;
    case 'lifecycle':
      return withLifecycle(next, exchange, event);
    default:
      return exchange;
  }
}

/** A message that answers, presses a button, or says the same again is settled by that. */
function opened({ queue }: Run, { seq, choice, care }: EventOf<'input'>): Exchange | null {
  const due = queue.find((waiting) => waiting.seq === seq);
  if (!due || choice || care || due.answers !== null || due.surface !== undefined) return null;
  return {
    ...{ input: seq, dues: [due], intent: due.intent ?? `I${seq}`, decision: null, tries: 0, output: null },
    ...{ has_acted: false, is_by_rules: false, is_asked_again: false },
  };
}

function withThought({ queue }: Run, exchange: Exchange, event: EventOf<'thought'>): Exchange {
  const { seq, trigger, also = [], serves, decision } = event;
  const isOfIt = trigger === exchange.input || also.includes(exchange.input) || serves === exchange.intent;
  if (!isOfIt || trigger === null) return exchange;
  if (decision.later) return withTry(exchange, event);
  const judged = queue.filter((due) => due.kind === 'input' && (due.seq === trigger || also.includes(due.seq)));
  const dues: Due[] = judged.length > 0 ? judged.map(({ again: _again, later: _later, ...due }) => due) : exchange.dues;
  return {
    ...withTry({ ...exchange, dues }, event),
    intent: serves ?? `I${trigger}`,
    decision: `D${seq}`,
    has_acted: exchange.has_acted || isMoreThanTalk(event),
    is_by_rules: event.way === undefined || event.way === 'rules',
  };
}

/** Counted here, whatever came of it: `attempts` forgets a message that is not due, and it may be asked again. */
function withTry(
  exchange: Exchange,
  { trigger, attempt }: Pick<EventOf<'thought' | 'lifecycle'>, 'trigger' | 'attempt'>,
): Exchange {
  return exchange.dues[0]?.seq === trigger ? { ...exchange, tries: attempt ?? exchange.tries } : exchange;
}

function isMoreThanTalk({ decision, answers, replaces }: EventOf<'thought'>): boolean {
  const { action_type: capability, plan_update: update } = decision;
  if (update !== undefined || answers !== undefined || replaces !== undefined) return true;
  return (
    capability !== null && capability !== 'conversation' && !readingCapabilities.some((name) => name === capability)
  );
}

function withLifecycle(next: Run, exchange: Exchange, event: EventOf<'lifecycle'>): Exchange | null {
  switch (event.name) {
    case 'imported':
    case 'new_topic':
      return null;
    case 'asked_again':
      return next.queue.some(({ again }) => again?.seq === event.seq)
        ? { ...exchange, is_asked_again: true }
        : exchange;
    case 'invalid_output':
      return withTry(exchange, event);
    case 'halted': // the answer before stands
      return { ...exchange, is_asked_again: false };
    default:
      return exchange;
  }
}

/** The person wants another answer than the one they have. */
export function withAskedAgain(run: Run, { seq, replaces = 0 }: EventOf<'lifecycle'>): Run {
  const { exchange, halt } = run;
  if (!exchange || !mayAskAgain(run, replaces)) return run;
  const { dues, tries } = exchange;
  const queue = [...run.queue, ...dues.map((due) => ({ ...due, again: { seq, tries } }))];
  const asked: Run = {
    ...run,
    ...{ queue, news: seq, forgotten: seq, invalid: 0 },
    budget_use: { ...run.budget_use, idle_turns: 0, user_spoke: true },
    halt: halt && endsWithAnyInput(halt.reason) ? null : halt,
  };
  return tries === 0 ? asked : { ...asked, attempts: attemptsAfter(asked, dues[0]?.seq ?? 0, tries) };
}

/** Another answer was asked for and has not come: the one before stands. Where more is asked for instead, that goes on. */
export function withoutAgain(run: Run): Run {
  const { exchange } = run;
  return exchange?.is_asked_again && !exchange.has_acted
    ? { ...withoutWork(run, exchange), queue: run.queue.filter(isNotAgain(exchange)) }
    : run;
}

/**
 * A message that was said otherwise is at work no more, and what came of it counts for nothing. Also where its text was taken out since, so
 * that it looks like the answer to a question.
 */
export function withoutSuperseded(run: Run, input: number): Run {
  const { exchange, asking } = run;
  const own = exchange && maySupersede(run, input) ? exchange.intent : `I${input}`;
  return {
    ...run,
    asking: asking?.answer === input ? { ...asking, answer: null } : asking,
    intents: run.intents.filter(({ id }) => id !== own),
    queue: run.queue.filter(({ seq, intent }) => seq !== input && intent !== own),
  };
}

/** The person stopped what was being said to these messages: that was all, until they say more. */
export function withoutCut(run: Run, cut: readonly number[]): Run {
  const intents = cut.map((seq) => `I${seq}`);
  return {
    ...run,
    due: run.due?.kind === 'plan' ? null : run.due,
    queue: run.queue.filter(({ seq, intent }) => !cut.includes(seq) && !intents.includes(intent ?? '')),
    intents: run.intents.filter(({ id }) => !intents.includes(id)),
  };
}

function isNotAgain({ intent }: Exchange): (due: Due) => boolean {
  return (due) => due.again === undefined && due.intent !== intent;
}

function withoutWork(run: Run, { intent }: Exchange): Run {
  return { ...run, intents: run.intents.filter(({ id }) => id !== intent) };
}
