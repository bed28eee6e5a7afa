import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeBase64url, encodeBase64url } from './base64url';

/** RFC 4648, section 10, without padding. */
const samples = ['', 'Zg', 'Zm8', 'Zm9v', 'Zm9vYg', 'Zm9vYmE', 'Zm9vYmFy'];

it('writes the samples of RFC 4648', () => {
  for (const [length, text] of samples.entries()) {
    const bytes = Buffer.from('foobar'.slice(0, length));
    expect(encodeBase64url(bytes)).toBe(text);
    expect(Buffer.from(decodeBase64url(text))).toEqual(bytes);
  }
  expect(encodeBase64url(Uint8Array.of(0xfb, 0xff, 0xfe))).toBe('-__-');
});

it('writes and reads any bytes as Node does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = encodeBase64url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(decodeBase64url(text)).toEqual(bytes);
    }),
  );
});

it('reads only what it would write: no second text for the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 24 }), (text) => {
      const bytes = decodedOrNull(text);
      if (bytes) expect(encodeBase64url(bytes)).toBe(text);
    }),
  );
  for (const text of ['Zh', 'Zm9', 'Z', 'Zg==', 'Zm9v\n', 'Zm+v', 'Zm/v', 'Zm9ｖ', 'AAAAAAAAAAAAAAAAAAAAAB']) {
    expect(() => decodeBase64url(text), text).toThrow(RangeError);
  }
});

function decodedOrNull(text: string): Uint8Array | null {
  try {
    return decodeBase64url(text);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
}
