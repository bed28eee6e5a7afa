import type { StoredLogEvent } from '../../src/lib/agent/fold/ports';
import type { MemoryStore } from '../../src/lib/journal/memory-journal';
import { Violation } from './violation';

/** The archive and the live log as one; oldest first. */
export function logOf({ archive, log }: MemoryStore): readonly StoredLogEvent[] {
  return archive.length > 0 ? [...archive.flat(), ...log] : log;
}

/** Whatever was moved: nothing is gone, and nothing stands twice. */
export function checkWhole(log: readonly StoredLogEvent[]): void {
  const wrong = log.findIndex(({ seq }, index) => seq !== index + 1);
  if (wrong >= 0) throw new Violation('log_is_whole', `seq ${log[wrong]?.seq} stands where ${wrong + 1} should`);
}

/** As a store that lost all after `last`: whole segments that lie before stay, and what is live of the rest. */
export function cutAfter({ archive, log }: MemoryStore, last: number): Pick<MemoryStore, 'archive' | 'log'> {
  const isBefore = ({ seq }: StoredLogEvent): boolean => seq <= last;
  return { archive: archive.filter((run) => run.every(isBefore)), log: log.filter(isBefore) };
}
