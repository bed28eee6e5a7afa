import { expect, type Locator } from '@playwright/test';
import { test as base } from '../support/built-app';
import { axeViolations } from '../support/axe-violations';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import type { PageDriver } from '../support/page-driver';
import { planTurn } from '../support/plan-model';
import { competentReply } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, {}, planTurn);
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

/** A plan is there, some of it the person's. */
async function planned(
  { driver, models }: { driver: PageDriver; models: ModelsPage },
  { app, server, way = null }: { app: { url: string }; server: OpenaiServer; way?: 'tools' | 'form' | null },
): Promise<Locator> {
  await driver.open(app.url);
  await models.open();
  await models.enter({ url: server.url, protocol: 'chat' });
  if (way !== null) await models.setWay(way);
  await models.use();
  await driver.backToChat();
  await driver.say('/purpose A party for Mia on 12 December');
  const card = driver.chat.getByRole('article', { name: 'Mia’s party' });
  await expect(card).toContainText(/0 of 5 done|5件中0件済み/u);
  return card;
}

for (const way of ['tools', 'form'] as const) {
  test(`a plan changes by talk, over ${way}: two steps dropped, one added, one dated, on one card`, async ({
    app,
    driver,
    models,
    server,
  }) => {
    const card = await planned({ driver, models }, { app, server, way });
    await driver.say('No hall and no band. Put pizza in, and the invitations by 5 December.');
    await driver.untilPhase(driver.names.phases.approving);
    expect(await driver.request()).toBe('Change the plan “Mia’s party”');
    await expect(driver.approval.locator('.parts li')).toHaveText([
      'drop “Rent the hall”',
      'drop “Hire a band”',
      'add “Order pizza”, for you to do',
      '“Send the invitations” by Sat 5 Dec 2026',
    ]);
    await expect(card).toContainText('0 of 5 done');
    await driver.approve();
    // the card that stands where the plan was taken shows the plan as it is now
    await expect(card).toContainText('0 of 4 done');
    await expect(card.getByRole('checkbox', { name: 'Order pizza' })).toBeEnabled();
    await expect(card.getByRole('listitem').filter({ hasText: 'Send the invitations' })).toContainText(
      'By Sat 5 Dec 2026',
    );
    await expect(card.getByRole('listitem').filter({ hasText: 'Rent the hall' })).toContainText('Dropped');
    await expect(card.getByRole('checkbox', { name: 'Rent the hall' })).toBeDisabled();
    // what was dropped does not look done
    const line = (name: string) =>
      card.getByText(name, { exact: true }).evaluate((step) => getComputedStyle(step).textDecorationLine);
    expect(await line('Rent the hall')).toBe('none');
    // what the card promised: one press takes it back, and says what
    const undo = driver.chat.getByRole('log').locator('.aside').getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAccessibleDescription(/^Changed the plan “Mia’s party”: drop “Rent the hall”/);
    await driver.act(() => undo.click());
    await expect(card).toContainText('0 of 5 done');
    await expect(undo).toHaveCount(0);
    const { events } = await exportLog(driver);
    const asked = eventsOf(events, 'approval').filter(
      ({ status, capability }) => status === 'asked' && capability === 'plan.change',
    );
    expect(asked).toHaveLength(1);
  });
}

test('steps are ticked, added, changed, moved and dropped by hand in the talk, each taken back by Undo, by mouse', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  const card = await planned({ driver, models }, { app, server });
  const row = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  const undo = card.getByRole('button', { name: 'Undo' });

  await card.getByRole('checkbox', { name: 'Send the invitations' }).click();
  await expect(card).toContainText('1 of 5 done');
  await expect(card.getByRole('checkbox', { name: 'Send the invitations' })).toBeChecked();
  await expect(driver.chat).toContainText('[G1-T4] DONE Send the invitations');
  await undo.click();
  await expect(card).toContainText('0 of 5 done');

  await card.getByRole('button', { name: 'Add a step' }).click();
  await card.getByRole('textbox', { name: 'New step' }).fill('Order pizza');
  await card.getByLabel('By', { exact: true }).fill('2026-12-12');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row('Order pizza')).toContainText('By Sat 12 Dec 2026');

  await row('Order pizza').getByRole('button', { name: 'Change' }).click();
  await row('Order pizza').getByRole('textbox', { name: 'Name' }).fill('Order sushi');
  await row('Order pizza').getByRole('button', { name: 'Save' }).click();
  await expect(row('Order sushi')).toBeVisible();

  await row('Order sushi').getByRole('button', { name: 'Change' }).click();
  await row('Order sushi').getByRole('button', { name: 'Move up' }).click();
  await expect(card.getByRole('checkbox').nth(2)).toHaveAccessibleName('Order sushi');

  await row('Hire a band').getByRole('button', { name: 'Change' }).click();
  await row('Hire a band').getByRole('button', { name: 'Drop' }).click();
  await expect(row('Hire a band')).toContainText('Dropped');
  await undo.click();
  await expect(row('Hire a band')).not.toContainText('Dropped');
  expect(await axeViolations(page)).toEqual([]);

  // it is what is stored, and stays
  await page.reload();
  await driver.untilQuiet();
  await expect(card.getByRole('checkbox').nth(2)).toHaveAccessibleName('Order sushi');
});

test('steps are ticked and dropped by keys alone, in the plan itself', async ({
  app,
  driver,
  models,
  server,
  page,
}) => {
  const card = await planned({ driver, models }, { app, server });
  await card.getByRole('button', { name: 'Open the plan' }).focus();
  await page.keyboard.press('Enter');
  const { plan } = driver;
  const change = plan.getByRole('listitem').filter({ hasText: 'Hire a band' }).getByRole('button', { name: 'Change' });
  const tick = plan.getByRole('checkbox', { name: 'Rent the hall' });
  await expect(tick).toBeVisible();
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(tick).toBeFocused();
  await plan.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(tick).not.toBeChecked();

  await change.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(plan.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, lang: 'ja' });

  test('steps are ticked with a thumb, and a step that another tab ended says so', async ({
    app,
    driver,
    models,
    server,
    page,
  }) => {
    const card = await planned({ driver, models }, { app, server });
    await page.setViewportSize({ width: 360, height: 740 });
    const tick = card.getByRole('checkbox', { name: 'Rent the hall' });
    const box = await tick.evaluate((element) => {
      const around = getComputedStyle(element, '::before');
      return element.getBoundingClientRect().width - Number.parseFloat(around.left) - Number.parseFloat(around.right);
    });
    expect(box).toBeGreaterThanOrEqual(44);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const there = other.getByRole('article', { name: 'Mia’s party' }).getByRole('checkbox', { name: 'Rent the hall' });
    await expect(there).toBeEnabled();
    await tick.tap();
    await expect(card).toContainText('5件中1件済み');
    // it is live there, too: nothing is left to be ticked twice
    await expect(there).toBeChecked();
    await expect(there).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
