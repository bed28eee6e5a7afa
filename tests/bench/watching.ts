import type { Browser, CDPSession, Page } from 'playwright';
import { medianOf, spreadOf, type Figure } from './figure';
import { untilMark } from './page-marks';

const rounds = 7;
/** So long is each half of a round; ms. Whole turns of two seconds, so that each has as many samples. */
const stretchMs = 10_000;
const budgetPercent = 1;

/**
 * What it costs the page's thread that its vitals are in view: how much busier it is, by the browser's own count of its tasks (drawing
 * included), than in the same run while they are not. Halves alternate, since a machine is not equally busy all the time.
 */
export async function measureWatching(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await untilMark(page, 'agent-ready');
    await page.locator('.vital-rows dd b').first().waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.waitForTimeout(stretchMs); // what happens once, at the start, is not what watching costs
    const pane = await pairs(page, cdp, { on: () => setPane(page, true), off: () => setPane(page, false) });
    const own = await page.locator('.vital-foot span').last().innerText();
    return [
      {
        name: 'vitals',
        value: medianOf(pane.map(({ on, off }) => on - off)),
        unit: '%',
        budget: budgetPercent,
        decimals: 2,
        samples: pane.map(({ on, off }) => on - off),
        details: [
          spreadOf(
            pane.map(({ on, off }) => on - off),
            2,
          ),
          `busy with ${medianOf(pane.map(({ on }) => on)).toFixed(2)} %, without ${medianOf(pane.map(({ off }) => off)).toFixed(2)} %; the pane itself: ${own}`,
        ],
      },
    ];
  } finally {
    await context.close();
  }
}

async function pairs(
  page: Page,
  cdp: CDPSession,
  { on, off }: { on: () => Promise<void>; off: () => Promise<void> },
): Promise<{ on: number; off: number }[]> {
  const all: { on: number; off: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    await off();
    const without = await busyPercent(page, cdp);
    await on();
    all.push({ on: await busyPercent(page, cdp), off: without });
  }
  return all;
}

async function setPane(page: Page, isInView: boolean): Promise<void> {
  await page.locator('#vitals').evaluate((pane, isShown) => {
    (pane as HTMLElement).style.display = isShown ? '' : 'none';
  }, isInView);
  await page.waitForTimeout(500); // laying out anew is not watching
}

/** Of processor time that the page's thread took in tasks. */
async function busyPercent(page: Page, cdp: CDPSession): Promise<number> {
  const before = await taskSeconds(cdp);
  await page.waitForTimeout(stretchMs);
  const after = await taskSeconds(cdp);
  return ((after.task - before.task) / (after.time - before.time)) * 100;
}

async function taskSeconds(cdp: CDPSession): Promise<{ task: number; time: number }> {
  const time = performance.now() / 1_000;
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { task: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN, time };
}
