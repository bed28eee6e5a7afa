import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { eventsOf, exportLog, expectClean } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import { readTable } from '../support/stored-tables';

/** A purpose with its plan, a note, a no: enough that every kind of event is there. Ends with nothing asked. */
async function work(driver: PageDriver): Promise<void> {
  await driver.say('Note: sugar for the bees 蜂 🐝');
  await driver.approve();
  await driver.say('/purpose Finish my essay on city bees by 18 December');
  await driver.choose('Yes, make a plan');
  await driver.approve();
  await driver.act(() => driver.chat.locator('.plan-card').getByRole('checkbox').first().click());
  await driver.say('Note: ask about the roof hives');
  await driver.untilPhase('Waiting for your answer');
  await driver.reject();
}

async function toData(page: Page, link = 'Data'): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click();
}

/** Until it is asked about. */
async function chooseFile(page: Page, file: { name: string; text: string }, button = 'Import'): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: file.name, mimeType: 'application/x-ndjson', buffer: Buffer.from(file.text) });
  await expect(page.getByRole('dialog')).toContainText(file.name);
}

async function importFile(
  page: Page,
  file: { name: string; text: string },
  words: { import: string; confirm: string } = { import: 'Import', confirm: 'Use this file' },
): Promise<void> {
  await chooseFile(page, file, words.import);
  await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
}

async function clear(page: Page): Promise<void> {
  await toData(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase what is ticked' }).click();
  await expect(page.getByText('Erased: Log, notes and pictures.')).toBeVisible();
}

/** All that is stored, as far as an import could change it. */
async function stored(page: Page): Promise<unknown> {
  const tables = ['log', 'snapshot', 'notes', 'done_goals', 'mind'];
  return Promise.all(tables.map((table) => readTable(page, table)));
}

test('[AV-11] [AV-12] the exported files have the documents’ names, form and bytes', async ({ app, driver, page }) => {
  await driver.open(app.url);
  await work(driver);
  const files = {
    'Export events.jsonl': 'events.jsonl',
    'Export state.json': 'state.json',
    'Export head.json': 'head.json',
    'Export document log': 'events-document.jsonl',
  };
  await toData(page);
  for (const [button, name] of Object.entries(files)) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
  const { events, eventsText, stateText, headText } = await exportLog(driver);

  const someText: unknown = expect.any(String);
  const state = JSON.parse(stateText) as { plan: { goals: { status: string }[] } };
  expect(stateText.trimEnd()).toBe(JSON.stringify(state, null, 2));
  expect(stateText.charCodeAt(0)).toBe('{'.charCodeAt(0)); // no byte order mark
  expect(Object.keys(state)).toEqual(['input', 'plan', 'thought', 'action', 'result']);
  expect(state).toEqual({
    input: { source: 'chat', authority: 'user', text: someText },
    plan: { purpose: 'Finish my essay on city bees by 18 December', goals: expect.any(Array) },
    thought: { judgment: someText, intent: someText },
    action: { phase: null, summary: someText },
    result: { status: 'fail', summary: someText },
  });
  expect(state.plan.goals.map(({ status }) => status)).toEqual(['active']);

  expect(eventsText.charCodeAt(0)).toBe('{'.charCodeAt(0));
  expect(eventsText).toContain('sugar for the bees 蜂 🐝'); // as it is, not escaped
  const fields = {
    input: ['time', 'type', 'source', 'text'],
    thought: ['time', 'type', 'judgment', 'intent'],
    action: ['time', 'type', 'summary'],
    result: ['time', 'type', 'status', 'summary'],
  };
  for (const event of events) {
    expect(event.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const first = fields[event.type as keyof typeof fields] ?? ['time', 'type'];
    expect(Object.keys(event).slice(0, first.length)).toEqual(first);
  }
  expect(JSON.parse(headText)).toEqual({
    log: (events[0] as unknown as { log: string }).log,
    seq: events.length,
    hash: events.at(-1)?.hash,
    count: events.length,
  });

  const document = await driver.export('Export document log');
  const documentLines = document
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string });
  const known = events.filter(({ type }) => type in fields);
  expect(documentLines.map(({ type }) => type)).toEqual(known.map(({ type }) => type));
  for (const line of documentLines) {
    const allowed = [...fields[line.type as keyof typeof fields], 'goal', 'name', 'rate'];
    expect(Object.keys(line).filter((key) => !allowed.includes(key))).toEqual([]);
  }

  await driver.backToChat();
  await driver.say('One more line');
  const later = await exportLog(driver);
  const before = eventsText.trimEnd().split('\n').slice(0, -1);
  expect(later.eventsText.split('\n').slice(0, before.length)).toEqual(before); // append-only
});

test('export, clear, import: the same events up to its own, the same state; a second one comes in the place of what is here', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await work(driver);
  const original = await exportLog(driver);
  await clear(page);
  expect(await readTable(page, 'notes')).toEqual([]);

  await importFile(page, { name: 'events.jsonl', text: original.eventsText });
  await expect(page.getByText(`${original.events.length} events were brought back.`)).toBeVisible();
  await driver.untilQuiet();
  const restored = await exportLog(driver);
  expect(restored.events.slice(0, original.events.length)).toEqual(original.events);
  expect(restored.events[original.events.length]).toMatchObject({ type: 'lifecycle', name: 'imported' });
  expect(restored.stateText).toBe(original.stateText);
  const [first, ...others] = eventsOf(restored.events, 'lifecycle').filter(({ name }) => name === 'imported');
  expect(others).toEqual([]);
  expect(first!.epoch).toBeGreaterThan(Math.max(...original.events.map(({ epoch }) => epoch)));

  // with something here it is told at once what becomes of it, and a backup comes first
  const before = await stored(page);
  const again = { name: 'events.jsonl', text: original.eventsText };
  await chooseFile(page, again);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Something is here already');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page)).toEqual(before);
  await chooseFile(page, again);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save a backup, clear, import' }).click();
  expect((await saving).suggestedFilename()).toContain('backup');
  await expect(page.getByText(`${original.events.length} events were brought back.`)).toBeVisible();
  await driver.untilQuiet();
  expect((await readTable<{ seq: number }>(page, 'log')).slice(0, original.events.length)).toEqual(original.events);

  await driver.backToChat();
  await driver.untilPhase(/^Halted/); // it rests until somebody speaks
  await driver.say('Go on, please');
  expect(await driver.phase()).not.toMatch(/^Halted/);
  await exportLog(driver);
});

test('a request that is open in an exported log is closed by its import, and its old answer does nothing', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Note: never answered');
  await driver.untilPhase('Waiting for your answer');
  const { eventsText } = await exportLog(driver);
  await clear(page);
  await importFile(page, { name: 'events.jsonl', text: eventsText });
  await expect(page.getByText('events were brought back.')).toBeVisible();
  await driver.backToChat();
  await driver.untilQuiet();
  await driver.untilPhase('Idle');
  await expect(driver.approval).toBeHidden();
  await driver.say('y');
  expect(await readTable(page, 'notes')).toEqual([]);
  const { events } = await exportLog(driver);
  expect(eventsOf(events, 'action').filter(({ capability }) => capability === 'note.write')).toEqual([]);
});

interface Malformed {
  name: string;
  from: (whole: string) => string;
  /** The line that the message names; null: the file as a whole. */
  line: (whole: string[]) => number;
}

const malformed: readonly Malformed[] = [
  { name: 'cut off', from: (whole) => whole.split('\n').slice(0, 5).join('\n'), line: () => 5 },
  { name: 'changed', from: (whole) => whole.replace('sugar', 'honey'), line: (lines) => lineWith(lines, 'sugar') },
  { name: 'no log', from: () => 'Dear diary,\ntoday', line: () => 1 },
  { name: 'half a line', from: (whole) => whole.slice(0, whole.indexOf('\n') + 40), line: () => 2 },
];

function lineWith(lines: string[], word: string): number {
  return lines.findIndex((line) => line.includes(word)) + 1;
}

for (const lang of ['en', 'ja'] as const) {
  test(`a malformed file changes nothing and is told with its line, in the language of the page: ${lang}`, async ({
    app,
    driver,
    page,
  }) => {
    await driver.open(app.url);
    await driver.say('Note: sugar for the bees');
    const { eventsText } = await exportLog(driver);
    await clear(page);
    await page.goto(`${app.url}?lang=${lang}`);
    await driver.untilQuiet();
    await toData(page, lang === 'en' ? 'Data' : 'データ');
    const before = await stored(page);
    const words =
      lang === 'en'
        ? { import: 'Import', confirm: 'Use this file' }
        : { import: '読み込む', confirm: 'このファイルを使う' };
    for (const { name, from, line } of malformed) {
      await importFile(page, { name: 'events.jsonl', text: from(eventsText) }, words);
      const alert = page.getByRole('alert');
      const at = line(eventsText.split('\n'));
      await expect(alert, name).toContainText(lang === 'en' ? `line ${at}` : `${at}行目`);
      await expect(alert, name).toContainText(lang === 'en' ? 'Nothing was changed.' : '何も変えていません。');
      await alert.getByRole('button').click();
      expect(await stored(page), name).toEqual(before);
    }
    await importFile(page, { name: 'events.jsonl', text: eventsText }, words); // the whole one still fits
    await expect(
      page.getByText(lang === 'en' ? 'events were brought back.' : '件の記録を読み込みました。'),
    ).toBeVisible();
  });
}

test('an import into another browser gives the same log and state', async ({ app, browser, driver }) => {
  await driver.open(app.url);
  await work(driver);
  const original = await exportLog(driver);
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${app.url}?lang=en#/data`);
  await importFile(page, { name: 'copy.jsonl', text: original.eventsText });
  await expect(page.getByText(`${original.events.length} events were brought back.`)).toBeVisible();
  const log = await readTable<{ seq: number }>(page, 'log');
  expect(log.slice(0, original.events.length)).toEqual(original.events);
  await context.close();
  expectClean(original.eventsText, original.stateText, original.headText);
});
