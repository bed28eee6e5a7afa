import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { eraseTicked } from '../support/erase';
import { CliDriver } from '../support/cli-driver';
import { ModelsPage } from '../support/models-page';
import { serveOpenai } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { competentReply } from '../support/served-model';

test.use({ serviceWorkers: 'allow' });

interface Left {
  /** Rows by store, `database/store`; only those that hold any. */
  rows: Record<string, number>;
  choices: string[];
  caches: string[];
  files: string[];
}

/** All that this origin keeps, past the app. */
function left(page: Page): Promise<Left> {
  return page.evaluate(async () => {
    const rows: Record<string, number> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
        if (count > 0) rows[`${name}/${store}`] = count;
      }
      database.close();
    }
    const files: string[] = [];
    const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
        if (handle.kind === 'file') files.push(`${path}${name}`);
        else await look(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      }
    };
    await look(await navigator.storage.getDirectory(), '');
    return { rows, choices: Object.keys(localStorage).sort(), caches: await caches.keys(), files };
  });
}

/** Something in every place where something can be. */
async function fill(driver: PageDriver, page: Page, serverUrl: string): Promise<void> {
  await driver.say('Note: the bees live at seven Elm Street');
  await driver.approve();
  await new CliDriver(driver).run('status');
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await expect(page.getByText(/chosen is current/)).toBeVisible();
  const backup = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export backup', exact: true }).click();
  await backup;
  await page.evaluate(async () => {
    const cache = await caches.open('webllm/model');
    await cache.put('https://models.example/a/shard', new Response('bytes'));
  });
  const models = new ModelsPage(driver);
  await models.open();
  const file = { name: 'small.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from('GGUF and no more') };
  await models.main.locator('input[type=file]').setInputFiles(file);
  await expect(models.main.getByRole('button', { name: 'Use: small' })).toBeVisible();
  expect(await models.enter({ url: serverUrl, key: 'xq-7Kd9_pL2mZ4vT8wRb1' })).toContain('It works');
  await models.use();
  await page.getByRole('banner').getByRole('button', { name: 'Dark or light' }).click();
}

test('Erase asks what to erase: what is ticked is gone from every store, and the rest is untouched', async ({
  app,
  page,
  driver,
}) => {
  // the picker itself needs a hand: a folder of the browser's own file system stands for the chosen one
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('chosen', { create: true }),
    });
  });
  const server = await serveOpenai();
  server.reply = (body) => competentReply(body);
  await page.goto(app.url);
  await driver.untilQuiet();
  await fill(driver, page, server.url);
  const before = await left(page);
  for (const store of [
    'yadori/notes',
    'yadori-minds/profiles',
    'yadori-minds/uses',
    'yadori-egress/keys',
    'yadori-folder/folder',
  ])
    expect(Object.keys(before.rows), store).toContain(store);
  expect(before.choices).toEqual(expect.arrayContaining(['yadori.backup', 'yadori.cli', 'yadori.folder']));
  expect(before.files.some((name) => name.startsWith('models/'))).toBe(true);
  expect(before.caches).toContain('webllm/model');

  await eraseTicked(page, ['Log, notes and pictures']);
  const withoutLog = await left(page);
  expect(withoutLog.rows).not.toHaveProperty('yadori/notes');
  expect(withoutLog.rows['yadori/log']).toBeLessThan(before.rows['yadori/log'] ?? 0);
  expect(withoutLog.choices).not.toEqual(expect.arrayContaining(['yadori.cli']));
  for (const store of ['yadori-minds/profiles', 'yadori-egress/keys', 'yadori-folder/folder'])
    expect(withoutLog.rows[store], store).toBe(before.rows[store]);
  await expect(page.getByRole('banner')).toContainText('tiny');

  await eraseTicked(page, ['Services and keys']);
  const withoutKeys = await left(page);
  for (const store of ['yadori-egress/keys', 'yadori-egress/settings', 'yadori-minds/uses'])
    expect(withoutKeys.rows, store).not.toHaveProperty(store);
  expect(withoutKeys.rows['yadori-minds/profiles']).toBe(1);
  expect(withoutKeys.files.some((name) => name.startsWith('models/'))).toBe(true);
  await expect(page.getByRole('banner')).not.toContainText('tiny');

  await eraseTicked(page, ['Downloaded models', 'Folder link', 'Settings of this browser']);
  const after = await left(page);
  expect(Object.keys(after.rows).filter((store) => !store.startsWith('yadori/'))).toEqual(
    after.rows['yadori-egress/settings'] === undefined ? [] : ['yadori-egress/settings'],
  );
  expect(after.files.filter((name) => name.startsWith('models/'))).toEqual([]);
  expect(after.caches.filter((name) => /webllm|engines/.test(name))).toEqual([]);
  expect(after.choices).toEqual(['yadori.anchor']);
  expect(after.files.some((name) => name.startsWith('chosen/'))).toBe(true); // what was kept for the person is theirs

  await page.reload();
  await driver.untilQuiet();
  await server.close();
});

test('what a passphrase does not close is said to be readable from this disk', async ({ app, driver }) => {
  await driver.open(app.url);
  const models = new ModelsPage(driver);
  await models.open();
  await models.unfold();
  await expect(models.main).toContainText('Stored encrypted in this browser');
  await expect(models.main).toContainText('whoever gets at the disk of this device can read the key');
});
