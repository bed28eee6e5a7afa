import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, expect } from '@playwright/test';
import { test } from '../support/built-app';
import { chromiumArguments, systemChromium } from '../support/system-chromium';

test('a page opened from a file says in both languages what to do', async ({ page }) => {
  await page.goto(pathToFileURL(resolve(process.env['YADORI_DIST'] ?? 'dist', 'index.html')).href);
  await expect(page.getByText('Yadori cannot run from a file.')).toBeVisible();
  await expect(page.getByText('Yadoriはファイルを直接開いても動きません。')).toBeVisible();
});

test('a page without JavaScript says in both languages what to do', async ({ app }) => {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments(), '--blink-settings=scriptEnabled=false'],
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage();
  await page.goto(app.url);
  // nothing of a test runs in that page, either: what it shows is read by what a screen reader gets
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const shown = nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
  expect(shown).toContain('Yadori needs JavaScript');
  expect(shown).toContain('YadoriにはJavaScriptが必要ですが');
  expect(shown).not.toContain('Yadori cannot run from a file.');
  await browser.close();
});

test('a page that is served says neither', async ({ page, app, driver }) => {
  await driver.open(app.url);
  for (const text of ['Yadori cannot run from a file.', 'Yadori needs JavaScript'])
    await expect(page.getByText(text)).toBeHidden();
});

for (const [tag, box] of [
  ['ja-JP', 'メッセージ'],
  ['JA_jp', 'メッセージ'],
  ['en-GB', 'Message'],
] as const) {
  test(`?lang=${tag} chooses the language that it names`, async ({ page, app }) => {
    await page.goto(`${app.url}?lang=${tag}`);
    await expect(page.getByRole('textbox', { name: box, exact: true })).toBeVisible();
  });
}

test.describe(() => {
  test.use({ timezoneId: 'Europe/Berlin' });
  test('an alarm names its zone where the device has moved to another one', async ({ app, driver, page, browser }) => {
    await driver.open(app.url);
    await driver.say('Remind me tomorrow at 9:00 to water the plants');
    await driver.approve();
    const list = page.getByRole('region', { name: 'Alarms' });
    await expect(list).toContainText('water the plants');
    await expect(list).not.toContainText('Europe/Berlin');
    const backup = await driver.export('Export backup');
    const moved = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'en-US' });
    const there = await moved.newPage();
    await there.goto(`${app.url}?lang=en#/data`);
    const choosing = there.waitForEvent('filechooser');
    await there.getByRole('button', { name: 'Import', exact: true }).click();
    await (await choosing).setFiles({ name: 'b.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(backup) });
    await there.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
    await expect(there.getByText('It was a whole backup.')).toBeVisible();
    await there.getByRole('link', { name: 'Chat', exact: true }).first().click();
    await expect(there.getByRole('region', { name: 'Alarms' })).toContainText('(Europe/Berlin)');
    await moved.close();
  });
});
