import { expect, type Browser, type Page, type Route } from '@playwright/test';
import { createServer } from 'vite';
import { test } from '../support/built-app';
import { InputMethod } from '../support/input-method';
import type { PageDriver } from '../support/page-driver';
import { readTable } from '../support/stored-tables';

const isApp = /\/assets\/index-[^/]+\.js$/;

/** Keeps the app away until it is let in: the page then has index.html, its styles and its first script alone. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(isApp, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}

/** Shifts of what stands in the page, from its first moment on, by class. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of entry.sources)
          shifts.push(node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'a text');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

const placeOf = (driver: PageDriver) =>
  driver.message.evaluate((box) => {
    const send = document.querySelector('.send')?.getBoundingClientRect();
    const { x, y, width, height } = box.getBoundingClientRect();
    const { color, backgroundColor, font } = getComputedStyle(box);
    return { x, y, width, height, sendX: send?.x, sendY: send?.y, color, backgroundColor, font };
  });
const typedIn = (page: Page): Promise<string[]> =>
  readTable<Record<string, unknown>>(page, 'log').then((events) =>
    events.filter(({ type }) => type === 'input').map(({ text }) => String(text)),
  );

for (const lang of ['en', 'ja'] as const)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 900, height: 700 },
    { width: 360, height: 740 },
  ])
    test.describe(`${lang}, ${size.width} wide`, () => {
      test.use({ lang, viewport: size });

      test('the message box is there before the app, named as later and where it is later', async ({
        app,
        driver,
        page,
      }) => {
        const letIn = await holdApp(page);
        const shifts = await watchShifts(page);
        await page.goto(`${app.url}?lang=${lang}&theme=dark`, { waitUntil: 'commit' });
        await driver.message.fill(driver.names.buttons.send);
        await expect(page.getByRole('button', { name: driver.names.buttons.send })).toBeVisible();
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
        const first = await placeOf(driver);
        await letIn();
        await driver.untilQuiet();
        expect(await placeOf(driver)).toEqual(first);
        await expect(driver.message).toHaveValue(driver.names.buttons.send);
        // what comes late has its place from the start
        if (size.width >= 720) await expect(page.locator('#vitals h2')).toBeVisible();
        if (size.width >= 720) await expect(page.locator('#command')).toBeVisible();
        expect(await placeOf(driver)).toEqual(first);
        expect(await shifts()).toEqual([]);
      });
    });

test('what is sent before the app stands as waiting, is stored once each and in its order, and what is typed then stays', async ({
  app,
  driver,
  page,
}) => {
  const letIn = await holdApp(page);
  await page.goto(`${app.url}?lang=en`, { waitUntil: 'commit' });
  await driver.message.fill('Hello');
  await driver.message.press('Shift+Enter');
  await expect(driver.message).toHaveValue('Hello\n');
  await driver.message.fill('Hello');
  await driver.message.press('Enter');
  await expect(driver.message).toHaveValue('');
  await driver.message.fill('   ');
  await driver.message.press('Enter'); // nothing to send
  await driver.message.fill('What can you do?');
  await page.getByRole('button', { name: 'Send' }).click();
  await driver.message.pressSequentially('And then');
  const waiting = page.locator('.msg.sending');
  await expect(waiting).toHaveText(['Hellosending', 'What can you do?sending']);
  await letIn();
  await expect(page.locator('.app')).toBeAttached();
  await driver.message.press('End');
  await driver.message.pressSequentially(' more');
  await driver.untilQuiet();
  await expect(waiting).toHaveCount(0);
  expect(await typedIn(page)).toEqual(['Hello', 'What can you do?']);
  await expect(driver.message).toHaveValue('And then more');
  await expect(driver.chat.getByRole('log')).toContainText('Without a language model I do a few things well');
  await page.reload();
  await driver.untilQuiet();
  expect(await typedIn(page)).toEqual(['Hello', 'What can you do?']);
  await expect(driver.message).toHaveValue('And then more');
});

test.describe('with an input method', () => {
  test.use({ lang: 'ja' });

  test('[F-40] a composition begun before the app goes on when it comes, and its Enter sends nothing', async ({
    app,
    driver,
    page,
  }) => {
    const letIn = await holdApp(page);
    await page.goto(`${app.url}?lang=ja`, { waitUntil: 'commit' });
    await driver.message.focus();
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('こんに');
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
    await expect(page.locator('.msg.sending')).toHaveCount(0);
    await letIn();
    await driver.untilQuiet();
    await compose('こんにちは');
    await session.send('Input.insertText', { text: '今日は' });
    await expect(driver.message).toHaveValue('今日は');
    expect(await typedIn(page)).toEqual([]);
    const input = await InputMethod.on(page);
    await input.compose(driver.message, 'い', '良い', 'safari');
    await expect(driver.message).toHaveValue('今日は良い');
    await driver.message.press('Enter');
    await driver.untilQuiet();
    await expect(driver.message).toHaveValue('');
    expect(await typedIn(page)).toEqual(['今日は良い']);
  });

  test('[F-40] a browser that cannot move the box lets a composition end first', async ({ app, driver, page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'moveBefore');
    });
    const letIn = await holdApp(page);
    await page.goto(`${app.url}?lang=ja`, { waitUntil: 'commit' });
    await driver.message.focus();
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('にほ');
    const place = await placeOf(driver);
    await letIn();
    await driver.untilQuiet();
    await compose('にほん');
    expect(await driver.message.inputValue()).toBe('にほん');
    await session.send('Input.insertText', { text: '日本' });
    await expect(page.locator('.first')).toHaveCount(0);
    await expect(driver.message).toHaveValue('日本');
    await expect(driver.message).toBeFocused();
    expect(await placeOf(driver)).toEqual(place);
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect(driver.message).toHaveValue('');
    await driver.untilQuiet();
    expect(await typedIn(page)).toEqual(['日本!']);
  });
});

test('a tab that dies before the app is there keeps what was typed, and sends what was sent, once', async ({
  app,
  context,
  driver,
  page,
}) => {
  await page.route(isApp, (route) => route.abort());
  await page.goto(`${app.url}?lang=en`, { waitUntil: 'commit' });
  await driver.message.fill('Hello');
  await driver.message.press('Enter');
  await driver.message.fill('A word to come');
  await page.unrouteAll();
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // it dies without an answer
  await crashed;
  await session.send('Page.reload'); // by its own session: Playwright takes a crashed page for lost
  const other = await context.newPage();
  await other.goto(`${app.url}?lang=en`);
  await expect.poll(() => typedIn(other)).toEqual(['Hello']);
  const box = { expression: "document.querySelector('.app #message')?.value" };
  await expect.poll(async () => (await session.send('Runtime.evaluate', box)).result.value).toBe('A word to come');
  await session.send('Page.reload');
  await expect.poll(async () => (await session.send('Runtime.evaluate', box)).result.value).toBe('A word to come');
  expect(await typedIn(other)).toEqual(['Hello']);
});

test('a draft outlives a reload, another page, Back and another site, in its tab alone, in the CLI too', async ({
  app,
  context,
  driver,
  page,
}) => {
  const command = page.getByRole('textbox', { name: 'Command', exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await driver.open(app.url);
  await driver.message.fill('Half a\nthought');
  await command.fill('note li');
  await page.reload();
  await expect(driver.message).toHaveValue('Half a\nthought');
  await expect(command).toHaveValue('note li');
  await page.goto(`${app.url}?lang=en#/help`);
  await page.goBack();
  await expect(driver.message).toHaveValue('Half a\nthought');
  await page.goto('about:blank');
  await page.goBack();
  await expect(driver.message).toHaveValue('Half a\nthought');
  await expect(command).toHaveValue('note li');

  const other = await context.newPage();
  await other.goto(`${app.url}?lang=en`);
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await other.close();

  await driver.message.fill(`xai-${'a'.repeat(40)}`); // a secret lies nowhere
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('xai-');
  await driver.say('Hello');
  await command.fill('');
  await page.reload();
  await driver.untilQuiet();
  await expect(driver.message).toHaveValue('');
  await expect(command).toHaveValue('');
});

test('[F-42] what a link put into the box stays marked after a reload', async ({ app, driver, page }) => {
  await driver.open(`${app.url}?lang=en&text=Buy%20sugar`);
  await expect(page.getByText('Filled in by a link')).toBeVisible();
  await page.reload();
  await driver.untilQuiet();
  await expect(page.getByText('Filled in by a link')).toBeVisible();
  await driver.act(() => driver.message.press('Enter'));
  const inputs = (await readTable<Record<string, unknown>>(page, 'log')).filter(({ type }) => type === 'input');
  expect(inputs.map(({ text, taint }) => [text, taint])).toEqual([['Buy sugar', ['link:unknown']]]);
});

test('the development server has the box first, too', async ({ browser, driver, page }) => {
  const server = await createServer({ logLevel: 'error', server: { port: 0, ws: false } });
  try {
    await server.listen();
    const [url = ''] = server.resolvedUrls?.local ?? [];
    await warmUp(browser, url);
    let letIn = (): void => {};
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route(/\/src\/main\.ts/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${url}?lang=en&theme=dark`, { waitUntil: 'commit' });
    await driver.message.fill('Hello');
    await driver.message.press('Enter');
    await driver.message.fill('And then');
    const place = await placeOf(driver);
    letIn();
    await driver.untilQuiet();
    expect(await typedIn(page)).toEqual(['Hello']);
    expect(await placeOf(driver)).toEqual(place);
    await expect(driver.message).toHaveValue('And then');
  } finally {
    await server.close();
  }
});

/** Until it has made all that it serves: on its first page it may be slower than the app waits for its threads. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto(url);
    await expect(page.locator('.app')).not.toHaveAttribute('data-seq', '0', { timeout: 20_000 });
  }).toPass();
  await context.close();
}
