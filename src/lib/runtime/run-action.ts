import type { CapabilityContext, CapabilityReport } from '../agent/capability';
import type { Stimulus } from '../agent/effects';
import type { OpenAction } from '../agent/snapshot';
import type { JsonObject } from '../base/json';
import { actionDigest } from '../events/action-digest';
import { readEvent, type EventOf } from '../events/log-event';
import { fallbackLanguage } from '../agent/effects';
import type { AbortHandle, RuntimePorts } from './ports';

/** How long a capability may take to stop once it is told to; ms. Then its end counts as unknown. */
const graceMs = 1_000;

/**
 * Runs what was approved and nothing else: the payload is taken from the stored thought, its digest compared with the approved one,
 * and what is parsed from it is what runs. Never rejects for the capability's failures.
 */
export async function runAction(ports: RuntimePorts, action: OpenAction, abort: AbortHandle): Promise<Stimulus> {
  const stored = await ports.journal.event(action.thought);
  const read = readEvent(stored);
  const thought = read.ok && read.value.known && read.value.event.type === 'thought' ? read.value.event : null;
  if (!stored || !thought || actionDigest(action.capability, action.capability_version, stored) !== action.digest) {
    return { kind: 'refused', action, cause: 'payload_changed' };
  }
  const capability = ports.capabilities.get(action.capability);
  if (!capability || capability.version !== action.capability_version)
    return { kind: 'refused', action, cause: 'unavailable' };
  const payload = capability.parse(JSON.parse(JSON.stringify(thought.decision.action_payload)) as JsonObject);
  if (!payload.ok) return { kind: 'refused', action, cause: 'payload_changed' };

  const context: CapabilityContext = { ...contextOf(ports, action), signal: abort.signal };
  const report = await Promise.race([
    capability.run(payload.value, context).catch((error: unknown) => unknownEnd(action, String(error))),
    tooLate(ports, abort, action),
  ]);
  return { kind: 'executed', action, thought, report };
}

/** After a restart: whether the action took place, as far as its capability can tell. */
export async function probeAction(ports: RuntimePorts, action: OpenAction): Promise<Stimulus> {
  const read = readEvent(await ports.journal.event(action.thought));
  const thought: EventOf<'thought'> | null =
    read.ok && read.value.known && read.value.event.type === 'thought' ? read.value.event : null;
  const capability = ports.capabilities.get(action.capability);
  const payload =
    thought && capability?.parse(JSON.parse(JSON.stringify(thought.decision.action_payload)) as JsonObject);
  if (!capability?.probe || !payload?.ok) return { kind: 'probed', action, end: 'unknown' };
  const end = await capability.probe(payload.value, contextOf(ports, action)).catch(() => 'unknown' as const); // a failing probe knows nothing
  return { kind: 'probed', action, end };
}

function contextOf(ports: RuntimePorts, action: OpenAction): Omit<CapabilityContext, 'signal'> {
  return {
    notes: ports.journal.notes,
    lang: action.lang ?? fallbackLanguage,
    now: ports.clock.now(),
    action: action.seq,
    request: action.request,
  };
}

async function tooLate(ports: RuntimePorts, abort: AbortHandle, action: OpenAction): Promise<CapabilityReport> {
  await new Promise<void>((resolve) => {
    if (abort.signal.aborted) resolve();
    else abort.signal.addEventListener('abort', resolve);
  });
  await ports.clock.wait(graceMs);
  return unknownEnd(action, 'it did not stop in time');
}

function unknownEnd(action: OpenAction, detail: string): CapabilityReport {
  const summary = action.lines[0] ?? action.capability;
  return {
    outcome: 'uncertain',
    cause: 'unknown_end',
    summary,
    found: null,
    output: detail.slice(0, 500),
    useful: false,
    search_summary: summary,
    observation: null,
    changes: [],
    seen: {},
    taint: [],
  };
}
