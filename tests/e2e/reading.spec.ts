import { expect } from '@playwright/test';
import type { JsonObject } from '../../src/lib/base/json';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer, type Reply } from '../support/openai-server';
import { competentReply } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => reply(body);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

const question = 'Which notes do I have?';

/** Lists the notes once it is asked about them, and says what came of it. */
function reply(body: JsonObject): Reply {
  const { messages = [] } = body as { messages?: { content?: string | null }[] };
  const prompt = messages.map(({ content }) => content ?? '').join('\n');
  const asked = prompt.lastIndexOf(question);
  if (asked < 0 || JSON.stringify(body).includes('plum-4417')) return competentReply(body);
  const since = prompt.slice(asked);
  if (since.includes('NO, the person refused it')) return { kind: 'answer', text: 'Then I do not look.' };
  if (/note\.list: success/.test(since)) return { kind: 'answer', text: 'I looked: that is all of them.' };
  return { kind: 'answer', text: '', calls: [{ name: 'note_list', input: '{}' }] };
}

test('[AV-32] [AV-35] a served mind asks once whether it may read, then reads unasked; revoked, it asks again', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  const { host } = new URL(server.url);
  const allow = `Let the mind at ${host} read your notes, lists, log and alarms without asking each time`;
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url });
  await models.use();
  await expect(models.main).toContainText(`What it reads is sent to ${host}.`);
  await driver.backToChat();
  await driver.say(question);
  expect(await driver.request()).toBe(allow);
  await expect(driver.approval).toContainText(`What it reads is sent to ${host}.`);
  await expect(driver.approval).not.toContainText('Nothing is sent');
  await driver.approve();
  await expect(driver.chat).toContainText('I looked: that is all of them.');

  await driver.say(question);
  await expect(driver.chat.getByText('I looked: that is all of them.')).toHaveCount(2);
  await expect(driver.approval).toHaveCount(0);

  await page.goto(`${app.url}#/rules`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`the mind at ${host} looks at your notes, lists, log and alarms without asking`);
  const own = main.getByRole('listitem').filter({ hasText: `the mind at ${host}` });
  await driver.act(() =>
    own
      .getByRole('button', { name: /^Revoke/ })
      .first()
      .click(),
  );
  await expect(main).toContainText('Revoked.');
  await driver.backToChat();
  await driver.say(question);
  expect(await driver.request()).toBe(allow);
  await driver.reject();
  await expect(driver.chat).toContainText('Then I do not look.');

  const { events } = await exportLog(driver); // it audits
  const asked = eventsOf(events, 'approval').filter(({ status }) => status === 'asked');
  expect(asked.map(({ capability }) => capability)).toEqual(['reading.allow', 'reading.allow']);
  const lists = eventsOf(events, 'approval').filter(({ capability }) => capability === 'note.list');
  expect(lists.map(({ by }) => String(by).split(':')[0])).toEqual(['rule', 'rule']);
});

test('[AV-32] Reflex looks at what is the person’s own unasked, by a rule that stands under Automatic rules and goes by a press', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('What did I say about bees?');
  await expect(driver.chat).toContainText('Found nothing.');
  await expect(driver.approval).toHaveCount(0);
  await page.goto(`${app.url}#/rules`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Looking at your notes, lists, log and alarms, while Nagi thinks in this browser.');
  await driver.act(() => main.getByRole('button', { name: 'Revoke: reading' }).click());
  await driver.backToChat();
  await driver.say('What did I say about bees?');
  expect(await driver.request()).toBe('Search log and notes for “bees”');
});
