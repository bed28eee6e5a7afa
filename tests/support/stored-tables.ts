import type { Page } from '@playwright/test';

/** The browser's own view of the stored tables, past the app: for tests that look at, or damage, what stands there. */

export async function readTable<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll();
          reading.onerror = () => reject(reading.error ?? new Error('not read'));
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as Row[]);
          };
        };
      }),
    table,
  );
}

/** Puts a row in place of the one with its key. */
export async function putRow(page: Page, table: string, row: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ({ table: name, row: value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).put(value);
          writing.onabort = () => reject(writing.error ?? new Error('not written'));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, row },
  );
}

/** Takes the row with a key out. */
export async function removeRow(page: Page, table: string, key: string | number): Promise<void> {
  await page.evaluate(
    ({ table: name, key: which }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          writing.objectStore(name).delete(which);
          writing.onabort = () => reject(writing.error ?? new Error('not written'));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { table, key },
  );
}

/** All tables as they stand in one moment. */
export function readAllTables(page: Page): Promise<Record<string, Record<string, unknown>[]>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, Record<string, unknown>[]>>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => {
          const names = [...opening.result.objectStoreNames];
          const reading = opening.result.transaction(names);
          const tables: Record<string, Record<string, unknown>[]> = {};
          for (const name of names) {
            const all = reading.objectStore(name).getAll() as IDBRequest<Record<string, unknown>[]>;
            all.onsuccess = () => (tables[name] = all.result);
          }
          reading.onabort = () => reject(reading.error ?? new Error('not read'));
          reading.oncomplete = () => {
            opening.result.close();
            resolve(tables);
          };
        };
      }),
  );
}

/** The stored events of one type, oldest first. */
export async function readEvents(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const log = await readTable<Record<string, unknown>>(page, 'log');
  return log.filter((event) => event['type'] === type);
}

/** All changes but those that a build brings by itself. */
export async function readChanges(page: Page): Promise<Record<string, unknown>[]> {
  return (await readEvents(page, 'change')).filter(({ by }) => by !== 'build');
}
