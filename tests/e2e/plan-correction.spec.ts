import { expect } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { correctingTurn } from '../support/plan-model';
import { competentReply } from '../support/served-model';
import { readAllTables } from '../support/stored-tables';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, {}, correctingTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

for (const way of ['tools', 'form'] as const) {
  test(`“We’re 15 now” is one card and one y, over ${way}: notes, step, plan, goal and alarm say 15; one Undo takes all back`, async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    await driver.open(app.url);
    await models.open();
    await models.enter({ url: server.url, protocol: 'chat' });
    await models.setWay(way);
    await models.use();
    await driver.backToChat();
    await driver.say('/purpose A party for 12 on 12 December');
    const log = driver.chat.getByRole('log');
    for (const wish of ['Keep it with a list', 'And a budget']) {
      await driver.say(wish);
      await driver.untilPhase(driver.names.phases.approving);
      await driver.approve();
      await driver.untilQuiet();
    }

    await driver.say('We’re 15 now');
    await driver.untilPhase(driver.names.phases.approving);
    expect(await driver.request()).toBe('Make 10 changes around the plan “A party for 12”');
    await expect(driver.approval.locator('.parts li')).toHaveText([
      'call the plan “A party for 15”',
      'drop “Ask 12 guests”',
      'add “Ask 15 guests”',
      'the goal: “A party for 12 on 12 December” → “A party for 15 on 12 December”',
      /^no alarm any more: Cake for 12, 08:00 on Saturday, 12 December 2026 \(/,
      /^a new alarm: Cake for 15, 08:00 on Saturday, 12 December 2026 \(/,
    ]);
    // what changes in notes is shown whole
    const list = driver.approval.getByRole('figure', { name: 'party/list.md' });
    await expect(list.locator('del')).toHaveText(['# Party for 12', '- [ ] 12 plates']);
    await expect(list.locator('ins')).toHaveText(['# Party for 15', '- [ ] 15 plates', '- [ ] 15 cups']);
    await expect(driver.approval.getByRole('figure', { name: 'party/budget.md' }).locator('ins')).toHaveCount(2);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await driver.approve();
    await expect(log).toContainText('Changed the plan “A party for 15”, 2 notes, the goal and an alarm');
    await driver.untilQuiet();
    expect(await stateOf(driver)).toEqual({
      'party/list.md': '# Party for 15\n\n- [ ] 15 plates\n- [ ] 15 cups\n- [ ] Candles\n',
      'party/budget.md': 'Cake for 15 people: 45\nDrinks for 15: 30\n',
      purpose: 'A party for 15 on 12 December',
      plan: 'A party for 15',
      steps: ['Rent the hall', 'Write the menu', 'Send invitations', 'Clean up', 'Ask 15 guests'],
      alarms: ['Cake for 15'],
    });

    const undo = log
      .locator('.aside')
      .filter({ hasText: 'Changed the plan “A party for 15”, 2 notes' })
      .getByRole('button', { name: 'Undo' });
    await driver.act(() => undo.click());
    await expect(log).toContainText('Undone: party/list.md, party/budget.md are as they were before.');
    await expect(undo).toHaveCount(0);
    expect(await stateOf(driver)).toEqual({
      'party/list.md': '# Party for 12\n\n- [ ] 12 plates\n- [ ] Candles\n',
      'party/budget.md': 'Cake for 12 people: 36\nDrinks for 12: 24\n',
      purpose: 'A party for 12 on 12 December',
      plan: 'A party for 12',
      steps: ['Ask 12 guests', 'Rent the hall', 'Write the menu', 'Send invitations', 'Clean up'],
      alarms: ['Cake for 12'],
    });

    const { events } = await exportLog(driver);
    const asked = eventsOf(events, 'approval').filter(
      ({ status, capability }) => status === 'asked' && capability === 'plan.change',
    );
    expect(asked).toHaveLength(1);
    expect(eventsOf(events, 'lifecycle').filter(({ name }) => name === 'invalid_output')).toHaveLength(1);
  });
}

interface StoredSnapshot {
  key: string;
  state: { plan: { purpose: string; goals: { name: string; tasks: { name: string; status: string }[] }[] } };
  run: { alarms: { text: string }[] };
}

/** What is stored of all that the correction touches. */
async function stateOf({ page }: PageDriver): Promise<unknown> {
  const { notes = [], snapshot = [] } = await readAllTables(page);
  const current = (snapshot as unknown as StoredSnapshot[]).find(({ key }) => key === 'current');
  const [goal] = current?.state.plan.goals ?? [];
  return {
    ...Object.fromEntries(notes.map(({ path, content }) => [path, content])),
    purpose: current?.state.plan.purpose,
    plan: goal?.name,
    steps: goal?.tasks.flatMap(({ name, status }) => (status === 'fail' ? [] : [name])),
    alarms: current?.run.alarms.map(({ text }) => text),
  };
}
