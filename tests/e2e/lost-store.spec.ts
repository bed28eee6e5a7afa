import { expect, type Page } from '@playwright/test';
import { audit } from '../../src/lib/audit/audit';
import { test } from '../support/built-app';
import { eventsOf, exportLog, saidTexts } from '../support/exported-log';
import { armStoreFaults, endStoreFaults, failStore, storeFaults } from '../support/failing-store';
import { agentOf } from '../support/seams-on-page';
import { readTable } from '../support/stored-tables';

const forGood = 1_000_000;
const newHandles = 3;

function log(page: Page): Promise<{ seq: number; type: string }[]> {
  return readTable(page, 'log');
}

for (const fault of ['closed', 'lost', 'aborted'] as const) {
  test(`[F-08] the agent’s store is ${fault} once: nothing is lost or doubled, and it goes on by a new connection`, async ({
    app,
    driver,
    page,
  }) => {
    await driver.open(app.url);
    await driver.say('Note: sugar');
    await driver.untilPhase('Waiting for your answer');
    await agentOf(page).evaluate(failStore, { fault, times: 1 });
    await driver.approve();
    await driver.untilPhase('Idle');
    expect(await agentOf(page).evaluate(storeFaults)).toMatchObject({ failed: 1, opened: 1 });
    await agentOf(page).evaluate(endStoreFaults);
    await driver.say('Hello');
    await expect(page.getByText('Nothing can be saved.')).toBeHidden();
    const { events } = await exportLog(driver); // audits it
    expect(saidTexts(events)).toEqual(['Note: sugar', 'Hello']);
    expect(eventsOf(events, 'action').filter(({ capability }) => capability === 'note.write')).toHaveLength(1);
    expect(await readTable(page, 'notes')).toHaveLength(1);
  });
}

for (const { lang, note, title, text } of [
  { lang: 'en', note: 'Note: sugar', title: 'Nothing can be saved.', text: 'Nothing was deleted.' },
  { lang: 'ja', note: 'メモ：砂糖', title: '何も保存できません。', text: '何も消していません。' },
] as const) {
  test.describe(lang, () => {
    test.use({ lang });

    test(`[F-08] what always aborts is read-only with the cause after 3 new connections; reading and export work: ${lang}`, async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(app.url);
      await driver.say(note);
      const before = await log(page);
      await agentOf(page).evaluate(failStore, { fault: 'aborted' as const, times: forGood });
      await driver.approval.getByRole('button', { name: driver.names.buttons.approve }).click();
      const notice = page.getByRole('alert').filter({ hasText: title });
      await expect(notice).toContainText(text);
      await expect(notice).toContainText('AbortError');
      expect(await agentOf(page).evaluate(storeFaults)).toMatchObject({ opened: newHandles });
      expect(await log(page)).toEqual(before);
      expect(await readTable(page, 'notes')).toEqual([]);
      expect((await driver.lines()).join('\n')).toContain(note);
      const exported = await driver.export(lang === 'en' ? 'Export events.jsonl' : 'events.jsonlを書き出す');
      expect(exported.trimEnd().split('\n')).toHaveLength(before.length + 1);
      expect(audit(exported.split('\n')).violations).toEqual([]);

      await page.reload(); // the disk is well again
      await driver.backToChat();
      await driver.untilQuiet();
      await driver.say('Hello');
      const actions = (await readTable<{ type: string; capability: string }>(page, 'log')).filter(
        ({ type, capability }) => type === 'action' && capability === 'note.write',
      );
      expect(actions).toHaveLength(1);
    });
  });
}

test('[F-08] a connection that is closed again and again is given up after 3 new ones, and what can be read is exported', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Note: sugar');
  const before = await log(page);
  await agentOf(page).evaluate(failStore, { fault: 'lost' as const, times: forGood });
  await driver.approval.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing can be saved.' })).toBeVisible();
  expect(await agentOf(page).evaluate(storeFaults)).toMatchObject({ opened: newHandles });
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await page.getByRole('button', { name: 'Export events.jsonl', exact: true }).click();
  await expect(page.getByText(/It could not be exported: .*(InvalidState|DatabaseClosed)Error/)).toBeVisible();
  await agentOf(page).evaluate(endStoreFaults);
  const exported = await driver.export('Export events.jsonl');
  expect(exported.trimEnd().split('\n')).toHaveLength(before.length + 1);
  expect(await log(page)).toEqual(before);
});

for (const fault of ['closed', 'lost'] as const) {
  test(`[F-08] the page’s own connection is ${fault} once: it shows and sends on`, async ({ app, driver, page }) => {
    await page.addInitScript(failStore, { fault, times: 0 });
    await driver.open(app.url);
    await page.evaluate(armStoreFaults, 1);
    await driver.message.fill('Note: sugar');
    await expect(async () => {
      await page.getByRole('button', { name: 'Send' }).click(); // one that met the fault says so, and keeps the text
      await expect(driver.message).toHaveValue('', { timeout: 1_000 });
    }).toPass();
    await driver.untilPhase('Waiting for your answer');
    expect((await page.evaluate(storeFaults)).failed).toBe(1);
    expect(saidTexts((await exportLog(driver)).events)).toEqual(['Note: sugar']);
  });
}

test('[F-08] the page’s own connection is lost for good: it says so with the cause, keeps what it showed, and takes nothing', async ({
  app,
  driver,
  page,
}) => {
  await page.addInitScript(failStore, { fault: 'lost', times: 0 } as const);
  await driver.open(app.url);
  await driver.say('Note: sugar');
  await driver.untilPhase('Waiting for your answer');
  const { opened } = await page.evaluate(storeFaults);
  await page.evaluate(armStoreFaults, forGood);
  await driver.message.fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'The data on this device cannot be read.' });
  await expect(notice).toContainText('DatabaseClosedError: Database has been closed');
  await expect(driver.message).toHaveValue('Hello');
  expect((await driver.lines()).join('\n')).toContain('Note: sugar');
  expect((await page.evaluate(storeFaults)).opened - opened).toBe(newHandles);
  await page.evaluate(endStoreFaults);
  const exported = await driver.export('Export events.jsonl'); // by the agent, which reads by a connection of its own
  expect(audit(exported.split('\n')).violations).toEqual([]);
  await page.reload();
  await driver.backToChat();
  await driver.say('Hello');
  expect(saidTexts((await exportLog(driver)).events)).toEqual(['Note: sugar', 'Hello']);
});

test('[F-08] [F-09] the browser clears the store beneath the open app: data lost is told, and nothing begins anew over it', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Note: sugar');
  const before = await exportLog(driver);
  await driver.backToChat();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes: 'indexeddb' });
  await expect(page.getByText('Data lost.')).toBeVisible();
  expect(await log(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Data lost.')).toBeVisible();
  expect(await log(page)).toEqual([]);
  expect(before.events.length).toBeGreaterThan(3);
});
