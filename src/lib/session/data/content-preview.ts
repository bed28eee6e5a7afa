import type { JsonObject } from '../../base/json';
import { revealed } from '../../base/text';

/** The beginning of a text that would be written. */
export interface ContentPreview {
  /** As a reader would see it, every unseen character revealed. */
  lines: string[];
  /** Lines of the text that are left out; a line that is cut counts as one. */
  more: number;
}

/** On a phone they must leave room for the buttons: so many lines of the text, and so many characters in all. */
const mostLines = 3;
const mostCharacters = 160;

/**
 * Of what a payload would write as a note's text; null: it holds none. Blank lines tell nothing, and take no place. What is here is
 * shown whole, so nothing is left out that `more` does not count.
 */
export function contentPreview(payload: JsonObject): ContentPreview | null {
  const { content } = payload;
  if (typeof content !== 'string' || content.trim() === '') return null;
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const shown: string[] = [];
  let room = mostCharacters;
  let cut = 0;
  for (const line of lines.slice(0, mostLines)) {
    if (room <= 0) break;
    if (line.length > room) cut = 1;
    shown.push(revealed(line.length > room ? `${line.slice(0, room)}…` : line));
    room -= line.length;
  }
  return { lines: shown, more: lines.length - shown.length + cut };
}
