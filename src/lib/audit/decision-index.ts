import type { CodedLine } from '../agent/fold/capability';
import { keepCapability } from '../agent/fold/plan-keeping';
import { planCapability } from '../agent/fold/task-change';
import { isRevision } from '../approval-lines/revision-lines';
import { describeAction, describedVersions } from '../approval-lines/approval-lines';
import { canonicalJson } from '../base/canonical-json';
import { sha256OfText } from '../base/hash';
import { isJsonObject, valueAt, type JsonObject } from '../base/json';
import { committed } from '../events/chain';
import { isPayloadWhole } from '../events/free-text';
import type { EventOf } from '../events/log-event';

/** What the checks keep of a thought. */
export interface DecisionFacts {
  isAction: boolean;
  capability: string | null;
  task: string | null;
  /** What is said beside the action; null: nothing is, `redacted`: nobody can compare it. */
  beside: { text: string } | 'redacted' | null;
  /** Canonical JSON of the payload in committed form: short whatever the payload is, since texts stand as hashes. */
  payload: string;
  /** Of its texts those that say where: a rule may be bound to them. */
  places: Partial<Record<(typeof placeKeys)[number], { text: string } | 'redacted'>>;
  /** Of a note that is written over: what wrote the text that was shown. */
  base?: number;
  /** The payload itself, of a decision whose whole effect is a change. */
  proposal: JsonObject | null;
  /** The alarms that come with a plan that is kept. */
  keptAlarms?: JsonObject[];
  /** What its approval must say, by the capability's version; null for a kind of action that this build does not know. */
  lines: ReadonlyMap<number, readonly { code: string; whole: string }[]> | 'taken_out' | null;
  /** Host of the served mind that decided it; null: a mind in this browser. */
  host: string | null;
  hasAction: boolean;
  hasResult: boolean;
}

/** Decisions by id: D<seq of the thought>. */
export interface DecisionIndex {
  add(event: EventOf<'thought'>, stored: JsonObject): void;
  get(decision: string): DecisionFacts | undefined;
}

const placeKeys = ['path', 'to', 'folder', 'mode'] as const;

/** Those in a payload; what is none is left out, since an audit reads what nobody checked. */
function keptAlarmsIn({ alarms }: JsonObject): JsonObject[] {
  return Array.isArray(alarms) ? alarms.filter(isJsonObject) : [];
}

/** Capabilities whose whole effect is a change, and so stands in the log. */
const proposing: readonly (string | null)[] = [
  'settings.change',
  'rules.change',
  'purpose.set',
  'plan.change',
  'reading.allow',
  'alarm.set',
  'alarm.cancel',
  'alarm.snooze',
];

export function isProposing(capability: string | null): boolean {
  return proposing.includes(capability);
}

/** A change of the plan that takes notes, purpose or alarms along. */
export function isCorrection(facts: Pick<DecisionFacts, 'capability' | 'proposal'> | undefined): boolean {
  return facts?.capability === planCapability && facts.proposal !== null && isRevision(facts.proposal);
}

const payloadAt = '/decision/action_payload';

export function createDecisionIndex(): DecisionIndex {
  const decisions = new Map<string, DecisionFacts>();
  return {
    add({ seq, decision, say, mind }, stored) {
      decisions.set(`D${seq}`, {
        isAction: decision.decision_outcome === 'do_action',
        capability: decision.action_type,
        task: decision.task ?? null,
        beside: say === undefined ? null : typeof say === 'string' ? { text: say } : 'redacted',
        payload: committedPayload(stored),
        places: placesIn(decision.action_payload),
        ...(typeof decision.action_payload['base'] === 'number' && { base: decision.action_payload['base'] }),
        proposal: isProposing(decision.action_type) ? decision.action_payload : null,
        ...(decision.action_type === keepCapability && { keptAlarms: keptAlarmsIn(decision.action_payload) }),
        lines: linesOf(decision, stored),
        host: mind?.host ?? null,
        hasAction: false,
        hasResult: false,
      });
    },
    get: (decision) => decisions.get(decision),
  };
}

/**
 * What the digest of an approval of this decision must be: SHA-256 of the RFC 8785 JSON of {capability, payload, version}. The same as
 * actionDigest of events/, but from what is kept here instead of the thought.
 */
export function digestOf({ payload }: DecisionFacts, capability: string, version: number): string {
  return sha256OfText(
    `{"capability":${canonicalJson(capability)},"payload":${payload},"version":${canonicalJson(version)}}`,
  );
}

/** Code and parameters of a line, short whatever it says. */
export function lineFingerprint(line: CodedLine): string {
  const { code, parameters } = line;
  const whole = canonicalJson({ code, parameters });
  return whole.length > 64 ? sha256OfText(whole) : whole;
}

function linesOf(
  { decision_outcome, action_type, action_payload }: EventOf<'thought'>['decision'],
  stored: JsonObject,
): DecisionFacts['lines'] {
  const versions = describedVersions(action_type ?? '');
  if (decision_outcome !== 'do_action' || action_type === null || versions.length === 0) return null;
  if (!isPayloadWhole(stored)) return 'taken_out';
  const linesAt = (version: number) => describeAction(action_type, version, action_payload) ?? [];
  const made = (version: number) => linesAt(version).map((line) => ({ code: line.code, whole: lineFingerprint(line) }));
  return new Map(versions.map((version) => [version, made(version)]));
}

function placesIn(payload: JsonObject): DecisionFacts['places'] {
  const places: DecisionFacts['places'] = {};
  for (const key of placeKeys) {
    const value = payload[key];
    if (typeof value === 'string') places[key] = { text: value };
    else if (isJsonObject(value)) places[key] = 'redacted';
  }
  return places;
}

function committedPayload(stored: JsonObject): string {
  const payload = { decision: { action_payload: valueAt(stored, payloadAt) ?? null } };
  const salts: Record<string, string> = {};
  if (isJsonObject(stored['salt'])) {
    for (const [pointer, salt] of Object.entries(stored['salt'])) {
      if (pointer.startsWith(`${payloadAt}/`)) salts[pointer] = salt as string;
    }
  }
  return canonicalJson(valueAt(committed(payload, salts), payloadAt));
}
