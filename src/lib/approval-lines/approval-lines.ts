import type { CodedLine, CodedLines } from '../agent/fold/capability';
import type { EditedNote } from '../agent/fold/plan-revision';
import type { JsonObject } from '../base/json';
import type { Language } from '../base/language';
import { alarmLines } from './alarm-lines';
import { rendered, type LineFamily, type LineParts } from './line-family';
import { noteLines } from './note-lines';
import { planLines } from './plan-lines';
import { searchLines } from './search-lines';
import { selfLines } from './self-lines';
import { talkLines } from './talk-lines';
import { worldLines } from './world-lines';

const families: readonly LineFamily[] = [
  talkLines,
  noteLines,
  alarmLines,
  selfLines,
  planLines,
  searchLines,
  worldLines,
];
const describers = new Map(families.flatMap(({ describe }) => Object.entries(describe)));
const words = new Map(families.flatMap((family) => Object.entries(family.words)));
const parts = new Map(families.flatMap((family) => Object.entries(family.parts ?? {})));

/**
 * What an approval of this action says, from its payload alone; any JSON will do. Null for a capability, or a version of it, that this
 * build does not know: nothing can be said of those.
 */
export function describeAction(capability: string, version: number, payload: JsonObject): CodedLines | null {
  const known = describers.get(capability);
  const lines = known?.version === version ? known.lines : known?.earlier?.[version];
  return lines?.(payload) ?? null;
}

/** The versions of a capability whose payloads `describeAction` reads. */
export function describedVersions(capability: string): number[] {
  const known = describers.get(capability);
  return known ? [...Object.keys(known.earlier ?? {}).map(Number), known.version] : [];
}

/** The words of a line that was made here, with a mind at `host` (null: here) in use; null for a code of nobody here. */
export function renderLine(line: CodedLine, lang: Language, host: string | null = null): string | null {
  const known = words.get(line.code);
  return known === undefined ? null : rendered(known, line, lang, host);
}

/** The same line as a heading and a list; null for one that names a single thing. */
export function renderParts(line: CodedLine, lang: Language): LineParts | null {
  return parts.get(line.code)?.(line.parameters, lang) ?? null;
}

/** A line for its card. `notes`: what changes in notes, which is shown whole there and is no item. */
export interface CardParts extends LineParts {
  notes: readonly EditedNote[];
}

/** Null for a line that names a single thing. `payload`: what the line was made of. */
export function cardParts(line: CodedLine, payload: JsonObject | undefined, lang: Language): CardParts | null {
  const whole = renderParts(line, lang);
  const notes = payload?.['notes'];
  if (!whole || !Array.isArray(notes)) return whole && { ...whole, notes: [] };
  const beside = renderParts({ ...line, parameters: { ...line.parameters, edits: [] } }, lang);
  return { ...whole, items: beside?.items ?? [], notes: notes as unknown as EditedNote[] };
}
