import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test as withApp } from '../support/built-app';
import { PageDriver } from '../support/page-driver';

/** `nextBuild`: a folder with the same app, published later. */
const test = withApp.extend<{ nextBuild: string }>({
  nextBuild: async ({ folder }, use) => {
    const copy = await mkdtemp(join(tmpdir(), 'yadori-next-'));
    await cp(folder, copy, { recursive: true });
    await change(join(copy, 'index.html'), '</head>', '<meta name="build" content="next" /></head>');
    // the precache list names each file with its revision: as the next build's would
    const serviceWorker = join(copy, 'service-worker.js');
    const revision = /"revision":"(\w+)","url":"index\.html"/.exec(await readFile(serviceWorker, 'utf8'))?.[1];
    if (revision === undefined) throw new Error('the service worker does not list index.html');
    await change(serviceWorker, revision, 'next');
    await use(copy);
    await rm(copy, { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow' });

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(file, text.replace(from, to));
}

const ready = 'A new version is ready.';
const elsewhere = 'A new version runs in another tab.';

async function untilOfflineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

function buildOf(page: Page): Promise<number> {
  return page.locator('meta[name=build]').count();
}

test('a new build waits until it is asked for, and never while a request waits; other tabs are told', async ({
  app,
  context,
  driver,
  nextBuild,
  page,
}) => {
  await driver.open(app.url);
  await untilOfflineReady(page);
  const other = new PageDriver(await context.newPage());
  await other.open(app.url);

  await driver.say('Note: before the update');
  app.root = nextBuild;
  await page.reload(); // a browser looks for a new service worker at each navigation
  await expect(page.getByText(ready)).toBeVisible();
  await expect(other.page.getByText(ready)).toBeVisible();
  expect(await buildOf(page)).toBe(0);
  const useNow = page.getByRole('button', { name: 'Use it now' });
  await driver.untilPhase('Waiting for your answer');
  await expect(useNow).toBeDisabled();

  await driver.approve();
  await expect(useNow).toBeEnabled();
  await page.reload(); // does not force it
  await driver.untilQuiet();
  expect(await buildOf(page)).toBe(0);

  await other.page.evaluate(() => ((window as unknown as { isSame: boolean }).isSame = true));
  const reloaded = page.waitForEvent('load');
  await useNow.click();
  await reloaded;
  await driver.untilQuiet();
  expect(await buildOf(page)).toBe(1);
  await expect(page.getByText(ready)).toBeHidden();

  await expect(other.page.getByText(elsewhere)).toBeVisible();
  expect(await other.page.evaluate(() => 'isSame' in window)).toBe(true); // not reloaded under its user
  await other.say('Hello from the old tab');
  await other.page.getByRole('button', { name: 'Reload' }).click();
  await expect(other.page.getByText(elsewhere)).toBeHidden();
  await other.untilQuiet();
  expect(await buildOf(other.page)).toBe(1);
  expect((await other.lines()).join('\n')).toContain('Hello from the old tab');
});

test.describe('while the mind thinks', () => {
  test.use({ folder: 'dist-seams' });

  test('a new build is not used', async ({ app, driver, nextBuild, page }) => {
    await driver.open(app.url);
    await untilOfflineReady(page);
    app.root = nextBuild;
    await page.reload();
    await driver.untilQuiet();
    const useNow = page.getByRole('button', { name: 'Use it now' });
    await expect(useNow).toBeEnabled();
    await driver.message.fill('seam: think');
    await page.getByRole('button', { name: 'Send' }).click();
    await driver.untilPhase(/Input|Thought|Result/); // the last: of the question that it answered
    await expect(useNow).toBeDisabled();
    await driver.stop();
    await expect(useNow).toBeEnabled();
  });
});
