import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '../../src/lib/base/language';
import { test } from '../support/built-app';
import { readAllTables } from '../support/stored-tables';

/** What outside text may try. All of it names evil.example, so that a request shows whose it is. */
const hostileTexts = [
  '![a](https://evil.example/a.png) [b][1] ![c][1]\n\n[1]: https://evil.example/b.png "b"',
  '<img src="https://evil.example/c.png" onerror="document.title=\'ran\'"><iframe src="https://evil.example/d"></iframe>',
  '<svg onload="document.title=\'ran\'"><image href="https://evil.example/e.svg"/></svg><script>document.title="ran"</script>',
  '<style>@import "https://evil.example/f.css"; * { background: url(https://evil.example/g.png) }</style><link rel="stylesheet" href="https://evil.example/h.css">',
  'javascript:document.title="ran" [i](javascript:document.title="ran") data:text/html,<script>document.title="ran"</script>',
  '<a href="https://evil.example/j" ping="https://evil.example/k">go</a> <meta http-equiv="refresh" content="0;url=https://evil.example/l">',
];

/** Collects every request of the context, its workers' included, that leaves the app's own origin. */
function foreignRequests(context: BrowserContext, origin: string): string[] {
  const found: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:')) found.push(url);
  });
  return found;
}

/** What the policy blocked, and what failed: nothing may even have been tried. */
function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('dialog', (dialog) => found.push(dialog.message()));
  return found;
}

/** All that the page holds and could be read back from, as one text. */
async function everythingStored(page: Page): Promise<string> {
  const tables = await readAllTables(page);
  const local = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  return JSON.stringify(tables) + local;
}

/** The part of the database that a refused message may not change: outcomes of refused rows may come. */
async function stateStored(page: Page): Promise<Record<string, unknown>> {
  const { log, snapshot, inbox, notes } = await readAllTables(page);
  return { log: log?.length, snapshot, inbox, notes };
}

test('[F-29] hostile text in purpose, plan, messages, notes and payload: no request, nothing runs, no markup', async ({
  app,
  driver,
  page,
  context,
}) => {
  const requests = foreignRequests(context, new URL(app.url).origin);
  const problems = complaints(page);
  await driver.open(app.url);
  await driver.say(`/purpose ${hostileTexts.join('\n')}`);
  await driver.choose('Yes, make a plan');
  await driver.untilPhase('Waiting for your answer');
  await driver.approval.getByRole('button', { name: 'Payload' }).click();
  await expect(driver.approval.getByRole('group', { name: 'Payload' })).toContainText('<img src="https://evil.example');
  await driver.approve();
  await driver.plan.locator('summary').click();
  const plan = driver.chat.locator('.plan-card');
  for (const text of hostileTexts.slice(1, 4)) {
    await plan.getByRole('button', { name: 'Add a step' }).click();
    await plan.getByRole('textbox', { name: 'New step' }).fill(text);
    await driver.act(() => plan.getByRole('button', { name: 'Add', exact: true }).click());
  }
  await expect(driver.plan.locator('li').last()).toContainText('<style>@import');
  await driver.say(`Note: ${hostileTexts.join('\n')}`);
  await driver.untilPhase('Waiting for your answer');
  await driver.approval.getByRole('button', { name: 'Payload' }).click();
  await expect(driver.approval.getByRole('group', { name: 'Payload' })).toContainText('<img src="https://evil.example');
  await driver.approve();
  for (const text of hostileTexts) await driver.say(text);

  const made = [
    'img',
    'iframe',
    'image',
    'script:not([src])',
    'style',
    'meta[http-equiv="refresh"]',
    'a[href^="http"]',
  ];
  const inside = page.locator(made.map((selector) => `.app ${selector}`).join(', '));
  await expect(inside).toHaveCount(0);
  await page.reload();
  await driver.untilQuiet();
  await expect(inside).toHaveCount(0);
  expect(await page.title()).toMatch(/Yadori$/);
  expect(page.url()).toBe(`${app.url}?lang=en`);
  expect(requests).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F-29] an address shows the host that is really opened, and opens only after it was asked, without a referrer', async ({
  app,
  driver,
  page,
  context,
}) => {
  const requests = foreignRequests(context, new URL(app.url).origin);
  await context.route(/evil\.example/, (route) => route.fulfill({ body: 'here' }));
  await driver.open(app.url);
  await driver.say('See https://good.example@evil.example/path?q=1 and [this](https://evil.example/x).');
  const link = driver.chat.locator('.user .link').first();
  await expect(link.locator('small')).toHaveText('evil.example');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Open evil.example?' });
  await expect(dialog).toContainText('https://good.example@evil.example/path?q=1');
  await page.keyboard.press('Enter'); // the focus is on the button that stays here
  await expect(dialog).toBeHidden();
  expect(context.pages()).toHaveLength(1);
  expect(requests).toEqual([]);

  await link.click();
  const opening = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open in a new tab' }).click();
  const opened = await opening;
  await opened.waitForLoadState();
  expect(await opened.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  expect(new URL(opened.url()).host).toBe('evil.example');
});

const sentences: Record<
  Language,
  Record<'key' | 'long' | 'purpose' | 'control' | 'empty', RegExp> & Record<'way' | 'field', string>
> = {
  en: {
    way: 'Enter a key under Models',
    field: 'API key',
    key: /^This looks like a secret key\. .*it was not stored\. Take the key out and send again\. Keys belong under Models\./,
    long: /^That message has 8,001 characters; 8,000 is the most\. Nothing was changed\. Shorten it and send again\.\s*$/,
    purpose:
      /^That purpose has 102,400 characters; 2,000 is the most\. Nothing was changed\. Shorten it and send again\.\s*$/,
    control: /^Character 4 is a control character \(U\+0007\)\. Nothing was changed\. Remove it and send again\.\s*$/,
    empty: /^There is nothing to send\.\s*$/,
  },
  ja: {
    way: '「モデル」でキーを登録する',
    field: 'APIキー',
    key: /^秘密のキーのようです。.*保存しませんでした。キーを取り除いて送り直してください。キーは「モデル」で登録します。/,
    long: /^メッセージが8,001文字あります。上限は8,000文字です。何も変えていません。短くして送り直してください。\s*$/,
    purpose: /^目的が102,400文字あります。上限は2,000文字です。何も変えていません。短くして送り直してください。\s*$/,
    control: /^4文字目が制御文字です（U\+0007）。何も変えていません。取り除いて送り直してください。\s*$/,
    empty: /^送る文がありません。\s*$/,
  },
};

for (const lang of ['en', 'ja'] as const) {
  test.describe(`what cannot be taken, ${lang}`, () => {
    test.use({ lang, locale: lang === 'ja' ? 'ja-JP' : 'en-US' });
    const said = sentences[lang];

    test('[F-43] a key pasted into the chat is refused before it is stored, and a press leads to the field where keys belong', async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(app.url);
      const before = await stateStored(page);
      const keys = [
        `xai-${'A1b2'.repeat(20)}`,
        `sk-proj-${'Zz9_'.repeat(12)}`,
        `ghp_${'a1B2'.repeat(9)}`,
        'AKIAABCDEFGHIJKLMNOP',
        '-----BEGIN RSA PRIVATE KEY-----\nMIIEow',
      ];
      for (const key of keys) {
        const text = `key: ${key} 秘密`;
        await driver.message.fill(text);
        await driver.message.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(said.key);
        await expect(driver.message).toHaveValue(text);
        await driver.message.fill('');
      }
      expect(await stateStored(page)).toEqual(before);
      const stored = await everythingStored(page);
      expect(keys.filter((key) => stored.includes(key) || stored.includes(key.slice(0, 16)))).toEqual([]);

      await driver.message.fill(keys[0] ?? '');
      await driver.message.press('Enter');
      await page.getByRole('alert').getByRole('link', { name: said.way }).click();
      const field = page.getByRole('main').getByLabel(said.field, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('type', 'password');
      expect(await stateStored(page)).toEqual(before);
    });

    test('a message that is too long, holds a control character or is empty changes nothing, stays, and is told what to do', async ({
      app,
      driver,
      page,
    }) => {
      async function expectRefused(cases: [text: string, told: RegExp][]): Promise<void> {
        const before = await stateStored(page);
        for (const [text, told] of cases) {
          await driver.message.fill(text);
          await driver.message.press('Enter');
          await expect(page.getByRole('alert')).toHaveText(told);
          await expect(driver.message).toHaveValue(text);
          expect(await stateStored(page)).toEqual(before);
          await page.getByRole('alert').getByRole('button').click();
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
      }
      await driver.open(app.url);
      await expectRefused([
        [`/purpose ${'目'.repeat(102_400)}`, said.purpose],
        ['abc\u0007def', said.control],
        ['', said.empty],
        [' \n\u3000\t', said.empty],
      ]);
      await driver.say('bake bread');
      await expectRefused([['x'.repeat(8_001), said.long]]);
    });
  });
}

test('nothing in the address is sent, taken or answered', async ({ app, driver, page }) => {
  const words = ['text', 'message', 'q', 'purpose', 'prompt', 'title', 'url', 'share', 'input'];
  const query = new URLSearchParams(words.map((word) => [word, 'Note: from the address']));
  const address = `${app.url}?lang=en&${query}&approve=y&y=1&command=stop&import=${encodeURIComponent('https://evil.example/e.jsonl')}`;
  await driver.open(`${address}#/?text=from+the+address`);
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('from the address');
  await driver.say('Note: my own');
  await driver.untilPhase('Waiting for your answer');
  await page.goto(`${address}&again=1#/data?approve=y`);
  await driver.untilPhase('Waiting for your answer');
  const { log = [], inbox } = await readAllTables(page);
  expect(inbox).toEqual([]);
  expect(log.filter(({ type }) => type === 'input').map(({ text }) => text)).toEqual(['Note: my own']);
  expect(JSON.stringify(log)).not.toContain('from the address');
  await expect(driver.approval).toBeVisible();
});
