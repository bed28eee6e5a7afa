import { expect, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { exportLog } from '../support/exported-log';
import type { PageDriver } from '../support/page-driver';
import { howOften, nextAgent, openSeams } from '../support/seams-on-page';
import { readAllTables, readEvents, readChanges } from '../support/stored-tables';

test.use({ folder: 'dist-seams' });

const waiting = 'Waiting for your answer';
/** All five are written: it asks whether the purpose is reached. */
const atRest = 'Waiting for your reply';

/** To the first of five notes in the folder bees. */
async function untilFirstNote(driver: PageDriver, url: string): Promise<void> {
  await driver.open(url);
  await driver.say('seam: plan notes bees');
  await driver.untilPhase(waiting);
}

async function openRule(driver: PageDriver): Promise<void> {
  await driver.approval.getByRole('button', { name: driver.names.buttons.always }).click();
  await expect(driver.approval.getByRole('combobox').first()).toBeVisible();
}

async function confirm(driver: PageDriver): Promise<void> {
  await driver.act(() => driver.approval.getByRole('button', { name: 'Approve, and make this rule' }).click());
}

async function grants(page: Page): Promise<string[]> {
  const approvals = await readEvents(page, 'approval');
  return approvals
    .filter(({ status, capability }) => status === 'granted' && capability === 'note.write')
    .map(({ by, via }) => `${by as string} ${via as string}`);
}

test.describe('Always…', () => {
  test('[AV-35] makes a rule with the y: the rest of its kind runs unasked, counted and listed', async ({
    app,
    driver,
    page,
  }) => {
    await untilFirstNote(driver, app.url);
    await openRule(driver);
    await expect(driver.approval).toContainText(
      'new notes and adding to notes, in bees, at most 5 an hour, until revoked',
    );
    await confirm(driver);
    await driver.untilPhase(atRest);

    const [made] = await readChanges(page);
    expect(await grants(page)).toEqual(['user button', ...Array<string>(4).fill(`rule:${String(made?.['seq'])} rule`)]);
    expect((await readEvents(page, 'approval')).filter(({ status }) => status === 'asked')).toHaveLength(1);
    await page.getByRole('link', { name: driver.names.links.rules }).first().click();
    const rule = page.getByRole('listitem').filter({ hasText: 'note.write' }).first();
    await expect(rule).toContainText('new notes and adding to notes, in bees, at most 5 an hour, until revoked');
    await expect(rule).toContainText('used 4 times');
    expect((await readAllTables(page))['changes']).toMatchObject([
      { by: 'build', subject: 'rules.reading' },
      { seq: made?.seq, by: 'user', undo_of: null },
    ]);
  });

  test('opens with r and closes with r, and y answers once, without a rule', async ({ app, driver, page }) => {
    await untilFirstNote(driver, app.url);
    await page.keyboard.press('Escape');
    await driver.untilAnswerable();
    await page.keyboard.press('r');
    const panel = driver.approval.getByRole('group', { name: /do not ask again/ });
    await expect(panel.getByRole('combobox')).toHaveCount(4);
    await page.keyboard.press('r');
    await expect(panel).toBeHidden();
    await page.keyboard.press('r');
    await expect(panel).toBeVisible();
    await driver.act(() => page.keyboard.press('y'));
    await driver.untilPhase(waiting);
    await expect(panel).toBeHidden(); // the next request asks anew
    expect(await readChanges(page)).toEqual([]);
    expect(await grants(page)).toEqual(['user key']);
  });

  test('takes wider bounds that the person chooses', async ({ app, driver, page }) => {
    await untilFirstNote(driver, app.url);
    await openRule(driver);
    await driver.approval.getByLabel('Where').selectOption({ label: 'in all notes' });
    await driver.approval.getByLabel('What').selectOption({ label: 'New notes, and writing over old ones' });
    await driver.approval.getByLabel('How long').selectOption({ label: 'Until revoked' });
    await driver.approval.getByLabel('How often').selectOption({ label: 'at most 60 an hour' });
    await expect(driver.approval).toContainText(
      'note.write (Write a note), in all notes, at most 60 an hour, until revoked',
    );
    await confirm(driver);
    await driver.untilPhase(atRest);
    expect(await readChanges(page)).toMatchObject([
      { after: { bounds: {}, rate_an_hour: 60, expires: null, capabilities: ['note.write'] } },
    ]);
  });

  test('is not there for a change of settings', async ({ app, driver }) => {
    await driver.open(app.url);
    await driver.say('seam: set tries_a_task 3 5');
    await driver.untilPhase(waiting);
    await expect(driver.approval.getByRole('button', { name: 'Payload' })).toBeVisible();
    await expect(driver.approval.getByRole('button', { name: driver.names.buttons.always })).toHaveCount(0);
  });
});

test.describe('The third answer to an order', () => {
  const yes = 'Yes, and don’t ask when I order it myself';

  test('[AV-35] goes by keys; the next order goes unasked, is listed and counted, and Undo takes it back', async ({
    app,
    driver,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await driver.open(app.url);
    await driver.say('Note: milk');
    await driver.untilPhase(waiting);
    const answer = driver.approval.getByRole('button', { name: yes });
    await expect(answer).toBeEnabled();
    const [card, button] = [await driver.approval.boundingBox(), await answer.boundingBox()];
    expect(button?.x ?? 0).toBeGreaterThanOrEqual(card?.x ?? 999);
    expect((button?.x ?? 999) + (button?.width ?? 999)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0));
    await answer.focus();
    await driver.act(() => page.keyboard.press('Enter'));
    await expect.poll(async () => (await readChanges(page)).length).toBe(1);
    await driver.say('Note: eggs');
    await expect
      .poll(async () => (await readEvents(page, 'approval')).filter(({ via }) => via === 'rule').at(-1)?.['by'])
      .toMatch(/^rule:\d+$/);
    expect((await readEvents(page, 'approval')).filter(({ status }) => status === 'asked')).toHaveLength(1);
    await driver.say('/undo');
    await page.goto(`${app.url}#/rules`);
    const rule = page.getByRole('listitem').filter({ hasText: 'note.append, note.write' }).first();
    await expect(rule).toContainText('only what you order yourself in a short message');
    await expect(rule).toContainText('used once');
  });

  test('is not there for a step of the plan', async ({ app, driver }) => {
    await untilFirstNote(driver, app.url);
    await expect(driver.approval.getByRole('button', { name: 'Payload' })).toBeVisible();
    await openRule(driver); // by then the bounds are known, and with them whether it is an order
    await expect(driver.approval.getByRole('button', { name: yes })).toHaveCount(0);
  });
});

test.describe('Automatic rules', () => {
  test('[AV-35] revokes a rule, so that it asks again, and offers the way back', async ({ app, driver, page }) => {
    await untilFirstNote(driver, app.url);
    await openRule(driver);
    await confirm(driver);
    await driver.untilPhase(atRest);
    await page.getByRole('link', { name: driver.names.links.rules }).first().click();
    await driver.act(() => page.getByRole('button', { name: /^Revoke: note.append, note.write/ }).click());
    await expect(page.getByText('No rule yet, so Nagi asks each time.')).toBeVisible();
    await driver.backToChat();
    await driver.say('seam: plan notes bees/more');
    await driver.untilPhase(waiting);
    await page.getByRole('link', { name: driver.names.links.rules }).first().click();
    await driver.act(() => page.getByRole('button', { name: /^Undo: Rule revoked/ }).click());
    await expect(page.getByRole('button', { name: /^Revoke: note.append, note.write/ })).toBeVisible();
    await driver.act(() => driver.approval.getByRole('button', { name: 'Approve' }).click());
    await driver.untilPhase(atRest);
    expect((await grants(page)).map((grant) => grant.split(':')[0])).toEqual([
      ...['user button', 'rule', 'rule', 'rule', 'rule'],
      ...['user button', 'rule', 'rule', 'rule', 'rule'],
    ]);
    await exportLog(driver); // and the audit finds nothing
  });

  test('[SP-07] a setting that the Avatar proposes: asked with before and after, changed by y, undone by /undo', async ({
    app,
    driver,
    page,
  }) => {
    await driver.open(app.url);
    await driver.say('seam: set tries_a_task 3 5');
    await driver.untilPhase(waiting);
    expect(await driver.request()).toBe('Change a setting: tries a task, 3 → 5');
    await expect(driver.approval).toContainText('It applies at once, and /undo takes it back.');
    await driver.approve();
    const settings = async (): Promise<unknown> =>
      ((await readAllTables(page))['snapshot']?.[0]?.['run'] as { settings: unknown }).settings;
    expect(await settings()).toMatchObject({ tries_a_task: 5 });
    await page.getByRole('link', { name: driver.names.links.rules }).first().click();
    await expect(page.getByText('Setting: tries a task, 3 → 5', { exact: true })).toBeVisible();
    await driver.backToChat();
    await driver.say('/undo');
    expect(await settings()).toMatchObject({ tries_a_task: 3 });
    expect(await readChanges(page)).toMatchObject([
      { subject: 'settings.tries_a_task', before: { value: 3 }, after: { value: 5 } },
      { subject: 'settings.tries_a_task', before: { value: 5 }, after: { value: 3 } },
    ]);
  });
});

test('[F-23] a hundred messages in one breath, most of them the same: those are one, one request is shown at a time, none is taken for y, and y is nobody’s default', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.act(() =>
    page.evaluate(async () => {
      const open = indexedDB.open('yadori');
      const database = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
      const inbox = database.transaction('inbox', 'readwrite').objectStore('inbox');
      for (let count = 1; count <= 100; count++) {
        const base = { id: `row-${count}`, lang: 'en', at: new Date().toISOString(), kind: 'text', surface: 'chat' };
        inbox.add({ ...base, text: `seam: call /${Math.max(70, count)}`, shown_request: null, taint: [] });
      }
      await new Promise((resolve) => (inbox.transaction.oncomplete = resolve));
      database.close();
    }),
  );
  await driver.untilPhase(waiting);
  await expect(driver.approval).toHaveCount(1);
  await expect(driver.approval.getByRole('heading')).toHaveCount(1);
  const open = (await readEvents(page, 'approval')).filter(({ capability }) => capability === 'seam.call');
  expect(open).toMatchObject([{ status: 'asked', by: null }]);
  const inputs = await readEvents(page, 'input');
  expect(inputs).toHaveLength(100);
  expect(inputs.filter(({ repeats }) => repeats === inputs[0]?.['seq'])).toHaveLength(69);
  const thoughts = await readEvents(page, 'thought');
  expect(thoughts.length).toBeLessThanOrEqual(1 + 31); // the question of the beginning, and one for each that differs
  // nothing that is pressed without looking says y
  for (const name of ['Approve', 'Reject'])
    await expect(driver.approval.getByRole('button', { name, exact: true })).not.toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await driver.message.press('Enter');
    await page.locator('body').press(key);
  }
  expect(
    (await readEvents(page, 'approval')).filter(({ status, by }) => status === 'granted' && by === 'user'),
  ).toEqual([]);
  expect((await readEvents(page, 'action')).filter(({ capability }) => capability === 'seam.call')).toEqual([]);
});

test('[F-37] an hour of the agent’s own clock, run 600 times faster: idle it deliberates never, writes nothing and wakes at most 60 times', async ({
  context,
  app,
  driver,
  page,
}) => {
  await openSeams(context);
  await page.goto(`${app.url}?lang=en`);
  await nextAgent(page, 'pace=600');
  await driver.open(app.url);
  await driver.untilPhase('Waiting for your reply');
  await page.getByRole('button', { name: 'Show now: Vitals' }).click();
  await expect(page.getByText(/^watching costs/)).toBeVisible(); // a page that has just come asks its thread once how it fares
  const [before, seq] = [await howOften(page), await driver.seq()];
  let now = before;
  while (now.clock - before.clock < 3_600_000) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    now = await howOften(page);
  }
  const minutes = (now.clock - before.clock) / 60_000;
  expect(now.deliberations).toBe(before.deliberations);
  expect((await driver.seq()) - seq).toBeLessThanOrEqual(1);
  expect(now.wakes - before.wakes).toBeLessThanOrEqual(Math.ceil(minutes)); // the first may come at once, and each a minute later
});
