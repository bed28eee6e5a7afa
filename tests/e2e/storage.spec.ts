import { expect, type Page } from '@playwright/test';
import { lineOf } from '../../src/lib/agent/words/lines';
import { audit } from '../../src/lib/audit/audit';
import { test } from '../support/built-app';
import { eventsOf, exportLog, saidTexts } from '../support/exported-log';
import { holdAt, openSeams, release, untilHeld } from '../support/seams-on-page';
import { putRow, readTable } from '../support/stored-tables';

const seamsBuild = { folder: 'dist-seams' } as const;

/** Leaves the app, stays on its origin. */
async function leave(page: Page, url: string): Promise<void> {
  await page.goto(`${url}favicon.svg`);
}

for (const key of ['persona', 'mood'] as const) {
  test(`an unreadable ${key} lets no deliberation run: it halts and says so, and goes on once it can be read`, async ({
    app,
    driver,
    page,
  }) => {
    await driver.open(app.url);
    await leave(page, app.url);
    await putRow(page, 'mind', { key, value: 'not what it should be' });
    await driver.open(app.url);
    const thoughts = (await readTable<{ type: string }>(page, 'log')).filter(({ type }) => type === 'thought').length;
    await driver.say('Note: sugar');
    await driver.untilPhase('Halted: no judgement');
    expect((await driver.lines()).at(-1)).toContain(lineOf('halted.mind', 'en'));
    await expect(page.getByText('Persona or mood cannot be read.')).toBeVisible();
    await expect(driver.approval).toBeHidden();
    const log = await readTable<{ type: string }>(page, 'log');
    expect(log.filter(({ type }) => type === 'thought')).toHaveLength(thoughts);

    await leave(page, app.url);
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          indexedDB.open('yadori').onsuccess = ({ target }) => {
            const database = (target as IDBOpenDBRequest).result;
            const removing = database.transaction('mind', 'readwrite');
            removing.objectStore('mind').delete(name);
            removing.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        }),
      key,
    );
    await driver.open(app.url);
    await driver.say('Note: sugar');
    await driver.untilPhase('Waiting for your answer');
    await exportLog(driver);
  });
}

const brokenSnapshots = {
  'no snapshot': { key: 'current', state: 5 },
  'another one': { key: 'current', state: {}, run: {} },
};

for (const [name, row] of Object.entries(brokenSnapshots)) {
  test(`[AV-42] a broken snapshot with a whole log is rebuilt and reported: ${name}`, async ({ app, driver, page }) => {
    await driver.open(app.url);
    await driver.say('Note: sugar');
    const before = await exportLog(driver);
    const request = 'Waiting for your answer';
    await leave(page, app.url);
    await putRow(page, 'snapshot', row);
    await driver.open(app.url);
    await driver.untilPhase(request);
    expect((await driver.lines()).join('\n')).toContain(lineOf('monologue.recovered', 'en'));
    await driver.approve();
    const { events } = await exportLog(driver);
    expect(events.slice(0, before.events.length)).toEqual(before.events);
    expect(eventsOf(events, 'lifecycle')).toContainEqual(expect.objectContaining({ reason: 'snapshot_rebuilt' }));
  });
}

test('[AV-42] an altered log stops everything and names the event; what is readable can still be exported', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Note: sugar');
  await leave(page, app.url);
  const log = await readTable<{ seq: number; type: string; text?: string }>(page, 'log');
  const input = log.find(({ type }) => type === 'input');
  await putRow(page, 'log', { ...input, text: 'Note: honey' });
  await page.goto(`${app.url}?lang=en`);
  await expect(page.getByText('The log is damaged.')).toBeVisible();
  await expect(page.getByText(`seq ${input!.seq}:`)).toBeVisible();

  await driver.message.fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  const text = await driver.export('Export events.jsonl');
  expect(text.trimEnd().split('\n')).toHaveLength(log.length + 1);
  const report = audit(text.split('\n'));
  expect(report.violations[0]).toMatchObject({ invariant: 1, seq: input!.seq });
  const after = await readTable<{ seq: number }>(page, 'log');
  expect(after.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq)); // nothing was added
});

/** As a browser that lost its files: the store is gone, or its tail, and nothing else. */
async function loseStore(page: Page, kind: 'emptied' | 'shortened'): Promise<void> {
  await page.evaluate(
    (how) =>
      new Promise<void>((resolve, reject) => {
        if (how === 'emptied') {
          const deleting = indexedDB.deleteDatabase('yadori');
          deleting.onsuccess = () => resolve();
          deleting.onerror = () => reject(deleting.error ?? new Error('not deleted'));
          return;
        }
        indexedDB.open('yadori').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const cutting = database.transaction(['log', 'snapshot'], 'readwrite');
          cutting.objectStore('log').delete(IDBKeyRange.lowerBound(4));
          cutting.objectStore('snapshot').clear();
          cutting.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    kind,
  );
}

for (const kind of ['emptied', 'shortened'] as const) {
  test(`[F-09] a store that comes back ${kind} is data lost: nothing is written over it, and an export brings the log back`, async ({
    app,
    driver,
    page,
  }) => {
    await driver.open(app.url);
    await driver.say('Note: sugar');
    await driver.approve();
    const before = await exportLog(driver);
    await leave(page, app.url);
    await loseStore(page, kind);
    await page.goto(`${app.url}?lang=en`);
    await expect(page.getByText('Data lost.')).toBeVisible();
    const left = (await readTable<{ seq: number }>(page, 'log')).length;
    expect(left).toBe(kind === 'emptied' ? 0 : 3);
    await page.reload();
    await expect(page.getByText('Data lost.')).toBeVisible();
    expect(await readTable(page, 'log')).toHaveLength(left);

    await page.getByRole('link', { name: 'Data', exact: true }).first().click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const buffer = Buffer.from(before.eventsText);
    await (await choosing).setFiles({ name: 'events.jsonl', mimeType: 'application/x-ndjson', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
    await expect(page.getByText(`${before.events.length} events were brought back.`)).toBeVisible();
    await driver.backToChat();
    await driver.untilQuiet();
    const after = await exportLog(driver);
    expect(after.events.slice(0, before.events.length)).toEqual(before.events);
  });
}

const megabyte = 1_048_576;

/** What this origin may store; null lifts the limit. */
async function setQuota(page: Page, url: string, quotaSize: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: url, ...(quotaSize !== null && { quotaSize }) });
}

/** Before the app is opened. The browser trusts for 30 s that what was free still is: it must not be more than `fillDisk` asks for. */
async function limitDisk(page: Page, url: string): Promise<void> {
  await leave(page, url);
  await setQuota(page, url, 5 * megabyte);
}

/** From here on nothing can be stored. */
async function fillDisk(page: Page, url: string): Promise<void> {
  await setQuota(page, url, 1);
  const end = await page.evaluate(
    (length) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('scratch');
        opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
        opening.onerror = () => resolve(String(opening.error));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite');
          writing.objectStore('rows').add('x'.repeat(length));
          writing.onabort = () => resolve(String(writing.error));
          writing.oncomplete = () => resolve('stored');
        };
      }),
    6 * megabyte,
  );
  expect(end).toContain('QuotaExceededError');
}

test('[AV-42] a message that cannot be stored is not taken: it stays in the box, and the page says so', async ({
  app,
  driver,
  page,
}) => {
  await limitDisk(page, app.url);
  await driver.open(app.url);
  const before = await readTable(page, 'log');
  await fillDisk(page, app.url);
  await driver.message.fill('Note: sugar');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('The storage of this browser is full');
  await expect(driver.message).toHaveValue('Note: sugar');
  expect((await driver.lines()).join('\n')).not.toContain('sugar');
  expect(await readTable(page, 'inbox')).toEqual([]);
  expect(await readTable(page, 'log')).toEqual(before);
  const exported = await driver.export('Export events.jsonl'); // reading goes on
  expect(audit(exported.split('\n')).violations).toEqual([]);
  await driver.backToChat();

  await setQuota(page, app.url, null);
  await page.getByRole('button', { name: 'Send' }).click();
  await driver.untilPhase('Waiting for your answer');
  const { events } = await exportLog(driver);
  expect(saidTexts(events)).toEqual(['Note: sugar']);
});

test.describe('with the disk full at the moment of the commit', () => {
  test.use(seamsBuild);

  test('[AV-42] [F-07] a result that cannot be stored is not acknowledged: the cycle stops with the cause, reading and export work', async ({
    app,
    context,
    driver,
    page,
  }) => {
    await openSeams(context);
    await limitDisk(page, app.url);
    await driver.open(app.url);
    await driver.say('Note: sugar');
    await driver.untilPhase('Waiting for your answer');
    await holdAt(page, 'after_effect');
    await driver.approval.getByRole('button', { name: 'Approve' }).click();
    await untilHeld(page, 'after_effect');
    const before = await readTable<{ seq: number }>(page, 'log');
    await fillDisk(page, app.url);
    await release(page);

    await expect(page.getByText('Nothing can be saved.').first()).toBeVisible();
    await expect(page.getByText(/QuotaExceeded/)).toBeVisible();
    expect((await driver.lines()).join('\n')).not.toContain('Wrote ');
    expect(await readTable(page, 'log')).toEqual(before);
    expect(await readTable(page, 'notes')).toEqual([]);
    const exported = await driver.export('Export events.jsonl');
    expect(audit(exported.split('\n')).violations).toEqual([]);

    await setQuota(page, app.url, null);
    await driver.backToChat();
    await page.reload();
    await driver.untilQuiet();
    await driver.say('Hello');
    const { events } = await exportLog(driver);
    expect(events.slice(0, before.length)).toEqual(before);
    expect(eventsOf(events, 'action').filter(({ capability }) => capability === 'note.write')).toHaveLength(1);
  });
});
