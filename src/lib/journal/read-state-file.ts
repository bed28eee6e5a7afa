import { maxLineCharacters, type JsonObject, type JsonValue, isJsonObject } from '../base/json';
import { documentState, type DocumentState } from '../events/document-state';
import type { ImportProblem } from './import-problem';
import { parseJsonLine } from './parse-json-line';

/** A state.json: the five elements and nothing else. What is not set there is null; a key that is missing counts as that. */
export async function readStateFile(
  lines: AsyncIterable<string>,
): Promise<{ ok: true; kind: 'state'; state: DocumentState } | { ok: false; problem: ImportProblem }> {
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length > maxLineCharacters) return { ok: false, problem: { line: 0, reason: 'too_large' } };
  }
  const value = parseJsonLine(text);
  if (!value) return { ok: false, problem: { line: 0, reason: 'not_json' } };
  if (isHead(value)) return { ok: false, problem: { line: 0, reason: 'head_only' } };
  const read = documentState.safeParse(completed(value));
  if (!read.success) return { ok: false, problem: { line: 0, reason: 'not_a_state' } };
  return hasOwnIds(read.data)
    ? { ok: true, kind: 'state', state: read.data }
    : { ok: false, problem: { line: 0, reason: 'doubled' } };
}

/** Our own head.json: it brings nothing back. */
function isHead(value: JsonObject): boolean {
  return Object.hasOwn(value, 'count') && Object.hasOwn(value, 'hash');
}

const empty: Record<keyof DocumentState, JsonObject> = {
  input: { source: null, authority: null, text: null },
  plan: { purpose: null, goals: [] },
  thought: { judgment: null, intent: null },
  action: { phase: null, summary: null },
  result: { status: null, summary: null },
};

function completed(value: JsonObject): JsonObject {
  const elements = Object.entries(empty).map(([key, unset]): [string, JsonValue] => {
    const given = value[key] ?? {};
    return [key, isJsonObject(given) ? { ...unset, ...given } : given];
  });
  return { ...value, ...Object.fromEntries(elements) };
}

/** Each goal and task once, each task under its goal. */
function hasOwnIds({ plan }: DocumentState): boolean {
  const ids = plan.goals.flatMap(({ id, tasks }) => [id, ...tasks.map((task) => task.id)]);
  const isInPlace = plan.goals.every(({ id, tasks }) => tasks.every((task) => task.id.startsWith(`${id}-T`)));
  return isInPlace && new Set(ids).size === ids.length;
}
