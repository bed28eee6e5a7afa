import { expect, type Page } from '@playwright/test';
import type { JsonObject } from '../../src/lib/base/json';
import { test as base } from '../support/built-app';
import { competentAnswer } from '../support/competent-model';
import { eventsOf, exportLog } from '../support/exported-log';
import { ModelsPage } from '../support/models-page';

const test = base.extend<{ models: ModelsPage }>({
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});

test('[AV-07] wiring, with the browser’s own model imitated: a goal with approvals comes to its end; it is fetched on a press, set up, in use; the page lends it to the agent', async ({
  app,
  driver,
  models,
  page,
}) => {
  await imitate(page);
  await driver.open(app.url);
  await models.open();
  const { main } = models;
  await expect(main).toContainText('The browser can fetch it.');
  await main.getByRole('button', { name: 'Let the browser fetch it' }).click();
  await expect(main.getByRole('progressbar')).toHaveAttribute('value', '0.5');
  await page.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
  await expect(main).toContainText('It is there.');
  await main.getByRole('button', { name: 'Set it up' }).click();
  await expect(main).toContainText('Suggested here: the browser’s own model.');
  await main.getByRole('button', { name: 'Check: Built-in model' }).click();
  await expect(main.locator('.mind-list')).toContainText('acts by answering in a fixed form');
  await models.use('Built-in model');
  await driver.backToChat();
  await driver.say('/purpose Repair the garden gate');
  await expect(driver.plan).toContainText('Repair the garden gate');
  await expect(driver.chat).toContainText('I take it as my purpose 🌿');
  for (let task = 1; task < 3; task++) {
    await driver.untilPhase('Waiting for your answer');
    await driver.approve();
  }
  await expect(driver.chat).toContainText('[G1] DONE Repair the garden gate / 100%');
  const { events } = await exportLog(driver); // it audits
  const approved = eventsOf(events, 'approval').filter(({ status, by }) => status === 'granted' && by === 'user');
  expect(approved.map(({ capability }) => capability)).toEqual(['note.write', 'note.append']);
  const acted = eventsOf(events, 'action').map(({ capability }) => capability);
  expect(acted).toEqual(expect.arrayContaining(['note.list', 'recall'])); // its own it looks at unasked
});

/** A Prompt API in the page that fetches when it is told to, and whose model answers as a competent one does. */
async function imitate(page: Page): Promise<void> {
  await page.exposeFunction('answerOf', (prompt: string, schema: JsonObject) =>
    JSON.stringify(schema).includes('plum-4417') ? '{"word":"plum-4417"}' : competentAnswer(prompt),
  );
  await page.addInitScript(() => {
    type Message = { content: string };
    const own = globalThis as unknown as {
      goOn: () => void;
      answerOf(prompt: string, schema: object): Promise<string>;
    };
    let state = sessionStorage.getItem('model') ?? 'downloadable';
    const fetched = new Promise<void>((resolve) => (own.goOn = resolve));
    const api = {
      availability: () => Promise.resolve(state),
      async create({
        monitor,
        initialPrompts = [],
      }: {
        monitor?: (m: EventTarget) => void;
        initialPrompts?: Message[];
      }) {
        if (state !== 'available') {
          const target = new EventTarget();
          monitor?.(target);
          target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5, total: 1 }));
          await fetched;
          state = 'available';
          sessionStorage.setItem('model', state);
        }
        return {
          contextWindow: 32_000,
          destroy() {},
          promptStreaming: (input: Message[], { responseConstraint = {} }: { responseConstraint?: object }) =>
            new ReadableStream<string>({
              async start(controller) {
                const prompt = [...initialPrompts, ...input].map(({ content }) => content).join('\n');
                const answer = await own.answerOf(prompt, responseConstraint);
                for (const piece of answer.match(/[\s\S]{1,9}/g) ?? []) controller.enqueue(piece);
                controller.close();
              },
            }),
        };
      },
    };
    Object.defineProperty(globalThis, 'LanguageModel', { value: api, configurable: true });
  });
}
