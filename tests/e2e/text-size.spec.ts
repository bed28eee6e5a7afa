import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../../src/lib/session/page/router.svelte';
import { test } from '../support/built-app';
import { expectNoLayoutFault } from '../support/layout-faults';
import { PageDriver } from '../support/page-driver';
import { chromiumArguments, systemChromium } from '../support/system-chromium';

/** Px; of windows that people have, the shortest and the narrowest among them. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 640, height: 480 },
  { width: 640, height: 360 },
  { width: 360, height: 740 },
];
const orders = { en: 'Note: buy sugar for the cake', ja: 'メモ：砂糖を買う' };

/** Whole, within the window, and not beneath something else. */
function isInReach(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

/** What fits at the largest letters fits at smaller ones; whether it truly does, a long run shows. */
const sizes = process.env['YADORI_LONG'] === '1' ? [20, 24, 32] : [32];

for (const size of sizes)
  for (const lang of ['en', 'ja'] as const)
    test(`at letters of ${size} px no page scrolls sideways, and Stop and an open request’s buttons are in sight, ${lang}`, async ({
      app,
    }) => {
      const executablePath = systemChromium();
      const browser = await chromium.launch({
        args: [...chromiumArguments(), `--blink-settings=defaultFontSize=${size}`],
        ...(executablePath !== undefined && { executablePath }),
      });
      try {
        const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block', viewport: windows[0]! });
        const driver = new PageDriver(page, lang);
        await driver.open(app.url);
        await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
        await driver.say(orders[lang]);
        await driver.untilPhase(driver.names.phases.approving);
        for (const route of routes) {
          await open(page, route);
          for (const window of windows) {
            await page.setViewportSize(window);
            await expectAllInSight(driver, `${route} at ${window.width} × ${window.height}`, route === 'chat');
          }
        }
      } finally {
        await browser.close();
      }
    });

async function open(page: Page, route: string): Promise<void> {
  await page.evaluate((name) => (location.hash = name === 'chat' ? '#/' : `#/${name}`), route);
  // the room's late parts, or what a page brings
  await expect(page.locator(route === 'chat' ? '#message' : '.page-scroll :is(h1, h2)').first()).toBeAttached();
}

async function expectAllInSight({ page, approval, names }: PageDriver, where: string, isChat: boolean): Promise<void> {
  const inSight = [page.getByRole('banner').getByRole('button', { name: names.buttons.stop })];
  if (isChat) inSight.push(page.getByRole('button', { name: names.buttons.send }));
  const fold = approval.locator('.unfold');
  const isFolded = (await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false';
  if (isFolded) {
    // beside the chat of a phone it is one line, with a button that opens it
    expect.soft(await isInReach(fold), `its line on ${where}`).toBe(true);
    await expectNoLayoutFault(page, where);
    await fold.click();
  }
  for (const name of [names.buttons.approve, names.buttons.reject])
    inSight.push(approval.getByRole('button', { name }));
  for (const target of inSight)
    await expect
      .soft(async () => expect(await isInReach(target)).toBe(true), `${String(target)} on ${where}`)
      .toPass({ timeout: 5_000 });
  await expectNoLayoutFault(page, where);
  if (isFolded) await fold.click();
}
