import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { medianOf, spreadOf, type Figure } from './figure';
import { untilMark } from './page-marks';

const rounds = 7;
/** So long is each round; ms. Whole pauses between questions and samples, so that each has as many. */
const roundMs = 10_000;
const budgetPercent = 1;

interface Opened {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/**
 * What it costs the page's thread to watch: how much busier it is than that of a page that watches nothing, by the browser's own
 * count of processor time in tasks, drawing included. All stand side by side in the same run: a machine is not equally busy all the time.
 */
export async function measureWatching(browser: Browser, url: string): Promise<Figure[]> {
  const pages: Opened[] = [];
  try {
    const without = await opened(browser, url, { watches: false });
    pages.push(without);
    const pane = await opened(browser, url, { watches: true });
    pages.push(pane);
    await pane.page.locator('.pane.vitals .show-now').click(); // it holds back in the first minute
    await pane.page.locator('.vital-rows dd b').first().waitFor();
    const whole = await opened(browser, `${url}#/vitals`, { watches: true });
    pages.push(whole);
    await whole.page.locator('.chart canvas').first().waitFor();
    await pane.page.waitForTimeout(2 * roundMs); // what happens once, at the start, is not what watching costs

    const busy: [number, number, number][] = [];
    for (let round = 0; round < rounds; round++) {
      busy.push(await Promise.all([busyPercent(without), busyPercent(pane), busyPercent(whole)]));
    }
    const shown = await pane.page.locator('.vital-foot span').last().innerText();
    const base = medianOf(busy.map(([off]) => off));
    return [
      figureOf(
        'vitals',
        busy.map(([off, on]) => on - off),
        `not watching ${base.toFixed(2)} %; the pane says: ${shown}`,
      ),
      figureOf(
        'vitals-page',
        busy.map(([off, , on]) => on - off),
        `not watching ${base.toFixed(2)} %`,
      ),
    ];
  } finally {
    for (const { context } of pages) await context.close();
  }
}

async function opened(browser: Browser, url: string, { watches }: { watches: boolean }): Promise<Opened> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // else it would serve what is kept from the page here
  });
  const page = await context.newPage();
  if (!watches) await page.route(/\/VitalsPane[^/]*\.js$/, (route) => route.abort());
  await page.goto(url);
  await untilMark(page, 'agent-ready');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp };
}

async function busyPercent({ page, cdp }: Opened): Promise<number> {
  const before = await taskSeconds(cdp);
  await page.waitForTimeout(roundMs);
  const after = await taskSeconds(cdp);
  return ((after.task - before.task) / (after.time - before.time)) * 100;
}

async function taskSeconds(cdp: CDPSession): Promise<{ task: number; time: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return {
    task: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN,
    time: performance.now() / 1_000,
  };
}

function figureOf(name: string, samples: number[], detail: string): Figure {
  return {
    name,
    value: medianOf(samples),
    unit: '%',
    budget: budgetPercent,
    decimals: 2,
    samples,
    details: [`${spreadOf(samples, 2)}; ${detail}`],
  };
}
