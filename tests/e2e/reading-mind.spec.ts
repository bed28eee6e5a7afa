import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer, type Reply } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { partyNote, partyTurn } from '../support/party-model';
import { bringsForm, bringsTools, competentReply, sentMessages } from '../support/served-model';
import { readAllTables, readEvents } from '../support/stored-tables';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, { chunkBytes: 400 }, partyTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

type Way = 'tools' | 'form' | 'talk';

async function begin(
  { driver, models }: { driver: PageDriver; models: ModelsPage },
  { app, server, protocol = 'chat', way = null }: BeginOptions,
): Promise<void> {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url, protocol });
  if (way !== null) await models.setWay(way);
  await models.use();
  await driver.backToChat();
}

interface BeginOptions {
  app: { url: string };
  server: OpenaiServer;
  protocol?: 'chat' | 'responses';
  way?: Way | null;
}

/** Sends, and waits for nothing. */
async function send({ message, page }: PageDriver, text: string): Promise<void> {
  await message.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

for (const way of ['tools', 'form'] as const) {
  for (const protocol of ['chat', 'responses'] as const) {
    test(`[AV-07] a party is planned to its end by a mind that reads, over ${way} of ${protocol}: each step asked for, a refusal kept to, a question answered in the person's words`, async ({
      app,
      driver,
      models,
      server,
    }) => {
      const { approving, asking, rejected } = driver.names.phases;
      await begin({ driver, models }, { app, server, protocol, way });

      await driver.say('Plan my sister’s birthday party on Saturday 12 December');
      expect(await driver.request()).toBe('Set the goal: Plan my sister’s birthday party on Saturday 12 December');
      await expect(driver.chat).toContainText('What a lovely plan. Shall that be my purpose?');
      await driver.approve();
      await expect(driver.plan).toContainText('A birthday party under the stars');
      await expect(driver.chat).toContainText('I would like to begin a note for it.');
      await driver.untilPhase(approving);
      expect(await driver.request()).toContain(partyNote);
      await driver.approve();

      await driver.untilPhase(approving);
      await expect(driver.chat).toContainText('The hall would have room for all.');
      await driver.reject();
      await driver.untilPhase(rejected);
      await driver.say('Not the hall, it is too loud. Take the garden.');
      await expect(driver.chat).toContainText('Not the hall, then: the garden.');
      await driver.untilPhase(approving);
      await driver.approve();

      await driver.untilPhase(asking);
      await expect(driver.chat).toContainText('How many are coming?');
      await driver.say('We will be twelve');
      await expect(driver.chat).toContainText('Twelve, I will remember.');
      await driver.untilPhase(approving);
      expect(await driver.request()).toContain('Fetch the cake');
      await driver.approve();
      await expect(driver.chat).toContainText(`All is planned, and stands in ${partyNote}.`);
      await expect(driver.chat).toContainText(/\[G1\] DONE A birthday party under the stars \/ \d+%/);

      // it looks before it answers, and what it tells is what stands there
      await driver.say('What did you put down for the place?');
      while ((await driver.phase()) === approving) await driver.approve();
      await expect(driver.chat).toContainText('I put down the garden.');

      const turns = server.seen.flatMap(({ body }) => (body && sentMessages(body).length > 2 ? [body] : []));
      expect(turns.every((body) => bringsTools(body) === (way === 'tools'))).toBe(true);
      expect(turns.some((body) => bringsForm(body))).toBe(way === 'form');
      const { events } = await exportLog(driver); // it audits
      expect(eventsOf(events, 'lifecycle').filter(({ name }) => name === 'invalid_output')).toEqual([]);
      const thoughts = eventsOf(events, 'thought');
      const [greeting, ...judged] = thoughts.map((thought) => thought.way);
      expect(greeting).toBeUndefined(); // by rules, before a model was chosen
      expect(new Set(judged)).toEqual(new Set([way]));
      const question = eventsOf(events, 'output').findLast(({ kind }) => kind === 'question')?.seq;
      expect(thoughts.filter(({ answers }) => answers !== undefined).map(({ answers }) => answers)).toEqual([question]);
      const acted = eventsOf(events, 'action').map(({ capability }) => capability);
      expect(acted.filter((name) => name !== 'conversation')).toEqual(
        expect.arrayContaining(['purpose.set', 'note.write', 'note.append', 'question', 'alarm.set', 'note.read']),
      );
      expect(acted.filter((name) => name === 'note.append')).toHaveLength(1); // the hall was written nowhere
    });
  }
}

for (const way of ['tools', 'form'] as const)
  test(`what it says is on screen from its first words while it still writes (${way})`, async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    await begin({ driver, models }, { app, server, way });
    let goOn: () => void = () => {};
    const until = new Promise<void>((resolve) => (goOn = resolve));
    let began = 0;
    const say = 'Slowly and with care I tell you what I think of it.';
    const text = way === 'form' ? JSON.stringify({ say, call: null, mark: null }) : say;
    server.reply = (): Reply => ({
      kind: 'answer',
      text,
      pause: { events: 4, until },
      began: () => (began = Date.now()),
    });
    const shownAt = firstDraft(page);
    await send(driver, 'What do you think?');
    await expect(driver.chat.locator('.draft')).toContainText(
      way === 'form' ? 'Slowly and wit' : 'Slowly and with care',
    );
    const shown = await shownAt();
    await expect(driver.chat).not.toContainText('what I think of it');
    console.log(`from the first token to the first word on screen (${way}): ${shown - began} ms`);
    expect(shown).toBeGreaterThanOrEqual(began);
    goOn();
    await expect(driver.chat.locator('.draft')).toHaveCount(0);
    expect((await driver.lines()).filter((line) => line.includes(say))).toHaveLength(1);
  });

test('what it thinks first is folded, with its time, and in no event', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  for (const protocol of ['chat'] as const) {
    await begin({ driver, models }, { app, server, protocol });
    const steps = [0, 1].map(() => {
      let goOn: () => void = () => {};
      return { until: new Promise<void>((resolve) => (goOn = resolve)), goOn: () => goOn() };
    });
    const reasoning = 'They like stars, so the garden is better than the hall.';
    const half = Math.ceil(reasoning.length / 7) - 2;
    const wanted = { at: 0 };
    server.reply = (): Reply => {
      const { until } = steps[wanted.at] as (typeof steps)[number];
      const events = wanted.at === 0 ? half : half + 5;
      wanted.at += 1;
      return { kind: 'answer', text: 'Let us take the garden, then.', reasoning, pause: { events, until } };
    };
    await send(driver, 'Hall or garden?');
    const thinking = driver.chat.locator('.draft .thinking');
    await expect(thinking.locator('summary')).toHaveText(/^Thinking, \d+ s$/i);
    await expect(thinking.locator('p')).toBeHidden();
    await thinking.locator('summary').click();
    await expect(thinking.locator('p')).toContainText('They like stars');
    steps[0]?.goOn();
    await expect(driver.chat).toContainText('Let us take the garden, then.');
    await expect(driver.chat.locator('.draft')).toHaveCount(0);

    await send(driver, 'And if it rains?');
    await expect(thinking.locator('summary')).toHaveText(/^Thought for \d+ s$/i); // now it speaks
    steps[1]?.goOn();
    await expect(driver.chat.locator('.draft')).toHaveCount(0);
    const { eventsText } = await exportLog(driver);
    for (const kept of [eventsText, JSON.stringify(await readAllTables(page))]) {
      expect(kept).toContain('Let us take the garden');
      expect(kept).not.toContain('They like stars');
    }
  }
});

test('what turns out to fit nothing is taken off the screen, and the next try is shown in its place', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  await begin({ driver, models }, { app, server });
  let goOn: () => void = () => {};
  const until = new Promise<void>((resolve) => (goOn = resolve));
  const draft = driver.chat.locator('.draft');
  const calls = [{ name: 'open_door', input: '{}' }];
  server.reply = (): Reply => ({
    kind: 'answer',
    text: 'I open the door for you.',
    calls,
    pause: { events: 5, until },
  });
  await send(driver, 'Can you let me in?');
  await expect(draft).toContainText('I open the door for you.');
  let second: () => void = () => {};
  const untilSecond = new Promise<void>((resolve) => (second = resolve));
  server.reply = (): Reply => ({
    kind: 'answer',
    text: 'I cannot open doors, but I can talk.',
    pause: { events: 3, until: untilSecond },
  });
  goOn();
  await expect(draft).toContainText('I cannot open doors');
  await expect(driver.chat).not.toContainText('I open the door');
  second();
  await expect(draft).toHaveCount(0);
  expect((await driver.lines()).join('\n')).toContain('I cannot open doors, but I can talk.');
  const invalid = (await readEvents(page, 'lifecycle')).filter(({ name }) => name === 'invalid_output');
  expect(invalid).toHaveLength(1);
  expect(JSON.stringify(server.seen.at(-1)?.body)).toContain('open_door'); // it was told what did not fit
  await exportLog(driver);
});

for (const [protocol, way] of [
  ['chat', 'tools'],
  ['responses', 'form'],
] as const)
  test(`a request that was sent is shown word for word, and after a reload it is said that it is not kept (${protocol}, ${way})`, async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    await begin({ driver, models }, { app, server, protocol, way });
    await driver.say('Can you keep a secret?');
    await expect(driver.chat).toContainText('You said: Can you keep a secret?');
    const sent = server.seen.at(-1)?.body ?? {};
    const opened = page.locator('.sent-request');
    await openInspector(page);
    await opened.locator('summary').click();
    const parts = await opened
      .locator('pre')
      .evaluateAll((all) =>
        all.map((part) => ({ role: part.previousElementSibling?.textContent ?? '', content: part.textContent })),
      );
    const roles = ['system', 'user', 'assistant', 'tool'];
    const said = parts.filter(({ role }) => roles.includes(role));
    const offered = parts.filter(({ role }) => !roles.includes(role)).map(({ content }) => content);
    expect(said).toEqual(sentMessages(sent));
    expect(offered).toEqual([expect.stringContaining('note_write')]); // tools, or the form; a protocol writes either in its own way
    expect(said.map(({ content }) => content).join('\n')).toContain('Can you keep a secret?');
    await page.reload();
    await driver.untilQuiet();
    await openInspector(page);
    await opened.locator('summary').click();
    await expect(opened).toContainText('not kept');
    await expect(opened.locator('pre')).toHaveCount(0);
  });

test('a mind that is asked for words alone only talks, and says so; the way stays set after a reload', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  await begin({ driver, models }, { app, server, way: 'talk' });
  const before = server.seen.length;
  await driver.say('Write a note about bees');
  await expect(driver.chat).toContainText('You said: Write a note about bees');
  await page.reload();
  await driver.untilQuiet();
  await driver.say('/purpose Repair the garden gate');
  await expect(driver.plan).toContainText('Repair the garden gate');
  await expect(driver.chat).toContainText('with this mind I can only talk');
  const turns = server.seen.slice(before).flatMap(({ body }) => (body ? [body] : []));
  expect(turns.length).toBeGreaterThanOrEqual(2);
  expect(turns.some((body) => bringsTools(body) || bringsForm(body))).toBe(false);
  await models.open();
  await expect(models.wayOf()).toHaveValue('talk');
  await models.setWay('form');
  await page.reload();
  await models.open();
  await expect(models.wayOf()).toHaveValue('form');
  await driver.backToChat();
  await driver.say('Go on');
  await expect.poll(() => bringsForm(server.seen.at(-1)?.body ?? {})).toBe(true);
  const { events } = await exportLog(driver);
  const acted = eventsOf(events, 'action').map(({ capability }) => capability);
  expect(acted.slice(0, 3)).toEqual(['question', 'conversation', 'conversation']); // the greeting, and two answers
});

/** The Inspector, with the newest thought. */
async function openInspector(page: Page): Promise<void> {
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.locator('.sent-request summary')).toBeVisible();
}

/** When a draft first held words, by the machine's clock. */
function firstDraft(page: Page): () => Promise<number> {
  const began = page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.msg.draft')?.textContent.includes('Slowly')) return;
      Object.assign(window, { draftAt: Date.now() });
      observer.disconnect();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return async () => {
    await began;
    return page.evaluate(() => (window as unknown as { draftAt: number }).draftAt);
  };
}
