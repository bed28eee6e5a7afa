import type { Line } from '../agent/fold/capability';
import type { JsonObject } from '../base/json';
import { utf8Length } from '../base/hash';
import type { Language } from '../base/language';
import type { ObservationBody } from '../events/observation';

/** Of `CapabilityReport.output`; UTF-16 units. A page of a note or an event may be longer. */
export const maxOutput = 2_000;
export const maxPage = 8_000;

/** Of a page as JSON; bytes. It stands in a result, beside all else of it, and an event has at most 32 KB. */
const maxPageBytes = 24_000;

export interface PageOfText {
  text: string;
  /** The last character of it, counted from 1, and how many follow. */
  to: number;
  rest: number;
}

/** What is read of a text at once, from a character on, counted in UTF-16 units from 1. Null: the text ends before. */
export function pageOf(text: string, from = 1): PageOfText | null {
  if (from > Math.max(1, text.length)) return null;
  let page = cutWhole(text.slice(from - 1), maxPage);
  for (let bytes = jsonBytes(page); bytes > maxPageBytes; bytes = jsonBytes(page))
    page = cutWhole(page, Math.floor((page.length * maxPageBytes) / bytes));
  const to = from - 1 + page.length;
  return { text: page, to, rest: text.length - to };
}

/** No more than so many units, and no half of a pair. */
function cutWhole(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

function jsonBytes(text: string): number {
  return utf8Length(JSON.stringify(text));
}

/** A monologue line from a sentence that has no full stop yet. */
export function sentenceLine(code: string, parameters: JsonObject, sentence: string, lang: Language): Line {
  return { code, parameters, text: `${sentence}${lang === 'ja' ? '。' : '.'}` };
}

/** What is so for certain, seen at `now` (ms since 1970 UTC). */
export function observedFacts(source: string, now: number, texts: readonly string[]): Omit<ObservationBody, 'type'> {
  const observed_at = new Date(now).toISOString();
  return { source, facts: texts.map((text) => ({ text, confidence: 1, observed_at })), estimates: [], unknowns: [] };
}

/** What could not be seen: it stays unknown, nothing is guessed. */
export function unknownTo(source: string, unknowns: string[]): Omit<ObservationBody, 'type'> {
  return { source, facts: [], estimates: [], unknowns };
}
