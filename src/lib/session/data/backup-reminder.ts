/** The newest whole backup that this browser made. */
export interface LastBackup {
  /** Id of the log. */
  log: string;
  seq: number;
  /** UTC. */
  at: string;
}

export interface BackupAge {
  isDue: boolean;
  /** Events since the last one; all of them where there is none. */
  events: number;
  /** Whole days since the last one; null where there is none, or where the clock went back. */
  days: number | null;
}

/** After so much it is said once more, quietly: events, and days in which at least one was added. */
export const reminder = { events: 500, days: 14, eventsWithoutAny: 200 } as const;

/** How old the last backup is. `now`: ms since 1970 UTC. `seq`: newest event of the log. */
export function backupAge(last: LastBackup | null, log: string | null, seq: number, now: number): BackupAge {
  if (last === null || last.log !== log || last.seq > seq) {
    return { isDue: seq >= reminder.eventsWithoutAny, events: seq, days: null };
  }
  const events = seq - last.seq;
  const age = Math.floor((now - Date.parse(last.at)) / 86_400_000);
  const days = Number.isFinite(age) && age >= 0 ? age : null;
  return { isDue: events >= reminder.events || (events > 0 && (days ?? 0) >= reminder.days), events, days };
}

/** Null for anything else. */
export function readLastBackup(text: string | null): LastBackup | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof LastBackup, unknown>> | null;
    if (typeof value?.log !== 'string' || typeof value.seq !== 'number' || typeof value.at !== 'string') return null;
    return { log: value.log, seq: value.seq, at: value.at };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
