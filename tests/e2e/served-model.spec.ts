import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/built-app';
import { CliDriver } from '../support/cli-driver';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { PageDriver } from '../support/page-driver';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { bringsTools, competentReply, deliberations, isOfCheck } from '../support/served-model';
import { readAllTables, readEvents } from '../support/stored-tables';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, { chunkBytes: 40 });
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

for (const [protocol, lang] of [
  ['chat', 'en'],
  ['responses', 'ja'],
] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`[AV-07] [F-27] the main job with a served model over ${protocol}, in ${lang}: asked for, done, audited`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      server.key = 'key-0123456789-abcdef';
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url, key: server.key, protocol });
      await models.use();
      await driver.backToChat();
      const purpose = lang === 'en' ? 'Repair the garden gate' : '庭の門を直す';
      await driver.say(purpose);
      expect(await driver.request()).toBe(lang === 'en' ? `Set the goal: ${purpose}` : `目的にする：${purpose}`);
      await driver.approve();
      await expect(driver.plan).toContainText(purpose);
      for (let turn = 0; turn < 3; turn++) {
        // two notes, and once whether it may look
        await driver.untilPhase(driver.names.phases.approving);
        const isShutOut = turn === 1 && lang === 'en';
        if (isShutOut) server.hasCors = false; // the host lives, and lets the page in no more
        await driver.approve();
        if (!isShutOut) continue;
        await expect(driver.chat).toContainText('its host does not let a web page use it.');
        server.hasCors = true;
        await driver.act(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).click());
      }
      await expect(driver.chat).toContainText(
        lang === 'en' ? 'The plan stands in G1/plan.md.' : '計画はG1/plan.mdにあります。',
      );
      await expect(driver.chat).toContainText(`[G1] DONE ${purpose} / 100%`);
      await expect(driver.chat).toContainText('🌿');
      await expect(driver.chat).not.toContainText('�');
      const [asked, probes] = [true, false].map((isOfModel) =>
        server.seen.filter(({ method, path }) => (method === 'POST' || path === '/v1/models') === isOfModel),
      );
      expect(asked?.every(({ headers }) => headers.authorization === `Bearer ${server.key}`)).toBe(true);
      expect(probes?.map(({ headers }) => headers.authorization)).toEqual(lang === 'en' ? [undefined, undefined] : []); // is it there?
      expect(server.seen.every(({ path, body }) => !`${path}${JSON.stringify(body)}`.includes(server.key ?? ''))).toBe(
        true,
      );
      expect(deliberations(server)).toBeGreaterThanOrEqual(6);
      if (lang === 'ja') return; // the helper that exports reads English
      const { events, eventsText } = await exportLog(driver);
      expect(eventsText).not.toContain(server.key);
      const acted = new Set(eventsOf(events, 'action').map(({ capability }) => capability));
      expect([...acted]).toEqual(expect.arrayContaining(['note.write', 'note.append', 'note.list', 'recall']));
    });
  });
}

test('[F-27] the key lies nowhere that a script or an export could read it, and a host that repeats it is not believed', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  server.key = 'key-0123456789-abcdef';
  const consoleLines: string[] = [];
  page.on('console', (message) => consoleLines.push(message.text()));
  await driver.open(app.url);
  await models.open();
  const told = await models.enter({ url: server.url, key: 'wrong-key-987654321' });
  expect(told).toContain('The key is not accepted.');
  expect(told).toContain('[key]');
  expect(told).not.toContain('wrong-key-987654321');
  await models.main.getByLabel('Key', { exact: true }).fill(server.key);
  expect(await models.check()).toContain('It works');
  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), location.href, document.documentElement.outerHTML];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        texts.push(
          JSON.stringify(rows, (_, value: unknown) =>
            value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
          ),
        );
      }
      database.close();
    }
    return texts.join('\n');
  });
  expect(stored).toContain(server.url); // it did look
  for (const text of [stored, consoleLines.join('\n')]) expect(text).not.toContain(server.key);
});

test('the check tells apart what is wrong, and says what to do', async ({ app, driver, models, server }) => {
  await driver.open(app.url);
  await models.open();
  expect(await models.enter({ url: server.url, model: 'missing' })).toContain('no model of that name');
  expect(await models.enter({ url: 'http://127.0.0.1:1/v1' })).toContain('Nothing answers there.');
  expect(await models.enter({ url: server.url.replace('/v1', '') })).toContain('lacks /v1');
  server.hasCors = false;
  expect(await models.enter({ url: server.url })).toContain('lets no web page use it');
  server.hasCors = true;
  server.reply = () => ({ kind: 'status', status: 402, body: { error: 'payment required' } });
  expect(await models.enter({ url: server.url })).toContain('no credit');
  server.reply = () => ({ kind: 'raw', type: 'text/html', body: '<html>sign in</html>' });
  expect(await models.check()).toContain('no model');
  server.reply = () => ({ kind: 'answer', text: 'Hello there!' });
  expect(await models.check()).toContain('It can talk, but never acts');
});

for (const [lang, told] of [
  ['en', 'sends this address on to another one'],
  ['ja', '別のアドレスへ転送しています'],
] as const) {
  test.describe(() => {
    test.use({ lang });
    test(`a host that redirects is said to, with or without letting the page see it (${lang})`, async ({
      app,
      driver,
      models,
      server,
    }) => {
      await driver.open(app.url);
      await models.open();
      for (const [status, hasCors] of [
        [301, true],
        [302, false],
        [307, false],
        [308, true],
      ] as const) {
        const moved = await serveRedirect(status, server.url, hasCors);
        expect(await models.enter({ url: moved.url })).toContain(told);
        await moved.close();
      }
      expect(server.seen).toEqual([]);
    });
  });
}

const echoed = 'xq-7Kd9_pL2mZ4vT8wRb1';
const inEscapes = [...echoed].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

for (const [protocol, way] of [
  ['chat', 'form'],
  ['responses', 'form'],
  ['chat', 'tools'],
  ['responses', 'tools'],
] as const) {
  test(`[F-27] a key that its host repeats in pieces, and in escapes where it may (${protocol}, ${way}), is neither shown while it comes nor kept`, async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    server.key = echoed;
    await driver.open(app.url);
    await models.open();
    await models.enter({ url: server.url, key: echoed, protocol });
    await models.setWay(way);
    await models.use();
    const shown = watchFor(page, echoed);
    server.reply = (body) => {
      const reply = competentReply(body);
      if (reply.kind !== 'answer') return reply;
      const text =
        way === 'form'
          ? reply.text.replace(/^(\{"say":")/, `$1Your key is ${inEscapes}. `)
          : `Your key is ${echoed}. ${reply.text}`;
      const calls = reply.calls?.map(({ name, input }) => ({
        name,
        input: input.replace(/("name":")/, `$1With ${inEscapes}: `),
      }));
      return { kind: 'answer', text, ...(calls && { calls }), pieces: [...text], chunkBytes: 200 };
    };
    await driver.backToChat();
    await driver.say('/purpose Keep the bees well');
    await expect(driver.chat).toContainText('Your key is [key].');
    server.reply = () => ({ kind: 'status', status: 403, body: { error: { message: `no such ${inEscapes}` } } });
    await driver.say('and again');
    expect((await readEvents(page, 'lifecycle')).at(-1)?.['detail']).toContain('no such [key]');
    expect(await shown()).toEqual([]);
    const { eventsText } = await exportLog(driver);
    const kept = JSON.stringify([await readAllTables(page), eventsText]);
    expect(kept).toContain('Your key is [key].');
    for (const part of [echoed, inEscapes, echoed.slice(0, 12), echoed.slice(9)]) expect(kept).not.toContain(part);
  });
}

test('[F-43] a key that is stored for a host is refused in chat and CLI, however it is written, and kept nowhere', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  server.key = echoed;
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url, key: echoed });
  await driver.backToChat();
  const cli = new CliDriver(driver);
  for (const spelling of [echoed, echoed.toUpperCase(), [...echoed].join(' '), encodeURIComponent(`?k=${echoed}`)]) {
    for (const text of [`my key is ${spelling}`, `/purpose use ${spelling}`]) {
      await driver.message.fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('a key that you stored under Models');
      await expect(driver.message).toHaveValue(text);
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
    await driver.message.fill('');
    await cli.run(`say my key is ${spelling}`);
    await expect(cli.output).toContainText('a key that you stored under Models');
    await cli.run(`config avatar.name ${spelling}`);
  }
  const kept = JSON.stringify([await readAllTables(page), await page.evaluate(() => JSON.stringify(localStorage))]);
  for (const part of [echoed, echoed.toUpperCase(), [...echoed].join(' ')]) expect(kept).not.toContain(part);
});

test('without a policy of its own the thread sends nothing, and the check says why', async ({
  browser,
  app,
  server,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const driver = new PageDriver(page);
  await driver.open(app.url);
  const models = new ModelsPage(driver);
  await models.open();
  expect(await models.enter({ url: server.url })).toContain('What guards requests is not in force yet');
  expect(server.seen).toEqual([]);
  await context.close();
});

test('[F-48] a key that is refused halts with the cause; nothing is asked again, and Reflex goes on only when it is pressed', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url });
  await models.use();
  await driver.backToChat();
  server.reply = () => ({ kind: 'status', status: 401, body: { error: { message: 'revoked' } } });
  await driver.say('/purpose Repair the garden gate');
  await expect(driver.chat).toContainText('gave no answer: the key is not accepted.');
  await driver.untilPhase(/Halted/);
  const asked = deliberations(server);
  await driver.say('Hello?');
  await expect(page.getByRole('main')).toContainText('tiny gave no answer: the key is not accepted.');
  expect(deliberations(server)).toBe(asked);
  await expect(page.getByRole('banner')).toContainText('tiny');
  // what was wrong is mended: the same messages are answered
  server.reply = (body) => competentReply(body);
  await driver.act(() => page.getByRole('main').getByRole('button', { name: 'Try again' }).click());
  await expect(driver.plan).toContainText('Repair the garden gate');
  // and once more, now with Reflex
  await driver.untilPhase('Waiting for your answer');
  server.reply = () => ({ kind: 'status', status: 403, body: {} });
  await driver.approve();
  await expect(driver.chat).toContainText('the account may not use it');
  await driver.act(() => page.getByRole('main').getByRole('button', { name: 'Go on with Reflex' }).click());
  await expect(page.getByRole('banner')).toContainText('Reflex');
  const before = deliberations(server);
  await driver.untilPhase('Waiting for your reply'); // the task goes on, by its rules
  expect(deliberations(server)).toBe(before);
});

test('[F-48] when the mind in use fails, the page asks whether the next one goes on, and switches only on y', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  server.models = ['tiny', 'other'];
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url, model: 'other' });
  await page.reload(); // an empty form for another mind
  await models.enter({ url: server.url, model: 'tiny' });
  const up = models.main.getByRole('button', { name: 'Up: tiny' });
  if (await up.isVisible()) await up.click();
  await expect(models.main.getByRole('button', { name: 'Up: other' })).toBeVisible();
  await models.use();
  await driver.backToChat();
  server.reply = (body) =>
    body['model'] === 'tiny' ? { kind: 'status', status: 401, body: { error: 'revoked' } } : competentReply(body);
  await driver.say('/purpose Repair the garden gate');
  const main = page.getByRole('main');
  await expect(main).toContainText('Go on with other?');
  await expect(page.getByRole('banner')).toContainText('tiny');
  expect(
    server.seen.filter(({ body }) => body?.['model'] === 'other' && JSON.stringify(body).includes('gate')),
  ).toEqual([]);
  await driver.message.blur();
  await expect(async () => {
    await page.keyboard.press('y'); // a key that comes at once, while one was still typing, does nothing
    await expect(page.getByRole('banner')).toContainText('other', { timeout: 2_000 });
  }).toPass();
  await expect(driver.plan).toContainText('Repair the garden gate');
});

test('a reply shows as it comes; stop closes the connection, and the half that was said stays, marked', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url });
  await models.use();
  await driver.backToChat();
  server.reply = () => ({ kind: 'hang', text: 'Slowly I say' });
  await driver.message.fill('Talk to me');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(driver.chat.locator('.draft')).toContainText('Slowly I say');
  const dropped = server.dropped;
  await driver.stop();
  await expect(driver.chat.locator('.draft')).toHaveCount(0);
  await expect.poll(() => server.dropped).toBe(dropped + 1);
  await expect(driver.chat.getByRole('article').filter({ hasText: 'Slowly I say' })).toContainText(
    'You stopped it here',
  );
  const { eventsText } = await exportLog(driver);
  const kept = eventsText.split('\n').filter((line) => line.includes('Slowly I say'));
  expect(kept.map((line) => (JSON.parse(line) as { type: string; cut?: true }).cut)).toEqual([true]);
});

test('[F-45] a page loaded anew in the middle of a reply marks what was half said as broken off, and the message is answered anew', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url });
  await models.use();
  await driver.backToChat();
  server.reply = () => ({ kind: 'hang', text: 'Slowly I say' });
  await driver.message.fill('/purpose Repair the garden gate');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(driver.chat.locator('.draft')).toContainText('Slowly I say');
  let goOn: () => void = () => {};
  const waited = new Promise<void>((resolve) => (goOn = resolve));
  server.reply = async (body) => {
    await waited;
    return competentReply(body);
  };
  await page.reload();
  const broken = driver.chat.getByRole('article', { name: 'broken off, and not said' });
  await expect(broken).toContainText('Slowly I say');
  goOn();
  await expect(driver.chat).toContainText('I take it as my purpose');
  await expect(broken).toHaveCount(0);
  const { eventsText } = await exportLog(driver);
  expect(eventsText).not.toContain('Slowly I say');
});

test('two windows agree: a key is closed until its passphrase is given in one of them, a mind that one chooses is in use in both, and the leader alone asks it', async ({
  app,
  driver,
  models,
  server,
  page,
  context,
}) => {
  server.key = 'key-0123456789-abcdef';
  await driver.open(app.url);
  await models.open();
  expect(await models.enter({ url: server.url, passphrase: 'open sesame' })).toContain('Enter the key with it');
  expect(await models.enter({ url: server.url, key: server.key, passphrase: 'open sesame' })).toContain('It works');
  await models.use();
  await driver.open(app.url); // loaded anew: the key is closed
  await models.open();
  await models.main.getByRole('button', { name: 'Check: tiny' }).click();
  const phrase = models.main.locator('.mind-list').getByLabel('Passphrase');
  await phrase.fill('open says me');

  const second = new PageDriver(await context.newPage());
  const secondModels = new ModelsPage(second);
  await second.open(app.url);
  await secondModels.open();
  await secondModels.main.getByRole('button', { name: 'Check: tiny' }).click();
  await expect(secondModels.main.locator('.mind-list')).toContainText('The key needs its passphrase.');

  await models.main.getByRole('button', { name: 'Unlock' }).click();
  await expect(models.main.getByRole('alert')).toHaveText('That is not the passphrase.');
  await phrase.fill('open sesame');
  await models.main.getByRole('button', { name: 'Unlock' }).click();
  await expect(models.main.locator('.mind-list')).toContainText('It works');
  await secondModels.main.getByRole('button', { name: 'Check: tiny' }).click();
  await expect(secondModels.main.locator('.mind-list')).toContainText('It works'); // what the other opened is open here

  // another host, entered and chosen in the second: the first, which leads, reaches it without a reload
  const other = await serveOpenai();
  other.reply = (body) => competentReply(body);
  other.models = ['large'];
  await secondModels.enter({ url: other.url, model: 'large' });
  await secondModels.use('large');
  await expect(page.getByRole('banner')).toContainText('large');
  await second.backToChat();
  await second.say('/purpose Repair the garden gate');
  await expect(second.plan).toContainText('Repair the garden gate');
  expect(deliberations(other)).toBeGreaterThan(0);
  const purposes = async (window: PageDriver): Promise<string> => {
    await window.page.getByRole('link', { name: 'Vitals', exact: true }).first().click();
    const table = window.page.getByRole('table', { name: 'Requests to other hosts' });
    await expect(table).toContainText(new URL(window === driver ? server.url : other.url).host);
    return (await table.locator('td[data-label=For]').allTextContents()).join();
  };
  const [led, stood] = [await purposes(driver), await purposes(second)];
  expect(led).toContain('reply');
  expect(led).toContain('check'); // of a thread that is gone since
  expect(stood).toMatch(/^check(,check)*$/);
  await other.close();
});

test('[AV-60] the document’s config.yaml imports as it is: a model that nobody knows is kept and told of at the key check, and grok.model is what xAI’s mind is asked by', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  server.key = 'key-0123456789-abcdef';
  server.models = ['tiny', 'other'];
  const asked = (): unknown => server.seen.findLast(({ path }) => path === '/v1/responses')?.body?.['model'];
  const openSettings = (): Promise<void> => page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  const setting = page.getByRole('main').getByLabel('Model', { exact: true });
  const setModel = async (model: string): Promise<void> => {
    await openSettings();
    await driver.act(async () => {
      await setting.fill(model);
      await setting.press('Tab');
    });
  };

  await driver.open(app.url);
  await openSettings();
  const documents =
    'avatar:\n  name: "Avatar名"\nuser:\n  name: "ユーザー名"\ngrok:\n  model: "grok-4-heavy"\n  temperature: 0.7\n';
  const file = { name: 'config.yaml', mimeType: 'application/yaml', buffer: Buffer.from(documents) };
  await page.locator('input[type=file]').setInputFiles(file);
  await driver.act(() => page.getByRole('dialog').getByRole('button', { name: 'Use these settings' }).click());
  await expect(setting).toHaveValue('grok-4-heavy');

  // xAI, by way of the person's own proxy
  await models.open();
  const { main } = models;
  await main.getByLabel('Service', { exact: true }).selectOption('xai');
  await expect(main.getByLabel('Model', { exact: true })).toHaveValue('grok-4-heavy');
  await main.getByLabel('Base address').fill(server.url);
  await main.getByLabel('Key', { exact: true }).fill(server.key);
  const told = await models.check();
  expect(told).toContain('no model of that name');
  expect(asked()).toBe('grok-4-heavy');
  const list = main.locator('.mind-list');
  await expect(list).toContainText('grok-4-heavy');
  await openSettings();
  await expect(setting).toHaveValue('grok-4-heavy');

  await setModel('tiny');
  await models.open();
  await list.getByRole('button', { name: 'Check: tiny' }).click();
  await expect(list).toContainText('It works');
  await models.use('tiny');
  await driver.backToChat();
  await driver.say('/purpose Repair the garden gate');
  await expect(driver.plan).toContainText('Repair the garden gate');
  expect(asked()).toBe('tiny');

  await setModel('other');
  await expect(page.getByRole('banner')).toContainText('other');
  await driver.backToChat();
  await driver.say('How far are you?');
  await expect(driver.chat).toContainText('You said: How far are you?');
  expect(asked()).toBe('other');
  const temperatures = server.seen.flatMap(({ path, body }) =>
    path === '/v1/responses' && !isOfCheck(body) ? [body?.['temperature']] : [],
  );
  expect(new Set(temperatures)).toEqual(new Set([0.7]));

  // and what is entered for the mind is what the settings have
  await models.open();
  await list.getByRole('button', { name: 'Change: other' }).click();
  await main.getByLabel('Model', { exact: true }).fill('tiny');
  expect(await models.check()).toContain('It works');
  await openSettings();
  await expect(setting).toHaveValue('tiny');
});

test('[F-34] a host that takes no tool calls any more is asked for a form: chat says it once, Models shows it, and a check tries tool calls again', async ({
  app,
  driver,
  models,
  server,
}) => {
  await driver.open(app.url);
  await models.open();
  expect(await models.enter({ url: server.url })).toContain('acts by tool calls');
  await models.use();
  await expect(models.wayOf().locator('option').first()).toHaveText(/^tool calls/);
  await driver.backToChat();

  const good = server.reply;
  const refused = {
    kind: 'status',
    status: 400,
    body: { error: { message: 'tools are not supported by this model' } },
  } as const;
  server.reply = (body, protocol) => (bringsTools(body) ? refused : good(body, protocol));
  await driver.say('Repair the garden gate');
  await driver.untilPhase('Waiting for your answer');
  await driver.approve();
  await driver.untilPhase('Waiting for your answer');
  await expect(driver.chat.getByText('does not take tool calls any more')).toHaveCount(1);
  await models.open();
  await expect(models.wayOf().locator('option').first()).toHaveText(/^a fixed form/);
  const recheck = models.main.getByRole('button', { name: 'Check: tiny' });
  await recheck.click();
  await expect(models.main.locator('.mind-list')).toContainText('acts by answering in a fixed form');
  server.reply = good;
  await recheck.click();
  await expect(models.main.locator('.mind-list')).toContainText('acts by tool calls');
  await expect(models.wayOf().locator('option').first()).toHaveText(/^tool calls/);
  await exportLog(driver); // it audits
});

/** A host that sends everything on. */
async function serveRedirect(
  status: number,
  target: string,
  hasCors: boolean,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((_, response) => {
    if (hasCors) {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, accept');
    }
    response.writeHead(status, { Location: target }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every text of the page that held half of a secret or more, from now on. */
function watchFor(page: Page, secret: string): () => Promise<string[]> {
  const began = page.evaluate(
    (part) => {
      const seen: string[] = [];
      Object.assign(window, { seenParts: seen });
      new MutationObserver(() => {
        const text = document.body.innerText;
        if (text.includes(part)) seen.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    secret.slice(0, 6),
  );
  return async () => {
    await began;
    return page.evaluate(() => (window as unknown as { seenParts: string[] }).seenParts);
  };
}
