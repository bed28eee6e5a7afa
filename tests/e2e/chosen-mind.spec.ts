import { expect, test as base, type BrowserContext } from '@playwright/test';
import { KillableBrowser } from '../support/killable-browser';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { competentReply, deliberations } from '../support/served-model';
import { serveStatic, type StaticServer } from '../support/static-server';

const test = base.extend<{ app: StaticServer; server: OpenaiServer; browsers: KillableBrowser }>({
  app: async ({}, use) => {
    const app = await serveStatic({ root: process.env['YADORI_DIST'] ?? 'dist' });
    await use(app);
    await app.close();
  },
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, { chunkBytes: 40 });
    await use(server);
    await server.close();
  },
  browsers: async ({}, use) => {
    const browsers = await KillableBrowser.create();
    await use(browsers);
    await browsers.remove();
  },
});

test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

async function opened(context: BrowserContext, url: string): Promise<PageDriver> {
  const driver = new PageDriver(await context.newPage(), 'en');
  await driver.open(url);
  return driver;
}

/** The time between choosing and kill is what is tried: a browser may keep for a minute what it was to write. */
const secondsBeforeKill = process.env['YADORI_LONG'] === '1' ? [1, 8, 20] : [1];

for (const seconds of secondsBeforeKill) {
  test(`the browser is killed ${seconds} s after a mind was chosen: the same mind is in use, and it alone acts`, async ({
    app,
    server,
    browsers,
  }) => {
    test.slow(); // two starts of a whole browser
    const driver = await opened(await browsers.start(), app.url);
    const models = new ModelsPage(driver);
    await models.open();
    await models.enter({ url: server.url });
    await models.use();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000)); // what is tried, and nothing that is waited for
    await browsers.kill();

    const before = deliberations(server);
    const again = await opened(await browsers.start(), app.url);
    await expect(again.page.getByRole('banner')).toContainText('tiny');
    await again.say('Repair the garden gate');
    await again.untilPhase('Waiting for your answer');
    expect(deliberations(server)).toBeGreaterThan(before);
  });
}

test('a mind that an earlier build kept beside its store is taken over once, and what the store says counts', async ({
  app,
  server,
  browsers,
}) => {
  const driver = await opened(await browsers.start(), app.url);
  const models = new ModelsPage(driver);
  await models.open();
  await models.enter({ url: server.url });
  const { page } = driver;
  const earlierKey = 'yadori.mind';
  const setEarlier = (): Promise<void> =>
    page.evaluate(
      ([key = '', id]) => localStorage.setItem(key, JSON.stringify({ id, name: 'tiny', host: null })),
      [earlierKey, profileId],
    );
  const profileId = await page.evaluate(async () => {
    const opening = indexedDB.open('yadori-minds');
    const store = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const asked = store.transaction('profiles').objectStore('profiles').getAllKeys();
    const [id] = await new Promise<string[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result as string[]);
    });
    store.close();
    return id;
  });
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Reflex');

  await setEarlier();
  await page.reload();
  await expect(banner).toContainText('tiny');
  expect(await page.evaluate((key) => localStorage.getItem(key), earlierKey)).toBeNull();

  await models.open();
  await models.main.getByRole('button', { name: 'Use Reflex' }).click();
  await expect(banner).toContainText('Reflex');
  await setEarlier();
  await page.reload();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), earlierKey)).toBeNull();
  await expect(banner).toContainText('Reflex');
});
