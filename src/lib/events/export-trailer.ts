import * as z from 'zod/mini';
import type { JsonObject } from '../base/json';
import { sha256Hex } from './family';

/** The last line of an exported events.jsonl: no event, it says what must stand before it. */
export const exportTrailer = z.strictObject({
  /** When it was exported, UTC. */
  time: z.string(),
  type: z.literal('exported'),
  /** Id of the log; null when its first event names none. */
  log: z.nullable(z.string()),
  /** How many events. */
  count: z.int().check(z.minimum(0)),
  /** Hash of the last; 64 zeros where there is none. */
  head: sha256Hex,
});
export type ExportTrailer = z.infer<typeof exportTrailer>;

/** Whether a line means to be the trailer: it has no place in the chain. */
export function isTrailer(line: JsonObject): boolean {
  return line['type'] === 'exported' && !Object.hasOwn(line, 'seq');
}
