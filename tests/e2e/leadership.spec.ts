import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { actionsByRequest, eventsOf, exportLog, saidTexts } from '../support/exported-log';
import { PageDriver } from '../support/page-driver';
import { freeze, holdAt, killAgent, openSeams, release, untilHeld } from '../support/seams-on-page';
import { serveStatic, type StaticServer } from '../support/static-server';

const test = base.extend<{ app: StaticServer }>({
  app: async ({}, use) => {
    const app = await serveStatic({ root: 'dist-seams', kind: 'headers' });
    await use(app);
    await app.close();
  },
});

const standby = 'Another tab is acting; this one shows it and can write.';

/** Three tabs of one app, of which the first leads, with a request that waits. */
async function openThree(context: BrowserContext, url: string): Promise<[PageDriver, PageDriver, PageDriver]> {
  await openSeams(context);
  const drivers: PageDriver[] = [];
  for (let tab = 0; tab < 3; tab++) {
    const driver = new PageDriver(await context.newPage());
    await driver.open(url);
    if (tab > 0) await expect(driver.page.getByText(standby)).toBeVisible();
    drivers.push(driver);
  }
  const [first, second, third] = drivers as [PageDriver, PageDriver, PageDriver];
  await first.say('seam: plan notes n');
  for (const driver of drivers) await driver.untilPhase('Waiting for your answer');
  return [first, second, third];
}

async function send({ message, page }: PageDriver, text: string): Promise<void> {
  await message.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveValue('');
}

/** One of the others acts now; how long it took since `gone` stands in the report: it is a figure, and decides nothing here. */
async function expectTakenOver(others: readonly PageDriver[], gone: number): Promise<void> {
  await expect
    .poll(
      async () => (await Promise.all(others.map(({ page }) => page.getByText(standby).isHidden()))).includes(true),
      {
        timeout: 30_000,
        intervals: [50],
      },
    )
    .toBe(true);
  test.info().annotations.push({ type: 'taken over after', description: `${Date.now() - gone} ms` });
}

async function expectOnceEach(driver: PageDriver): Promise<void> {
  await driver.untilQuiet();
  await driver.approve();
  const { events } = await exportLog(driver);
  expect(saidTexts(events)).toEqual(['seam: plan notes n', 'Hello in the gap']);
  expect(Object.values(actionsByRequest(events)).every((count) => count === 1)).toBe(true);
  const epochs = events.map(({ epoch }) => epoch);
  expect(epochs).toEqual([...epochs].sort((a, b) => a - b)); // nothing of an older leadership after a newer one
  expect(eventsOf(events, 'lifecycle').filter(({ name }) => name === 'started').length).toBeGreaterThan(1);
}

test("[F-13] of three tabs the acting one's thread is killed: another acts, and a message of the gap is there once", async ({
  context,
  app,
}) => {
  const [first, second, third] = await openThree(context, app.url);
  const gone = Date.now();
  await killAgent(first.page);
  await send(third, 'Hello in the gap');
  await expectTakenOver([second, third], gone);
  await expectOnceEach(third);
});

test('[F-13] of three tabs the acting one is frozen in the middle of a write: another acts, and after the thaw its write is refused', async ({
  context,
  app,
}) => {
  test.setTimeout(120_000);
  const [first, second, third] = await openThree(context, app.url);
  await holdAt(first.page, 'before_commit');
  await send(third, 'Hello in the gap');
  await untilHeld(first.page, 'before_commit');
  const gone = Date.now();
  const thaw = await freeze(first.page);
  await expectTakenOver([second, third], gone);
  await thaw();
  await release(first.page); // it goes on with what it was about to write
  await expect(first.page.getByText(standby)).toBeVisible();
  await expectOnceEach(second);
});

if (process.env['YADORI_LONG'] === '1') {
  // tabs.spec.ts has it with two
  test('[F-13] of three tabs the acting one is closed: another acts, and a message of the gap is there once', async ({
    context,
    app,
  }) => {
    const [first, second, third] = await openThree(context, app.url);
    const gone = Date.now();
    await first.page.close();
    await send(third, 'Hello in the gap');
    await expectTakenOver([second, third], gone);
    await expectOnceEach(second);
  });

  // a minute must pass
  test('a leader that nobody sees hands over to a tab that is seen', async ({ context, app }) => {
    test.setTimeout(120_000);
    const [first, second, third] = await openThree(context, app.url);
    await hide(first.page);
    await hide(third.page);
    await expect(second.page.getByText(standby)).toBeHidden({ timeout: 90_000 });
    await expect(first.page.getByText(standby)).toBeVisible();
    await send(first, 'Hello in the gap');
    await expectOnceEach(second);
  });
}

/** A headless browser sees all its tabs at once, so the page is told otherwise. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
