import { StorageError, type Journal } from '../agent/fold/ports';
import { createAudit } from '../audit/audit';
import type { AuditReport } from '../audit/report';
import type { AuditOutcome, Crossing } from '../bridge/contract';
import { trailerLine } from './export-log';
import { logPages, storedPages, type ReadPage } from './log-pages';

export interface AuditLogOptions {
  /** Ms since 1970 UTC. */
  now: number;
  /** Where the lines come from, other than the journal itself: whoever reads ahead and looks at each line by itself. */
  read?: ReadPage;
  /** Events read so far, and how many there are. */
  onRead?: (read: number, total: number) => void;
}

/** The audit over the stored log, as it would be over its export. Code: `storage`. */
export async function auditLog(
  journal: Journal,
  { now, read = storedPages(journal), onRead }: AuditLogOptions,
): Promise<Crossing<AuditOutcome>> {
  try {
    const head = await journal.head();
    const total = head?.seq ?? 0;
    const audit = createAudit();
    let count = 0;
    for await (const { lines, areSound } of logPages(read, head)) {
      for (const [at, line] of lines.entries()) audit.add(line, areSound?.[at]);
      count += lines.length;
      onRead?.(count, total);
    }
    audit.add(await trailerLine(journal, now, { count, head }));
    const snapshot = head?.snapshot as { state?: unknown } | null | undefined;
    return { ok: true, value: outcomeOf(audit.finish(head ? { state: snapshot?.state ?? null } : {})) };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

function outcomeOf({ unreadable, violations, violationCount, counts, redacted, open }: AuditReport): AuditOutcome {
  const [worst] = violations;
  const first = unreadable
    ? { invariant: null, seq: unreadable.line, message: unreadable.message }
    : worst
      ? { invariant: worst.invariant, seq: worst.seq, message: worst.message }
      : null;
  return {
    verdict: unreadable ? 'unreadable' : worst ? 'violated' : 'clean',
    events: counts.events,
    foreign: counts.foreign,
    unknown: counts.unknown,
    redacted: redacted.length,
    open: open.length,
    violations: violationCount,
    first,
  };
}
