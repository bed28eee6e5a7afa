import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitsUtf8, saltedSha256, sha256OfText, utf8Length } from './hash';

it('gives the digests of FIPS 180-4', () => {
  expect(sha256OfText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256OfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256OfText('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256OfText('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

it('hashes the salt bytes, then the UTF-8 bytes of the text', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), fc.string({ unit: 'grapheme' }), (salt, text) => {
      const expected = createHash('sha256').update(salt).update(text, 'utf8').digest('hex');
      expect(saltedSha256(Buffer.from(salt).toString('base64url'), text)).toBe(expected);
    }),
  );
  expect(() => saltedSha256('no base64!', 'text')).toThrow(RangeError);
});

it('counts bytes, not characters', () => {
  expect([utf8Length('abc'), utf8Length('é'), utf8Length('蜂'), utf8Length('🐝'), utf8Length('')]).toEqual([
    3, 2, 3, 4, 0,
  ]);
});

it('tells whether a text fits as its bytes do', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 60 }), (text, limit) => {
      expect(fitsUtf8(text, limit)).toBe(utf8Length(text) <= limit);
    }),
  );
});
