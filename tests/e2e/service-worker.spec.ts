import { expect, test as base, type Page } from '@playwright/test';
import { pageHeaders, pagePolicy } from '../../src/lib/base/content-security-policy';
import { serveStatic, type HostKind, type StaticServer } from '../support/static-server';

const test = base.extend<{ hostKind: HostKind; app: StaticServer }>({
  hostKind: ['plain', { option: true }],
  app: async ({ hostKind }, use) => {
    const app = await serveStatic({ root: 'dist', kind: hostKind, basePath: '/some/app/' });
    await use(app);
    await app.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Registers it as the app does, which need not have come so far, and waits until it serves the page. */
async function untilControlled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('service-worker.js');
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

for (const hostKind of ['plain', 'headers'] as const) {
  test.describe(`under a sub path of a host of kind ${hostKind}`, () => {
    test.use({ hostKind });

    test('the page has its policy from the start, as a first tag and with nothing inline', async ({ page, app }) => {
      const response = await page.goto(app.url);
      expect(await response!.text()).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/);
      const policy = page.locator('head > meta').first();
      await expect(policy).toHaveAttribute('http-equiv', 'Content-Security-Policy');
      await expect(policy).toHaveAttribute('content', pagePolicy);
    });

    test('the service worker adds the security headers and stays within its scope', async ({ page, app }) => {
      await page.goto(app.url);
      await untilControlled(page);
      const response = await page.reload();
      expect(response?.fromServiceWorker()).toBe(true);
      expect(response?.headers()).toMatchObject(
        Object.fromEntries(Object.entries(pageHeaders).map(([name, value]) => [name.toLowerCase(), value])),
      );
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

      const script = await page.locator('script[src]').first().getAttribute('src');
      const scriptHeaders = await page.evaluate(async (url) => [...(await fetch(url)).headers], script!);
      expect(Object.fromEntries(scriptHeaders)).toMatchObject({
        'content-security-policy': pageHeaders['Content-Security-Policy'],
        'cross-origin-embedder-policy': 'credentialless',
      });
      expect(await page.evaluate(async () => (await fetch('/outside')).status)).toBe(404);
    });

    test('the app opens offline, with parameters and from an unknown address', async ({ page, app }) => {
      await page.goto(app.url);
      await untilControlled(page);
      await app.close();
      for (const address of ['', '?lang=ja#/log', 'unknown']) {
        await page.goto(app.url + address);
        await expect(page.locator('#app')).not.toBeEmpty();
      }
      const icon = await page.goto(`${app.url}favicon.svg`);
      expect(icon?.headers()['content-type']).toBe('image/svg+xml');
    });
  });
}
