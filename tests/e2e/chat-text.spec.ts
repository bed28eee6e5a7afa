import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test as base } from '../support/built-app';
import { exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { readAllTables } from '../support/stored-tables';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

const own = {
  en: {
    code: 'Copy the code',
    more: 'More',
    copy: 'Copy',
    copyMarkdown: 'Copy Markdown',
    copied: 'Copied',
    all: 'Show all',
    table: 'Table',
  },
  ja: {
    code: 'コードをコピー',
    more: 'その他',
    copy: 'コピー',
    copyMarkdown: 'Markdownでコピー',
    copied: 'コピーしました',
    all: '全部表示',
    table: '表',
  },
} as const;

const answer = [
  '# Plan / 計画',
  'Two **strong** words, `code` and a [link](https://bees.example/a).',
  '- [x] done\n- [ ] not yet\n  1. inner',
  '```python\nprint("hello")  # a line that is much too long for a telephone held upright, and so it scrolls in its box\n```',
  '| what | price | much more of this and that, so that it is wide |\n|---|--:|---|\n| tea | 3 | really_quite_a_long_word_that_cannot_break |',
  '> これは**「重要」**です。',
].join('\n\n');

for (const lang of ['en', 'ja'] as const) {
  test.describe(() => {
    test.use({ lang });

    test(`what a mind says is shown as Markdown and copied as it is shown or written, in ${lang}`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      server.reply = () => ({ kind: 'answer', text: answer, chunkBytes: 7 });
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url });
      await models.use();
      await driver.backToChat();
      if (lang === 'ja') await page.setViewportSize({ width: 360, height: 740 });
      await driver.say('**Hello**');
      const said = driver.chat.getByRole('article').filter({ has: page.locator('.markdown') });
      await expect(said.locator('.heading')).toHaveText('Plan / 計画');
      await expect(said.locator('strong').first()).toHaveText('strong');
      await expect(said.locator('blockquote strong')).toHaveText('「重要」');
      await expect(said.locator('li')).toHaveCount(3);
      await expect(said.getByRole('button', { name: /bees\.example/ })).toBeVisible();
      await expect(said.getByRole('group', { name: own[lang].table })).toContainText('tea');
      // the person's own words stay as they wrote them
      await expect(driver.chat.locator('.msg.user').last()).toContainText('**Hello**');

      // by keys alone
      await said.getByRole('button', { name: own[lang].code }).focus();
      await page.keyboard.press('Enter');
      await expect(said.getByRole('button', { name: own[lang].copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^print\("hello"\) {2}# a line.*box$/);
      await said.getByRole('button', { name: own[lang].more }).click();
      await said.getByRole('menuitem', { name: own[lang].copy, exact: true }).click();
      await expect(said.getByRole('menuitem', { name: own[lang].copied })).toBeVisible();
      const copied = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const of = async (type: string) => (await item?.getType(type))?.text() ?? '';
        return { html: await of('text/html'), plain: await of('text/plain') };
      });
      expect(copied.plain).toContain('Plan / 計画');
      expect(copied.plain).not.toMatch(/\*\*|```|^#/m);
      expect(copied.html).toContain('<strong>strong</strong>');
      await said.getByRole('menuitem', { name: own[lang].copyMarkdown }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(answer);

      // nothing makes the page wider than it is: code and tables scroll in their boxes
      const { pageWidth, width, code, codeBox } = await page.evaluate(() => {
        const pre = document.querySelector('.code pre')!;
        const { scrollWidth, clientWidth } = document.documentElement;
        return { pageWidth: scrollWidth, width: clientWidth, code: pre.scrollWidth, codeBox: pre.clientWidth };
      });
      expect(pageWidth).toBeLessThanOrEqual(width);
      if (lang === 'ja') expect(code).toBeGreaterThan(codeBox);
      expect(await axeViolations(page)).toEqual([]);

      await page.reload();
      await expect(said.locator('.heading')).toHaveText('Plan / 計画');
    });
  });
}

test('a table of very many rows leaves the chat usable, and all of it can be seen', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  const rows = Array.from({ length: 500 }, (_, row) => `| ${row} | ${(row * 7_919) % 10_007} |`);
  server.reply = () => ({ kind: 'answer', text: ['| a | b |', '|---|---|', ...rows].join('\n') });
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url });
  await models.use();
  await driver.backToChat();
  await driver.say('Hello');
  const said = driver.chat.getByRole('article').filter({ has: page.locator('.markdown') });
  await expect(said.getByRole('row').first()).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(2_000);
  await said.getByRole('button', { name: 'Show all' }).click();
  await expect(said).toContainText('| 499 |');
  expect(await page.locator('*').count()).toBeLessThan(5_000);
  server.reply = () => ({ kind: 'answer', text: 'Yes.' });
  await driver.say('Still here?');
  await expect(driver.chat).toContainText('Yes.');
});

const files = {
  en: {
    add: 'Add pictures or text files',
    read: 'Read hive-log.csv',
    notText: 'photo.bin isn’t a text file',
    large: 'large.txt is too large: 300 KB, 100 KB over',
  },
  ja: {
    add: '画像やテキストファイルを入れる',
    read: 'hive-log.csvを読んで',
    notText: 'photo.bin はテキストファイルではない',
    large: 'large.txt は大きすぎます（300 KB）',
  },
} as const;

for (const lang of ['en', 'ja'] as const) {
  test.describe(() => {
    test.use({ lang });

    test(`text files that are chosen, dropped or pasted become notes, and the rest says why not, in ${lang}`, async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(app.url);
      const text = 'day,weight\n1,30';
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: files[lang].add }).focus();
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name: 'hive-log.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await expect(driver.message).toHaveValue(files[lang].read);
      await expect(driver.message).toBeFocused();
      await expect(driver.chat).toContainText('hive-log.csv');
      const notes = (await readAllTables(page))['notes'] as { path: string; content: string; taint: string[] }[];
      expect(notes).toMatchObject([{ path: 'hive-log.csv', content: text, taint: ['import'] }]);

      await page.reload(); // what the box says then outlives it
      await expect(driver.message).toHaveValue(files[lang].read);

      await bring(page, 'drop', [
        ['hive-log.csv', 'another'],
        ['photo.bin', '\u0000\u0001'],
        ['large.txt', 'x'.repeat(300_000)],
      ]);
      await expect(driver.message).toHaveValue(`${files[lang].read}\nhive-log 2.csv`);
      const told = page.locator('.say').getByRole('alert');
      await expect(told).toContainText(files[lang].notText);
      await expect(told).toContainText(files[lang].large);
      expect(await axeViolations(page)).toEqual([]);
      await bring(page, 'paste', [['pasted.txt', 'pasted']]);
      await expect(driver.message).toHaveValue(/pasted\.txt$/);
      await expect(told).toHaveCount(0);
      expect(((await readAllTables(page))['notes'] as { path: string }[]).map(({ path }) => path)).toEqual([
        'hive-log 2.csv',
        'hive-log.csv',
        'pasted.txt',
      ]);
      if (lang === 'en') await exportLog(driver); // audited there
    });
  });
}

test('a note that is a Markdown bomb is shown as far as it goes, and whole when that is asked for', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  for (const [name, text] of [
    ['brackets.md', '['.repeat(190_000)],
    ['quotes.md', '> '.repeat(90_000)],
    ['rows.md', `| a | b |\n|---|---|\n${Array.from({ length: 5_000 }, (_, row) => `| ${row} | b |`).join('\n')}`],
  ] as const) {
    await bring(page, 'drop', [[name, text]]);
    await expect(driver.message).toHaveValue(new RegExp(`${name}$`));
  }
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  for (const name of ['brackets.md', 'quotes.md', 'rows.md']) {
    const note = page.locator('details.note').filter({ hasText: name });
    await note.locator('summary').click();
    await note.getByRole('button', { name: 'Show all' }).click();
    expect(await page.locator('*').count()).toBeLessThan(6_000);
  }
  await expect(page.locator('details.note').filter({ hasText: 'rows.md' })).toContainText('| 4999 | b |');
});

/** As a person drops or pastes files. */
async function bring(page: Page, how: 'drop' | 'paste', given: readonly (readonly [string, string])[]): Promise<void> {
  await expect(page.locator('button.attach')).toBeVisible();
  await page.evaluate(
    ([kind, all]) => {
      const data = new DataTransfer();
      for (const [name, text] of all) data.items.add(new File([text], name));
      const box = document.querySelector('#message')!;
      box.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [how, given] as const,
  );
}
