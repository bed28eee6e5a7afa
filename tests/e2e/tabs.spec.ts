import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { actionsByRequest, eventsOf, exportLog, saidTexts } from '../support/exported-log';
import { PageDriver } from '../support/page-driver';
import { lookEveryMs } from '../../src/lib/session/view/live-view.svelte';
import { readTable } from '../support/stored-tables';

const standby = 'Another tab is acting; this one shows it and can write.';

/** Two tabs of one app: the first acts. */
async function openBoth(context: BrowserContext, page: Page, url: string): Promise<[PageDriver, PageDriver]> {
  const first = new PageDriver(page);
  await first.open(url);
  const second = new PageDriver(await context.newPage());
  await second.open(url);
  await expect(second.page.getByText(standby)).toBeVisible();
  await expect(first.page.getByText(standby)).toBeHidden();
  return [first, second];
}

async function send({ message, page }: PageDriver, text: string): Promise<void> {
  await message.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(message).toHaveValue('');
}

test('a second tab shows the same, and takes messages and answers', async ({ context, page, app }) => {
  const [first, second] = await openBoth(context, page, app.url);
  await second.say('Note: written in the second tab');
  await first.untilPhase('Waiting for your answer');
  expect(await first.request()).toBe(await second.request());
  await second.approve();
  await first.untilPhase(await second.phase());
  await expect.poll(() => first.lines()).toEqual(await second.lines());
  const [note] = await readTable<{ content: string }>(page, 'notes');
  expect(note?.content).toContain('- written in the second tab');
  await exportLog(second);
});

test('every tab shows what another commits by the signal to its live query, not only when it looks by itself', async ({
  context,
  page,
  app,
}) => {
  await context.addInitScript((lookEveryMs) => {
    const plain = window.setInterval.bind(window);
    window.setInterval = ((work: TimerHandler, ms?: number, ...more: unknown[]) =>
      ms === lookEveryMs ? 0 : plain(work, ms, ...more)) as typeof window.setInterval;
  }, lookEveryMs);
  const [first, second] = await openBoth(context, page, app.url);
  await first.say('Note: told to all');
  await first.untilPhase('Waiting for your answer');
  await second.untilPhase('Waiting for your answer');
  await second.approve();
  await expect(first.approval).toBeHidden();
  await expect.poll(() => first.lines()).toEqual(await second.lines());
});

test('[F-05] y in two tabs at once executes once', async ({ context, page, app }) => {
  const [first, second] = await openBoth(context, page, app.url);
  await first.say('Note: only once');
  await second.untilPhase('Waiting for your answer');
  const buttons = [first, second].map(({ approval }) => approval.getByRole('button', { name: 'Approve' }));
  for (const button of buttons) await expect(button).toBeEnabled();
  // each tab's own click, without waiting for what the other's does
  await Promise.all(
    buttons.map((button) => button.evaluate((element: HTMLElement) => element.click()).catch(() => undefined)),
  );
  await expect(first.approval).toBeHidden();
  await expect(second.approval).toBeHidden();
  await first.untilQuiet();
  await expect.poll(() => readTable(page, 'inbox')).toEqual([]);
  const { events } = await exportLog(first);
  expect(Object.values(actionsByRequest(events))).toEqual([1]);
  expect(eventsOf(events, 'approval').filter(({ via }) => via === 'button')).toHaveLength(1);
  const [note] = await readTable<{ content: string }>(page, 'notes');
  expect(note?.content.match(/- only once/g)).toHaveLength(1);
});

test('[F-05] y twice in one tab, by key and by button, executes once', async ({ page, driver, app }) => {
  await driver.open(app.url);
  await driver.say('Note: only once');
  await expect(async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('y');
    await page.keyboard.press('y');
    await expect(driver.approval).toBeHidden({ timeout: 500 });
  }).toPass(); // the first 400 ms of a card take no key
  await driver.untilQuiet();
  const { events } = await exportLog(driver);
  expect(Object.values(actionsByRequest(events))).toEqual([1]);
});

test('the acting tab is closed: the other acts under a higher epoch, and a message of the gap is there once', async ({
  context,
  page,
  app,
}) => {
  const [first, second] = await openBoth(context, page, app.url);
  await first.say('Note: before the gap');
  await second.untilPhase('Waiting for your answer');
  await Promise.all([first.page.close(), send(second, 'Hello in the gap')]);
  await expect(second.page.getByText(standby)).toBeHidden();
  await second.untilQuiet();
  await second.approve();
  await second.say('Hello after it');

  const { events } = await exportLog(second);
  expect(saidTexts(events)).toEqual(['Note: before the gap', 'Hello in the gap', 'Hello after it']);
  expect(Object.values(actionsByRequest(events))).toEqual([1]);
  const starts = eventsOf(events, 'lifecycle').filter(({ name }) => name === 'started');
  expect(starts.map(({ epoch }) => epoch)).toEqual([1, 2]);
  expect(events.at(-1)?.epoch).toBe(2);
  expect(events.map(({ epoch }) => epoch)).toEqual(events.map(({ epoch }) => epoch).sort((a, b) => a - b));
});
