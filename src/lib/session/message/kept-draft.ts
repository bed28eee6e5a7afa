/** What stands in a box and was not sent; `prefilledBy`: the host whose link put words into it. */
export interface KeptDraft {
  text: string;
  prefilledBy: string | null;
}

export type Box = 'message' | 'command';

/** Of this tab alone: it outlives a reload, Back and a page that is killed, and goes with the tab. */
const keyOf = (box: Box): string => `yadori.draft.${box}`;

/** An empty text forgets it. Where storage is blocked, nothing is kept. */
export function keepDraft(box: Box, { text, prefilledBy }: KeptDraft): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(box));
    else sessionStorage.setItem(keyOf(box), JSON.stringify({ text, prefilledBy } satisfies KeptDraft));
  } catch (error) {
    console.debug('the draft is not kept', error);
  }
}

export function keptDraft(box: Box): KeptDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(box));
    if (stored !== null) return JSON.parse(stored) as KeptDraft; // written by this app alone
  } catch (error) {
    console.debug('no draft', error);
  }
  return { text: '', prefilledBy: null };
}
