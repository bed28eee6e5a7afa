import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test } from '../support/built-app';
import type { PageDriver } from '../support/page-driver';
import { readEvents, readChanges } from '../support/stored-tables';

async function openSettings({ page, lang }: PageDriver): Promise<void> {
  await page
    .getByRole('link', { name: lang === 'ja' ? '設定' : 'Settings', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: lang === 'ja' ? '設定' : 'Settings' })).toBeVisible();
}

/** As a person does: writes, and leaves the field. */
async function write(driver: PageDriver, label: string, text: string): Promise<void> {
  await driver.act(async () => {
    await driver.page.getByLabel(label, { exact: true }).fill(text);
    await driver.page.getByLabel(label, { exact: true }).press('Tab');
  });
}

const changes = (page: Page) => readChanges(page);

test('a budget that is changed is an event, goes back by one press, and nonsense changes nothing', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await openSettings(driver);
  const label = 'Turns of its own an hour';
  await write(driver, label, '300');
  expect(await changes(page)).toMatchObject([
    { subject: 'settings.turns_an_hour', before: { value: 600 }, after: { value: 300 }, by: 'user', undo_of: null },
  ]);
  const told = page.getByRole('status').filter({ hasText: '600 → 300' });
  await driver.act(() => told.getByRole('button', { name: 'Undo' }).click());
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('600');
  expect((await changes(page)).at(-1)).toMatchObject({ after: { value: 600 }, undo_of: expect.any(Number) });

  for (const [name, text, problem] of [
    [label, '-1', '10 is the least'],
    [label, '1e9', '3600 is the most'],
    ['Name of the Avatar', 'x'.repeat(300), '300 characters; 200 is the most'],
    ['Name of the Avatar', 'a\u0007b', 'control character (U+0007)'],
    ['Name of the Avatar', ' ', 'at least one character'],
  ] as const) {
    const field = page.getByLabel(name, { exact: true });
    await field.fill(text);
    await field.press('Tab');
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(problem.replace(/[()+]/g, '\\$&')));
  }
  expect(await changes(page)).toHaveLength(2);
  expect(await axeViolations(page)).toEqual([]);
});

test('config.yaml goes out, comes back in, and names the Avatar everywhere', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await openSettings(driver);
  const file = {
    name: 'config.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(
      'avatar:\n  name: "Sora"\nuser:\n  name: "Taro"\ngrok:\n  model: "grok-4-heavy"\n  temperature: 0.7\n',
    ),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('avatar.name as shipped → “Sora”');
  await driver.act(() => dialog.getByRole('button', { name: 'Use these settings' }).click());
  await expect(page.getByLabel('Name of the Avatar', { exact: true })).toHaveValue('Sora');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('grok-4-heavy');
  await expect(page.locator('header')).toContainText('Sora');
  await expect(page).toHaveTitle('Sora · Yadori');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export config.yaml' }).click();
  expect(await readFile(await (await download).path())).toEqual(file.buffer);

  // the one Import under Data takes it too, and a hostile one changes nothing
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible(); // Settings picks files too
  const bomb = { ...file, buffer: Buffer.from('a: &a [x,x]\nb: [*a,*a]\navatar: {name: B}\n') };
  await page.locator('input[type=file]').first().setInputFiles(bomb);
  await expect(dialog).toContainText('It holds an anchor or an alias');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await changes(page)).toHaveLength(3);

  await page.getByRole('link', { name: 'Chat', exact: true }).first().click();
  await driver.say('Hello');
  await expect(driver.chat).toContainText('Hello, Taro! I’m Sora.');
});

test.describe('in Japanese', () => {
  test.use({ lang: 'ja' });
  test('an edited persona moves what is decided by another number', async ({ app, driver, page }) => {
    await driver.open(app.url);
    await driver.say('メモ：砂糖を買う');
    await driver.reject();
    const influence = async () => {
      const thoughts = await readEvents(page, 'thought');
      const decision = thoughts.at(-1)?.['decision'] as { persona_influence: { value: number } };
      return decision.persona_influence.value;
    };
    const before = await influence();
    await openSettings(driver);
    await driver.act(() => page.getByRole('checkbox', { name: 'ノート', exact: true }).uncheck());
    expect((await changes(page)).at(-1)).toMatchObject({ subject: 'persona.interests', after: { value: ['plans'] } });
    await page.getByRole('link', { name: 'チャット', exact: true }).first().click();
    await driver.say('メモ：砂糖を買う');
    expect(await influence()).not.toBe(before);
  });
});

test('? shows all keys, and single letters can be switched off', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await page.keyboard.press('Escape'); // out of the message box
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog.getByRole('definition').filter({ hasText: 'Stop or resume' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openSettings(driver);
  await page.getByLabel('Single-letter keys', { exact: true }).uncheck();
  await page.getByLabel('Single-letter keys', { exact: true }).blur();
  await page.keyboard.press('?');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Alt+2');
  await expect(page.locator('#plan')).toBeFocused();
});
