import { describe, expect, it } from 'vitest';
import { chain } from '../../../../tests/support/journal-batches';
import type { StoredEvent } from '../../bridge/database';
import { withoutTexts } from '../../events/redaction';
import { proofOf } from './event-proof';

const [first, second] = chain(2, 'bees') as unknown as [StoredEvent, StoredEvent];

describe('the proof of an event', () => {
  it('is its hash reckoned anew, and the hash before', () => {
    expect(proofOf(second, first)).toEqual({
      reckoned: second.hash,
      isItsHash: true,
      follows: true,
      salted: ['/text'],
      redacted: [],
    });
    expect(proofOf(first, null).follows).toBe(true);
  });

  it('fails for one that was changed, and for one that was put in between', () => {
    expect(proofOf({ ...second, text: 'wasps' }, first)).toMatchObject({ isItsHash: false, follows: true });
    expect(proofOf(second, { ...first, hash: 'f'.repeat(64) })).toMatchObject({ isItsHash: true, follows: false });
    expect(proofOf(second, null).follows).toBeNull();
    expect(proofOf({ ...second, salt: 5 }, first)).toMatchObject({ reckoned: null, isItsHash: false });
  });

  it('holds for a redacted one, and names what was taken out', () => {
    const redacted = withoutTexts(second, ['/text']) as StoredEvent;
    expect(proofOf(redacted, first)).toMatchObject({ isItsHash: true, salted: [], redacted: ['/text'] });
  });
});
