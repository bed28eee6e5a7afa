import type { Browser } from 'playwright';
import { competentReply } from '../support/served-model';
import { ModelsPage } from '../support/models-page';
import { serveOpenai } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { spreadOf, type Figure } from './figure';
import { frameLines, longFrames, timeOf, watchFrames } from './frames';

const rounds = 5;
const budget = 100;
/** One piece of four characters each 5 ms: 200 tokens a second, for as long as a reply may be. */
const pieces = 450;
const delayMs = 5;

/**
 * A served model streams a reply at 200 tokens a second into the built page: the longest animation frame of ours, by the browser's
 * own long-animation-frame entries, which begin at 50 ms; 0: there was none.
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
      const whole = reply.text.replace(/You said[^"]*/, text);
      parts = whole.match(/[\s\S]{1,4}/g) ?? [];
      // an event of the stream is a packet of its own
      return { kind: 'answer', text: whole, pieces: parts, chunkBytes: 60, delayMs };
    };
    const samples: number[] = [];
    const rates: number[] = [];
    const worst: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const from = await timeOf(page);
      await driver.say(`Tell me about bees ${round}`);
      const seconds = ((await timeOf(page)) - from) / 1_000;
      rates.push(parts.length / seconds);
      const { ours: frames } = await longFrames(page, from);
      worst.push(...frameLines(frames).map((line) => `round ${round}: ${line}`));
      samples.push(Math.max(0, ...frames.map(({ duration }) => duration)));
    }
    const details = [
      `pieces of 4 characters a second, waiting before and after included: ${spreadOf(rates, 0)}`,
      '0 is no frame of 50 ms',
      ...worst,
      spreadOf(samples, 0),
    ];
    return [{ name: 'stream-frame', value: Math.max(...samples), unit: 'ms', budget, decimals: 0, samples, details }];
  } finally {
    await context.close();
    await server.close();
  }
}
