import { isJsonObject, pointerToken, type JsonValue } from '../base/json';

/** What stands where free text may stand: the text itself, or {"sha256": …} in its place. */
export interface FreeTexts {
  texts: string[];
  commitments: string[];
}

/** Finds the free texts of stored events of one type, as JSON Pointers. Same answer as freeTextPointers, made for many events. */
export type FreeTextFinder = (stored: JsonValue) => FreeTexts;

/** A step of the family's patterns: known names, any one token, or all that lies below. */
interface Step {
  named: Map<string, Step>;
  any: Step | null;
  isText: boolean;
  isAllBelow: boolean;
}

const hex64 = /^[0-9a-f]{64}$/;

/** `patterns` as in Family.freeText. */
export function freeTextFinder(patterns: readonly string[]): FreeTextFinder {
  const root = newStep();
  for (const pattern of patterns) addPattern(root, pattern.slice(1).split('/'));
  return (stored) => {
    const found: FreeTexts = { texts: [], commitments: [] };
    walk(stored, root, '', found);
    return found;
  };
}

/** Where commitments stand in an event whose patterns are not known: some may be none. */
export function possibleCommitments(stored: JsonValue): string[] {
  const found: FreeTexts = { texts: [], commitments: [] };
  collect(stored, '', found);
  return found.commitments;
}

function newStep(): Step {
  return { named: new Map(), any: null, isText: false, isAllBelow: false };
}

function addPattern(root: Step, tokens: readonly string[]): void {
  let step = root;
  for (const token of tokens) {
    if (token === '**') {
      step.isAllBelow = true;
      return;
    }
    let next = token === '*' ? step.any : step.named.get(token);
    if (!next) {
      next = newStep();
      if (token === '*') step.any = next;
      else step.named.set(token, next);
    }
    step = next;
  }
  step.isText = true;
}

function walk(value: JsonValue, step: Step, pointer: string, found: FreeTexts): void {
  if (step.isText) {
    if (typeof value === 'string') found.texts.push(pointer);
    else if (isCommitment(value)) found.commitments.push(pointer);
  }
  if (typeof value !== 'object' || value === null) return;
  if (step.isAllBelow) {
    for (const [key, item] of entriesOf(value)) collect(item, `${pointer}/${pointerToken(key)}`, found);
    return;
  }
  if (step.any) {
    for (const [key, item] of entriesOf(value)) walk(item, step.any, `${pointer}/${pointerToken(key)}`, found);
  }
  const holder = value as Readonly<Record<string, JsonValue>>; // an array, too: a pattern may name an index
  for (const [key, next] of step.named) {
    if (Object.hasOwn(holder, key)) walk(holder[key] as JsonValue, next, `${pointer}/${key}`, found);
  }
}

/** Every string below, and every commitment. */
function collect(value: JsonValue, pointer: string, found: FreeTexts): void {
  if (typeof value === 'string') found.texts.push(pointer);
  else if (isCommitment(value)) found.commitments.push(pointer);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of entriesOf(value)) collect(item, `${pointer}/${pointerToken(key)}`, found);
  }
}

function entriesOf(value: object): [string, JsonValue][] {
  return Object.entries(value) as [string, JsonValue][];
}

function isCommitment(value: JsonValue): boolean {
  if (!isJsonObject(value)) return false;
  const { sha256 } = value;
  return typeof sha256 === 'string' && hex64.test(sha256) && Object.keys(value).length === 1;
}
