import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Figure } from '../figure';
import { frameLines, longFrames, othersLine, timeOf, watchFrames } from '../frames';
import { HeapWatch } from './heap-watch';
import { LongHouse } from './long-house';

const mb = 1_048_576;
const budgets = { longestMs: 100, over50: 3, growthMb: 2 };
/** From when on the heap is compared: what is loaded late has come by then. */
const baselineMinute = 2;

/**
 * A message a second to the built app for so many minutes: long animation frames of the page, and what page and agent hold after all
 * garbage went, at the end against the second minute (the first half of a shorter trial).
 */
export async function soakFor(minutes: number, executablePath: string | undefined): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yadori-soak-'));
  try {
    return await soak(folder, minutes, executablePath);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function soak(folder: string, minutes: number, executablePath: string | undefined): Promise<Figure[]> {
  const house = await LongHouse.open(folder, 'soak', executablePath);
  try {
    const { page } = house;
    const watch = await HeapWatch.of(page);
    await page.getByRole('textbox', { name: 'Message' }).click();
    await turn(page, 0);
    await lateParts(page);
    await page.evaluate(watchFrames);
    const from = await timeOf(page);
    const began = performance.now();
    const baselineAt = Math.min(baselineMinute, minutes / 2) * 60_000;
    let [turns, late] = [0, 0];
    let before: number | null = null;
    for (let second = 0; second < minutes * 60; second++) {
      if (before === null && second * 1_000 >= baselineAt) before = await watch.live();
      if (await turn(page, second)) turns += 1;
      else late += 1;
      const wait = began + (second + 1) * 1_000 - performance.now();
      if (wait > 0) await page.waitForTimeout(wait);
    }
    const after = await watch.live();
    const { ours, others } = await longFrames(page, from);
    const seq = Number(await page.locator('.app').getAttribute('data-seq'));
    const details = [`${turns} turns in ${minutes} min, ${late} took over a second; ${seq} events`];
    const growth = (after - (before ?? after)) / mb;
    return [
      figure(
        'soak-longest-frame',
        Math.max(0, ...ours.map(({ duration }) => duration)),
        'ms',
        budgets.longestMs,
        details,
      ),
      figure('soak-frames-over-50', ours.length, '', budgets.over50, [...frameLines(ours), othersLine(others)]),
      figure('soak-heap', growth, 'MB', budgets.growthMb, [
        `${((before ?? 0) / mb).toFixed(2)} → ${(after / mb).toFixed(2)} MB, ${watch.threads + 1} heaps`,
      ]),
    ];
  } finally {
    await house.end();
  }
}

/** Until all is there that the page loads when it has time, and in the first turn: what is measured is the ten minutes, not the opening. */
async function lateParts(page: Page): Promise<void> {
  for (const part of ['.cli .out', '.pane.inspector .thought', '.pane.vitals .vital-rows'])
    await page.locator(part).first().waitFor({ state: 'attached' });
}

/**
 * As a person types, in the box that has the focus; what waits for the end looks only when something changes, so that the page has no more to
 * do than it would. False when the turn was not over within a second.
 */
async function turn(page: Page, count: number): Promise<boolean> {
  const over = page.evaluate(untilTurnIsOver);
  await page.keyboard.insertText(`Hello ${count}`);
  await page.keyboard.press('Enter');
  return over;
}

/** Runs in the page, before the turn. */
function untilTurnIsOver(): Promise<boolean> {
  const app = document.querySelector<HTMLElement>('.app');
  const before = Number(app?.dataset['seq']);
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (Number(app?.dataset['seq']) <= before || app?.dataset['busy'] !== 'false') return;
      observer.disconnect();
      resolve(true);
    }).observe(app ?? document, { attributes: true, attributeFilter: ['data-seq', 'data-busy'] });
    setTimeout(resolve, 1_000, false);
  });
}

function figure(name: string, value: number, unit: string, budget: number, details: readonly string[]): Figure {
  return { name, value, unit, budget, decimals: 1, samples: [value], details };
}
