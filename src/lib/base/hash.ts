import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { decodeBase64url } from './base64url';

/** One for all: to make one costs more than to use it, and an event is hashed text by text. */
const utf8 = new TextEncoder();
const unused = sha256.create();
const hasher = sha256.create();
/** Where short texts are encoded, of at most so many UTF-16 units; each takes 3 bytes at most. */
const shortText = 10_922;
const room = new Uint8Array(3 * shortText);
const digest = new Uint8Array(hasher.outputLen);

/** Lower-case hex SHA-256 of the UTF-8 bytes of a text. Synchronous, so that folds and audit stay pure. */
export function sha256OfText(text: string): string {
  return hexSha256(null, text);
}

/** Lower-case hex SHA-256 of salt bytes followed by the text's UTF-8 bytes. `salt` is base64url. */
export function saltedSha256(salt: string, text: string): string {
  return hexSha256(decodeBase64url(salt), text);
}

/** As saltedSha256, of bytes. */
export function saltedSha256OfBytes(salt: string, bytes: Uint8Array): string {
  return bytesToHex(sha256.create().update(decodeBase64url(salt)).update(bytes).digest());
}

/** Whether the UTF-8 form has no more than `limit` bytes. Most texts are far from it, and need not be encoded to know. */
export function fitsUtf8(text: string, limit: number): boolean {
  return 3 * text.length <= limit || (text.length <= limit && utf8Length(text) <= limit);
}

/** Length of the UTF-8 form in bytes. */
export function utf8Length(text: string): number {
  return encoded(text).length;
}

function hexSha256(salt: Uint8Array | null, text: string): string {
  unused._cloneInto(hasher);
  if (salt) hasher.update(salt);
  hasher.update(encoded(text)).digestInto(digest);
  return bytesToHex(digest);
}

/** Good until the next call. */
function encoded(text: string): Uint8Array {
  if (text.length > shortText) return utf8.encode(text);
  return room.subarray(0, utf8.encodeInto(text, room).written);
}
