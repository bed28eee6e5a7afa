import { test as base } from '@playwright/test';
import { PageDriver } from './page-driver';
import { serveStatic, type StaticServer } from './static-server';

/**
 * A test on the built app: `app` is a host of its own, so that each test has an origin of its own; `driver` handles `page`, which has
 * not opened it yet.
 */
export const test = base.extend<{ folder: 'dist' | 'dist-seams'; app: StaticServer; driver: PageDriver }>({
  folder: ['dist', { option: true }],
  app: async ({ folder }, use) => {
    const app = await serveStatic({ root: folder });
    await use(app);
    await app.close();
  },
  driver: async ({ page }, use) => use(new PageDriver(page)),
});
