import type { Catalogue, ProposedBounds } from '../agent/fold/capability';
import { boundsOfOrder, isDecidedByOrder } from '../agent/fold/own-order';
import { StorageError, type Journal } from '../agent/fold/ports';
import type { Crossing } from '../bridge/contract';
import { readEvent, type EventOf, type LogEvent } from '../events/log-event';

/** What a rule for the action in a thought may be bound to. Codes: `no_rule` where none can be, `storage`. Never rejects. */
export async function proposeBounds(
  journal: Pick<Journal, 'event'>,
  catalogue: Catalogue,
  thought: number,
): Promise<Crossing<ProposedBounds>> {
  const impossible = { ok: false, code: 'no_rule', message: 'no rule can approve that' } as const;
  try {
    const event = await eventAt(journal, thought);
    if (event?.type !== 'thought') return impossible;
    const face = catalogue(event.decision.action_type ?? '');
    const payload = face?.parse(event.decision.action_payload);
    const choices = payload?.ok === true ? (face?.ruleBounds?.propose(payload.value) ?? null) : null;
    const order = await orderBounds(journal, event);
    return choices === null && order === null ? impossible : { ok: true, value: { choices, order } };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

async function orderBounds(
  journal: Pick<Journal, 'event'>,
  thought: EventOf<'thought'>,
): Promise<ProposedBounds['order']> {
  const message = thought.trigger === null ? null : await eventAt(journal, thought.trigger);
  return isDecidedByOrder(thought, message) ? boundsOfOrder(thought.mind?.host ?? null) : null;
}

async function eventAt(journal: Pick<Journal, 'event'>, seq: number): Promise<LogEvent | null> {
  const read = readEvent(await journal.event(seq));
  return read.ok && read.value.known ? read.value.event : null;
}
