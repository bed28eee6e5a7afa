import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';

/** llama.cpp makes a rule for each repetition: long limits cost more than they bring. What is longer is dropped when it is checked. */
const longestString = 200;

/** A JSON Schema as llama.cpp turns it into a grammar: all of it, but for limits that would make it too large. */
export function grammarSchema(schema: JsonObject): JsonObject {
  return reduced(schema) as JsonObject;
}

function reduced(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(reduced);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key, item]) => key !== '$schema' && !(key === 'maxLength' && typeof item === 'number' && item > longestString),
  );
  return Object.fromEntries(entries.map(([key, item]) => [key, reduced(item)]));
}
