import { expect } from '@playwright/test';
import { test as base } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { cameOf, takeTurn } from '../support/model-turns';
import { ModelsPage } from '../support/models-page';
import { tinyModel } from '../support/tiny-model';

const test = base.extend<{ models: ModelsPage }>({
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what keeps the engine for offline
test.setTimeout(600_000); // a model writes slowly on a busy machine

const patience = { timeout: 120_000 };

test('[AV-07] wiring, with a model that knows nothing: a goal with approvals comes to its end through llama.cpp on this device, by a grammar of each turn; and it answers offline after a reload', async ({
  app,
  driver,
  models,
  page,
  context,
}) => {
  await driver.open(app.url);
  await models.open();
  const file = { name: 'tiny.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from(tinyModel()) };
  await models.main.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('no model') });
  await expect(models.main).toContainText('This is no GGUF file.');
  await models.main.locator('input[type=file]').setInputFiles(file);
  await expect(models.main).toContainText('tiny.gguf is kept in this browser.');
  await models.main.getByRole('button', { name: 'Check: tiny' }).click();
  await expect(models.main.locator('.mind-list')).toContainText('It works', patience);
  await models.use();
  await driver.backToChat();

  let turn = 0;
  const isEnough = async (): Promise<boolean> => {
    const hasEnded = (await driver.lines()).some((line) => line.startsWith('[G1] DONE '));
    const { kinds, invalid } = await cameOf(driver);
    return hasEnded && invalid > 0 && kinds.length > 3;
  };
  for (; turn < 90 && !(await isEnough()); turn++) await takeTurn(driver, turn);
  expect(await isEnough()).toBe(true);
  const { kinds: acted } = await cameOf(driver);
  expect(acted.length, acted.join()).toBeGreaterThan(3);
  const { events } = await exportLog(driver); // it audits
  const thoughts = eventsOf(events, 'thought');
  const invalid = eventsOf(events, 'lifecycle').filter(({ name }) => name === 'invalid_output');
  expect(invalid.length).toBeGreaterThan(0);
  console.log(`${thoughts.length} decisions, ${invalid.length} invalid, ${turn} turns, actions: ${acted.join(' ')}`);
  expect(eventsOf(events, 'approval').some(({ status, by }) => status === 'granted' && by === 'user')).toBe(true);

  // offline: page, engine and model come from what this browser keeps
  await context.setOffline(true);
  await driver.page.goto(`${app.url}?lang=en`);
  await driver.untilQuiet();
  await expect(page.getByRole('banner')).toContainText('tiny');
  await models.open();
  await models.main.getByRole('button', { name: 'Check: tiny' }).click();
  await expect(models.main.locator('.mind-list')).toContainText('It works', patience);
  await driver.backToChat();
  const before = (await driver.lines()).length;
  await takeTurn(driver, 0);
  expect((await driver.lines()).length).toBeGreaterThan(before);
  await exportLog(driver);
});

if (process.env['YADORI_LONG'] === '1') {
  // a model on the processor takes many seconds for each decision
  test('a model thread that is killed in the middle loses nothing: the cause is shown, and trying again loads it anew', async ({
    app,
    driver,
    models,
    page,
  }) => {
    await driver.open(app.url);
    await models.open();
    const file = { name: 'tiny.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from(tinyModel()) };
    await models.main.locator('input[type=file]').setInputFiles(file);
    await models.use();
    await driver.backToChat();
    await driver.message.fill('Keep the bees well');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(driver.chat.locator('.draft')).toBeVisible(patience);
    await expect(async () => {
      for (const worker of page.workers()) {
        if ((await worker.evaluate(() => self.name)) !== 'model') continue;
        await worker.evaluate(() => self.close()).catch(() => {}); // it does not live to answer
        return;
      }
      throw new Error('no model thread yet');
    }).toPass();
    await expect(driver.chat).toContainText('tiny gave no answer: it was lost while it worked', patience);
    await driver.untilPhase('Halted: no answer from the model');
    const seq = await driver.seq();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    // resumed, and something that the model wrote was taken up: a thought on the message, or an output that was none
    await expect(driver.chat.locator('.draft')).toBeVisible(patience);
    await expect(driver.chat.locator('.draft')).toBeHidden(patience);
    const { events } = await exportLog(driver);
    const message = eventsOf(events, 'input').at(-1)?.seq;
    const written = events.filter(
      (event) =>
        event.seq > seq &&
        event.trigger === message &&
        (event.type === 'thought' || (event.type === 'lifecycle' && event.name === 'invalid_output')),
    );
    expect(written.length).toBeGreaterThan(0);
  });
}
