import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { eraseTicked } from '../support/erase';
import { exportLog } from '../support/exported-log';
import { PageDriver } from '../support/page-driver';
import { readEvents, readTable, readChanges } from '../support/stored-tables';

test.use({ folder: 'dist-seams' });

async function importFile(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
  words = { import: 'Import', confirm: 'Use this file' },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.import, exact: true }).click();
  await (await choosing).setFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
}

/** A log in which five notes were written by a rule for the folder bees. */
async function logWithRule(driver: PageDriver, url: string): Promise<string> {
  await driver.open(url);
  await driver.say('seam: plan notes bees');
  await driver.untilPhase('Waiting for your answer');
  await driver.approval.getByRole('button', { name: driver.names.buttons.always }).click();
  await driver.act(() => driver.approval.getByRole('button', { name: 'Approve, and make this rule' }).click());
  await driver.untilPhase('Waiting for your reply');
  return (await exportLog(driver)).eventsText;
}

const jsonl = (text: string) => ({
  name: 'events.jsonl',
  mimeType: 'application/x-ndjson',
  buffer: Buffer.from(text),
});

for (const lang of ['en', 'ja'] as const) {
  const words = {
    en: { data: 'Data', rules: 'Rules from the import', turnOn: 'Turn on', leaveOff: 'Leave off' },
    ja: { data: 'データ', rules: '読み込んだルール', turnOn: 'オンにする', leaveOff: 'オフのまま' },
  }[lang];
  const pressed = {
    en: { import: 'Import', confirm: 'Use this file' },
    ja: { import: '読み込む', confirm: 'このファイルを使う' },
  }[lang];

  test(`[AV-35] a rule that comes with an import is listed on its page, and acts only once it is turned on: ${lang}`, async ({
    app,
    driver,
    page,
  }) => {
    const text = await logWithRule(driver, app.url);
    await eraseTicked(page, ['Log, notes and pictures']);
    await page.goto(`${app.url}?lang=${lang}#/data`);
    await importFile(page, jsonl(text), pressed);
    await expect(page.getByRole('heading', { name: words.rules })).toBeVisible();
    const rules = async (): Promise<unknown[]> => {
      const [snapshot] = await readTable<{ run: { rules: { shipped: boolean }[] } }>(page, 'snapshot');
      return (snapshot?.run.rules ?? []).filter(({ shipped }) => !shipped);
    };
    expect(await rules()).toEqual([]);

    const listed = page.getByRole('listitem').filter({ hasText: 'note.write' });
    await expect(listed).toContainText('bees');
    await listed.getByRole('button', { name: words.leaveOff }).click();
    await expect(listed).toBeHidden();
    expect(await rules()).toEqual([]);

    await page.goto(`${app.url}?lang=${lang}#/rules`);
    await page.getByRole('button', { name: words.turnOn }).click();
    await expect(page.getByRole('heading', { name: words.rules })).toBeHidden();
    expect(await rules()).toMatchObject([
      { capabilities: ['note.append', 'note.write'], bounds: { folder: 'bees' }, uses: 0 },
    ]);
    const changes = await readChanges(page);
    expect(changes.map(({ by, undo_of }) => [by, undo_of])).toEqual([
      ['user', null],
      ['import', null],
      ['user', changes[1]?.['seq']],
    ]);
  });
}

test('[F-32] an import that ended its tab is dropped with a word at the next opening, and messages go on', async ({
  app,
  driver,
  page,
}, testInfo) => {
  await driver.open(app.url);
  const file = testInfo.outputPath('long.jsonl');
  const line = JSON.stringify({ time: '2026-01-02T03:04:05.000Z', type: 'action', summary: 'bees '.repeat(50) });
  writeFileSync(file, `${line}\n`.repeat(190_000)); // within every limit, and long enough to be seen at it
  await page.goto(`${app.url}?lang=en#/data`);
  await importFile(page, file);
  await expect(page.getByText(/lines so far\./)).toBeVisible();
  const context = page.context();
  await page.close();

  const next = await context.newPage();
  const again = new PageDriver(next);
  await next.goto(`${app.url}?lang=en`);
  await expect(again.chat).toContainText('I could not finish reading the file you chose');
  await again.say('Note: sugar for the bees');
  await again.untilPhase('Waiting for your answer');
  expect(await readTable(next, 'inbox')).toEqual([]);
  expect((await readEvents(next, 'lifecycle')).filter(({ name }) => name === 'imported')).toEqual([]);
});
