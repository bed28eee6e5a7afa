import { expect, type Locator } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { keepingTurn } from '../support/plan-model';
import { competentReply } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, {}, keepingTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

const expected = {
  en: {
    asks: 'Keep it with a list and alarms',
    renames: 'We are 15 now',
    head: 'Keep the plan “Mia’s party”',
    parts: [
      /^an alarm: Fetch the cake, 08:00 on Saturday, 12 December 2026 \(/,
      /^an alarm: Look at the list, 18:00 every Monday, Thursday \(/,
      'the new note plans/party.md, with 2 steps in it',
    ],
    kept: 'Kept the plan “Mia’s party” in plans/party.md, with 2 steps in it and 2 alarms.',
    gone: 'Undone: the note plans/party.md is gone again.',
    undo: 'Undo',
    path: 'plans/party.md',
    changes: 'Change the plan “Mia’s party”',
    called: 'call the plan “Mia’s party for 15”',
    name: 'Mia’s party for 15',
  },
  ja: {
    asks: 'リストとアラームもまとめて',
    renames: '15人になった',
    head: '計画「Mia’s party」をまとめる',
    parts: [
      /^アラーム：ケーキを受け取る、2026年12月12日（土）08:00（/,
      /^アラーム：リストを見る、毎週月・木曜18:00（/,
      '新しいノート 計画/誕生日会.md（手順2件）',
    ],
    kept: '計画「Mia’s party」を 計画/誕生日会.md にまとめました（手順2件、アラーム2件）。',
    gone: '取り消しました。ノート 計画/誕生日会.md を消しました。',
    undo: '元に戻す',
    path: '計画/誕生日会.md',
    changes: '計画「Mia’s party」を変える',
    called: '計画の名前を「15人の誕生日会」に変える',
    name: '15人の誕生日会',
  },
} as const;

for (const lang of ['en', 'ja'] as const) {
  test.describe(`in ${lang}, on a phone`, () => {
    test.use({ hasTouch: true, lang });

    test('a plan is kept by one y: its note with boxes and its alarms; it is called otherwise; one Undo takes all back', async ({
      app,
      driver,
      models,
      server,
      page,
    }) => {
      const words = expected[lang];
      await driver.open(app.url);
      await models.open();
      await models.enter({ url: server.url, protocol: 'chat' });
      await models.use();
      await driver.backToChat();
      await driver.say('/purpose A party for Mia on 12 December');
      await page.setViewportSize({ width: 360, height: 740 });
      const log = driver.chat.getByRole('log');
      const card = (name: string): Locator => driver.chat.getByRole('article', { name });
      await expect(card('Mia’s party')).toBeVisible();

      await driver.say(words.asks);
      await driver.untilPhase(driver.names.phases.approving);
      expect(await driver.request()).toBe(words.head);
      await expect(driver.approval.locator('.parts li')).toHaveText([...words.parts]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      await driver.approve();
      await expect(log).toContainText(words.kept);
      await driver.untilQuiet();

      await driver.say(words.renames);
      await driver.untilPhase(driver.names.phases.approving);
      expect(await driver.request()).toBe(words.changes);
      await expect(driver.approval.locator('.parts li')).toHaveText([words.called]);
      await driver.approve();
      await expect(card(words.name)).toBeVisible();

      const undo = log.locator('.aside').filter({ hasText: words.kept }).getByRole('button', { name: words.undo });
      await driver.act(() => undo.tap());
      await expect(log).toContainText(words.gone);
      await expect(undo).toHaveCount(0);

      if (lang === 'en') await expectOneAction(driver);
    });
  });
}

/** One card and one action; each alarm came and went once. */
async function expectOneAction(driver: PageDriver): Promise<void> {
  await driver.page.setViewportSize({ width: 1280, height: 800 });
  const { events } = await exportLog(driver);
  const keeping = ({ capability }: { capability?: unknown }): boolean => capability === 'plan.keep';
  expect(eventsOf(events, 'approval').filter(({ status, ...of }) => status === 'asked' && keeping(of))).toHaveLength(1);
  expect(eventsOf(events, 'action').filter(keeping)).toHaveLength(1);
  const alarms = eventsOf(events, 'change').filter(({ subject }) => String(subject).startsWith('alarms.'));
  expect(alarms.map(({ undo_of }) => undo_of === null)).toEqual([true, true, false, false]);
}
