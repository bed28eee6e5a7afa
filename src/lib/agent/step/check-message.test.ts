import { describe, expect, it } from 'vitest';
import { checkMessage } from './check-message';

describe('a message', () => {
  const tooLong = (length: number) => ({ code: 'purpose_too_long', parameters: { length, limit: 2_000 } });

  it('that names the purpose is told the purpose’s limit, however long it is', () => {
    expect(checkMessage(`/purpose ${'x'.repeat(2_000)}`)).toBeNull();
    expect(checkMessage(`/purpose ${'x'.repeat(2_001)}`)).toEqual(tooLong(2_001));
    expect(checkMessage(`/purpose ${'x'.repeat(102_400)}`)).toEqual(tooLong(102_400));
  });

  it('of any other kind has the limit of messages', () => {
    expect(checkMessage('x'.repeat(8_000))).toBeNull();
    expect(checkMessage('x'.repeat(8_001))).toMatchObject({ code: 'text_too_long' });
    expect(checkMessage(`/help ${'x'.repeat(8_000)}`)).toMatchObject({ code: 'text_too_long' });
  });

  it('that holds what may not be stored is refused for that, whatever its length', () => {
    expect(checkMessage(`${'x'.repeat(3_000)} sk-${'a1'.repeat(20)}`)?.code).toBe('looks_like_a_key');
    expect(checkMessage(' ')?.code).toBe('empty');
  });
});
