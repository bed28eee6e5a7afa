import { expect } from '@playwright/test';
import { test as base } from '../support/built-app';
import { binsNote, correctedTurn } from '../support/corrected-model';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { competentReply } from '../support/served-model';
import { readAllTables } from '../support/stored-tables';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, { chunkBytes: 400 }, correctedTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

async function begin(
  { driver, models }: { driver: PageDriver; models: ModelsPage },
  { app, server, way }: { app: { url: string }; server: OpenaiServer; way: 'tools' | 'form' },
): Promise<void> {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url, protocol: 'chat' });
  await models.setWay(way);
  await models.use();
  await driver.backToChat();
}

async function noteText({ page }: PageDriver): Promise<unknown> {
  const { notes } = (await readAllTables(page)) as { notes?: { path: string; content: string }[] };
  return notes?.find(({ path }) => path === binsNote)?.content;
}

for (const way of ['tools', 'form'] as const)
  test(`“at eight, not nine” takes the card back and shows one new one, and so does a no with its reason (${way})`, async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    const { approving } = driver.names.phases;
    await begin({ driver, models }, { app, server, way });
    await driver.say('Remind me of the bins on Tuesdays at nine');
    await driver.untilPhase(approving);
    const first = await driver.approval.getAttribute('data-request');
    expect(await driver.request()).toContain('21:00');

    await driver.say('At eight, please');
    await expect(driver.approval).toHaveCount(1);
    await expect(driver.approval).not.toHaveAttribute('data-request', first ?? '');
    expect(await driver.request()).toContain('20:00');
    await page.reload(); // what was withdrawn stays so
    await driver.untilPhase(approving);
    expect(await driver.request()).toContain('20:00');
    await driver.approve();
    await driver.untilQuiet();

    await driver.say('And once more at nine');
    await driver.untilPhase(approving);
    await driver.untilAnswerable();
    await page.getByRole('button', { name: 'No, because…' }).click();
    const why = page.getByRole('textbox', { name: 'How would you like it?' });
    await expect(why).toBeFocused();
    await why.pressSequentially('yes, but at eight');
    await driver.act(() => why.press('Enter'));
    await driver.untilPhase(approving);
    expect(await driver.request()).toContain('20:00');
    await expect(driver.chat).toContainText('yes, but at eight');

    await driver.say('n, leave it');
    await expect(driver.approval).toHaveCount(0);
    await expect(driver.chat).toContainText('Left out, then.');

    const { events } = await exportLog(driver); // it audits
    expect(eventsOf(events, 'lifecycle').filter(({ name }) => name === 'invalid_output')).toEqual([]);
    const status = eventsOf(events, 'approval').flatMap((event) =>
      event.capability === 'alarm.set' ? [event.status] : [],
    );
    expect(status).toEqual(['asked', 'withdrawn', 'asked', 'granted', 'asked', 'denied', 'asked', 'withdrawn']);
    expect(eventsOf(events, 'input').find(({ refuses }) => refuses !== undefined)?.text).toBe('yes, but at eight');
    expect(eventsOf(events, 'action').filter(({ capability }) => capability === 'alarm.set')).toHaveLength(1);
  });

test('a note that is written over shows what goes and what comes, and one press brings it back', async ({
  app,
  driver,
  models,
  server,
}) => {
  await begin({ driver, models }, { app, server, way: 'form' });
  await driver.say('Note that glass first');
  await driver.approve();
  await driver.untilQuiet();
  await driver.say('No, glass on Monday');
  const difference = driver.approval.getByRole('figure', { name: 'What changes' });
  await expect(difference).toContainText('1 line out, 1 line in.');
  await expect(difference).toContainText('you can undo it');
  await expect(difference.locator('del')).toHaveText('- glass: Friday');
  await expect(difference.locator('ins')).toHaveText('- glass: Monday');
  await expect(difference.locator('del')).toBeInViewport(); // however long what stays before it is
  await driver.approve();
  await driver.untilQuiet();
  expect(await noteText(driver)).toContain('glass: Monday');
  const undo = driver.chat.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(2); // of the note that is new, and of what was written over it
  await driver.act(() => undo.last().click());
  expect(await noteText(driver)).toContain('glass: Friday');
  await expect(undo).toHaveCount(1);
  await expect(driver.chat).toContainText(`Undone: ${binsNote} is as it was before.`);
  await exportLog(driver); // it audits
});
