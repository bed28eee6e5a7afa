import { describe, expect, it } from 'vitest';
import { checkMessage, checkText, holdsKey } from './check-text';

describe('a text before it may be stored', () => {
  it('takes what people write', () => {
    for (const text of [
      'y',
      'Hello',
      'こんにちは',
      'two\nlines\r\n\tand a tab',
      '😀',
      'مرحبا',
      'sk-',
      'the key is under the mat',
      'xai-short',
    ]) {
      expect(checkText(text)).toBeNull();
    }
  });

  it('finds a key anywhere in it', () => {
    const key = `sk-${'aB3'.repeat(10)}`;
    for (const text of [key, `before ${key}`, `${key} after`, `a\n${key}\nb`, `token="${key}"`, `鍵は${key}です`]) {
      expect(checkText(text)?.code).toBe('looks_like_a_key');
      expect(holdsKey(text)).toBe(true);
    }
  });

  it('names the limit that applied, and the place of a control character', () => {
    expect(checkText('x'.repeat(8_000))).toBeNull();
    expect(checkText('x'.repeat(8_001))).toEqual({
      code: 'text_too_long',
      parameters: { length: 8_001, limit: 8_000 },
    });
    expect(checkText('ab\u001bc')).toEqual({
      code: 'control_characters',
      parameters: { place: 3, character: 'U+001B' },
    });
    expect(checkText('\u0085')).toMatchObject({ code: expect.any(String) as string });
  });
});

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
