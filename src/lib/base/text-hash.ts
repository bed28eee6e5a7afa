import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text that comes in pieces, none of which breaks off inside a surrogate pair. */
export class TextHash {
  readonly #hash = sha256.create();

  add(text: string): void {
    this.#hash.update(utf8ToBytes(text));
  }

  /** Lower-case hex of all that was added. Once. */
  hex(): string {
    return bytesToHex(this.#hash.digest());
  }
}
