import { NotJsonError } from '../base/canonical-json';
import type { JsonObject } from '../base/json';
import { hashOf } from './chain';

/** Why a stored event does not stand as it was written at `seq` behind the event of hash `prev` (null: not known); null: it does. */
export function linkProblem(event: JsonObject, seq: number, prev: string | null): string | null {
  if (event['seq'] !== seq) return 'missing';
  if (prev !== null && event['prev'] !== prev) return 'does not follow the event before it';
  try {
    return hashOf(event) === event['hash'] ? null : 'does not match its hash';
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return error.message;
    throw error;
  }
}
