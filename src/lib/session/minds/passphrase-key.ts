import { argon2idAsync } from '@noble/hashes/argon2.js';

/** Memory in KiB, passes, lanes. Source: the OWASP password storage cheat sheet's first choice for Argon2id. */
const cost = { m: 19_456, t: 2, p: 1 };

/** The key that a passphrase stands for, with a salt. It cannot be read out again. Takes about a second. */
export async function passphraseKey(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const bytes = await argon2idAsync(new TextEncoder().encode(passphrase.normalize('NFKC')), salt, {
    ...cost,
    dkLen: 32,
  });
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export function newSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16));
}
