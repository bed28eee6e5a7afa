import type { Browser, Page } from 'playwright';
import { competentReply } from '../support/served-model';
import { ModelsPage } from '../support/models-page';
import { serveOpenai } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { spreadOf, type Figure } from './figure';

const rounds = 5;
const budget = 100;
/** One piece of four characters each 5 ms: 200 tokens a second, for as long as a reply may be. */
const pieces = 450;
const delayMs = 5;

/** A long animation frame that the page saw; ms. */
interface LongFrame {
  start: number;
  duration: number;
  /** Scripts of this app in it. */
  ours: number;
  /** By whom, and for how long each. */
  what: string;
}

/**
 * A served model streams a reply at 200 tokens a second into the built page: the longest animation frame in which a script of ours ran, by
 * the browser's own long-animation-frame entries, which begin at 50 ms; 0: there was none.
 */
export async function measureStreaming(browser: Browser, url: string): Promise<Figure[]> {
  const server = await serveOpenai();
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFrames);
    const driver = new PageDriver(page);
    server.reply = (body) => competentReply(body);
    await driver.open(url);
    const models = new ModelsPage(driver);
    await models.open();
    await models.enter({ url: server.url });
    await models.use();
    await driver.backToChat();
    const text = Array.from(
      { length: pieces },
      (_, index) => 'bees'.slice(0, 3) + (index % 12 === 11 ? '\\n' : ' '),
    ).join('');
    let parts: string[] = [];
    server.reply = (body) => {
      const reply = competentReply(body);
      if (reply.kind !== 'answer') return reply;
      const whole = reply.text.replace(/"text":"You said[^"]*"/, `"text":"${text}"`);
      parts = whole.match(/[\s\S]{1,4}/g) ?? [];
      // an event of the stream is a packet of its own
      return { kind: 'answer', text: whole, pieces: parts, chunkBytes: 60, delayMs };
    };
    const samples: number[] = [];
    const others: number[] = [];
    const rates: number[] = [];
    const worst: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const from = await page.evaluate(() => performance.now());
      await driver.say(`Tell me about bees ${round}`);
      const seconds = ((await page.evaluate(() => performance.now())) - from) / 1_000;
      rates.push(parts.length / seconds);
      const frames = await framesSince(page, from);
      for (const { start, duration, what } of frames)
        worst.push(`round ${round} at ${Math.round(start - from)}: ${Math.round(duration)} ms, ${what}`);
      samples.push(Math.max(0, ...frames.filter(({ ours }) => ours > 0).map(({ duration }) => duration)));
      others.push(Math.max(0, ...frames.map(({ duration }) => duration)));
    }
    const details = [
      `pieces of 4 characters a second, waiting before and after included: ${spreadOf(rates, 0)}`,
      `0 is no frame of 50 ms; whosever: ${spreadOf(others, 0)}`,
      ...worst,
      spreadOf(samples, 0),
    ];
    return [{ name: 'stream-frame', value: Math.max(...samples), unit: 'ms', budget, decimals: 0, samples, details }];
  } finally {
    await context.close();
    await server.close();
  }
}

/** Runs in the page, before anything of it. */
function watchFrames(): void {
  const seen: LongFrame[] = [];
  Object.assign(globalThis, { longFrames: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts = [] } = entry as PerformanceEntry & {
        scripts?: { sourceURL: string; invoker: string; duration: number }[];
      };
      const ours = scripts.filter(({ sourceURL }) => sourceURL.startsWith(location.origin)).length;
      const what = scripts.map(({ invoker, duration }) => `${invoker} ${Math.round(duration)}`).join(', ');
      seen.push({ start: entry.startTime, duration: entry.duration, ours, what });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

async function framesSince(page: Page, from: number): Promise<LongFrame[]> {
  const all = await page.evaluate(() => (globalThis as unknown as { longFrames: LongFrame[] }).longFrames);
  return all.filter(({ start, duration }) => start + duration > from);
}
