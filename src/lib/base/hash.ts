import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { decodeBase64url } from './base64url';

/** One for all: to make one costs more than to use it, and an event is hashed text by text. */
const utf8 = new TextEncoder();

/** Lower-case hex SHA-256 of the UTF-8 bytes of a text. Synchronous, so that folds and audit stay pure. */
export function sha256OfText(text: string): string {
  return bytesToHex(sha256(utf8.encode(text)));
}

/** Lower-case hex SHA-256 of salt bytes followed by the text's UTF-8 bytes. `salt` is base64url. */
export function saltedSha256(salt: string, text: string): string {
  return bytesToHex(sha256(concatBytes(decodeBase64url(salt), utf8.encode(text))));
}

/** Length of the UTF-8 form in bytes. */
export function utf8Length(text: string): number {
  return utf8.encode(text).length;
}
