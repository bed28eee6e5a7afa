import { isJsonObject, type JsonObject, type JsonValue } from '../base/json';

/** What hosts do not know, or refuse, in a strict schema; it is checked all the same when the answer is parsed. */
const leftOut = new Set(
  ['$schema', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems'].concat([
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'default',
  ]),
);

/**
 * A JSON Schema in the subset that served models keep strictly: `anyOf` in place of `oneOf`, `enum` in place of `const`, every
 * property required, no others.
 */
export function strictSchema(schema: JsonObject): JsonObject {
  return strict(schema) as JsonObject;
}

function strict(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(strict);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !leftOut.has(key))
    .map(([key, item]): [string, JsonValue] => {
      if (key === 'oneOf') return ['anyOf', strict(item)];
      if (key === 'const') return ['enum', [item]];
      if (key === 'properties' && isJsonObject(item))
        return [key, Object.fromEntries(Object.entries(item).map(([name, of]) => [name, strict(of)]))];
      return key === 'enum' || key === 'required' ? [key, item] : [key, strict(item)];
    });
  const made: JsonObject = Object.fromEntries(entries);
  if (!isJsonObject(made['properties'])) return made;
  return { ...made, required: Object.keys(made['properties']), additionalProperties: false };
}
