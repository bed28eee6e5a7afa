import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { percentile } from '../../../src/lib/session/vitals/statistics';
import { spreadOf, type Figure } from '../figure';
import { LongHouse } from './long-house';
import { makeLongLog } from './make-long-log';

const budgetMs = 100;
/** Of the log behind the chat: enough for the messages. */
const events = 12_000;
const messages = 2_000;
const letters = 120;
/** The browser tells of no key that took less; ms. */
const leastMs = 16;

/** What `watchKeys` keeps in the page: how long each key took from the press to what it painted; ms, in steps of 8. */
interface WatchedPage {
  keyTimes: number[];
}

/** Typing beneath a chat of 2,000 loaded messages: interaction to next paint, as Event Timing has it. On the built app. */
export async function measureChatTyping(executablePath: string | undefined): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yadori-chat-'));
  try {
    const file = join(folder, 'events.jsonl');
    await makeLongLog(file, events);
    const house = await LongHouse.open(folder, 'chat', executablePath);
    try {
      await house.import(file);
      const loaded = await loadEarlier(house.page);
      const samples = await typeAndWatch(house.page);
      const nodes = await house.page.evaluate(() => document.querySelectorAll('*').length);
      const value = percentile(
        samples.toSorted((left, right) => left - right),
        0.98,
      );
      return [
        {
          name: 'chat-typing',
          value,
          unit: 'ms',
          budget: budgetMs,
          decimals: 0,
          samples,
          details: [
            `98th percentile of ${samples.length} keys, ${loaded} messages loaded, ${nodes} elements in the page`,
            spreadOf(samples, 0),
          ],
          ...(loaded < messages && { problem: `only ${loaded} messages could be loaded` }),
        },
      ];
    } finally {
      await house.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Back until that many lines were read, then to the newest again. How many were read. */
async function loadEarlier(page: Page): Promise<number> {
  await page.evaluate(() => (location.hash = '#/'));
  const earlier = page.getByRole('button', { name: 'Show earlier', exact: true });
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    for (const text of await page.locator('.chat .log article, .chat .log .mark').allInnerTexts()) seen.add(text);
  };
  await page.locator('.chat .log article').first().waitFor();
  await look();
  while (seen.size < messages && (await earlier.isVisible())) {
    await earlier.click();
    await page.waitForFunction(() => {
      const button = document.querySelector<HTMLButtonElement>('.chat .earlier');
      return !button || !button.disabled;
    });
    await look();
  }
  await page.getByRole('button', { name: 'To the newest', exact: true }).click();
  return seen.size;
}

async function typeAndWatch(page: Page): Promise<number[]> {
  await page.evaluate(watchKeys, leastMs);
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.focus();
  await page.keyboard.type('what do the bees of the city do all winter '.repeat(3).slice(0, letters), { delay: 40 });
  await page.waitForTimeout(500); // the browser tells of a key some frames later
  const told = await page.evaluate(() => (globalThis as unknown as WatchedPage).keyTimes);
  const untold = Math.max(0, letters - told.length);
  return [...told, ...Array.from({ length: untold }, () => leastMs)];
}

/** Runs in the page. */
function watchKeys(least: number): void {
  const times: number[] = [];
  (globalThis as unknown as WatchedPage).keyTimes = times;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') times.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: least, buffered: false } as PerformanceObserverInit);
}
