import { markOf, type SecretMark } from '../base/secret-marks';
import { deviceKey, readKey, readKeys, writeKey, writeMark, type StoredKey } from './egress-store';

/**
 * Keys, closed by AES-GCM under a key of this browser that cannot be read out. The origin is bound into each: a row that is moved to
 * another origin does not open. With a passphrase a second layer lies inside, under a key that Argon2id makes of it.
 */

/** `phrase`: the key made of a passphrase, and the salt that it was made with. */
export async function closeKey(
  origin: string,
  secret: string,
  phrase: { key: CryptoKey; salt: Uint8Array<ArrayBuffer> } | null,
): Promise<void> {
  const text = new TextEncoder().encode(secret);
  const inner = phrase ? await encrypt(phrase.key, text, origin) : null;
  const outer = await encrypt(await deviceKey(), inner?.data ?? text, origin);
  const passphrase = phrase && inner ? { salt: phrase.salt, iv: inner.iv } : null;
  await writeKey({ origin, ...outer, passphrase, mark: newMark(secret, phrase !== null) });
}

/** Of all keys, as far as they have one. One that an older build stored gets it now, or, under a passphrase, once it is opened. */
export async function readMarks(): Promise<SecretMark[]> {
  const stored = await readKeys();
  const unmarked = stored.filter(({ mark, passphrase }) => mark === undefined && passphrase === null);
  for (const { origin } of unmarked) await openKey(origin, null);
  const marked = unmarked.length === 0 ? stored : await readKeys();
  return marked.flatMap(({ mark }) => mark ?? []);
}

function newMark(secret: string, hasPassphrase: boolean): SecretMark | null {
  return markOf(secret, crypto.getRandomValues(new Uint8Array(16)), hasPassphrase);
}

/** `locked`: it has a passphrase, and `phrase` is none or another. `broken`: it is not of this browser or this origin. */
export type OpenedKey = { ok: true; key: string | null } | { ok: false; code: 'locked' | 'broken' };

export async function openKey(origin: string, phrase: CryptoKey | null): Promise<OpenedKey> {
  const stored = await readKey(origin);
  if (!stored) return { ok: true, key: null };
  const outer = await decrypt(await deviceKey(), stored, origin);
  if (!outer) return { ok: false, code: 'broken' };
  const inner = stored.passphrase
    ? phrase && (await decrypt(phrase, { iv: stored.passphrase.iv, data: outer }, origin))
    : outer;
  if (!inner) return { ok: false, code: 'locked' };
  const key = new TextDecoder().decode(inner);
  if (stored.mark === undefined) await writeMark(stored, newMark(key, stored.passphrase !== null));
  return { ok: true, key };
}

async function encrypt(
  key: CryptoKey,
  data: Uint8Array<ArrayBuffer>,
  origin: string,
): Promise<Pick<StoredKey, 'iv' | 'data'>> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bound(origin) }, key, data);
  return { iv, data: new Uint8Array(closed) };
}

/** Null where it does not open. */
async function decrypt(
  key: CryptoKey,
  { iv, data }: Pick<StoredKey, 'iv' | 'data'>,
  origin: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bound(origin) }, key, data),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null;
    throw error;
  }
}

function bound(origin: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`yadori key for ${origin}`);
}
