import type { Line } from '../agent/fold/capability';
import type { JsonObject } from '../base/json';
import type { Language } from '../base/language';
import type { ObservationBody } from '../events/observation';

/** Of `CapabilityReport.output`; UTF-16 units. */
export const maxOutput = 2_000;

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
