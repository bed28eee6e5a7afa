import { makeReport, type Capability, type CapabilityContext, type CapabilityReport } from '../agent/fold/capability';
import { fallbackLanguage, type Stimulus } from '../agent/step/turn';
import type { StoredLogEvent } from '../agent/fold/ports';
import type { OpenAction, Snapshot } from '../agent/fold/snapshot';
import { NotJsonError } from '../base/canonical-json';
import type { JsonObject } from '../base/json';
import { cut, wellFormed } from '../base/text';
import { actionDigest } from '../events/action-digest';
import { readEvent, type EventOf } from '../events/log-event';
import { LeadershipEnded, type Committer } from './committer';
import { withinGrace } from './grace';
import { loadedCode } from './loaded-code';
import type { AbortHandle, RuntimePorts } from './ports';

/** How long a capability may take to tell whether an action took place; ms. Then nobody knows. */
const probeMs = 10_000;

/** An effect starts within this after the leadership was read, or it is read again; ms. The stated limit of "at most once". */
export const effectWindowMs = 50;
/** So often it is read again. A store that answers slower than that each time is none to act on. */
const readingsAtMost = 20;

/**
 * Runs what was approved and nothing else: the payload is taken from the stored thought, its digest compared with the approved one,
 * and what is parsed from it is what runs. Rejects with StorageError when the thought cannot be read, and with LeadershipEnded when
 * another leads: then nothing has run. Never rejects for the capability's failures.
 */
export async function runAction(
  ports: RuntimePorts,
  { epoch, snapshot }: Pick<Committer, 'epoch' | 'snapshot'>,
  action: OpenAction,
  abort: AbortHandle,
): Promise<Stimulus> {
  const asked = askEpoch(ports); // beside the thought
  const stored = await ports.journal.event(action.thought);
  const thought = thoughtIn(stored);
  if (!stored || !thought || digestOf(action, stored) !== action.digest) {
    return { kind: 'refused', action, cause: 'payload_changed' };
  }
  const capability = ports.capabilities.get(action.capability);
  if (!capability || capability.version !== action.capability_version)
    return { kind: 'refused', action, cause: 'unavailable' };
  const payload = capability.parse(payloadOf(thought));
  if (!payload.ok) return { kind: 'refused', action, cause: 'payload_changed' };

  if (!(await isPrepared(capability))) return { kind: 'refused', action, cause: 'unavailable' };

  const context: CapabilityContext = { ...contextOf(ports, snapshot, action), signal: abort.signal };
  if (!(await leadsNow(ports, epoch, asked))) return { kind: 'refused', action, cause: 'unavailable' };
  const start = ports.clock.monotonic();
  const run = running(capability, payload.value, context).catch((error: unknown) => unknownEnd(action, String(error)));
  const report = await withinGrace(ports, abort, run, () => unknownEnd(action, 'it did not stop in time'));
  ports.onPhase?.({ phase: 'action', start, ms: ports.clock.monotonic() - start });
  return { kind: 'executed', action, thought, report };
}

/** False where the code of what it does did not come. */
async function isPrepared(capability: Capability): Promise<boolean> {
  if (!capability.prepare) return true;
  return (await loadedCode(async () => capability.prepare?.().then(() => true))) === true;
}

interface EpochReading {
  /** Monotonic: from here a tab may be frozen anywhere between asking and going on. */
  asked: number;
  epoch: Promise<number>;
}

function askEpoch({ journal, clock }: RuntimePorts): EpochReading {
  const reading = { asked: clock.monotonic(), epoch: journal.epoch() };
  reading.epoch.catch(() => {}); // whoever goes on by it hears of it
  return reading;
}

/** False when the store is too slow to tell. Rejects with LeadershipEnded when another leads. `first`: asked for already. */
async function leadsNow(ports: RuntimePorts, epoch: number, first: EpochReading): Promise<boolean> {
  let newest = first;
  for (let reading = 0; reading < readingsAtMost; reading++) {
    if ((await newest.epoch) !== epoch) throw new LeadershipEnded('stale_epoch', 'another leads');
    if (ports.clock.monotonic() - newest.asked <= effectWindowMs) return true;
    newest = askEpoch(ports);
  }
  return false;
}

/** After a restart: whether the action took place, as far as its capability can tell. */
export async function probeAction(
  ports: RuntimePorts,
  { snapshot }: Pick<Committer, 'snapshot'>,
  action: OpenAction,
): Promise<Stimulus> {
  const thought = thoughtIn(await ports.journal.event(action.thought));
  const capability = ports.capabilities.get(action.capability);
  const payload = thought && capability?.parse(payloadOf(thought));
  if (!capability?.probe || !payload?.ok) return { kind: 'probed', action, end: 'unknown' };
  const told = probing(capability, payload.value, contextOf(ports, snapshot, action));
  const over = ports.newAbort();
  const waited = ports.clock.wait(probeMs, over.signal).then(() => 'unknown' as const);
  const end = await Promise.race([told, waited]);
  over.abort();
  return { kind: 'probed', action, end };
}

function thoughtIn(stored: StoredLogEvent | null): EventOf<'thought'> | null {
  const read = readEvent(stored);
  return read.ok && read.value.known && read.value.event.type === 'thought' ? read.value.event : null;
}

/** Null: what is stored cannot even be hashed. */
function digestOf(action: OpenAction, stored: StoredLogEvent): string | null {
  try {
    return actionDigest(action.capability, action.capability_version, stored);
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return null;
    throw error;
  }
}

/** A copy: what runs can change nothing of what was read. */
function payloadOf(thought: EventOf<'thought'>): JsonObject {
  return JSON.parse(JSON.stringify(thought.decision.action_payload)) as JsonObject;
}

/** Rejects also for what is thrown before there is a promise: by then it may have begun. */
async function running(
  capability: Capability,
  payload: JsonObject,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  return capability.run(payload, context);
}

async function probing(
  capability: Capability,
  payload: JsonObject,
  context: Omit<CapabilityContext, 'signal'>,
): Promise<'done' | 'not_done' | 'unknown'> {
  try {
    return (await capability.probe?.(payload, context)) ?? 'unknown';
  } catch {
    return 'unknown'; // a failing probe knows nothing
  }
}

function contextOf(
  { journal, clock, zone }: RuntimePorts,
  { run }: Snapshot,
  action: OpenAction,
): Omit<CapabilityContext, 'signal'> {
  return {
    notes: journal.notes,
    log: { newest: run.last.seq, events: (from, limit) => journal.events(from, limit) },
    alarms: run.alarms,
    lang: action.lang ?? fallbackLanguage,
    now: clock.now(),
    zone: zone.name,
    action: action.seq,
    request: action.request,
  };
}

function unknownEnd(action: OpenAction, detail: string): CapabilityReport {
  const summary = action.lines[0].text ?? action.capability;
  return makeReport({
    outcome: 'uncertain',
    cause: 'unknown_end',
    summary,
    output: cut(wellFormed(detail), 500),
  });
}
