/** What a mind was saying when the page went; `trigger`: seq of what it was to answer. */
export interface HalfSaid {
  log: string | null;
  trigger: number;
  text: string;
}

/** Of this tab alone, and gone with it. */
const halfSaidKey = 'yadori.half-said';

/** Null forgets it. Where storage is blocked, nothing is kept. */
export function keepHalfSaid(said: HalfSaid | null): void {
  try {
    if (said === null) sessionStorage.removeItem(halfSaidKey);
    else sessionStorage.setItem(halfSaidKey, JSON.stringify(said));
  } catch (error) {
    console.debug('no sessionStorage', error);
  }
}

/** Once: it is forgotten with that. */
export function takeHalfSaid(): HalfSaid | null {
  try {
    const stored = sessionStorage.getItem(halfSaidKey);
    keepHalfSaid(null);
    return stored === null ? null : (JSON.parse(stored) as HalfSaid); // written by this app alone
  } catch (error) {
    console.debug('nothing that was half said', error);
    return null;
  }
}
