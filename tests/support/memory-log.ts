import type { StoredEvent } from '../../src/lib/bridge/database';
import type { LogSource } from '../../src/lib/session/log/page-log';

/** A log in memory, as a page reads it. It may grow while it is read. */
export function memoryLog(events: readonly unknown[]): LogSource {
  const all = events as readonly StoredEvent[];
  return {
    event: async (seq) => all.find((event) => event.seq === seq) ?? null,
    events: async (from, limit) => all.filter(({ seq }) => seq >= from).slice(0, limit),
    thoughtUpTo: async (seq) => all.findLast((event) => event.type === 'thought' && event.seq <= seq) ?? null,
    thoughtAfter: async (seq) => all.find((event) => event.type === 'thought' && event.seq > seq) ?? null,
  };
}
