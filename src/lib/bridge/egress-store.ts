import type { SecretMark } from '../base/secret-marks';

/**
 * What the egress thread and the service worker need to know, in a store of its own: which origins may be reached, and keys, closed. Plain
 * IndexedDB, so that neither carries a library for it. No backup, export, clear or import of the log touches it.
 */

/** A key for one origin. It opens only with this browser's own key, for that origin, and, where it was so stored, with a passphrase. */
export interface StoredKey {
  origin: string;
  iv: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
  /** How its passphrase becomes a key: Argon2id; null: it has none. */
  passphrase: { salt: Uint8Array<ArrayBuffer>; iv: Uint8Array<ArrayBuffer> } | null;
  /** By what it is known again in texts; null: it gets none. Absent in rows of older builds until it is first opened. */
  mark?: SecretMark | null;
}

const databaseName = 'yadori-egress';
const stores = ['settings', 'keys'] as const;
type Store = (typeof stores)[number];

export async function readAllowedOrigins(): Promise<string[]> {
  const found: unknown = await use('settings', 'readonly', (store) => store.get('allowed_origins'));
  return Array.isArray(found) ? found.filter((origin): origin is string => typeof origin === 'string') : [];
}

/** Resolves once it is committed: an egress thread that starts afterwards has the new policy. */
export async function writeAllowedOrigins(origins: readonly string[]): Promise<void> {
  await use('settings', 'readwrite', (store) => store.put([...new Set(origins)].sort(), 'allowed_origins'));
}

/** What the thread that downloads models may reach; see download-sources.ts. */
export async function readDownloadSources(): Promise<string[]> {
  const found: unknown = await use('settings', 'readonly', (store) => store.get('download_sources'));
  return Array.isArray(found) ? found.filter((source): source is string => typeof source === 'string') : [];
}

/** Resolves once it is committed: a thread that starts afterwards has the new policy. */
export async function writeDownloadSources(sources: readonly string[]): Promise<void> {
  await use('settings', 'readwrite', (store) => store.put([...sources], 'download_sources'));
}

/** This browser's own key, which no script can read out; made when it is first needed. */
export async function deviceKey(): Promise<CryptoKey> {
  const known: unknown = await use('settings', 'readonly', (store) => store.get('device_key'));
  if (known instanceof CryptoKey) return known;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // another tab may have made one meanwhile: the first stays
  await use('settings', 'readwrite', (store) => store.add(made, 'device_key')).catch(() => null);
  return (await use('settings', 'readonly', (store) => store.get('device_key'))) as CryptoKey;
}

export async function readKey(origin: string): Promise<StoredKey | null> {
  return ((await use('keys', 'readonly', (store) => store.get(origin))) as StoredKey | undefined) ?? null;
}

export async function writeKey(key: StoredKey): Promise<void> {
  await use('keys', 'readwrite', (store) => store.put(key, key.origin));
}

export async function readKeys(): Promise<StoredKey[]> {
  return (await use('keys', 'readonly', (store) => store.getAll())) as StoredKey[];
}

/** Unless another key came in its place meanwhile. */
export async function writeMark({ origin, iv }: StoredKey, mark: SecretMark | null): Promise<void> {
  await use('keys', 'readwrite', (store) => {
    const read = store.get(origin) as IDBRequest<StoredKey | undefined>;
    read.addEventListener('success', () => {
      const now = read.result;
      if (now && indexedDB.cmp(now.iv, iv) === 0) store.put({ ...now, mark }, origin);
    });
    return read;
  });
}

/** All of them, with the browser's own key that they open with, and the addresses that they were for. */
export async function removeAllKeys(): Promise<void> {
  await use('keys', 'readwrite', (store) => store.clear());
  await use('settings', 'readwrite', (store) => store.delete('device_key'));
  await use('settings', 'readwrite', (store) => store.delete('allowed_origins'));
}

export async function removeKey(origin: string): Promise<void> {
  await use('keys', 'readwrite', (store) => store.delete(origin));
}

async function use<T>(
  name: Store,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' });
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the store gave up'));
    });
    committed.catch(() => {}); // told by whichever is waited for first
    const result = await settled(work(transaction.objectStore(name)));
    await committed;
    return result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    for (const name of stores) request.result.createObjectStore(name);
  };
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store failed'));
  });
}
