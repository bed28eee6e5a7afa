import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { decodeBase64url } from './base64url';

/** Lower-case hex SHA-256 of the UTF-8 bytes of a text. Synchronous, so that folds and audit stay pure. */
export function sha256OfText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Lower-case hex SHA-256 of salt bytes followed by the text's UTF-8 bytes. `salt` is base64url. */
export function saltedSha256(salt: string, text: string): string {
  return bytesToHex(sha256(concatBytes(decodeBase64url(salt), utf8ToBytes(text))));
}

/** Length of the UTF-8 form in bytes. */
export function utf8Length(text: string): number {
  return utf8ToBytes(text).length;
}
