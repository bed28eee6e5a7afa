import type { JsonObject } from '../base/json';
import { revealed } from '../base/text';

/** The beginning of a text that would be written. */
export interface ContentPreview {
  /** As a reader would see it, every unseen character revealed. */
  lines: string[];
  /** Lines of the text that are left out; a line that is cut counts as one. */
  more: number;
}

/** On a phone they must leave room for the buttons. */
const mostLines = 3;
const mostOfLine = 160;

/** Of what a payload would write as a note's text; null: it holds none. Blank lines tell nothing, and take no place. */
export function contentPreview(payload: JsonObject): ContentPreview | null {
  const { content } = payload;
  if (typeof content !== 'string' || content.trim() === '') return null;
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, mostLines);
  const cut = shown.filter((line) => line.length > mostOfLine).length;
  return {
    lines: shown.map((line) => revealed(line.length > mostOfLine ? `${line.slice(0, mostOfLine)}…` : line)),
    more: lines.length - shown.length + cut,
  };
}
