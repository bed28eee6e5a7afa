import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Checkpoint } from '../../src/lib/runtime/ports';
import { actionsByRequest, eventsOf, exportLog, saidTexts } from '../support/exported-log';
import { KillableBrowser } from '../support/killable-browser';
import { PageDriver } from '../support/page-driver';
import {
  holdAt,
  holdInsideTransaction,
  isHeld,
  killAgent,
  nextAgent,
  openSeams,
  untilHeld,
  untilInsideTransaction,
} from '../support/seams-on-page';
import { serveStatic, type StaticServer } from '../support/static-server';
import { readTable } from '../support/stored-tables';

/** All kills at all moments; else those that differ most. */
const isLong = process.env['YADORI_LONG'] === '1';

const test = base.extend<{ app: StaticServer }>({
  app: async ({}, use) => {
    const app = await serveStatic({ root: 'dist-seams' });
    await use(app);
    await app.close();
  },
});

/** What the person sees; another page after another browser. */
interface Scene {
  page: Page;
  driver: PageDriver;
}

interface Moment {
  at: Checkpoint | 'inside_transaction';
  nth: number;
  /** What the person does when it comes. */
  during: 'saying' | 'answering' | 'loading';
  name: string;
  ids?: string;
  /** What is tried in a normal run; the reloads that are not, the test of twenty reloads has too. */
  kills?: readonly Kill[];
}

type Kill = 'reload' | 'thread' | 'browser';

const moments: readonly Moment[] = [
  { at: 'row_read', nth: 1, during: 'saying', name: 'a message is read', kills: ['reload'] },
  { at: 'before_commit', nth: 1, during: 'saying', name: 'a message is not yet in the log', kills: ['reload'] },
  { at: 'after_input', nth: 1, during: 'saying', name: 'a message is in the log' },
  { at: 'deliberating', nth: 1, during: 'saying', name: 'the mind thinks', kills: ['reload', 'thread'] },
  { at: 'before_commit', nth: 2, during: 'saying', name: 'a thought is not yet in the log' },
  { at: 'after_thought', nth: 1, during: 'saying', name: 'a thought is in the log' },
  { at: 'before_commit', nth: 1, during: 'answering', name: 'the answer is not yet in the log' },
  {
    at: 'after_answer',
    nth: 1,
    during: 'answering',
    name: 'the answer is in the log',
    ids: '[F-01] ',
    kills: ['reload', 'thread', 'browser'],
  },
  {
    at: 'before_commit',
    nth: 2,
    during: 'answering',
    name: 'the action is not yet in the log',
    ids: '[F-01] ',
    kills: ['reload'],
  },
  { at: 'after_action', nth: 1, during: 'answering', name: 'the action is in the log', kills: ['thread', 'browser'] },
  { at: 'after_effect', nth: 1, during: 'answering', name: 'the action has run', kills: ['reload'] },
  { at: 'before_commit', nth: 3, during: 'answering', name: 'the result is not yet in the log', kills: ['reload'] },
  { at: 'after_result', nth: 1, during: 'answering', name: 'the result is in the log' },
  { at: 'after_started', nth: 1, during: 'loading', name: 'the agent has just started', kills: ['reload'] },
];

const purpose = 'seam: plan notes n';
const greeting = 'Hello there';

/** Two of five notes, with a word between; `crash` comes at the moment, and gives the scene to go on in. */
async function doJob(scene: Scene, moment: Moment, crash: (scene: Scene) => Promise<Scene>): Promise<Scene> {
  const { at, nth, during } = moment;
  async function through(work: () => Promise<unknown>): Promise<void> {
    if (at === 'inside_transaction') await holdInsideTransaction(scene.page);
    else await holdAt(scene.page, at, nth);
    await work();
    await (at === 'inside_transaction' ? untilInsideTransaction(scene.page) : untilHeld(scene.page, at));
    scene = await crash(scene);
    await scene.driver.untilQuiet();
  }

  if (during === 'saying') await through(() => sendText(scene, purpose));
  else await scene.driver.say(purpose);
  await scene.driver.untilPhase('Waiting for your answer');
  expect(await scene.driver.request()).toContain('n/1.md');

  if (during === 'answering') await through(() => pressApprove(scene));
  if (during === 'loading') {
    await nextAgent(scene.page, `hold=after_started:${nth}`);
    await scene.page.reload();
    await untilHeld(scene.page, 'after_started');
    scene = await crash(scene);
    await scene.driver.untilQuiet();
  }
  await scene.driver.say(greeting);
  await answerUntil(scene, 'n/3.md');
  return scene;
}

/** Says yes to what is asked until a request is about `path`. */
async function answerUntil({ driver }: Scene, path: string): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await driver.untilPhase('Waiting for your answer');
    if ((await driver.request()).includes(path)) return;
    await driver.approve();
  }
  throw new Error(`${path} was never asked for`);
}

async function sendText({ driver, page }: Scene, text: string): Promise<void> {
  await driver.message.fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(driver.message).toHaveValue('');
}

async function pressApprove({ driver }: Scene): Promise<void> {
  await driver.approval.getByRole('button', { name: 'Approve' }).click();
}

async function expectNothingLostOrDoubled({ page, driver }: Scene): Promise<void> {
  const { events } = await exportLog(driver);
  expect(saidTexts(events)).toEqual([purpose, greeting]);
  expect(Object.values(actionsByRequest(events)).every((count) => count === 1)).toBe(true);
  const notes = await readTable<{ path: string; content: string }>(page, 'notes');
  expect(notes.map(({ path, content }) => [path, content])).toEqual([
    ['n/1.md', 'Content of n/1.md.'],
    ['n/2.md', 'Content of n/2.md.'],
  ]);
  const done = eventsOf(events, 'result').flatMap((result) =>
    result.status === 'done' && result.task !== null ? [result.task] : [],
  );
  expect(done).toEqual(['G1-T1', 'G1-T2']);
  const epochs = eventsOf(events, 'lifecycle').flatMap(({ name, epoch }) => (name === 'started' ? [epoch] : []));
  expect(epochs.length).toBeGreaterThan(1);
  expect(epochs).toEqual([...new Set(epochs)].sort((a, b) => a - b));
  expect(await readTable(page, 'inbox')).toEqual([]);
}

async function openScene(context: BrowserContext, url: string): Promise<Scene> {
  await openSeams(context);
  const page = context.pages()[0] ?? (await context.newPage());
  const driver = new PageDriver(page);
  await driver.open(url);
  return { page, driver };
}

async function reloadAt(moment: Moment, context: BrowserContext, url: string): Promise<void> {
  const scene = await doJob(await openScene(context, url), moment, async (current) => {
    await current.page.reload();
    return current;
  });
  await expectNothingLostOrDoubled(scene);
}

async function killThreadAt(moment: Moment, context: BrowserContext, url: string): Promise<void> {
  const scene = await doJob(await openScene(context, url), moment, async (current) => {
    await killAgent(current.page);
    return current;
  });
  await expectNothingLostOrDoubled(scene);
}

async function killBrowserAt(moment: Moment, url: string): Promise<void> {
  test.slow(); // two starts of a whole browser
  const browser = await KillableBrowser.create();
  try {
    const scene = await doJob(await openScene(await browser.start(), url), moment, async () => {
      await browser.kill();
      return openScene(await browser.start(), url);
    });
    await expectNothingLostOrDoubled(scene);
  } finally {
    await browser.remove();
  }
}

for (const moment of moments) {
  const { name, ids = '', kills = [] } = moment;

  if (isLong || kills.includes('reload')) {
    test(`${ids}reloaded when ${name}: nothing is lost and nothing doubled`, ({ context, app }) =>
      reloadAt(moment, context, app.url));
  }

  if (isLong || kills.includes('thread')) {
    test(`${ids}the agent's thread dies when ${name}: another one goes on`, ({ context, app }) =>
      killThreadAt(moment, context, app.url));
  }

  if (isLong || kills.includes('browser')) {
    test(`${ids}the browser is killed when ${name}: the next start goes on`, ({ app }) =>
      killBrowserAt(moment, app.url));
  }
}

const insideTransaction: Moment = {
  at: 'inside_transaction',
  nth: 1,
  during: 'answering',
  name: 'a transaction is under way',
};

test('[F-03] reloaded inside a transaction: nothing half-done', ({ context, app }) =>
  reloadAt(insideTransaction, context, app.url));

test("[F-03] the agent's thread dies inside a transaction: nothing half-done", ({ context, app }) =>
  killThreadAt(insideTransaction, context, app.url));

test('[F-03] the browser is killed inside a transaction: nothing half-done', ({ app }) =>
  killBrowserAt(insideTransaction, app.url));

test('[F-01] an answer older than ten minutes is not acted on after a kill: the same action is asked anew', async ({
  context,
  app,
}) => {
  const scene = await openScene(context, app.url);
  const { page, driver } = scene;
  await driver.say(purpose);
  const before = await driver.approval.getAttribute('data-request');
  await holdAt(page, 'after_answer');
  await pressApprove(scene);
  await untilHeld(page, 'after_answer');

  await nextAgent(page, `shift=${11 * 60_000}`);
  await page.reload();
  await driver.untilPhase('Waiting for your answer');
  await expect(driver.approval).not.toHaveAttribute('data-request', before ?? '');
  expect(await driver.request()).toContain('n/1.md');
  expect(await readTable(page, 'notes')).toEqual([]);
  await driver.approve();
  await answerUntil(scene, 'n/2.md');
  const { events } = await exportLog(driver);
  expect(Object.values(actionsByRequest(events))).toEqual([1]);
});

test('[F-06] twenty reloads in the middle of one job lose no message and double none', async ({ context, app }) => {
  test.setTimeout(120_000);
  const scene = await openScene(context, app.url);
  const { page, driver } = scene;
  const places: readonly Checkpoint[] = [
    'row_read',
    'before_commit',
    'after_input',
    'deliberating',
    'after_thought',
    'after_answer',
    'after_action',
    'after_effect',
    'after_result',
  ];
  const said: string[] = [];
  for (let round = 0; round < 20; round++) {
    const at = places[round % places.length] as Checkpoint;
    await holdAt(page, at);
    if (round % 2 === 0 || (await driver.phase()) !== 'Waiting for your answer') {
      said.push(round === 0 ? purpose : `Word ${round}`);
      await sendText(scene, said.at(-1) as string);
    } else await pressApprove(scene);
    // a place that this step does not pass is no place to hold at: then it comes to rest
    await expect(async () => {
      expect((await isHeld(page, at)) || (await isAtRest(scene))).toBe(true);
    }).toPass({ intervals: [20, 50, 100] });
    await page.reload();
    await driver.untilQuiet();
  }

  const { events } = await exportLog(driver);
  expect(saidTexts(events)).toEqual(said);
  expect(Object.values(actionsByRequest(events)).every((count) => count === 1)).toBe(true);
  const notes = await readTable<{ path: string }>(page, 'notes');
  expect(new Set(notes.map(({ path }) => path)).size).toBe(notes.length);
  expect(notes.length).toBeGreaterThanOrEqual(5);
});

async function isAtRest({ page }: Scene): Promise<boolean> {
  return (await page.locator('.app').getAttribute('data-busy')) === 'false';
}
