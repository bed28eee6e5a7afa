import { isAdding, isDecidedByOrder, isTypedOrder } from '../agent/fold/own-order';
import type { JsonObject } from '../base/json';
import type { EventOf, LogEvent } from '../events/log-event';
import type { DecisionFacts } from './decision-index';
import { createOpenQuestion } from './open-question';

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
  const question = createOpenQuestion();
  const decided = new Set<string>();

  function visitThought(event: EventOf<'thought'>): void {
    const { seq, trigger } = event;
    const message = trigger === null ? undefined : typed.get(trigger);
    if (!message || trigger === null) return;
    typed.delete(trigger);
    if (isDecidedByOrder(event, message)) decided.add(`D${seq}`);
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
      else if (event.type === 'input' && isTypedOrder(event) && !question.isAnsweredBy(event))
        typed.set(event.seq, event);
      question.visit(event);
    },
  };
}

/** As far as what only adds is told from the rest: a mode that was taken out is compared with nothing. */
export function payloadOf({ proposal, places: { mode } }: DecisionFacts): JsonObject {
  return proposal ?? (mode === undefined ? {} : { mode: mode === 'redacted' ? 'create' : mode.text });
}
