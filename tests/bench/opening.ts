import type { Browser, BrowserContext } from 'playwright';
import { medianOf, spreadOf, type Figure } from './figure';
import { sendAtFirstMoment, timesInLog, untilMark } from './page-marks';

const rounds = 9;
/** Ms. */
const budgets = { cold: 1_000, warm: 500, agent: 1_500 };

interface Opening {
  /** From navigation until the message box could be used and took a message; ms. */
  usableMs: number;
  agentReadyMs: number;
  paintedMs: number;
  /** How often the message that was sent in that moment stands in the log: it must be once. */
  kept: number;
}

/** First opens, each in a browser context that knows nothing, and second ones that the service worker serves. */
export async function measureOpenings(browser: Browser, url: string): Promise<Figure[]> {
  const cold: Opening[] = [];
  const warm: Opening[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ locale: 'en-US' });
    try {
      cold.push(await open(context, url, { text: `The purpose of opening ${round}`, isServed: false }));
      warm.push(await open(context, url, { text: `A second word in opening ${round}`, isServed: true }));
    } finally {
      await context.close();
    }
  }
  return [
    figureOf('cold-open', budgets.cold, cold),
    figureOf('warm-open', budgets.warm, warm),
    figureOf('agent-ready-cold', budgets.agent, cold, ({ agentReadyMs }) => agentReadyMs),
  ];
}

/** Leaves the service worker in charge of the context's next page. */
async function open(
  context: BrowserContext,
  url: string,
  { text, isServed }: { text: string; isServed: boolean },
): Promise<Opening> {
  const page = await context.newPage();
  await sendAtFirstMoment(page, text);
  await page.goto(url, { waitUntil: 'commit' });
  const usableMs = Math.max(await untilMark(page, 'box-usable'), await untilMark(page, 'bench-sent'));
  const agentReadyMs = await untilMark(page, 'agent-ready');
  const paintedMs = await untilMark(page, 'first-contentful-paint');
  const kept = await timesInLog(page, text);
  const wasServed = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (isServed && !wasServed) throw new Error('the second open was not served by the service worker');
  await page.evaluate(untilServed);
  await page.close();
  return { usableMs, agentReadyMs, paintedMs, kept };
}

/** Runs in the page. */
async function untilServed(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active || active.state === 'activated') return;
  await new Promise<void>((resolve) =>
    active.addEventListener('statechange', () => {
      if (active.state === 'activated') resolve();
    }),
  );
}

function figureOf(
  name: string,
  budget: number,
  openings: readonly Opening[],
  timeOf: (opening: Opening) => number = ({ usableMs }) => usableMs,
): Figure {
  const samples = openings.map(timeOf);
  const lost = openings.filter(({ kept }) => kept !== 1).map(({ kept }) => kept);
  return {
    name,
    value: medianOf(samples),
    unit: 'ms',
    budget,
    decimals: 0,
    samples,
    details: [
      `${spreadOf(samples, 0)}; first paint ${medianOf(openings.map(({ paintedMs }) => paintedMs)).toFixed(0)}`,
    ],
    ...(lost.length > 0 && { problem: `a message sent in that moment stands ${lost.join(', ')} times in the log` }),
  };
}
