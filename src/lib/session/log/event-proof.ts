import { NotJsonError } from '../../base/canonical-json';
import { forEachString } from '../../base/json';
import type { StoredEvent } from '../../bridge/database';
import { hashOf } from '../../events/chain';
import { genesisHash } from '../../events/genesis-hash';
import { freeTextsOf } from '../../events/redaction';

/** What can be shown of an event here and now, from nothing but what is stored. */
export interface EventProof {
  /** Its hash, reckoned anew from its content; null: it cannot be. */
  reckoned: string | null;
  /** It is the one that stands in it. */
  isItsHash: boolean;
  /** The event before has the hash that this one names; null: that one is not there to ask. */
  follows: boolean | null;
  /** Where its free texts stand, each with a salt of its own. */
  salted: string[];
  /** Where texts were taken out: their commitments stand there, so that the hash stays. */
  redacted: string[];
}

export function proofOf(event: StoredEvent, previous: StoredEvent | null): EventProof {
  const reckoned = reckon(event);
  const before = event.seq === 1 ? genesisHash : (previous?.hash ?? null);
  const salt = event['salt'];
  const redacted: string[] = [];
  const places = typeof salt === 'object' && salt !== null ? salt : {};
  forEachString(event, (pointer, text) => {
    const place = pointer.slice(0, -'/sha256'.length);
    if (pointer.endsWith('/sha256') && /^[0-9a-f]{64}$/.test(text) && !(place in places)) redacted.push(place);
  });
  return {
    reckoned,
    isItsHash: reckoned === event.hash,
    follows: before === null ? null : event['prev'] === before,
    salted: freeTextsOf(event).map(({ pointer }) => pointer),
    redacted,
  };
}

function reckon(event: StoredEvent): string | null {
  try {
    return hashOf(event);
  } catch (error) {
    if (error instanceof RangeError || error instanceof NotJsonError) return null;
    throw error;
  }
}
