import { StorageError, type Journal } from '../agent/ports';
import { createAudit } from '../audit/audit';
import type { AuditReport } from '../audit/report';
import type { AuditOutcome, Crossing } from '../bridge/contract';
import { writeEvents } from './export-log';

/** The audit over the stored log, as it would be over its export. `onRead`: events read so far, and how many there are. */
export async function auditLog(
  journal: Journal,
  now: number,
  onRead: (read: number, total: number) => void,
): Promise<Crossing<AuditOutcome>> {
  try {
    const head = await journal.head();
    const audit = createAudit();
    let read = 0;
    await writeEvents(
      journal,
      now,
      (text) => {
        for (const line of text.trimEnd().split('\n')) {
          audit.add(line);
          read += 1;
        }
        onRead(Math.min(read, head?.seq ?? 0), head?.seq ?? 0);
      },
      { upTo: head },
    );
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
