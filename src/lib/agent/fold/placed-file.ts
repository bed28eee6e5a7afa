import type { Line } from './capability';
import type { Refusal, RowOutcome } from './inbox-row';

/** UTF-8 bytes of one note, however often it was added to: it must stay readable whole. */
export const maxNoteBytes = 200_000;

/** A file of the person's as a note, and what is said of it; or why it cannot be one. */
export type PlacedFile =
  | { ok: true; path: string; content: string; line: Line }
  | { ok: false; code: Refusal; parameters: RowOutcome['parameters'] };
