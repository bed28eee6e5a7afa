import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer, type Reply } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { competentReply, sentMessages } from '../support/served-model';

/** The model says what is next in `says`; a hang says the beginning alone. */
const test = base.extend<{ server: OpenaiServer; models: ModelsPage; says: (string | Reply)[] }>({
  says: async ({}, use) => use([]),
  server: async ({ says }, use) => {
    const server = await serveOpenai();
    server.reply = (body) => {
      const isTurn = /# What is asked of you|# あなたに求められていること/u.test(JSON.stringify(body));
      const isGreeting = JSON.stringify(body).includes('Greet the person');
      const next = isTurn && !isGreeting ? says.shift() : undefined;
      return typeof next === 'object' ? next : competentReply(body, {}, () => ({ say: next ?? 'Hello.', call: null }));
    };
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' });

const words = {
  en: {
    ...{ more: 'More', again: 'Ask again', edit: 'Edit', remove: 'Delete …', yes: 'Delete', stop: 'Stop here' },
    ...{ cut: 'You stopped it here', before: 'Before you edited it', one: 'Earlier answer', gone: '(removed)' },
    ...{
      topic: 'New topic',
      find: 'Find in chat',
      leave: 'Leave it as it was',
      asked: 'Delete this message for good?',
    },
    ...{ nth: (at: number, count: number) => `${at} of ${count}` },
  },
  ja: {
    ...{
      more: 'その他',
      again: '答え直してもらう',
      edit: '編集',
      remove: '削除…',
      yes: '削除する',
      stop: 'ここで止める',
    },
    ...{ cut: 'ここで止めました', before: '編集前', one: '前の返事（1件）', gone: '（削除済み）' },
    ...{
      topic: '新しい話題',
      find: '会話の中を探す',
      leave: '編集をやめる',
      asked: 'このメッセージを完全に削除しますか。',
    },
    ...{ nth: (at: number, count: number) => `${count}件中${at}件目` },
  },
} as const;

async function begin(
  { driver, models, server }: { driver: PageDriver; models: ModelsPage; server: OpenaiServer },
  url: string,
) {
  await driver.open(url);
  await models.open();
  await models.enter({ url: server.url, protocol: 'chat' });
  await models.setWay('talk');
  await models.use();
  await driver.backToChat();
}

const said = (page: Page, text: string): Locator => page.locator('.msg', { hasText: text });

/** Opens the menu of a message and chooses in it. */
async function choose(page: Page, text: string, more: string, item: string): Promise<void> {
  const message = said(page, text);
  await message.hover();
  await message.getByRole('button', { name: more }).click();
  await message.getByRole('menuitem', { name: item }).click();
}

async function send({ message, page }: PageDriver, text: string): Promise<void> {
  await message.fill(text);
  await page.keyboard.press('Enter');
}

/** Also from a phone, and from a page in another language. */
async function exported(driver: PageDriver, url: string): ReturnType<typeof exportLog> {
  await driver.page.setViewportSize({ width: 1280, height: 800 });
  await driver.open(url);
  return exportLog(driver); // it audits
}

const sentLast = (server: OpenaiServer): string => {
  const turns = server.seen.flatMap(({ body }) => (body ? [body] : []));
  return JSON.stringify(sentMessages(turns.at(-1) ?? {}));
};

test('an answer is stopped with its half kept, asked for again, and folded under the new one', async ({
  app,
  driver,
  models,
  server,
  says,
}) => {
  const { page } = driver;
  const own = words.en;
  await begin({ driver, models, server }, app.url);
  says.push({ kind: 'hang', text: 'Bees sleep in' }, 'Bees sleep in cells.');
  await send(driver, 'Tell me of bees');
  await expect(page.locator('.draft')).toContainText('Bees sleep in');
  await page.getByRole('button', { name: own.stop }).click();
  await expect(said(page, 'Bees sleep in')).toContainText(own.cut);
  await driver.untilQuiet();
  await page.reload();
  await expect(said(page, 'Bees sleep in')).toContainText(own.cut);
  await choose(page, 'Bees sleep in', own.more, own.again);
  const anew = said(page, 'Bees sleep in cells.');
  await expect(anew).toBeVisible();
  await expect(said(page, own.cut)).toHaveCount(0);
  await anew.getByText(own.one).click();
  await expect(anew.locator('details')).toContainText('Bees sleep in');
  const { events } = await exportLog(driver); // it audits
  expect(eventsOf(events, 'output').filter(({ replaces }) => replaces !== undefined)).toHaveLength(1);
});

test('the newest message is edited in the box, while it is answered too; the draft that stood there comes back', async ({
  app,
  driver,
  models,
  server,
  says,
}) => {
  const { page } = driver;
  const own = words.en;
  await begin({ driver, models, server }, app.url);
  says.push({ kind: 'hang', text: 'At ni' }, 'At eight, then.');
  await send(driver, 'Wake me at nine');
  await expect(page.locator('.draft')).toContainText('At ni');
  await driver.message.fill('And buy bread');
  await choose(page, 'Wake me at nine', own.more, own.edit);
  await expect(driver.message).toHaveValue('Wake me at nine');
  await expect(driver.message).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(driver.message).toHaveValue('And buy bread');
  await choose(page, 'Wake me at nine', own.more, own.edit);
  await send(driver, 'Wake me at eight');
  await expect(said(page, 'At eight, then.')).toBeVisible();
  await expect(driver.message).toHaveValue('And buy bread');
  expect(sentLast(server)).not.toContain('nine');
  const edited = said(page, 'Wake me at eight');
  await expect(edited.getByText('Wake me at nine')).toHaveCount(0);
  await edited.getByText(own.before).click();
  await expect(edited.getByText('Wake me at nine')).toBeVisible();
  await driver.untilQuiet();
  await choose(page, 'Wake me at eight', own.more, own.remove);
  await expect(edited.getByText('What it replaced goes, too.')).toBeVisible();
  await edited.getByRole('button', { name: own.yes, exact: true }).click();
  await expect(page.locator('.log').getByText(own.gone).first()).toBeVisible();
  await driver.untilQuiet();
  const { eventsText } = await exportLog(driver);
  expect(eventsText).not.toMatch(/"text":"Wake me at (nine|eight)/);
});

test('a message that was acted on is corrected by a new one, and the box says so', async ({
  app,
  driver,
  models,
  server,
  says,
}) => {
  const { page } = driver;
  await begin({ driver, models, server }, app.url);
  says.push('Gladly.');
  await driver.say('/purpose Keep bees well');
  await choose(page, '/purpose Keep bees well', words.en.more, words.en.edit);
  await expect(page.getByText('This goes as a new message')).toBeVisible();
  await send(driver, 'Keep wasps well');
  await expect(said(page, '/purpose Keep bees well')).toBeVisible();
  await expect(said(page, 'Keep wasps well')).toBeVisible();
  const { events } = await exportLog(driver);
  expect(eventsOf(events, 'input').every(({ supersedes }) => supersedes === undefined)).toBe(true);
});

for (const lang of ['en', 'ja'] as const) {
  test.describe(`on a phone, in ${lang}`, () => {
    test.use({ hasTouch: true });

    async function beginOnPhone(
      { driver, ...others }: { driver: PageDriver; models: ModelsPage; server: OpenaiServer },
      url: string,
    ): Promise<PageDriver> {
      await begin({ driver, ...others }, url);
      await driver.page.setViewportSize({ width: 360, height: 700 });
      const phone = new PageDriver(driver.page, lang);
      await phone.open(url);
      return phone;
    }

    test('a message is deleted with all that holds it, after one question in its place; a quiet line stays', async ({
      app,
      driver,
      models,
      server,
      says,
    }) => {
      const { page } = driver;
      const own = words[lang];
      const phone = await beginOnPhone({ driver, models, server }, app.url);
      says.push('Your code is plum-77-river.', 'Again: hello.');
      await send(phone, 'My code is plum-77-river');
      await expect(said(page, 'Your code is plum-77-river.')).toBeVisible();
      const answer = said(page, 'Your code is plum-77-river.');
      await answer.getByRole('button', { name: own.more }).tap();
      await answer.getByRole('menuitem', { name: own.remove }).tap();
      await expect(answer.getByText(own.asked)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await answer.getByRole('button', { name: own.yes }).tap();
      await expect(page.locator('.log').getByText(own.gone)).toHaveCount(1);
      await expect(page.locator('.log')).not.toContainText('Your code is');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await phone.untilQuiet();
      const { eventsText } = await exported(driver, app.url);
      expect(eventsText).not.toContain('Your code is plum-77-river');
    });

    test('a new topic is marked in the talk, and what was said before is found by its words and shown', async ({
      app,
      driver,
      models,
      server,
      says,
    }) => {
      const { page } = driver;
      const own = words[lang];
      const phone = await beginOnPhone({ driver, models, server }, app.url);
      says.push('Nine hives.', 'Lima.');
      await send(phone, 'I keep nine hives on the roof');
      await expect(said(page, 'Nine hives.')).toBeVisible();
      await page.getByRole('button', { name: own.topic }).tap();
      await expect(page.locator('.log .topic')).toHaveText(own.topic);
      await phone.untilQuiet();
      await send(phone, 'Capital of Peru?');
      await expect(said(page, 'Lima.')).toBeVisible();
      const asked = server.seen.flatMap(({ body }) => (body ? [JSON.stringify(sentMessages(body))] : []));
      const turn = asked.find((text) => text.includes('Capital of Peru'));
      expect(turn).not.toContain('hives');

      await page.getByRole('button', { name: own.find }).tap();
      const search = page.getByRole('search');
      await search.getByRole('searchbox').fill('HIVES');
      await page.keyboard.press('Enter');
      await expect(search.getByRole('status')).toHaveText(own.nth(1, 2));
      await expect(said(page, 'Nine hives.')).toBeInViewport();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(search.getByRole('status')).toHaveText(own.nth(2, 2));
      expect(await page.evaluate(() => CSS.highlights.get('talk-shown')?.size)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(search).toHaveCount(0);
      await exported(driver, app.url);
    });
  });
}

test('the menu of a message goes by the keyboard alone', async ({ app, driver, models, server, says }) => {
  const { page } = driver;
  await begin({ driver, models, server }, app.url);
  says.push('One.', 'Two.');
  await send(driver, 'Say a number');
  await expect(said(page, 'One.')).toBeVisible();
  await driver.untilQuiet();
  const button = said(page, 'One.').getByRole('button', { name: words.en.more });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: words.en.again })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: words.en.remove })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Two.')).toBeVisible();
});
