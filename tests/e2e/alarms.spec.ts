import { readFile } from 'node:fs/promises';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { PageDriver } from '../support/page-driver';
import { nextAgent, openSeams } from '../support/seams-on-page';

test.use({ folder: 'dist-seams' });

/** Counts in each page how often something began to sound. */
async function countSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor() {
        super();
        counted.sounds += 1;
      }
    };
  });
}

function soundsIn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { sounds: number }).sounds);
}

test('an alarm set by words rings once with two tabs open, and not again after a reload', async ({
  context,
  page,
  app,
}) => {
  await openSeams(context);
  await countSounds(context);
  await page.goto(app.url);
  await nextAgent(page, 'pace=30'); // the minute passes in two seconds
  const first = new PageDriver(page);
  await first.open(app.url);
  const second = new PageDriver(await context.newPage());
  await second.open(app.url);

  await first.say('Remind me in 1 minute to water the plants');
  expect(await first.request()).toContain('Set an alarm: water the plants');
  await first.approve();
  const list = page.getByRole('region', { name: 'Alarms' });
  await expect(list).toContainText('only while a tab of Yadori is open');
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Add to calendar (.ics): “water the plants”' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    /^BEGIN:VCALENDAR\r\n[^]*SUMMARY:water the plants\r\n[^]*END:VCALENDAR\r\n$/,
  );

  const line = /water the plants\. It is time/;
  for (const { chat, page: tab } of [first, second]) {
    await expect(chat.getByText(line)).toHaveCount(1);
    await expect(tab.getByRole('alert').getByText('It is time: water the plants')).toBeVisible();
  }
  await expect.poll(async () => (await soundsIn(page)) + (await soundsIn(second.page))).toBe(1);
  const other = await soundsIn(second.page);

  await page.reload();
  await first.untilQuiet();
  await expect(first.chat.getByText(line)).toHaveCount(1);
  expect((await soundsIn(page)) + (await soundsIn(second.page))).toBe(other);

  await first.chat.getByRole('button', { name: 'Done' }).click();
  for (const { page: tab } of [first, second]) await expect(tab.getByText('It is time: water the plants')).toBeHidden();
  const { events } = await exportLog(first);
  expect(eventsOf(events, 'output').filter(({ code }) => code === 'alarm.rang' || code === 'alarm.late')).toHaveLength(
    1,
  );
});

test('an alarm rings in the language that the page has when it rings', async ({ context, page, app }) => {
  await openSeams(context);
  await page.goto(app.url);
  await nextAgent(page, 'pace=30');
  const driver = new PageDriver(page);
  await driver.open(app.url);
  await driver.say('Remind me in 1 minute to water the plants');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ja');
  const inJapanese = new PageDriver(page, 'ja');
  await inJapanese.approve();
  await expect(inJapanese.chat.getByText(/water the plants。時間です/)).toBeVisible();
  await expect(inJapanese.chat.getByRole('button', { name: '10分後にもう一度' })).toBeVisible();
});

test('an alarm keeps its zone in sight after a move, is asked about once, and follows by the person’s y', async ({
  context,
  page,
  app,
}) => {
  const driver = new PageDriver(page);
  await driver.open(app.url);
  for (const [what, time] of [
    ['tea', '7:00'],
    ['bath', '8:00'],
  ]) {
    await driver.say(`Remind me tomorrow at ${time} to take ${what}`);
    await driver.approve();
  }
  const list = page.getByRole('region', { name: 'Alarms' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).not.toContainText('clock');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
  await expect(list).toContainText('This device is on Pacific/Auckland time now.', { timeout: 30_000 });
  const rowOf = (what: string) => list.getByRole('listitem').filter({ hasText: what }).locator('small');
  await expect(rowOf('tea')).toContainText(/\((UTC|[A-Z]\w+\/\w+)\)/);

  await list.getByRole('button', { name: /Ring “.*tea” at the same time of the clock here/ }).click();
  expect(await driver.request()).toContain('tea');
  await driver.approve();
  await expect(rowOf('tea')).not.toContainText('(');
  await list.getByRole('button', { name: 'Leave them as they are' }).click();
  await expect(list).not.toContainText('This device is on');
  await page.reload();
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
  await expect(rowOf('bath')).toContainText('(', { timeout: 30_000 });
  await expect(list).not.toContainText('This device is on');
});
