import type { BoundChoice, Catalogue } from '../agent/fold/capability';
import { StorageError, type Journal } from '../agent/fold/ports';
import type { Crossing } from '../bridge/contract';
import { readEvent } from '../events/log-event';

/** What a rule for the action in a thought may be bound to. Codes: `no_rule` where none can be, `storage`. Never rejects. */
export async function proposeBounds(
  journal: Pick<Journal, 'event'>,
  catalogue: Catalogue,
  thought: number,
): Promise<Crossing<readonly BoundChoice[]>> {
  try {
    const read = readEvent(await journal.event(thought));
    const event = read.ok && read.value.known ? read.value.event : null;
    const face = event?.type === 'thought' ? catalogue(event.decision.action_type ?? '') : undefined;
    const payload = event?.type === 'thought' ? face?.parse(event.decision.action_payload) : undefined;
    if (!face?.ruleBounds || !payload?.ok) return { ok: false, code: 'no_rule', message: 'no rule can approve that' };
    return { ok: true, value: face.ruleBounds.propose(payload.value) };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}
