import { isAdding, isDecidedByOrder, isTypedOrder } from '../agent/fold/own-order';
import { isCommand } from '../agent/fold/chat-grammar';
import { textOf } from '../events/family';
import { isMessage } from '../events/input';
import type { JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { DecisionFacts } from './decision-index';

/** Which decisions are the first that a typed order of the person's led to, and nothing else, as the log alone tells. */
export interface Orders {
  /** Why a grant by a rule for orders is of none; null: it is. */
  problemWith(grant: EventOf<'approval'>, facts: DecisionFacts | undefined): string | null;
  /** Every event, in order. */
  visit(event: LogEvent): void;
}

export function createOrders(): Orders {
  /** Typed, and not decided about yet. */
  const typed = new Map<number, LogEvent>();
  /** Said while a question of the Avatar's waited, and read as its answer. */
  const answers = new Set<number>();
  let question: { decision: string; output: number } | null = null;
  const decided = new Set<string>();

  function visitInput(event: LogEvent & EventOf<'input'>): void {
    if (isTypedOrder(event)) typed.set(event.seq, event);
    const text = textOf(event.text);
    if (!question || !isAnswer(event, question.output) || isCommand(text)) return;
    question = null;
    if (text !== null) answers.add(event.seq); // whether one that was taken out was a command nobody can tell
  }

  function visitThought(event: EventOf<'thought'>): void {
    const { seq, trigger } = event;
    const message = trigger === null ? undefined : typed.get(trigger);
    if (!message || trigger === null) return;
    typed.delete(trigger);
    if (!answers.has(trigger) && isDecidedByOrder(event, message)) decided.add(`D${seq}`);
    answers.delete(trigger);
  }

  return {
    problemWith({ decision, capability, taint }, facts) {
      if (taint.length > 0) return `${decision} was decided from outside words`;
      if (!facts || !isAdding(capability, payloadOf(facts))) return `${decision} does not only add`;
      return decided.has(decision) ? null : `${decision} is not the first that a typed order alone led to`;
    },
    visit(event) {
      if (event.foreign) return;
      if (event.type === 'thought') visitThought(event);
      else if (event.type === 'output' && event.kind === 'question' && event.decision !== null)
        question = { decision: event.decision, output: event.seq };
      else if (event.type === 'result' && event.status !== 'goal_done' && event.decision === question?.decision)
        question = null;
      else if (event.type === 'lifecycle' && event.name === 'imported') question = null;
      else if (event.type === 'input') visitInput(event);
    },
  };
}

function isAnswer({ authority, surface, aside, care, judged, repeats, choice }: EventOf<'input'>, to: number): boolean {
  const isSaid = authority === 'user' && isMessage({ surface }) && repeats === undefined;
  return isSaid && !aside && !care && judged === undefined && (choice === undefined || choice.question === to);
}

/** As far as what only adds is told from the rest: a mode that was taken out is compared with nothing. */
export function payloadOf({ proposal, places: { mode } }: DecisionFacts): JsonObject {
  return proposal ?? (mode === undefined ? {} : { mode: mode === 'redacted' ? 'create' : mode.text });
}
