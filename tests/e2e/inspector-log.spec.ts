import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test } from '../support/built-app';
import type { PageDriver } from '../support/page-driver';
import { readEvents } from '../support/stored-tables';

const inspectorOf = ({ page, names }: PageDriver) => page.getByRole('region', { name: names.regions.inspector });

/** Moves the older part of the stored log into the archive, as the leader does beside a rest once there are 10 MB. */
async function archiveUpTo(page: Page, to: number): Promise<void> {
  await page.evaluate(async (last) => {
    const opening = indexedDB.open('yadori');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('it did not open'));
    });
    const asked = database.transaction('log').objectStore('log').getAll(IDBKeyRange.upperBound(last));
    const events = await new Promise<{ seq: number; prev: string; hash: string }[]>((resolve) => {
      asked.onsuccess = () => resolve(asked.result as never);
    });
    const plain = new Blob([events.map((event) => `${JSON.stringify(event)}\n`).join('')]);
    const packed = await new Response(plain.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
    const moving = database.transaction(['log', 'archive'], 'readwrite');
    const [first, newest] = [events[0], events.at(-1)];
    moving.objectStore('archive').add({
      from: first?.seq,
      to: newest?.seq,
      prev: first?.prev,
      hash: newest?.hash,
      bytes: plain.size,
      lines: new Uint8Array(packed),
    });
    moving.objectStore('log').delete(IDBKeyRange.upperBound(last));
    await new Promise((resolve) => (moving.oncomplete = resolve));
    database.close();
  }, to);
}

test('the Inspector tells why, opens its evidence in the Log, and goes back to the purpose of then', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  const inspector = inspectorOf(driver);
  await driver.say('/purpose Repair the garden gate');
  await driver.choose('Not now');
  await expect(inspector.locator('[data-fact=purpose]')).toHaveText('Repair the garden gate');
  await driver.say('New purpose: paint the fence');
  await expect(inspector.locator('[data-fact=purpose]')).toContainText('fence');

  // back, by key, to where the gate was the purpose
  await page.locator('body').click({ position: { x: 5, y: 5 } });
  const past = inspector.getByText('As it was after event');
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press(',');
    await expect(past).toBeVisible();
    await expect(inspector.locator('[data-fact=purpose]')).not.toHaveText('…');
    if ((await inspector.locator('[data-fact=purpose]').textContent())?.trim() === 'Repair the garden gate') break;
  }
  await expect(inspector.locator('[data-fact=purpose]')).toHaveText('Repair the garden gate');
  await inspector.getByText('What changed').click();
  await expect(inspector.locator('.changes li').first()).toBeVisible();
  await inspector.getByRole('combobox').selectOption('now');
  await expect(inspector.locator('.changes li').first()).toContainText('fence');
  await inspector.getByRole('button', { name: 'Now' }).click();
  await expect(past).toBeHidden();

  // evidence
  const chip = inspector.locator('.ev a').first();
  const seq = Number((await chip.textContent())?.slice(1));
  await chip.click();
  const event = page.getByRole('article', { name: `Event ${seq}` });
  await expect(event.locator('[data-proof=hash]')).toContainText('is the one that was written');
  await expect(event.locator('[data-proof=prev]')).toContainText('names the fingerprint of event');
  await expect(event.locator('.chain a[aria-current]')).toContainText(`#${seq}`);
  expect(await event.locator('.chain li').count()).toBeGreaterThan(3);
  expect(await axeViolations(page)).toEqual([]);
});

test('the Log finds what stands in the archive, in any width and case, and exports a selection', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Repair the GARDEN gate');
  const archived = await driver.seq();
  await driver.say('屋上のミツバチ');
  await archiveUpTo(page, archived);
  await page.reload();
  await driver.untilQuiet();
  await page.getByRole('link', { name: driver.names.links.log, exact: true }).first().click();
  const list = page.getByRole('region', { name: 'Events, newest first' });
  await expect(list.getByRole('link').first()).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('ｇａｒｄｅｎ');
  await expect(page.getByText(/found in all/)).toBeVisible();
  await expect(list.locator('mark').first()).toHaveText(/garden/i);
  await search.fill('ﾐﾂﾊﾞﾁ');
  await expect(list.locator('mark').first()).toHaveText('ミツバチ');
  expect(decodeURIComponent(page.url())).toContain('q=ﾐﾂﾊﾞﾁ');

  await search.fill('');
  await page.getByRole('button', { name: 'Input', exact: true }).click();
  await expect(page.getByText(/^2 found in all/)).toBeVisible();
  await list.getByRole('checkbox').last().check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 chosen' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('events-selection.jsonl');
  const [front, line, ...rest] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(JSON.parse(front ?? '')).toMatchObject({ selection: 'events', count: 1 });
  expect(JSON.parse(line ?? '')).toMatchObject({ type: 'input', text: 'Repair the GARDEN gate' });
  expect(rest).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

for (const lang of ['en', 'ja'] as const) {
  test.describe(`who approved, in the Log (${lang})`, () => {
    test.use({ lang, locale: lang === 'en' ? 'en-US' : 'ja-JP' });

    test('talk is told as approved by its rule, what the person approved as theirs, and every event is there', async ({
      app,
      driver,
      page,
    }) => {
      const [talk, own] = lang === 'ja' ? ['ルール：会話', 'あなたが承認'] : ['by rule: talk', 'by you'];
      await driver.open(app.url);
      await driver.say(lang === 'ja' ? 'メモ：砂糖を買う' : 'Note: buy sugar');
      await driver.untilPhase(driver.names.phases.approving);
      await driver.approve();
      await driver.say(lang === 'ja' ? 'ノートを見せて' : 'Show my notes');
      await page.getByRole('link', { name: driver.names.links.log, exact: true }).first().click();
      const granted = page.locator('.rows [data-type=approval]');
      await expect(granted.filter({ hasText: own })).toHaveCount(1);
      await expect(granted.filter({ hasText: talk }).first()).toBeVisible();
      const approvals = await readEvents(page, 'approval');
      await expect(granted.filter({ hasText: talk })).toHaveCount(
        approvals.filter(({ by }) => by === 'rule:conversation').length,
      );
      await expect(granted).toHaveCount(approvals.length);
      await granted.filter({ hasText: talk }).first().click();
      await expect(page.getByRole('article').locator('.what')).toContainText(talk);
    });
  });
}
