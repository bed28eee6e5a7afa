import { test as base, type Page } from '@playwright/test';
import type { Language } from '../../src/lib/base/language';
import { guardMs } from '../../src/lib/session/approval-keys';
import { PageDriver } from './page-driver';
import { serveStatic, type StaticServer } from './static-server';

/** A build elsewhere may be tested in place of dist. */
const dist = process.env['YADORI_DIST'] ?? 'dist';

/** The built app on a host of its own kind, and a person in front of it. `lang` is the person's language. */
export const test = base.extend<{ lang: Language; driver: PageDriver }, { app: StaticServer }>({
  app: [
    async ({}, use) => {
      const app = await serveStatic({ root: dist, kind: 'headers' });
      await use(app);
      await app.close();
    },
    { scope: 'worker' },
  ],
  lang: ['en', { option: true }],
  driver: async ({ page, lang }, use) => {
    await use(new PageDriver(page, lang));
  },
});

/** Everything in the page's database, by table, read past the app. */
export function storedTables(page: Page): Promise<Record<string, Record<string, unknown>[]>> {
  return page.evaluate(
    () =>
      new Promise<Record<string, Record<string, unknown>[]>>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('the database cannot be opened'));
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const transaction = database.transaction(names, 'readonly');
          const tables: Record<string, Record<string, unknown>[]> = {};
          for (const name of names) {
            const all = transaction.objectStore(name).getAll() as IDBRequest<Record<string, unknown>[]>;
            all.onsuccess = () => (tables[name] = all.result);
          }
          transaction.oncomplete = () => {
            database.close();
            resolve(tables);
          };
        };
      }),
  );
}

/** The stored events of one type, oldest first. */
export async function storedEvents(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const { log = [] } = await storedTables(page);
  return log.filter((event) => event['type'] === type);
}

/** Until the guard of a card that is shown now is over: as long as a person needs to see it at all. */
export async function untilAnswerable(page: Page): Promise<void> {
  await page.evaluate(async (ms) => {
    const end = performance.now() + ms;
    while (performance.now() <= end) await new Promise(requestAnimationFrame);
  }, guardMs);
}
