import { forEachString, isJsonObject, pointerToken, valueAt, type JsonObject, type JsonValue } from '../base/json';

/** A step of compiled patterns: known names, or any one token; and whether a text may stand here. */
interface Step {
  named: Map<string, Step>;
  any: Step | null;
  isText: boolean;
}

/** Below a final `**`: every string, however deep. */
const everything: Step = { named: new Map(), any: null, isText: true };
everything.any = everything;

/** Patterns are constants of a family: each list is compiled once. */
const compiled = new WeakMap<readonly string[], Step>();

/** The JSON Pointers of all strings in a body that stand where a pattern (see Family.freeText) says free text stands, as stored. */
export function freeTextPointers(body: JsonValue, patterns: readonly string[]): string[] {
  const found: string[] = [];
  walk(body, [stepsOf(patterns)], '', found);
  return found;
}

const payloadAt = '/decision/action_payload';

/** Whether no text of the payload was taken out of the stored thought: each that is there has its salt. */
export function isPayloadWhole(storedThought: JsonObject): boolean {
  const payload = valueAt(storedThought, payloadAt);
  const salts = storedThought['salt'];
  if (payload === undefined || !isJsonObject(salts)) return false;
  let isWhole = true;
  forEachString(payload, (pointer) => (isWhole &&= Object.hasOwn(salts, `${payloadAt}${pointer}`)));
  return isWhole;
}

function walk(value: JsonValue, steps: readonly Step[], pointer: string, found: string[]): void {
  if (typeof value === 'string') {
    if (steps.some(({ isText }) => isText)) found.push(pointer);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries<JsonValue>(value as Record<string, JsonValue>)) {
    const next = nextSteps(steps, key);
    if (next.length > 0) walk(item, next, `${pointer}/${pointerToken(key)}`, found);
  }
}

function nextSteps(steps: readonly Step[], key: string): Step[] {
  const next: Step[] = [];
  for (const { named, any } of steps) {
    const known = named.get(key);
    if (known) next.push(known);
    if (any) next.push(any);
  }
  return next;
}

function stepsOf(patterns: readonly string[]): Step {
  const known = compiled.get(patterns);
  if (known) return known;
  const root = newStep();
  for (const pattern of patterns) addPattern(root, pattern.slice(1).split('/'));
  compiled.set(patterns, root);
  return root;
}

function addPattern(root: Step, tokens: readonly string[]): void {
  let step = root;
  for (const token of tokens) {
    if (token === '**') {
      step.any = everything;
      return;
    }
    const next: Step = (token === '*' ? step.any : step.named.get(token)) ?? newStep();
    if (token === '*') step.any = next;
    else step.named.set(token, next);
    step = next;
  }
  step.isText = true;
}

function newStep(): Step {
  return { named: new Map(), any: null, isText: false };
}
