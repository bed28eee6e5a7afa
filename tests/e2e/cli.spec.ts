import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { CliDriver } from '../support/cli-driver';
import { expectClean } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import { readEvents, readTable } from '../support/stored-tables';

/** Runs an export and gives what was saved. */
async function exportByCli(page: Page, cli: CliDriver, shape: string): Promise<string> {
  const download = page.waitForEvent('download');
  await cli.run(`export ${shape}`);
  return readFile(await (await download).path(), 'utf8');
}

/** Answers whatever waits by the keys of the command line, until the goal is reached. */
async function playOut(driver: PageDriver, cli: CliDriver): Promise<void> {
  const { approving, asking } = driver.names.phases;
  for (let turn = 0; turn < 40; turn++) {
    await driver.untilPhase(new RegExp(`^(${approving}|${asking})$`));
    if ((await driver.plan.locator('summary', { hasText: 'G1' }).innerText()).match(/DONE|完了/)) return;
    await cli.act((await driver.phase()) === approving ? 'y' : 'choose 1');
  }
  throw new Error('the job does not end');
}

const jobs = {
  en: { purpose: 'Repair the garden gate', word: 'What is my purpose?' },
  ja: { purpose: '庭の門を直す', word: '目的は何ですか' },
} as const;

for (const lang of ['en', 'ja'] as const) {
  test.describe(`the whole job from the command line (${lang})`, () => {
    test.use({ lang, locale: lang === 'en' ? 'en-US' : 'ja-JP', folder: 'dist-seams' });

    test('[SP-04] [AV-34] purpose, answers, y, n, stop, resume, export: each with its surface, and a clean audit', async ({
      app,
      driver,
      page,
    }) => {
      const cli = new CliDriver(driver);
      const job = jobs[lang];
      await driver.open(app.url);
      await page.keyboard.press('Alt+6');
      await expect(cli.box).toBeFocused();
      await cli.act(`purpose ${job.purpose}`);
      await expect(driver.plan).toContainText(job.purpose);
      await cli.act('choose 2'); // no plan for it now: that of the seam mind has steps of the Avatar's own
      await cli.act('seam: plan steps gate');
      await driver.untilPhase(driver.names.phases.approving);
      await expect(cli.output).toContainText(await driver.request());

      await cli.act('y');
      await expect(cli.output).toContainText('[G1-T1] DONE');
      await page.getByRole('link', { name: driver.names.links.data, exact: true }).first().click();
      await driver.backToChat();
      await cli.run('status');
      await expect(cli.output.locator('.typed', { hasText: 'status' })).toBeVisible(); // it was left once, and goes on
      await cli.act('n');
      await driver.untilPhase(driver.names.phases.rejected);
      await cli.act(job.word);
      await expect(cli.output.locator('.said').filter({ hasText: 'Five steps in gate' }).last()).toBeVisible();
      await expect(driver.chat.locator('.msg').filter({ hasText: job.word })).toHaveCount(0);

      await cli.act('stop');
      await driver.untilPhase(driver.names.phases.stopped);
      await cli.act('resume');
      await playOut(driver, cli);

      const [eventsText, stateText, headText] = [
        await exportByCli(page, cli, 'events'),
        await exportByCli(page, cli, 'state'),
        await exportByCli(page, cli, 'head'),
      ];
      expectClean(eventsText, stateText, headText);
      const approvals = (await readEvents(page, 'approval')).filter(({ by }) => by === 'user');
      expect(new Set(approvals.map(({ via }) => via))).toEqual(new Set(['cli']));
      expect(approvals.map(({ status }) => status)).toContain('denied');
      const inputs = await readEvents(page, 'input');
      expect(new Set(inputs.map(({ surface }) => surface))).toEqual(new Set(['cli']));
      // answers, stop and resume are no inputs; a choice and what is said are
      expect(inputs.map(({ text }) => text)).not.toContain('y');
      expect(inputs.some(({ text }) => /stop|resume|export/.test(String(text)))).toBe(false);
      const replies = (await readEvents(page, 'output')).filter(({ kind }) => kind === 'reply');
      expect(new Set(replies.map(({ pane }) => pane))).toEqual(new Set(['cli']));
      const records = (await readEvents(page, 'output')).filter(({ kind }) => kind === 'record');
      expect(new Set(records.map(({ pane }) => pane))).toEqual(new Set(['chat']));
    });
  });
}

test('[SP-04] an export is the page’s own, and a note is asked for before it is written', async ({
  app,
  driver,
  page,
}) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.run('xyz');
  await expect(cli.output).toContainText('No command “xyz”. `help` lists them');
  const { length } = await readTable(page, 'log');

  const line = 'log --type output | grep Nagi > notes/first words.md';
  await cli.run(line); // a path with a space: nothing is asked
  await expect(cli.output).toContainText('Put a path with spaces in quotes');
  expect(await readTable(page, 'log')).toHaveLength(length);

  await cli.act('log --type output | grep Nagi > "notes/first words.md"');
  await driver.untilPhase(driver.names.phases.approving);
  expect(await driver.request()).toContain('Write the new note notes/first words.md');
  expect(await readTable(page, 'notes')).toEqual([]);
  await cli.act('y');
  const [note] = await readTable<{ path: string; content: string }>(page, 'notes');
  expect(note).toMatchObject({ path: 'notes/first words.md' });
  expect(note?.content).toMatch(/^\d+\t[\d-]+ [\d:]+\toutput\tchat · Hello! I’m Nagi\./);
  expect((await readEvents(page, 'action')).at(-1)).toMatchObject({
    capability: 'note.write',
    command: '/log --type output | grep Nagi > "notes/first words.md"',
  });
  expect((await readEvents(page, 'output')).at(-1)).toMatchObject({ pane: 'cli' });

  // out of the workspace there is no way, and what is refused changes nothing
  const before = (await readTable(page, 'log')).length;
  await cli.run('status > ../outside.md');
  await expect(cli.output).toContainText('That cannot be the name of a note');
  expect(await readTable(page, 'log')).toHaveLength(before);

  const byCli = await exportByCli(page, cli, 'events');
  const byPage = await driver.export(driver.names.dataButtons.events);
  const withoutTrailer = (text: string): string[] => text.trimEnd().split('\n').slice(0, -1);
  expect(withoutTrailer(byCli)).toEqual(withoutTrailer(byPage));
});

test('a setting is changed after y, undone at once, and both stand in the log as commands', async ({
  app,
  driver,
  page,
}) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.act('config tries_a_task 5');
  await driver.untilPhase(driver.names.phases.approving);
  await cli.act('approve');
  await cli.run('config tries_a_task');
  await expect(cli.output.getByRole('row', { name: /^tries_a_task 5/ })).toBeVisible();
  await cli.act('undo');
  await expect(cli.output).toContainText('Undone: tries a task is 3 again.');
  const commands = (await readEvents(page, 'action')).flatMap(({ command }) => (command === null ? [] : [command]));
  expect(commands).toEqual(['/config tries_a_task 5', '/undo']);
  await cli.run('audit');
  await expect(cli.output.getByRole('definition').filter({ hasText: 'clean: every rule holds' })).toBeVisible();
});

test('what was typed comes back by keys, after a reload too; Tab takes the grey rest or moves on', async ({
  app,
  driver,
}) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.run('status');
  await cli.run('plan');
  await cli.box.fill('half');
  await cli.box.press('ArrowUp');
  await expect(cli.box).toHaveValue('plan');
  await cli.box.press('ArrowUp');
  await expect(cli.box).toHaveValue('status');
  await cli.box.press('ArrowDown');
  await cli.box.press('ArrowDown');
  await expect(cli.box).toHaveValue('half');

  await driver.open(app.url);
  await cli.box.press('ArrowUp');
  await expect(cli.box).toHaveValue('plan');

  await cli.box.fill('ru');
  await expect(cli.box).toHaveAccessibleDescription('Tab completes: rules');
  await cli.box.press('Tab');
  await expect(cli.box).toHaveValue('rules');
  await expect(cli.box).toBeFocused();
  await cli.box.press('Tab');
  await expect(cli.box).not.toBeFocused();
});

test('a half-typed command is never lost to the request’s card, and an Enter of the input method sends nothing', async ({
  app,
  driver,
  page,
}) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.run('config tries_a_task 5');
  await driver.untilPhase(driver.names.phases.approving);
  await expect(cli.box).toBeFocused();
  await cli.box.fill('y');
  await cli.box.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
  await cli.box.dispatchEvent('keydown', { key: 'Process', code: 'Enter', keyCode: 229 });
  await expect(cli.box).toHaveValue('y');
  expect((await readEvents(page, 'approval')).map(({ status }) => status)).not.toContain('denied');
  await driver.untilPhase(driver.names.phases.approving);
});

test('a screen reader gets names, values and tables in place of columns of spaces', async ({ app, driver }) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.run('status');
  await expect(cli.output).toMatchAriaSnapshot(`
    - log "Output":
      - paragraph: status
      - term: purpose
      - definition: none yet
      - term: cycle
      - definition: /waiting for your reply · turn \\d+/
  `);
  await cli.run('help stop');
  await cli.run('log --last 1');
  await expect(cli.output).toMatchAriaSnapshot(`
    - table:
      - row "no. time type text":
        - columnheader "no."
        - columnheader "time"
        - columnheader "type"
        - columnheader "text"
      - row /\\d+ .+ output chat · Hello! I’m Nagi/
  `);
});
