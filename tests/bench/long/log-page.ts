import type { Page } from 'playwright';
import { medianOf, spreadOf, type Figure } from '../figure';
import { frameLines, longFrames, othersLine, timeOf, watchFrames } from '../frames';

const budgets = { frameMs: 100, searchMs: 1_000 };
/** Turns of the wheel, and how far each goes; px. */
const turns = 400;
const turnPx = 1_200;
/** What stands in many events, in some of the last weeks', and in those of one goal. */
const passages = ['bees', 'look through the notes', 'g2504-t1'];
const rounds = 3;

/** The Log page over the log that is there: frames while it is scrolled, and how soon a search tells what it found first. */
export async function measureLogPage(page: Page): Promise<Figure[]> {
  await page.evaluate(() => (location.hash = '#/log'));
  await page.locator('.rows li').first().waitFor();
  return [await scrollFigure(page), await searchFigure(page)];
}

async function scrollFigure(page: Page): Promise<Figure> {
  await page.evaluate(watchFrames);
  const from = await timeOf(page);
  await page.locator('.rows').hover();
  for (let turn = 0; turn < turns; turn++) {
    await page.mouse.wheel(0, turnPx);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const box = page.locator('.rows');
  for (const key of ['End', 'Home', 'End', 'Home']) {
    await box.press(key);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const seen = await box.evaluate((element) => Math.round(element.querySelector('ul')?.clientHeight ?? 0));
  const { ours: frames, others } = await longFrames(page, from);
  const longest = Math.max(0, ...frames.map(({ duration }) => duration));
  return {
    name: 'long-log-frames',
    value: longest,
    unit: 'ms',
    budget: budgets.frameMs,
    decimals: 0,
    samples: [longest],
    details: [
      `${frames.length} over 50 ms in ${turns} turns of the wheel and four jumps; a list of ${seen} px by then`,
      othersLine(others),
      ...frameLines(frames.filter(({ duration }) => duration > budgets.frameMs)),
    ],
  };
}

async function searchFigure(page: Page): Promise<Figure> {
  const samples: number[] = [];
  const details: string[] = [];
  for (const passage of passages) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await firstHits(page, passage));
    details.push(`“${passage}” ${spreadOf(times, 0)} ms`);
    samples.push(medianOf(times));
  }
  const value = Math.max(...samples);
  return { name: 'long-log-search', value, unit: 'ms', budget: budgets.searchMs, decimals: 0, samples, details };
}

/** From the press of Enter until the page shows rows that hold the passage, ms. */
async function firstHits(page: Page, passage: string): Promise<number> {
  const box = page.locator('.filters input[type=search]');
  await box.fill('');
  await box.press('Enter');
  await page.waitForFunction(() => !location.hash.includes('q=') && document.querySelector('.rows mark') === null);
  await page.locator('.rows li').first().waitFor();
  await box.fill(passage);
  const begun = await page.evaluate(() => performance.now());
  await box.press('Enter');
  const shown = await page.waitForFunction(() => document.querySelector('.rows mark') !== null && performance.now(), {
    polling: 'raf',
  });
  return Number(await shown.jsonValue()) - begun;
}
