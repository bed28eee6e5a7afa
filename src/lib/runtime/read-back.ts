import { holdsUntrueRequest, seqsBehindRequests, type GrantEvidence } from '../agent/fold/read-back';
import { termsIn } from '../agent/fold/evolve-change';
import { isOfOrders } from '../agent/fold/rules';
import type { Journal } from '../agent/fold/ports';
import type { GrantedRequest, Run } from '../agent/fold/snapshot';
import { isOrdered } from './late-orders';
import { YadoriError } from '../base/yadori-error';
import { readEvent, type LogEvent } from '../events/log-event';

/** A grant is younger than 10 minutes where it acts, and mostly the newest event; no more than these are looked at after it. */
const maxSince = 200;

/** The snapshot says something else than the log does: nothing may be done by it. */
export class UntrueSnapshotError extends YadoriError {
  override readonly name = 'UntrueSnapshotError';
  readonly code = 'untrue_snapshot';
}

/** What the log holds of a grant, read by id. Rejects with StorageError. */
export async function readEvidence(journal: Journal, granted: GrantedRequest, run: Run): Promise<GrantEvidence> {
  const change = await newestChange(journal, granted.by);
  const after = Math.max(0, run.last.seq - granted.seq);
  const isFar = after > maxSince;
  const since = Array.from({ length: isFar ? 1 : after + 1 }, (_, at) => granted.seq + at);
  const behind = [Number(granted.request.slice(1)), granted.thought, ...(change === null ? [] : [change]), ...since];
  const events = new Map((await journal.eventsAt(behind)).map((stored, at) => [behind[at] ?? 0, eventIn(stored)]));
  const thought = events.get(granted.thought) ?? null;
  const ruleChange = events.get(change ?? 0) ?? null;
  return {
    since: isFar ? null : since.map((seq) => events.get(seq) ?? null),
    asked: events.get(Number(granted.request.slice(1))) ?? null,
    thought,
    ruleChange,
    isOrder: await isOfOrder(journal, thought, ruleChange),
  };
}

/** Of other rules it is not asked. */
async function isOfOrder(journal: Journal, thought: LogEvent | null, change: LogEvent | null): Promise<boolean> {
  const terms = change?.type === 'change' ? termsIn(change.after) : null;
  if (thought?.type !== 'thought' || !terms || !isOfOrders(terms)) return false;
  return isOrdered(thought, eventIn(await journal.event(thought.trigger ?? 0)));
}

/** Whether the open requests of a snapshot are those of the log. Rejects with StorageError. */
export async function areRequestsTrue(journal: Journal, run: Run): Promise<boolean> {
  const seqs = seqsBehindRequests(run);
  if (seqs.length === 0) return true;
  const events = new Map((await journal.eventsAt(seqs)).map((stored, at) => [seqs[at], eventIn(stored)]));
  return !holdsUntrueRequest(run, (seq) => events.get(seq) ?? null);
}

/** Seq of the newest change of the rule that granted something; null where no rule did, or none was ever changed. */
async function newestChange(journal: Journal, by: string): Promise<number | null> {
  if (!by.startsWith('rule:')) return null;
  return (await journal.changesOf(`rules.${by.slice('rule:'.length)}`)).at(-1) ?? null;
}

function eventIn(stored: unknown): LogEvent | null {
  const read = readEvent(stored);
  return read.ok && read.value.known ? read.value.event : null;
}
