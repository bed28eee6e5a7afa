import type { Line } from './capability';
import type { Refusal, RowOutcome } from './inbox-row';

/** A file of the person's as a note, and what is said of it; or why it cannot be one. */
export type PlacedFile =
  | { ok: true; path: string; content: string; line: Line }
  | { ok: false; code: Refusal; parameters: RowOutcome['parameters'] };
