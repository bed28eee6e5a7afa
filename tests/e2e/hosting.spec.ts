import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { exportLog, saidTexts } from '../support/exported-log';
import { listenElsewhere } from '../support/foreign-host';
import { PageDriver } from '../support/page-driver';
import { serveStatic, type HostKind, type StaticServer } from '../support/static-server';

const test = base.extend<{ hostKind: HostKind; app: StaticServer; driver: PageDriver }>({
  hostKind: ['plain', { option: true }],
  app: async ({ hostKind }, use) => {
    const app = await serveStatic({ root: 'dist', kind: hostKind, basePath: '/app/' });
    await use(app);
    await app.close().catch(() => undefined); // a test may have closed it
  },
  driver: async ({ page }, use) => use(new PageDriver(page)),
});

test.use({ serviceWorkers: 'allow' });

for (const hostKind of ['plain', 'headers'] as const) {
  test.describe(`under /app/ on a host of kind ${hostKind}`, () => {
    test.use({ hostKind });

    test('it works, and from the second load on with neither network nor host', async ({
      app,
      driver,
      page,
      context,
    }) => {
      await driver.open(app.url);
      await driver.say('Note: written online');
      await driver.approve();
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await driver.untilQuiet();

      await context.setOffline(true);
      await app.close();
      await page.reload();
      await driver.untilQuiet();
      await expect(page.getByText('Offline', { exact: true })).toBeVisible();
      await driver.say('Note: written offline');
      await driver.approve();
      await driver.say('Hello');
      const { events } = await exportLog(driver);
      expect(saidTexts(events)).toEqual(['Note: written online', 'Note: written offline', 'Hello']);
      await page.getByRole('link', { name: 'Help', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('[F-30] page and agent block eval and what is not of their own origin, from the first load on', async ({
      app,
      driver,
      page,
    }) => {
      const foreign = await listenElsewhere();
      try {
        app.onRequest = (path) =>
          path === '/app/probe.js'
            ? (_, response) => {
                response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(probe(foreign.url));
              }
            : undefined;
        await captureAgent(page);
        await driver.open(app.url);
        for (const load of ['first', 'controlled']) {
          expect(await agentPolicy(page), load).toEqual({ evalCode: 'blocked', foreignFetch: 'blocked' });
          expect(await pagePolicy(page), load).toEqual({
            evalCode: 'blocked',
            inlineScript: 'blocked',
            fetch: 'blocked',
            image: 'blocked',
            frame: 'blocked',
            socket: 'blocked',
            ownFetch: 'allowed',
          });
          await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
          await page.reload();
          await driver.untilQuiet();
        }
        expect(foreign.requests()).toBe(0);
      } finally {
        await foreign.close();
      }
    });

    test('a part whose code does not come is told of where it was asked for, and the rest goes on', async ({
      app,
      driver,
      page,
    }) => {
      await page.route(/(KeysDialog|HelpPage)-[^/]*\.js$/, (route) => route.abort());
      await driver.open(app.url);
      const told = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
      await page.getByRole('button', { name: 'Send' }).focus();
      await page.keyboard.press('?');
      await expect(told).toBeInViewport();
      await told.getByRole('button', { name: 'Close' }).click();
      await expect(told).toBeHidden();
      await page.getByRole('link', { name: 'Help', exact: true }).click();
      await expect(told).toBeInViewport();
      await page.getByRole('link', { name: 'Chat', exact: true }).click();
      await driver.say('Hello');
    });

    test('manifest and icons load, and the page asks for nothing that is not there', async ({ app, driver, page }) => {
      const failed: string[] = [];
      const elsewhere: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== new URL(app.url).origin && protocol !== 'blob:' && protocol !== 'data:') {
          elsewhere.push(request.url());
        }
      });
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await driver.open(app.url);

      const address = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifestUrl = new URL(address ?? '', app.url).href;
      const response = await page.request.get(manifestUrl);
      expect(response.headers()['content-type']).toContain('application/manifest+json');
      const manifest = (await response.json()) as { start_url: string; scope: string; icons: { src: string }[] };
      expect(new URL(manifest.start_url, manifestUrl).href).toBe(app.url);
      expect(new URL(manifest.scope, manifestUrl).href).toBe(app.url);
      expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
      for (const { src } of manifest.icons) {
        const icon = await page.request.get(new URL(src, manifestUrl).href);
        expect(icon.headers()['content-type'], src).toMatch(/^image\//);
        expect(icon.status(), src).toBe(200);
      }
      expect(failed).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}

test('the plain build holds no test seams', async () => {
  for (const [folder, isExpected] of [
    ['dist', false],
    ['dist-seams', true], // else the words looked for would prove nothing
  ] as const) {
    const code = await allCode(folder);
    for (const word of ['yadori-seams', 'seam.call', 'seam:', 'shift_clock']) {
      expect(code.includes(word), `${word} in ${folder}`).toBe(isExpected);
    }
  }
});

async function allCode(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const code = files.filter((file) => file.isFile() && /\.(js|html|css|webmanifest)$/.test(file.name));
  return (await Promise.all(code.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('\n');
}

/** A script of the app's own origin, so that it runs as the page's own code: what a test evaluates would pass the policy. */
function probe(foreign: string): string {
  return `{
    const ends = {};
    const violated = (directive, work) => new Promise((resolve) => {
      const hear = (event) => {
        if (event.effectiveDirective !== directive) return;
        document.removeEventListener('securitypolicyviolation', hear);
        resolve('blocked');
      };
      document.addEventListener('securitypolicyviolation', hear);
      work();
      setTimeout(() => resolve('allowed'), 5000);
    });
    const put = (tag, properties) => document.body.append(Object.assign(document.createElement(tag), properties));
    window.probed = (async () => {
      try {
        new Function('return 1')();
        ends.evalCode = 'allowed';
      } catch {
        ends.evalCode = 'blocked';
      }
      ends.inlineScript = await violated('script-src-elem', () => put('script', { textContent: 'window.hasRun = true' }));
      if (window.hasRun) ends.inlineScript = 'allowed';
      ends.fetch = await violated('connect-src', () => void fetch('${foreign}').catch(() => undefined));
      ends.image = await violated('img-src', () => put('img', { src: '${foreign}image.png' }));
      ends.frame = await violated('frame-src', () => put('iframe', { src: '${foreign}' }));
      ends.socket = await violated('connect-src', () => { try { new WebSocket('${foreign.replace('http', 'ws')}') } catch {} });
      ends.ownFetch = await fetch('manifest.webmanifest').then(() => 'allowed', () => 'blocked');
      return ends;
    })();
  }`;
}

async function pagePolicy(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const script = document.createElement('script');
    script.src = 'probe.js';
    const loaded = new Promise((resolve) => (script.onload = resolve));
    document.body.append(script);
    await loaded;
    return (window as unknown as { probed: Promise<unknown> }).probed;
  });
}

/** Keeps the page's hold on its agent where a test finds it. */
async function captureAgent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const PlainWorker = window.Worker;
    window.Worker = class extends PlainWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        (window as unknown as { agent: Worker }).agent = this;
      }
    };
  });
}

/** Calls the agent's `policy` as comlink would, so that its own code answers. */
function agentPolicy(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { agent } = window as unknown as { agent: Worker };
    const id = 'policy-of-test';
    return new Promise((resolve) => {
      agent.addEventListener('message', ({ data }: MessageEvent<{ id: string; value: unknown }>) => {
        if (data.id === id) resolve(data.value);
      });
      agent.postMessage({ id, type: 'APPLY', path: ['policy'], argumentList: [] });
    });
  });
}
