import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A store as the build before version 2 of its schema left it after a real run: a goal done, notes, a request open. */
export interface ExampleStore {
  /** The browser's number. */
  version: number;
  tables: Record<string, Record<string, unknown>[]>;
}

export const storeOfVersion1 = JSON.parse(
  readFileSync(new URL('../fixtures/store-v1/store.json', import.meta.url), 'utf8'),
) as ExampleStore;

/** Its schema, as that build made it. Never to be changed: such stores are out there. */
const schema: readonly TableForm[] = [
  { name: 'log', keyPath: 'seq', index: { name: '[type+seq]', keyPath: ['type', 'seq'] } },
  { name: 'snapshot', keyPath: 'key' },
  { name: 'inbox', keyPath: 'order', autoIncrement: true, index: { name: 'id', keyPath: 'id', unique: true } },
  { name: 'outcomes', keyPath: 'id', index: { name: 'order', keyPath: 'order' } },
  { name: 'meta', keyPath: 'key' },
  { name: 'notes', keyPath: 'path' },
  { name: 'done_goals', keyPath: 'id', index: { name: 'seq', keyPath: 'seq' } },
  { name: 'mind', keyPath: 'key' },
];

interface TableForm {
  name: string;
  keyPath?: string;
  autoIncrement?: boolean;
  index?: { name: string; keyPath: string | string[]; unique?: boolean };
}

/** What version 2 added, as the builds made it that upgraded such a store. Never to be changed either. */
const addedByVersion2: readonly TableForm[] = [
  { name: 'archive', keyPath: 'from' },
  { name: 'changes', keyPath: 'seq', index: { name: 'subject', keyPath: 'subject' } },
];

/** And version 3. */
const addedByVersion3: readonly TableForm[] = [{ name: 'blobs', keyPath: 'hash' }];

/** What a build left behind. `number`: the browser's. */
export interface EarlierStore {
  number: number;
  name: string;
}

/** Dexie counts in tenths of the browser's number, and builds on `idb` kept to that. Where Dexie repaired a schema, it left a tenth more. */
export const earlierStores: readonly EarlierStore[] = [
  { number: 10, name: 'version 1' },
  { number: 11, name: 'version 1 that was repaired' },
  { number: 20, name: 'version 2' },
  { number: 21, name: 'version 2 that was repaired' },
  { number: 30, name: 'version 3' },
  { number: 31, name: 'version 3 that was repaired' },
];

/** Makes one with the rows of the example, on the page's origin or in this process, where there is none yet; the app must not run there. */
export async function putEarlierStore(
  page: Pick<Page, 'evaluate'> | null,
  number: number,
  name = 'yadori',
): Promise<void> {
  const forms = [
    ...schema,
    ...(number >= 20 ? addedByVersion2 : []),
    ...(number >= 30 ? addedByVersion3 : []),
    ...(number % 10 === 0 ? [] : [{ name: '$meta' }]), // where Dexie notes what the number was before
  ];
  const given = { ...storeOfVersion1, version: number, schema: forms, name };
  await (page ? page.evaluate(makeStore, given) : makeStore(given));
}

export function putStoreOfVersion1(page: Pick<Page, 'evaluate'> | null, name?: string): Promise<void> {
  return putEarlierStore(page, storeOfVersion1.version, name);
}

/** Runs in a page, so it refers to nothing here. */
function makeStore({
  name,
  version,
  schema,
  tables,
}: ExampleStore & { name: string; schema: readonly TableForm[] }): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    opening.onupgradeneeded = () => {
      for (const { name, index, ...form } of schema) {
        const made = opening.result.createObjectStore(name, form);
        if (index) made.createIndex(index.name, index.keyPath, { unique: index.unique === true });
      }
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
      if (opening.result.objectStoreNames.contains('$meta'))
        writing.objectStore('$meta').put(Math.floor(version / 10), 'version');
      for (const [name, rows] of Object.entries(tables)) for (const row of rows) writing.objectStore(name).put(row);
      writing.onabort = () => reject(writing.error ?? new Error('not written'));
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** The browser's number of the store's schema; null where there is none. */
export function storedVersion(page: Page): Promise<number | null> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'yadori')?.version ?? null,
  );
}
