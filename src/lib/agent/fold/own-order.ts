import { mindBound } from './rules';
import type { JsonObject } from '../../base/json';
import { textOf } from '../../events/family';
import type { EventOf, LogEvent } from '../../events/log-event';

/** UTF-16 units of a message that is an order by itself: what is longer may have been written elsewhere and pasted. */
export const maxOrder = 200;

/** What a message's order may do by such a rule: it adds, stays on this device, and can be taken back. */
export function isAdding(capability: string | null, payload: JsonObject): boolean {
  if (capability === 'note.append') return true;
  if (capability === 'note.write') return payload['mode'] === 'create';
  return capability === 'alarm.set' && payload['alarm'] === undefined;
}

/** Typed by the person as a message of its own, and short. Of a text that was taken out nobody can tell how long it was. */
export function isTypedOrder(event: LogEvent | null): event is LogEvent & EventOf<'input'> {
  if (event?.type !== 'input' || event.foreign || event.authority !== 'user' || event.taint.length > 0) return false;
  const isTyped = event.source === event.surface && (event.surface === 'chat' || event.surface === 'cli');
  const isPressed = event.choice !== undefined || event.pictures !== undefined;
  const isAboutAnother = [event.refuses, event.reopens, event.repeats, event.supersedes].some((of) => of !== undefined);
  return isTyped && !isPressed && !isAboutAnother && !event.care && (textOf(event.text)?.length ?? 0) <= maxOrder;
}

/** Parts of a decision by which it is for more than its message alone, or for something before it. */
const beyond = ['task', 'answers', 'ends_task', 'found_done', 'replaces', 'later', 'needless'] as const;

export function isOfMessageAlone(decision: JsonObject): boolean {
  return beyond.every((part) => decision[part] === undefined);
}

/** Whether a decision is what a typed order alone led to. That it is the first one of it, who looks at the log must see. */
export function isDecidedByOrder(thought: EventOf<'thought'>, message: LogEvent | null): boolean {
  const { trigger, also, serves, decision, taint } = thought;
  return (
    isTypedOrder(message) &&
    message.seq === trigger &&
    also === undefined &&
    (serves === undefined || serves === `I${trigger}`) &&
    taint.length === 0 &&
    isOfMessageAlone({ ...thought, ...decision } as unknown as JsonObject) &&
    isAdding(decision.action_type, decision.action_payload)
  );
}

/** Of a rule for orders that a mind there judges; null: it is called as this browser is. */
export function boundsOfOrder(host: string | null): Record<string, string> | null {
  const mind = host === null ? 'here' : mindBound(host);
  return mind === null ? null : { order: 'own', mind };
}
