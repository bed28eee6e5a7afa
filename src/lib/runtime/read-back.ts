import {
  grantFinding,
  holdsUntrueRequest,
  seqsBehindRequests,
  type GrantEvidence,
  type GrantFinding,
} from '../agent/fold/read-back';
import type { CapabilityFace } from '../agent/fold/capability';
import type { Journal } from '../agent/fold/ports';
import type { GrantedRequest, Run } from '../agent/fold/snapshot';
import { readEvent, type LogEvent } from '../events/log-event';

/** A grant is younger than 10 minutes where it acts, and mostly the newest event; no more than these are looked at after it. */
const maxSince = 200;

/** The snapshot says something else than the log does: nothing may be done by it. */
export class UntrueSnapshotError extends Error {
  override readonly name = 'UntrueSnapshotError';
}

/** What the log says of a grant, read by id. Rejects with StorageError. */
export async function readGrant(
  journal: Journal,
  granted: GrantedRequest,
  { run, face, now }: { run: Run; face: CapabilityFace | undefined; now: number },
): Promise<GrantFinding> {
  const read = async (seq: number): Promise<LogEvent | null> => eventIn(await journal.event(seq));
  const after = run.last.seq - granted.seq;
  const since = after > maxSince ? null : Array.from({ length: Math.max(0, after) + 1 }, (_, at) => granted.seq + at);
  // asked in one go, and so read in one transaction
  const [asked, thought, ruleChange, events] = await Promise.all([
    read(Number(granted.request.slice(1))),
    read(granted.thought),
    newestChange(journal, granted.by),
    since && Promise.all(since.map(read)),
  ]);
  const evidence: GrantEvidence = { since: events, asked, thought, ruleChange };
  return grantFinding(granted, evidence, { rules: run.rules, face, now });
}

/** Whether the open requests of a snapshot are those of the log. Rejects with StorageError. */
export async function areRequestsTrue(journal: Journal, run: Run): Promise<boolean> {
  const seqs = seqsBehindRequests(run);
  const events = new Map(await Promise.all(seqs.map(async (seq) => [seq, eventIn(await journal.event(seq))] as const)));
  return !holdsUntrueRequest(run, (seq) => events.get(seq) ?? null);
}

async function newestChange(journal: Journal, by: string): Promise<LogEvent | null> {
  if (!by.startsWith('rule:')) return null;
  const changes = await journal.changesOf(`rules.${by.slice('rule:'.length)}`);
  const newest = changes.at(-1);
  return newest === undefined ? null : eventIn(await journal.event(newest));
}

function eventIn(stored: unknown): LogEvent | null {
  const read = readEvent(stored);
  return read.ok && read.value.known ? read.value.event : null;
}
