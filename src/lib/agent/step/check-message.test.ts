import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message';
import { emptySnapshot } from '../fold/snapshot';

describe('a message', () => {
  const withoutPurpose = emptySnapshot();
  const withPurpose = emptySnapshot();
  withPurpose.state.plan.purpose = 'bake bread';
  const tooLong = (length: number) => ({ code: 'purpose_too_long', parameters: { length, limit: 2_000 } });

  it('that would become the purpose is told the purpose’s limit, however long it is', () => {
    expect(checkMessage(withoutPurpose, 'x'.repeat(2_000))).toBeNull();
    expect(checkMessage(withoutPurpose, 'x'.repeat(2_001))).toEqual(tooLong(2_001));
    expect(checkMessage(withoutPurpose, 'x'.repeat(102_400))).toEqual(tooLong(102_400));
    expect(checkMessage(withPurpose, `/purpose ${'x'.repeat(9_000)}`)).toEqual(tooLong(9_000));
  });

  it('of any other kind has the limit of messages', () => {
    expect(checkMessage(withPurpose, 'x'.repeat(8_000))).toBeNull();
    expect(checkMessage(withPurpose, 'x'.repeat(8_001))).toMatchObject({ code: 'text_too_long' });
    expect(checkMessage(withoutPurpose, `/help ${'x'.repeat(8_000)}`)).toMatchObject({ code: 'text_too_long' });
  });

  it('that holds what may not be stored is refused for that, whatever its length', () => {
    expect(checkMessage(withoutPurpose, `${'x'.repeat(3_000)} sk-${'a1'.repeat(20)}`)?.code).toBe('looks_like_a_key');
    expect(checkMessage(withoutPurpose, ' ')?.code).toBe('empty');
  });
});
