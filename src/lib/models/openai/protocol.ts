import type { JsonObject, JsonValue } from '../../base/json';
import type { ShownPicture } from '../../events/picture';
import { strictSchema } from '../strict-schema';
import type { ModelFailure, ModelRequest, ModelTool, TokenUse } from '../language-model';
import type { CallPart } from './call-assembly';

/** What one event of a stream, or a whole answer, brings. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'reasoning'; text: string }
  | { kind: 'call'; part: CallPart }
  /** Wanted back with the calls. What comes of one field is joined: texts to a text, lists to a list. */
  | { kind: 'opaque'; field: string; value: string | JsonValue[] }
  | { kind: 'usage'; usage: Partial<TokenUse> }
  /** The whole once more: taken where nothing of it came before. */
  | { kind: 'again'; pieces: readonly Piece[] }
  /** By which the host knows its answer. */
  | { kind: 'id'; id: string }
  /** The answer is whole. */
  | { kind: 'end' }
  | { kind: 'failure'; failure: ModelFailure };

/** The data URL of a picture; null: it is not here. */
export type PictureUrl = (picture: ShownPicture) => string | null;

/** In place of a picture that is not here. */
export const notHere = '(the picture is not here any more)';

/** One of the two protocols. */
export interface Protocol {
  /** Beneath the base address. */
  readonly path: string;
  /** All that a host may be asked; what it refuses is taken out by remedies.ts. */
  body(request: ModelRequest, model: string, urlOf: PictureUrl): JsonObject;
  /** Of an event's data, parsed. */
  ofEvent(event: JsonObject): Piece[];
  /** Of an answer that did not stream. */
  ofWhole(answer: JsonObject): Piece[];
}

/** A count of tokens, as a host reports it; 0: none, or what can be none. */
function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** As numberOf; absent where the host tells nothing. */
export function countIn(name: keyof TokenUse, ...values: unknown[]): Partial<TokenUse> {
  const found = values.find((value) => typeof value === 'number');
  return found === undefined ? {} : { [name]: numberOf(found) };
}

/** A tool as both protocols have it; strict only where that leaves the meaning of its schema as it is. */
export function functionOf({ name, description, parameters }: ModelTool): JsonObject & { strict: boolean } {
  const strict = isStrict(parameters);
  return { name, description, parameters: strict ? strictSchema(parameters) : parameters, strict };
}

/** Whether every object in it asks for all that it knows and takes nothing else. */
function isStrict(schema: JsonValue, isRoot = true): boolean {
  if (Array.isArray(schema)) return schema.every((part) => isStrict(part, false));
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties } = schema;
  if (isRoot && type !== 'object') return false;
  if (type === 'object' || properties !== undefined) {
    const names = Object.keys((properties ?? {}) as JsonObject);
    const asked = Array.isArray(required) ? required : [];
    if (additionalProperties !== false || !names.every((name) => asked.includes(name))) return false;
    return names.every((name) => isStrict((properties as JsonObject)[name] as JsonValue, false));
  }
  return Object.entries(schema).every(([key, part]) => key === 'enum' || key === 'const' || isStrict(part, false));
}
