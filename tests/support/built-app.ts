import { expect, test as base } from '@playwright/test';
import type { Language } from '../../src/lib/base/language';
import { PageDriver } from './page-driver';
import { serveStatic, type HostKind, type StaticServer } from './static-server';

/**
 * A test on the built app: `app` is a host of its own, so that each test has an origin of its own; `driver` handles `page`, which has
 * not opened it yet. `lang` is the person's language.
 */
export const test = base.extend<{
  folder: 'dist' | 'dist-seams';
  lang: Language;
  /** How the app is hosted. */
  kind: HostKind;
  app: StaticServer;
  driver: PageDriver;
}>({
  folder: ['dist', { option: true }],
  lang: ['en', { option: true }],
  kind: ['plain', { option: true }],
  app: async ({ folder, kind }, use) => {
    const elsewhere = folder === 'dist' ? process.env['YADORI_DIST'] : undefined; // a build elsewhere may be tested in its place
    const app = await serveStatic({ root: elsewhere ?? folder, kind });
    await use(app);
    await app.close();
  },
  driver: async ({ page, lang }, use) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('svelte.dev/e/')) warnings.push(message.text());
    });
    await use(new PageDriver(page, lang));
    expect(warnings, 'what the components’ library warns of').toEqual([]);
  },
});
