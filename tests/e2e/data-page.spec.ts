import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { expectClean, exportLog } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import { holdAt, openSeams, release, untilHeld } from '../support/seams-on-page';
import { readAllTables, readTable } from '../support/stored-tables';

const secret = 'seven Elm Street';

async function toData(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
}

async function importText(page: Page, name: string, buffer: Buffer): Promise<void> {
  await toData(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
}

async function clear(page: Page): Promise<void> {
  await toData(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase what is ticked' }).click();
  await expect(page.getByText('Erased: Log, notes and pictures.')).toBeVisible();
}

async function withNote(driver: PageDriver): Promise<void> {
  await driver.say(`Note: the bees live at ${secret}`);
  await driver.approve();
}

test('[AV-16] a whole backup restores log, state, notes and mind into an emptied app; what waited is closed', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await withNote(driver);
  await driver.say('Note: never answered');
  await driver.untilPhase('Waiting for your answer');
  const before = await readAllTables(page);
  const backup = await driver.export('Export backup');
  await expect(page.getByText('today, 0 events since')).toBeVisible();
  await clear(page);
  expect(await readTable(page, 'notes')).toEqual([]);

  await importText(page, 'yadori-backup.jsonl', Buffer.from(backup));
  await expect(page.getByText('It was a whole backup.')).toBeVisible();
  await driver.untilQuiet();
  const after = await readAllTables(page);
  for (const table of ['notes', 'mind', 'done_goals', 'changes']) expect(after[table], table).toEqual(before[table]);
  const { length } = before['log'] ?? [];
  expect(after['log']?.slice(0, length)).toEqual(before['log']);
  expect(after['log']?.[length]).toMatchObject({ type: 'lifecycle', name: 'imported', reason: 'backup' });
  await driver.backToChat();
  await driver.untilPhase('Idle');
  await expect(driver.approval).toBeHidden();
  await exportLog(driver);
});

test('[AV-16] one Import tells the four kinds apart, and says which it was', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await withNote(driver);
  const kinds = [
    ['events.jsonl', await driver.export('Export events.jsonl'), 'It was an events.jsonl.'],
    ['yadori-backup.jsonl', await driver.export('Export backup'), 'It was a whole backup.'],
    ['events-document.jsonl', await driver.export('Export document log'), 'It was a log of the documents’ form.'],
    ['state.json', await driver.export('Export state.json'), 'It was a state.json.'],
  ] as const;
  for (const [name, text, told] of kinds) {
    await clear(page);
    await importText(page, name, Buffer.from(text));
    await expect(page.getByText(told)).toBeVisible();
    const { eventsText, stateText, headText } = await exportLog(driver);
    expectClean(eventsText, stateText, headText);
  }
});

test.describe('an import', () => {
  test.use({ folder: 'dist-seams' });

  test('is cancelled before it changes anything, and can be made again', async ({ app, context, driver, page }) => {
    await openSeams(context);
    await driver.open(app.url);
    await withNote(driver);
    const log = await driver.export('Export events.jsonl');
    await clear(page);
    await driver.untilPhase(driver.names.phases.asking); // it greets anew
    await driver.untilQuiet();
    const seq = await driver.seq();
    await holdAt(page, 'row_read');
    await importText(page, 'events.jsonl', Buffer.from(log));
    await untilHeld(page, 'row_read');
    const cancel = page.getByRole('button', { name: 'Cancel the import' });
    await cancel.click();
    await expect(cancel).toBeDisabled();
    await release(page);
    await expect(page.getByText('The import was cancelled. Nothing was changed.')).toBeVisible();
    await expect(cancel).toBeHidden();
    expect(await driver.seq()).toBe(seq);
    await importText(page, 'events.jsonl', Buffer.from(log));
    await expect(page.getByText('It was an events.jsonl.')).toBeVisible();
  });
});

test('a text is found in every event that holds it and removed for good; the log still proves itself whole', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await withNote(driver);
  await toData(page);
  await page.getByRole('textbox', { name: 'Words to remove' }).fill(secret);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).not.toHaveCount(0);
  const count = await dialog.getByRole('checkbox').count();
  await dialog.getByRole('button', { name: `Remove from ${count} events` }).click();
  await expect(page.getByText(`Removed from ${count} events.`)).toBeVisible();
  const { log, snapshot, outcomes, inbox, done_goals } = await readAllTables(page);
  expect(JSON.stringify([log, snapshot, outcomes, inbox, done_goals])).not.toContain(secret);
  await driver.backToChat();
  await expect(driver.chat).toContainText('(removed)');
  await expect(driver.chat).not.toContainText(secret);
  const { eventsText } = await exportLog(driver);
  expect(eventsText).not.toContain(secret);

  const threads = page.workers().length;
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/^Sound: \d+ events, and every rule is kept\.$/)).toBeVisible();
  await expect(page.getByText(`Texts were removed from ${count} events, at your request.`)).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(threads); // those of the check are gone with it
});

test('the check names what was changed in the store', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await withNote(driver);
  await toData(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yadori');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('log', 'readwrite');
          const reading = writing.objectStore('log').get(2) as IDBRequest<object>;
          reading.onsuccess = () =>
            writing.objectStore('log').put({ ...reading.result, time: '2020-01-01T00:00:00.000Z' });
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onabort = () => reject(writing.error ?? new Error('not written'));
        };
      }),
  );
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText(/Not sound: .*, the first at event 2:/)).toBeVisible();
});

test('[AV-17] a chosen folder holds logs/state.json and logs/events.jsonl by its real handle, both as they are exported and current after each change, the state whole and the events appended', async ({
  app,
  driver,
  page,
}) => {
  // only the dialog needs a hand: what it gives is a real handle, here of a folder in the browser's own file system
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('chosen', { create: true }),
    });
  });
  const read = (name: string): Promise<string> =>
    page.evaluate(async (file) => {
      const chosen = await (await navigator.storage.getDirectory()).getDirectoryHandle('chosen');
      const logs = await chosen.getDirectoryHandle('logs');
      const handle = await logs.getFileHandle(file);
      for (;;) {
        const found = await handle.getFile();
        const text = await found.text();
        const after = await handle.getFile(); // replaced while it was read: the text of the new one, cut at the length of the old
        if (after.size === found.size && after.lastModified === found.lastModified) return text;
      }
    }, name);
  const withoutTrailer = (text: string): string => text.trimEnd().split('\n').slice(0, -1).join('\n');
  const newest = async (): Promise<number> => {
    const trailer = JSON.parse((await read('events.jsonl')).trimEnd().split('\n').at(-1) ?? '') as { count: number };
    return trailer.count;
  };
  let before = '';
  /** Both files are what the store holds, and what stood there of the log stands there still. */
  const expectCurrent = async (): Promise<void> => {
    const seq = await driver.seq();
    await expect.poll(newest).toBe(seq);
    const [stored] = await readTable<{ state: object }>(page, 'snapshot');
    await expect.poll(() => read('state.json')).toBe(`${JSON.stringify(stored?.state, null, 2)}\n`);
    const events = withoutTrailer(await read('events.jsonl'));
    expect(events.startsWith(before)).toBe(true);
    expect(events.length).toBeGreaterThan(before.length);
    before = events;
  };
  await driver.open(app.url);
  await driver.say('Hello');
  await toData(page);
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByText(/chosen is current, up to event \d+\./)).toBeVisible();

  await driver.backToChat();
  await expectCurrent();
  await driver.say(`Note: the bees live at ${secret}`);
  await expectCurrent(); // a request is open
  await driver.approve();
  await expectCurrent(); // done
  await driver.say('Hello');
  await expectCurrent();
  const { eventsText, stateText } = await exportLog(driver);
  expect(withoutTrailer(await read('events.jsonl'))).toBe(withoutTrailer(eventsText));
  expect(await read('state.json')).toBe(stateText);

  await page.reload(); // the handle is remembered
  await driver.untilQuiet();
  await driver.backToChat();
  await driver.say('Hello again');
  await expectCurrent();
  const later = await driver.seq();

  await clear(page); // what stands there is another log now: it is left alone until the person says so
  await expect(page.getByText('chosen already holds a log')).toBeVisible();
  expect(await newest()).toBe(later);
  await page.getByRole('button', { name: 'Replace what is there' }).click();
  await expect(page.getByText(/chosen is current/)).toBeVisible();
  expect(await newest()).toBeLessThan(later);
});
