import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json';

/** One character of a JSON string as it is written: itself, or one of the escapes that a text needs. */
const character = '([^"\\\\\\x00-\\x1F]|\\\\["\\\\nrt/])';

/**
 * A JSON Schema as WebLLM's grammar compiler keeps it. A string with a length would lose its escapes there, and so every line break and quote:
 * its length is told by a pattern instead, which stands for the text as it is written.
 */
export function xgrammarSchema(schema: JsonObject): JsonObject {
  return rewritten(schema) as JsonObject;
}

function rewritten(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(rewritten);
  if (!isJsonObject(value)) return value;
  const { $schema: _, minLength, maxLength, ...rest } = value;
  const made: JsonObject = Object.fromEntries(Object.entries(rest).map(([key, item]) => [key, rewritten(item)]));
  const isText = value['type'] === 'string' && (minLength !== undefined || maxLength !== undefined);
  if (!isText || made['pattern'] !== undefined || made['enum'] !== undefined || made['const'] !== undefined)
    return made;
  return { ...made, pattern: `^${character}{${numberOf(minLength) ?? 0},${numberOf(maxLength) ?? ''}}$` };
}

function numberOf(value: JsonValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
