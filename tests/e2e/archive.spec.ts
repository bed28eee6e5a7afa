import { expect, type Page } from '@playwright/test';
import { defaultRetention } from '../../src/lib/agent/fold/retention';
import { test } from '../support/built-app';
import { exportLog, saidTexts } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import {
  holdInsideTransaction,
  killAgent,
  nextAgent,
  openSeams,
  untilInsideTransaction,
} from '../support/seams-on-page';
import { readTable } from '../support/stored-tables';
import { wideLog } from '../support/wide-log';

/** The move to the archive comes after a first heartbeat: the clock runs ahead for it. */
test.use({ folder: 'dist-seams' });

const words = { first: 'The bees live at 12 Elm Street', last: 'The last thing that I said' };

async function bringIn(page: Page, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await choosing).setFiles({ name: 'long.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText(/events were brought back\./).first()).toBeVisible();
}

/** Every event once, in order, over archive and live log. */
async function expectEachOnce(page: Page): Promise<{ archived: number; live: number }> {
  const segments = await readTable<{ from: number; to: number }>(page, 'archive');
  const log = await readTable<{ seq: number }>(page, 'log');
  const seqs = [
    ...segments.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
    ...log.map(({ seq }) => seq),
  ];
  expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, index) => index + 1));
  return { archived: seqs.length - log.length, live: log.length };
}

async function exportedSoundly(driver: PageDriver): Promise<string[]> {
  return saidTexts((await exportLog(driver)).events);
}

test('chat pages back over the archive to the first line, and a text there is removed by the page', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await bringIn(page, wideLog(1.6 * defaultRetention.liveBytes, words));
  expect((await expectEachOnce(page)).archived).toBeGreaterThan(10);

  await driver.backToChat();
  await expect(driver.chat).toContainText(words.last);
  const earlier = page.getByRole('button', { name: 'Show earlier' });
  await expect(async () => {
    if (await earlier.isVisible()) await earlier.click();
    await expect(driver.chat).toContainText(words.first, { timeout: 1_000 });
  }).toPass();

  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await page.getByLabel('Words to remove').fill('12 Elm Street');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove from/ })
    .click();
  await expect(page.getByText(/^Removed from/)).toBeVisible();
  await expectEachOnce(page);
  const { eventsText } = await exportLog(driver);
  expect(eventsText).not.toContain('12 Elm Street');
  expect(eventsText).toContain(words.last);
});

if (process.env['YADORI_LONG'] === '1') {
  // the journal's own tests have the same in any run
  test('an agent killed in the middle of a move to the archive loses nothing and doubles nothing', async ({
    app,
    context,
    driver,
    page,
  }) => {
    await openSeams(context);
    await driver.open(app.url);
    await bringIn(page, wideLog(defaultRetention.liveBytes - 6_000, words));
    expect((await expectEachOnce(page)).archived).toBe(0);
    await driver.backToChat();
    for (let count = 0; count < 4; count++) await driver.say(`More ${count} ${'蜂'.repeat(1_500)}`); // now there is too much
    const before = await expectEachOnce(page);

    await nextAgent(page, 'pace=300');
    await page.reload();
    await driver.untilQuiet();
    await holdInsideTransaction(page, 'archive');
    await untilInsideTransaction(page);
    await killAgent(page);
    expect(await expectEachOnce(page)).toMatchObject({ archived: 0 });

    await nextAgent(page, 'pace=300');
    await page.reload();
    await expect(async () => expect((await expectEachOnce(page)).archived).toBeGreaterThan(0)).toPass({
      timeout: 30_000,
    });
    const after = await expectEachOnce(page);
    expect(after.archived + after.live).toBeGreaterThanOrEqual(before.archived + before.live);
    const said = await exportedSoundly(driver);
    expect(said.slice(0, 2)).toEqual([words.first, words.last]);
    expect(said.slice(2).map((text) => text.slice(0, 6))).toEqual(['More 0', 'More 1', 'More 2', 'More 3']);
  });
}
