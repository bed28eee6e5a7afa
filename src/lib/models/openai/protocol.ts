import type { JsonObject } from '../../base/json';
import type { ModelFailure, ModelRequest, TokenUse } from '../language-model';

/** What one event of a stream, or a whole answer, brings. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'usage'; usage: TokenUse }
  /** By which the host knows its answer. */
  | { kind: 'id'; id: string }
  /** The answer is whole. */
  | { kind: 'end' }
  | { kind: 'failure'; failure: ModelFailure };

/** One of the two protocols. */
export interface Protocol {
  /** Beneath the base address. */
  readonly path: string;
  body(request: ModelRequest, options: { model: string; schema: JsonObject | null; isAsked: boolean }): JsonObject;
  /** Of an event's data, parsed. */
  ofEvent(event: JsonObject): Piece[];
  /** Of an answer that did not stream. */
  ofWhole(answer: JsonObject): Piece[];
}

/** A count of tokens, as a host reports it; 0: none, or what can be none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
}
