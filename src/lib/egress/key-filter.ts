/**
 * Takes a secret out of a stream of bytes, however it is split: no server's answer that repeats the key goes further than here.
 * What could still become the secret is held back until it is known.
 */
export class KeyFilter {
  readonly #secret: Uint8Array;
  #held: Uint8Array<ArrayBufferLike> = new Uint8Array();

  constructor(secret: string) {
    this.#secret = new TextEncoder().encode(secret);
  }

  /** What may go on of what came so far. */
  push(bytes: Uint8Array): Uint8Array {
    if (this.#secret.length === 0) return bytes;
    const all = joined([this.#held, bytes]);
    const parts: Uint8Array[] = [];
    let from = 0;
    let at = 0;
    while (at < all.length) {
      const matched = this.#matchedAt(all, at);
      if (matched === this.#secret.length) {
        parts.push(all.subarray(from, at), replacement);
        at += matched;
        from = at;
      } else if (at + matched === all.length && matched > 0) {
        break;
      } else {
        at += 1;
      }
    }
    parts.push(all.subarray(from, at));
    this.#held = all.slice(at);
    return joined(parts);
  }

  /** What was held back, at the end. */
  end(): Uint8Array {
    const rest = this.#held;
    this.#held = new Uint8Array();
    return rest;
  }

  #matchedAt(bytes: Uint8Array, at: number): number {
    let length = 0;
    while (length < this.#secret.length && bytes[at + length] === this.#secret[length]) length += 1;
    return length;
  }
}

const replacement = new TextEncoder().encode('[key]');

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const filled = parts.filter(({ length }) => length > 0);
  if (filled.length === 1) return filled[0] as Uint8Array;
  const whole = new Uint8Array(filled.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of filled) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
