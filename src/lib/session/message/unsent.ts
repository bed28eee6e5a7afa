/** A message that was sent before the page could store it. Its id becomes that of its row, so that it is never stored twice. */
export interface Unsent {
  id: string;
  /** When Send was pressed; wall time, UTC. */
  at: string;
  text: string;
  prefilledBy: string | null;
}

/** Of this tab alone. */
const unsentKey = 'yadori.unsent';
/** What was sent longer ago is no longer meant for now: it comes back as a draft; ms. */
const freshMs = 600_000;

export function readUnsent(): Unsent[] {
  try {
    const stored = sessionStorage.getItem(unsentKey);
    return stored === null ? [] : (JSON.parse(stored) as Unsent[]); // written by this app alone
  } catch (error) {
    console.debug('nothing unsent', error);
    return [];
  }
}

/** Where storage is blocked, they live as long as the page. */
export function keepUnsent(messages: readonly Unsent[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(unsentKey);
    else sessionStorage.setItem(unsentKey, JSON.stringify(messages));
  } catch (error) {
    console.debug('unsent messages are not kept', error);
  }
}

/** `now`: wall time, ms. A clock that went back makes nothing stale. */
export function isFresh({ at }: Unsent, now: number): boolean {
  return now - Date.parse(at) < freshMs;
}
