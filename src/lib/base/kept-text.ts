import { fitsUtf8 } from './hash';

/** Of a text as JSON; UTF-8 bytes. It stands in a result, beside all else of it, and an event has at most 32 KB. */
const maxKeptBytes = 24_000;

/** Whether a text that is written over is kept in the log, so that Undo brings it back. */
export function isKeptForUndo(text: string): boolean {
  return fitsUtf8(JSON.stringify(text), maxKeptBytes);
}

/** The same of the parts that edits take away, which have a salt each beside them. */
export function arePartsKeptForUndo(parts: readonly { path: string; text: string }[]): boolean {
  return isKeptForUndo(parts.map(({ path, text }) => `${path}${text}`).join('\n'));
}
