import { expect, type Page } from '@playwright/test';
import { lineOf } from '../../src/lib/agent/words/lines';
import { audit } from '../../src/lib/audit/audit';
import { test } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import { putStoreOfVersion1, storeOfVersion1 } from '../support/store-of-version-1';
import { putRow, readTable, removeRow } from '../support/stored-tables';

const log = (storeOfVersion1.tables['log'] ?? []) as { seq: number; type: string; [field: string]: unknown }[];
const notes = storeOfVersion1.tables['notes'] ?? [];

/** A run of 142 events with plan, notes and an open request. Leaves the page on the app's origin, without the app. */
async function aRun(page: Page, url: string): Promise<void> {
  await page.goto(`${url}favicon.svg`);
  await putStoreOfVersion1(page);
}

async function importFile(page: Page, driver: PageDriver, name: string, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: driver.names.dataButtons.import, exact: true }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/x-ndjson', buffer: Buffer.from(text) });
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
}

for (const [name, row] of Object.entries({
  'no snapshot': { key: 'current', state: 5 },
  'an older one': {
    ...storeOfVersion1.tables['snapshot']?.[0],
    run: {
      ...(storeOfVersion1.tables['snapshot']?.[0]?.['run'] as object),
      last: { seq: 100, hash: 'f'.repeat(64), time: null },
    },
  },
})) {
  test(`[F-10] a broken snapshot over a good log is rebuilt from the log, and a line says so: ${name}`, async ({
    app,
    driver,
    page,
  }) => {
    await aRun(page, app.url);
    await putRow(page, 'snapshot', row);
    await driver.open(app.url);
    await driver.untilPhase('Waiting for your answer'); // the request that was open
    await expect(driver.chat).toContainText(lineOf('monologue.recovered', 'en')); // the phase may be shown before the agent looked
    await expect(driver.plan).toContainText('Finish my essay on city bees');
    await driver.approve();
    await driver.untilPhase('Idle');
    expect(JSON.stringify(await readTable(page, 'notes'))).toContain('more honey');
    const { events } = await exportLog(driver);
    expect(events.slice(0, log.length)).toEqual(log);
    const rebuilt = eventsOf(events, 'lifecycle').filter(({ reason }) => reason === 'snapshot_rebuilt');
    expect(rebuilt).toHaveLength(1);
  });
}

const middle = log.find(({ seq, type }) => seq > 60 && type === 'output')!;
const tail = log.at(-1)!;

for (const [name, seq, spoil] of [
  ['another text in the middle', middle.seq, { ...middle, data: 'Something else.' }],
  ['another end', tail.seq, { ...tail, digest: 'f'.repeat(64) }],
  ['what is no event in the middle', middle.seq, { seq: middle.seq, type: 'output' }],
] as const) {
  test(`[F-10] a broken log stops everything and names the first bad seq; its good part is exported, and brought back: ${name}`, async ({
    app,
    driver,
    page,
  }) => {
    await aRun(page, app.url);
    await putRow(page, 'log', spoil);
    const before = await readTable(page, 'log');
    await page.goto(`${app.url}?lang=en`);
    const notice = page.getByRole('alert').filter({ hasText: 'The log is damaged.' });
    await expect(notice).toContainText(`seq ${seq}:`);
    expect(await readTable(page, 'log')).toEqual(before); // nothing was added
    await notice.getByRole('link', { name: 'Open Data' }).click();

    const good = await driver.export('Export the good part');
    const lines = good.trimEnd().split('\n');
    expect(lines.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual(log.slice(0, seq - 1));
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      type: 'exported',
      count: seq - 1,
      head: log[seq - 2]?.['hash'],
    });
    const report = audit(good.split('\n'));
    expect(report.unreadable ?? report.violations).toEqual([]);

    await importFile(page, driver, 'events-good-part.jsonl', good);
    await expect(page.getByText(`${seq - 1} events were brought back.`)).toBeVisible();
    await expect(notice).toBeHidden();
    await driver.backToChat();
    await driver.untilQuiet();
    const { events } = await exportLog(driver);
    expect(events.slice(0, seq - 1)).toEqual(log.slice(0, seq - 1));
    expect(await readTable(page, 'notes')).toEqual(notes); // they were never the damaged part
  });
}

test('[F-10] a broken log is repaired by a backup, which also brings back a note that is gone', async ({
  app,
  driver,
  page,
}) => {
  await aRun(page, app.url);
  await driver.open(app.url);
  await driver.untilPhase('Waiting for your answer');
  const backup = await driver.export('Export backup');
  const whole = await readTable<{ seq: number }>(page, 'log');
  await page.goto(`${app.url}favicon.svg`);
  await putRow(page, 'log', { ...middle, data: 'Something else.' });
  await removeRow(page, 'notes', String(notes[0]?.['path']));
  await page.goto(`${app.url}?lang=en`);
  await expect(page.getByText('The log is damaged.')).toBeVisible();
  await importFile(page, driver, 'yadori-backup.jsonl', backup);
  await expect(page.getByText(/It was a whole backup\./)).toBeVisible();
  await driver.backToChat();
  await driver.untilQuiet();
  expect((await readTable(page, 'log')).slice(0, whole.length)).toEqual(whole);
  expect(await readTable(page, 'notes')).toEqual(notes);
  await exportLog(driver);
});
