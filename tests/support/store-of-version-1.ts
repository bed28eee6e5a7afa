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

/** Its schema, as that build gave it to Dexie. Never to be changed: such stores are out there. */
export const schemaOfVersion1 = {
  log: 'seq, [type+seq]',
  snapshot: 'key',
  inbox: '++order, &id',
  outcomes: 'id, order',
  meta: 'key',
  notes: 'path',
  done_goals: 'id, seq',
  mind: 'key',
};

/** Makes it in the browser, on the page's origin, where there is no store yet. The app must not run there. */
export function putStoreOfVersion1(page: Page): Promise<void> {
  return page.evaluate(
    ({ version, tables }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yadori', version);
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onupgradeneeded = () => {
          const made = opening.result;
          made.createObjectStore('log', { keyPath: 'seq' }).createIndex('[type+seq]', ['type', 'seq']);
          made
            .createObjectStore('inbox', { keyPath: 'order', autoIncrement: true })
            .createIndex('id', 'id', { unique: true });
          made.createObjectStore('outcomes', { keyPath: 'id' }).createIndex('order', 'order');
          made.createObjectStore('done_goals', { keyPath: 'id' }).createIndex('seq', 'seq');
          for (const name of ['snapshot', 'meta', 'mind']) made.createObjectStore(name, { keyPath: 'key' });
          made.createObjectStore('notes', { keyPath: 'path' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
          for (const [name, rows] of Object.entries(tables)) for (const row of rows) writing.objectStore(name).put(row);
          writing.onabort = () => reject(writing.error ?? new Error('not written'));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    storeOfVersion1,
  );
}

/** The browser's number of the store's schema; null where there is none. */
export function storedVersion(page: Page): Promise<number | null> {
  return page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'yadori')?.version ?? null,
  );
}
