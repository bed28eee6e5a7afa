import { expect } from '@playwright/test';
import { test as base } from '../support/built-app';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { competentReply } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, {}, () => ({ say: 'Hello.\n\nWhat is it?', call: null }));
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' });

const own = {
  en: { newest: 'To the newest', stop: 'Stop here', find: 'Find in chat' },
  ja: { newest: '最新へ', stop: 'ここで止める', find: '会話の中を探す' },
} as const;

for (const [lang, width] of [
  ['en', 1280],
  ['ja', 1280],
  ['ja', 360],
] as const) {
  test.describe(() => {
    test.use({ lang });

    test(`who reads above sees what they send, and what came is one press away, in ${lang} at ${width} px`, async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url });
      await models.setWay('talk');
      await models.use();
      await driver.backToChat();
      await page.setViewportSize({ width, height: 740 });
      for (let said = 1; said <= 9; said++) await driver.say(`Message ${said}`);
      const log = driver.chat.getByRole('log');
      const first = log.locator('.msg').first();
      const above = async () => {
        await log.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
        await expect(first).toBeInViewport();
      };
      await above();
      await driver.say('Do you see me?');
      await expect(log.getByText('Do you see me?')).toBeInViewport({ ratio: 1 });
      const newest = driver.chat.getByRole('button', { name: own[lang].newest });
      await expect(newest).toBeHidden();

      let answer = (): void => {};
      const until = new Promise<void>((resolve) => (answer = resolve));
      server.reply = (body) =>
        competentReply(body, { pause: { events: 2, until } }, () => ({ say: 'Here is the answer.', call: null }));
      await driver.message.fill('Tell me');
      await driver.message.press('Enter');
      const stop = driver.chat.getByRole('button', { name: own[lang].stop });
      await expect(stop).toBeVisible();
      // it stands on one line, at the beginning of the answer
      const lines = await stop.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      await above();
      await expect(newest).toBeHidden(); // nothing came yet that was not there
      answer();
      await expect(newest).toBeVisible();
      await newest.click();
      await expect(log.getByText('Here is the answer.')).toBeInViewport({ ratio: 1 });
      await expect(newest).toBeHidden();
      await expect(log).toBeFocused();

      // what is at the top right covers nothing of the talk
      const [tools, talk] = await Promise.all([
        driver.chat.getByRole('button', { name: own[lang].find }).boundingBox(),
        log.boundingBox(),
      ]);
      expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(talk?.y ?? 0);
    });
  });
}
