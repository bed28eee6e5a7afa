import { expect, type Page } from '@playwright/test';
import { databaseVersion } from '../../src/lib/bridge/database';
import { test } from '../support/built-app';
import { exportLog } from '../support/exported-log';
import { PageDriver } from '../support/page-driver';
import { freeze } from '../support/seams-on-page';
import {
  earlierStores,
  putEarlierStore,
  putStoreOfVersion1,
  storedVersion,
  storeOfVersion1,
} from '../support/store-of-version-1';
import { readAllTables, readTable } from '../support/stored-tables';

const { tables } = storeOfVersion1;
const events = tables['log'] ?? [];

/** On the app's origin, without the app. */
async function aside(page: Page, url: string): Promise<void> {
  await page.goto(`${url}favicon.svg`);
}

async function expectAllThere(driver: PageDriver, number = databaseVersion * 10): Promise<void> {
  await driver.untilPhase('Waiting for your answer');
  expect(await storedVersion(driver.page)).toBe(number);
  const now = await readAllTables(driver.page);
  expect((now['log'] ?? []).slice(0, events.length)).toEqual(events);
  for (const table of ['notes', 'done_goals', 'mind']) expect(now[table]).toEqual(tables[table]);
  const started = (now['log'] ?? []).slice(events.length);
  // nothing was lost, nothing rebuilt; what this build ships of rules came in once
  const brought = started.filter(({ type }) => type !== 'lifecycle');
  expect(brought).toMatchObject([{ type: 'change', by: 'build', subject: 'rules.reading' }]);
  expect(started.map(({ reason }) => reason)).not.toContain('snapshot_rebuilt');
}

for (const { number, name } of earlierStores) {
  test(`[F-11] the store of ${name} is found whole by today’s build, which goes on where it was`, async ({
    app,
    driver,
    page,
  }) => {
    await aside(page, app.url);
    await putEarlierStore(page, number);
    expect(await storedVersion(page)).toBe(number);
    await driver.open(app.url);
    await expectAllThere(driver, Math.max(number, databaseVersion * 10));
    expect((await driver.lines()).join('\n')).toContain('[G1] DONE');
    await driver.approve();
    await driver.untilPhase('Idle');
    expect(JSON.stringify(await readTable(page, 'notes'))).toContain('more honey');
    expect((await exportLog(driver)).events.slice(0, events.length)).toEqual(events);
  });
}

test('reloaded again and again in the middle of the upgrade, the store is the old or the new one, with all in it', async ({
  app,
  context,
  driver,
  page,
}) => {
  await aside(page, app.url);
  await putStoreOfVersion1(page);
  // every thread's upgrade is kept from ending: the page's here, and no agent is there to make it in its place
  await context.addInitScript(() => {
    if (sessionStorage.getItem('hold') === null) return;
    window.Worker = class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    } as unknown as typeof Worker;
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
      const opening = open.apply(this, given);
      opening.addEventListener('upgradeneeded', () => {
        document.title = 'upgrading';
        const keepOpen = (): void => {
          if (!opening.transaction) return;
          opening.transaction.objectStore('log').count().onsuccess = keepOpen;
        };
        keepOpen();
      });
      return opening;
    };
  });
  for (let time = 0; time < 4; time++) {
    await page.evaluate(() => sessionStorage.setItem('hold', 'yes'));
    await page.goto(`${app.url}?lang=en`);
    await expect(page).toHaveTitle('upgrading');
    await aside(page, app.url);
    expect(await storedVersion(page)).toBe(10);
    expect(await readAllTables(page)).toEqual(tables);
  }
  await page.evaluate(() => sessionStorage.removeItem('hold'));
  // and wherever it happens to be
  for (let time = 0; time < 8; time++) {
    await page.goto(`${app.url}?lang=en`, { waitUntil: time % 2 === 0 ? 'commit' : 'domcontentloaded' });
    await aside(page, app.url);
    const version = await storedVersion(page);
    expect([10, databaseVersion * 10]).toContain(version);
    const now = await readAllTables(page);
    expect((now['log'] ?? []).slice(0, events.length)).toEqual(events);
    expect(now['notes']).toEqual(tables['notes']);
    expect('archive' in now).toBe(version !== 10);
  }
  await driver.open(app.url);
  await expectAllThere(driver);
  await driver.approve();
  await exportLog(driver);
});

/** What a build to come would do to the store; that connection stays open until its page goes. */
function upgradeFurther(page: Page): Promise<void> {
  return page.evaluate(
    (version) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yadori', version);
        opening.onupgradeneeded = () => opening.result.createObjectStore('later', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => resolve();
      }),
    (databaseVersion + 1) * 10,
  );
}

test('[F-11] a newer tab upgrades the schema: the old one stops acting, lets go of the lead, says reload, and takes nothing', async ({
  app,
  context,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Note: sugar');
  await driver.untilPhase('Waiting for your answer');
  const newer = await context.newPage();
  await aside(newer, app.url);
  await upgradeFurther(newer); // is not blocked
  const notice = page.getByRole('alert').filter({ hasText: 'A newer Yadori runs in another tab.' });
  await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
  // the lead is free
  await expect
    .poll(() => newer.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toEqual([]);
  const before = await readTable(newer, 'log');
  await driver.approval.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  expect(await readTable(newer, 'log')).toEqual(before);
  expect(await readTable(newer, 'inbox')).toEqual([]);

  // an older build on the newer schema: reloaded, it only says so
  await page.reload();
  await expect(page.getByText('This page is older than its data.').first()).toBeVisible();
  await driver.message.fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  expect(await storedVersion(newer)).toBe((databaseVersion + 1) * 10);
  expect(await readTable(newer, 'log')).toEqual(before);
  expect(await readTable(newer, 'inbox')).toEqual([]);
});

/** As a tab of the old build that does not let go: it holds the store open, and the lead or a place in the queue. */
function holdOpen(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        void navigator.locks.request('yadori-leader', () => new Promise(() => {}));
        const opening = indexedDB.open('yadori');
        opening.onerror = () => reject(opening.error ?? new Error('not opened'));
        opening.onsuccess = () => resolve();
      }),
  );
}

for (const { lang, one, two } of [
  {
    lang: 'en',
    one: '1 other tab of Yadori holds the data open in its older form.',
    two: '2 other tabs of Yadori hold the data open in their older form.',
  },
  {
    lang: 'ja',
    one: 'ほかに1つのYadoriのタブが、データを古い形のまま開いています。',
    two: 'ほかに2つのYadoriのタブが、データを古い形のまま開いています。',
  },
] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(`an upgrade that tabs of the first build block: says how many are in the way, and goes on by itself once they are closed: ${lang}`, async ({
      app,
      context,
      driver,
      page,
    }) => {
      await aside(page, app.url);
      await putStoreOfVersion1(page);
      const [first, second] = [await context.newPage(), await context.newPage()];
      for (const tab of [first, second]) {
        await aside(tab, app.url);
        await holdOpen(tab);
      }
      await page.goto(`${app.url}?lang=${lang}`);
      await expect(page.getByRole('alert').filter({ hasText: two })).toBeVisible();
      await first.close();
      await expect(page.getByRole('alert').filter({ hasText: one })).toBeVisible();
      expect(await storedVersion(page)).toBe(10);
      await second.close();
      await driver.untilPhase(driver.names.phases.approving);
      await expect(page.getByRole('alert')).toBeHidden();
      expect(await storedVersion(page)).toBe(databaseVersion * 10);
      expect((await readTable(page, 'log')).slice(0, events.length)).toEqual(events);
    });
  });
}

/** What the next build's page would do: it opens the store in a form that is still to come. */
async function openNextForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      return open.call(this, name, name === 'yadori' && version !== undefined ? version + 10 : version);
    };
  });
}

for (const { lang, words, unnamed, logPage, dataPage } of [
  {
    lang: 'en',
    words: '3 other tabs of Yadori hold the data open in their older form.',
    unnamed: '1 of an earlier version, which cannot be told apart',
    logPage: /^The tab on Log, opened \d\d:\d\d, not looked at since \d\d:\d\d$/,
    dataPage: /^The tab on Data, opened \d\d:\d\d, in view$/,
  },
  {
    lang: 'ja',
    words: 'ほかに3つのYadoriのタブが、データを古い形のまま開いています。',
    unnamed: '見分けのつかない前の版のタブ（1つ）',
    logPage: /^「ログ」のタブ（\d\d:\d\dに開いたもの、\d\d:\d\dから見ていないもの）$/,
    dataPage: /^「データ」のタブ（\d\d:\d\dに開いたもの、表示中）$/,
  },
] as const) {
  test.describe(lang, () => {
    test.use({ lang, kind: 'headers' });

    test(`[F-11] an upgrade that tabs block which stand still: says which they are, and goes on by itself once they are closed: ${lang}`, async ({
      app,
      context,
      page,
    }) => {
      await aside(page, app.url);
      // two tabs of the app that stand still, so that they cannot let the store go: one was looked at last on the log, one is in view
      const thaws: (() => Promise<void>)[] = [];
      const tabs: Page[] = [];
      for (const route of ['log', 'data'] as const) {
        const tab = await context.newPage();
        await new PageDriver(tab, lang).open(`${app.url}?lang=${lang}#/${route}`);
        await tab.evaluate((isHidden) => {
          if (!isHidden) return;
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        }, route === 'log');
        // as the browser tells it of this tab, before it stands still
        await expect
          .poll(() => tab.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name).join()))
          .toContain(route === 'log' ? '"isInSight":false,"route":"log"' : '"isInSight":true,"route":"data"');
        tabs.push(tab);
      }
      for (const tab of tabs) thaws.push(await freeze(tab));
      const old = await context.newPage();
      await aside(old, app.url);
      await holdOpen(old);

      await openNextForm(page);
      await page.goto(`${app.url}?lang=${lang}`);
      const alert = page.getByRole('alert').filter({ hasText: words });
      await expect(alert.getByRole('listitem')).toHaveText([logPage, dataPage, unnamed]);
      await old.close();
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([logPage, dataPage]);
      for (const tab of tabs) await tab.close();
      await expect(page.getByRole('alert').filter({ has: page.getByRole('listitem') })).toBeHidden();
      expect(await storedVersion(page)).toBeGreaterThan(databaseVersion * 10);
      for (const thaw of thaws) await thaw().catch(() => undefined); // of a tab that is gone
    });
  });
}
