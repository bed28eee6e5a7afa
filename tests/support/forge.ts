import type { JsonObject, JsonValue } from '../../src/lib/base/json';
import type { Random } from '../../src/lib/base/ports';
import { saltedSha256 } from '../../src/lib/base/hash';
import { valueAt, withValueAt } from '../../src/lib/base/json';
import { hashOf, seal, type Unsealed } from '../../src/lib/events/chain';
import { genesisHash } from '../../src/lib/events/genesis-hash';
import type { EventBody } from '../../src/lib/events/registry';
import { seededRandom } from './seeded-random';

/** Builds logs and forges them: what is changed is chained anew, so that only the meaning is wrong and never a hash. */

/** A log that breaks one invariant. But for invariant 1 its chain is whole: whoever forged it computed all hashes anew. */
export interface ForgedLog {
  name: string;
  invariant: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** What the verdict must name. */
  line: number;
  seq: number;
  says: string;
  text: string;
  /** The state.json that came with it. */
  state?: string;
}

/** A stored event. */
export type Stored = JsonObject & { seq: number };
export type Envelope = Partial<Pick<Unsealed, 'time' | 'epoch' | 'trigger' | 'lang' | 'taint'>>;

/** 28 November 2026, 09:00 UTC. */
const firstTime = Date.UTC(2026, 10, 28, 9);

/** Seals a body behind the last of `events`; one second passes for each. */
export function sealedAfter(events: readonly Stored[], body: EventBody, envelope: Envelope, random: Random): Stored {
  const seq = events.length + 1;
  const prev = (events.at(-1)?.['hash'] as string | undefined) ?? genesisHash;
  const unsealed = { time: firstTime + seq * 1_000, epoch: 1, trigger: null, lang: null, taint: [], ...envelope };
  return seal({ ...unsealed, body, seq }, prev, random) as unknown as Stored;
}

/** A copy with the event at `seq` changed, and all from there on chained anew. */
export function edited(events: readonly Stored[], seq: number, change: (event: JsonObject) => void): Stored[] {
  const copy = structuredClone(events) as Stored[];
  change(eventAt(copy, seq));
  return chained(copy);
}

/** A copy with another body at `seq`, under the same trigger unless told otherwise. */
export function replaced(events: readonly Stored[], seq: number, body: EventBody, envelope: Envelope = {}): Stored[] {
  const old = eventAt(events, seq);
  const before = events.slice(0, seq - 1);
  const kept = { trigger: old['trigger'] as number | null, taint: old['taint'] as string[] };
  const fresh = sealedAfter(before, body, { ...kept, ...envelope }, seededRandom(1_000 + seq));
  return chained([...before, fresh, ...structuredClone(events.slice(seq))]);
}

/** A copy with more events at its end. */
export function extended(events: readonly Stored[], ...more: readonly [EventBody, Envelope?][]): Stored[] {
  const random = seededRandom(2_000 + events.length);
  const all = [...events];
  for (const [body, envelope] of more) all.push(sealedAfter(all, body, envelope ?? {}, random));
  return all;
}

/** A copy with the text at `pointer` replaced by its commitment, as a redaction does it. No hash changes. */
export function takenOut(events: readonly Stored[], seq: number, pointer: string): Stored[] {
  return events.map((event) => {
    if (event.seq !== seq) return event;
    const { [pointer]: salt, ...others } = event['salt'] as Record<string, string>;
    const text = valueAt(event, pointer) as string;
    const without = withValueAt(event, pointer, { sha256: saltedSha256(salt as string, text) });
    return { ...(without as Stored), salt: others };
  });
}

/** `prev` and `hash` made anew from the first to the last. */
export function chained(events: readonly Stored[]): Stored[] {
  let prev: string = genesisHash;
  return events.map((event) => {
    const linked: Stored = { ...event, prev };
    prev = hashOf(linked);
    return { ...linked, hash: prev };
  });
}

/** events.jsonl as it is exported, trailer included. */
export function exported(events: readonly Stored[]): string {
  const last = events.at(-1);
  const trailer = {
    time: new Date(firstTime + (events.length + 1) * 1_000).toISOString(),
    type: 'exported',
    log: events[0]?.['log'] ?? null,
    count: events.length,
    head: last?.['hash'] ?? genesisHash,
  };
  return linesOf([...events, trailer]);
}

export function linesOf(values: readonly JsonValue[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

/** head.json of a log. */
export function headOf(events: readonly Stored[]): JsonObject {
  const last = events.at(-1) as Stored;
  return {
    log: events[0]?.['log'] ?? null,
    seq: last.seq,
    hash: last['hash'] as string,
    count: events.length,
  };
}

export function eventAt(events: readonly Stored[], seq: number): Stored {
  const found = events[seq - 1];
  if (!found) throw new RangeError(`no event at seq ${seq}`);
  return found;
}
