import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/built-app';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { competentReply } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.models = ['tiny', 'second', 'third'];
    server.reply = (body) => competentReply(body);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

const words = {
  en: {
    why: 'tiny gave no answer: the key is not accepted.',
    again: 'Try again',
    goOn: (mind: string) => `Go on with ${mind}`,
    next: (mind: string) => `Yes, go on with ${mind}`,
    models: 'Models',
    said: '/purpose Repair the garden gate',
    gate: 'Repair the garden gate',
  },
  ja: {
    why: 'tinyから答えがありませんでした：キーが受け付けられません。',
    again: 'もう一度試す',
    goOn: (mind: string) => `${mind}で続ける`,
    next: (mind: string) => `はい、${mind}で続ける`,
    models: 'モデル',
    said: '/purpose 庭の門を直す',
    gate: '庭の門を直す',
  },
} as const;

/** Three minds in this order, the first in use, which then fails at a message. */
async function failAtMessage({ driver, page }: ModelsPage, server: OpenaiServer, url: string): Promise<void> {
  const models = new ModelsPage(driver);
  await driver.open(url);
  await models.open();
  for (const model of server.models) {
    await models.enter({ url: server.url, model });
    await page.reload(); // an empty form for another mind
    await models.unfold();
  }
  await putFirst(models, 'tiny');
  await models.use('tiny');
  await driver.backToChat();
  server.reply = (body) =>
    body['model'] === 'tiny' ? { kind: 'status', status: 401, body: { error: 'revoked' } } : competentReply(body);
  await driver.say(words[driver.lang].said);
}

async function putFirst({ main, driver }: ModelsPage, model: string): Promise<void> {
  const name = `${driver.lang === 'en' ? 'Up' : '上へ'}: ${model}`;
  const up = main.getByRole('button', { name });
  await expect(async () => {
    if ((await up.count()) > 0) await up.click({ timeout: 2_000 });
    expect(await up.count()).toBe(0);
  }).toPass();
}

/** Only Tab and Enter: each offer is reachable. */
async function tabTo(page: Page, name: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.textContent?.trim().startsWith(wanted) === true, name);
  for (let press = 0; press < 60 && !(await isThere()); press++) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
}

for (const lang of ['en', 'ja'] as const)
  test.describe(() => {
    const said = words[lang];
    test.use({ lang });

    test(`a mind that fails is told of in one sentence, and each other mind is offered by name; the message goes on with the one that is chosen (${lang})`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      await failAtMessage(models, server, app.url);
      const notice = page.locator('.notice.halt');
      await expect(notice).toContainText(said.why);
      await expect(notice.getByRole('button')).toHaveText([
        new RegExp(said.next('\\S+')),
        said.again,
        /./,
        new RegExp(said.goOn('Reflex')),
      ]);
      const asked = server.seen.length;

      await page.reload(); // it waits for the person, however long
      await expect(notice).toContainText(said.why);
      expect(server.seen.slice(asked).filter(({ method }) => method === 'POST')).toEqual([]); // nothing acts unasked

      await page.locator('.skip, a, button').first().focus();
      await tabTo(page, said.goOn(await thirdName(page, said.goOn)));
      const chosen = await thirdName(page, said.goOn);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('banner')).toContainText(chosen);
      await driver.untilPhase(driver.names.phases.approving);
      await expect(driver.plan).toContainText(said.gate); // what was said before it failed
      await expect(notice).toHaveCount(0);
    });
  });

/** The mind that is neither the next nor Reflex. */
async function thirdName(page: Page, goOn: (mind: string) => string): Promise<string> {
  const buttons = page.locator('.notice.halt button');
  await expect(buttons).toHaveCount(4); // minds are read after the page is there
  const offers = await buttons.allInnerTexts();
  const names = ['second', 'third'].filter((name) => offers.some((offer) => offer.trim() === goOn(name)));
  expect(names).toHaveLength(1);
  return names[0] as string;
}

test('two windows show the same offers; what is chosen in one goes on in both, and once', async ({
  app,
  driver,
  models,
  server,
  page,
  context,
}) => {
  await failAtMessage(models, server, app.url);
  const other = new PageDriver(await context.newPage(), 'en');
  await other.page.goto(`${app.url}?lang=en`);
  const notice = (one: Page) => one.locator('.notice.halt');
  await expect(notice(other.page)).toContainText(words.en.why);
  await expect(notice(page)).toContainText(words.en.why);
  await notice(other.page).getByRole('button', { name: 'Go on with Reflex' }).click();
  for (const one of [page, other.page]) {
    await expect(notice(one)).toHaveCount(0);
    await expect(one.getByRole('banner')).toContainText('Reflex');
  }
  await expect(driver.plan).toContainText('Repair the garden gate');
  const thoughts = server.seen.filter(({ body }) => body !== null && JSON.stringify(body).includes('garden gate'));
  expect(thoughts.every(({ body }) => body?.['model'] === 'tiny')).toBe(true); // no other mind was asked
});
