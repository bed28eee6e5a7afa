import { expect, type Page } from '@playwright/test';
import type { ServerResponse } from 'node:http';
import { causeLine, lineOf } from '../../src/lib/agent/words/lines';
import type { Cause } from '../../src/lib/events/action-result';
import type { LogEvent } from '../../src/lib/events/log-event';
import { test } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { KillableBrowser } from '../support/killable-browser';
import { PageDriver } from '../support/page-driver';
import { holdAt, killAgent, openSeams, untilHeld } from '../support/seams-on-page';
import type { StaticServer } from '../support/static-server';
import { readTable } from '../support/stored-tables';

/** An action of which only the other side knows whether it took place. */

test.use({ folder: 'dist-seams' });

const task = /^\[G1-T1\]/;

const choices = {
  done: lineOf('choice.done', 'en'),
  fail: lineOf('choice.fail', 'en'),
  retry: lineOf('choice.retry', 'en'),
};

/** Counts what reaches the other side, and holds its answers back until told. */
class OtherSide {
  calls = 0;
  readonly #open: ServerResponse[] = [];
  #isAnswering: boolean;
  #wake: () => void = () => {};

  constructor(app: StaticServer, { answers }: { answers: boolean }) {
    this.#isAnswering = answers;
    app.onRequest = (path) => {
      if (!path.startsWith('/seam/')) return undefined;
      return (_, response) => {
        this.calls += 1;
        this.#open.push(response);
        if (this.#isAnswering) this.answerAll();
        this.#wake();
      };
    };
  }

  async untilCalled(): Promise<void> {
    while (this.calls === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  answerAll(): void {
    this.#isAnswering = true;
    for (const response of this.#open.splice(0)) response.writeHead(200).end();
  }
}

/** Until the first call is asked for. */
async function startCall(driver: PageDriver, url: string): Promise<void> {
  await openSeams(driver.page.context());
  await driver.open(url);
  await driver.say('seam: plan calls /seam/call');
  await driver.untilPhase('Waiting for your answer');
}

/** Until a task has begun and is thought about. */
async function startThought(driver: PageDriver, url: string): Promise<void> {
  await openSeams(driver.page.context());
  await driver.open(url);
  await driver.say('seam: plan thinking /seam/think');
  await driver.untilPhase('Waiting for your answer');
  await pressApprove(driver);
  await expect(driver.approval).toBeHidden();
  await driver.untilPhase(/Thought|Plan|Result/);
  await expect.poll(() => driver.lines()).toContainEqual(expect.stringContaining('Wrote seam/think/1.md'));
}

async function pressApprove({ approval }: PageDriver): Promise<void> {
  await approval.getByRole('button', { name: 'Approve' }).click();
}

/** The question after an end that nobody knows, and nothing of the plan going on meanwhile. */
async function expectAskedForEnd(driver: PageDriver, cause: Cause): Promise<void> {
  const buttons = driver.chat.getByRole('group', { name: 'Choices' }).getByRole('button');
  await expect(buttons).toHaveText([choices.done, choices.fail, choices.retry]);
  await driver.untilQuiet();
  await expect(driver.approval).toBeHidden();
  const [record] = (await driver.lines()).filter((line) => task.test(line)).slice(-1);
  expect(record).toMatch(/^\[G1-T1\] ACTIVE /);
  expect(record).toContain(causeLine(cause, 'en'));
}

async function records(driver: PageDriver): Promise<string[]> {
  return (await driver.lines()).filter((line) => /^\[G1-T\d\] (DONE|FAIL)/.test(line));
}

const ends = [
  { choice: choices.done, record: /^\[G1-T1\] DONE Task 1 of \/seam\/call/, next: '/seam/call/2', calls: 1 },
  { choice: choices.fail, record: /^\[G1-T1\] FAIL Task 1 of \/seam\/call/, next: '/seam/call/2', calls: 1 },
  { choice: choices.retry, record: null, next: '/seam/call/1', calls: 1 },
];

for (const { choice, record, next, calls } of ends) {
  test(`[F-02] reloaded after the other side was called, before the result: one call, asked for the end, “${choice}”`, async ({
    app,
    driver,
    page,
  }) => {
    const other = new OtherSide(app, { answers: true });
    await startCall(driver, app.url);
    await holdAt(page, 'after_effect');
    await pressApprove(driver);
    await untilHeld(page, 'after_effect');
    expect(other.calls).toBe(1);
    await page.reload();

    await expectAskedForEnd(driver, 'unknown_end');
    await driver.choose(choice);
    await driver.untilPhase('Waiting for your answer');
    expect(await driver.request()).toContain(next);
    const told = await records(driver);
    expect(told).toHaveLength(record ? 1 : 0);
    if (record) expect(told[0]).toMatch(record);
    expect(other.calls).toBe(calls);

    if (choice === choices.retry) {
      await expect(driver.approval).toContainText('asks to repeat what failed');
      await driver.approve();
      expect(other.calls).toBe(2); // the person's own word
      expect(await records(driver)).toHaveLength(1);
    }
    const { events } = await exportLog(driver);
    const outcomes = eventsOf(events, 'result').flatMap((result) =>
      result.status !== 'goal_done' && result.task === 'G1-T1' ? [result.outcome] : [],
    );
    expect(outcomes[0]).toBe('uncertain');
  });
}

const deaths = {
  'the page is reloaded': async (page: Page) => void (await page.reload()),
  "the agent's thread dies": killAgent,
};

for (const [death, kill] of Object.entries(deaths)) {
  test(`[F-02] ${death} while the other side has not answered yet: one call, and the person is asked`, async ({
    app,
    driver,
    page,
  }) => {
    const other = new OtherSide(app, { answers: false });
    await startCall(driver, app.url);
    await pressApprove(driver);
    await other.untilCalled();
    await kill(page);
    await expectAskedForEnd(driver, 'unknown_end');
    other.answerAll();
    await driver.choose(choices.done);
    await driver.untilPhase('Waiting for your answer');
    expect(other.calls).toBe(1);
    await exportLog(driver);
  });
}

test('[F-02] the browser is killed while the other side has not answered yet: one call, and the person is asked', async ({
  app,
}) => {
  test.slow(); // two starts of a whole browser
  const other = new OtherSide(app, { answers: false });
  const browser = await KillableBrowser.create();
  try {
    const first = new PageDriver(await firstPage(browser));
    await startCall(first, app.url);
    await pressApprove(first);
    await other.untilCalled();
    await browser.kill();

    const driver = new PageDriver(await firstPage(browser));
    await driver.open(app.url);
    await expectAskedForEnd(driver, 'unknown_end');
    expect(other.calls).toBe(1);
    await exportLog(driver);
  } finally {
    await browser.remove();
  }
});

test('[F-02] killed after the action was logged, before the effect: no call, and the person is asked', async ({
  app,
  driver,
  page,
}) => {
  const other = new OtherSide(app, { answers: true });
  await startCall(driver, app.url);
  await holdAt(page, 'after_action');
  await pressApprove(driver);
  await untilHeld(page, 'after_action');
  await page.reload();
  await expectAskedForEnd(driver, 'unknown_end');
  expect(other.calls).toBe(0);
  await driver.choose(choices.fail);
  await driver.untilPhase('Waiting for your answer');
  expect(other.calls).toBe(0);
});

test('[F-04] no answer in time: uncertain, neither failed nor tried again, whatever comes later', async ({
  app,
  driver,
  page,
}) => {
  const other = new OtherSide(app, { answers: false });
  await startCall(driver, app.url);
  await pressApprove(driver);
  await expectAskedForEnd(driver, 'timeout');
  expect(await records(driver)).toEqual([]);
  const seq = await driver.seq();
  other.answerAll(); // too late
  await page.reload();
  await expectAskedForEnd(driver, 'timeout');
  expect(other.calls).toBe(1);

  const { events } = await exportLog(driver);
  const after = events.filter((event) => event.seq > seq);
  expect(after.map(({ type }) => type)).toEqual(['lifecycle']); // the new start alone
  const [result] = eventsOf(events, 'result').filter((event) => event.status !== 'goal_done' && event.task === 'G1-T1');
  expect(result).toMatchObject({ outcome: 'uncertain', cause: 'timeout' });
});

test('[F-38] Stop in the middle of an action, of a thought, and between: under a second, and nothing happens afterwards', async ({
  app,
  driver,
  page,
}) => {
  const other = new OtherSide(app, { answers: false });
  await startThought(driver, app.url);
  await expectStopped(driver); // in the mind
  await driver.resume();
  await driver.untilPhase('Waiting for your answer');
  await expectStopped(driver); // between
  await expect(driver.approval).toBeHidden();
  await page.keyboard.press('y');
  await driver.resume();

  await pressApprove(driver);
  await other.untilCalled();
  await expectStopped(driver); // in a capability
  const stopped = await driver.seq();
  other.answerAll();
  await page.reload();
  await driver.untilPhase('Halted: stopped');
  await driver.untilQuiet(stopped);
  expect(other.calls).toBe(1);
  const { events } = await exportLog(driver);
  const types = events.filter(({ seq }) => seq > stopped).map(({ type }) => type);
  expect(types.filter((type) => ['thought', 'approval', 'action', 'result'].includes(type))).toEqual([]);
});

/** Presses Stop; the second counts from the press to the event that halts, by the clock that both share. */
async function expectStopped(driver: PageDriver): Promise<void> {
  const { page } = driver;
  const pressedAt = await page.getByRole('button', { name: /^Stop/ }).evaluate((button: HTMLElement) => {
    button.click();
    return Date.now();
  });
  await driver.untilPhase('Halted: stopped');
  await driver.untilQuiet();
  const events = await readTable<LogEvent>(page, 'log');
  const halted = eventsOf(events, 'lifecycle').findLast(({ name }) => name === 'halted');
  expect(Date.parse(halted?.time ?? '') - pressedAt).toBeLessThan(1_000);
}

test('[AV-40] [AV-41] a message stops a running action at once; its task waits for resume or drop', async ({
  app,
  driver,
}) => {
  const other = new OtherSide(app, { answers: false });
  await startCall(driver, app.url);
  await pressApprove(driver);
  await other.untilCalled();
  await driver.say('Wait a moment');
  const lines = await driver.lines();
  const said = lines.findIndex((line) => line.startsWith('Wait a moment'));
  expect(lines.slice(said).join('\n')).toMatch(
    /I stopped G1-T1, “Task 1 of \/seam\/call”, in the middle of seam\.call/,
  );
  expect(await records(driver)).toEqual([]);
  await expect(driver.approval).toBeHidden();
  expect(other.calls).toBe(1);
  await driver.choose(choices.done);
  await driver.untilPhase('Waiting for your answer');
  expect(await driver.request()).toContain('/seam/call/2');
  await exportLog(driver);
});

for (const choice of ['Resume', 'Drop'] as const) {
  test(`[AV-40] [AV-41] a message stops a running thought at once; its task waits for a word, “${choice}”`, async ({
    app,
    driver,
  }) => {
    await startThought(driver, app.url);
    await driver.say('Wait a moment');
    expect((await driver.lines()).join('\n')).toContain(
      lineOf('question.interrupted.thinking', 'en', { task: 'G1-T1', name: 'Task 1 of /seam/think' }),
    );
    await expect(driver.approval).toBeHidden(); // nothing resumes by itself
    expect(await driver.choices()).toEqual(['Resume', 'Drop']);
    await driver.choose(choice);
    await driver.untilPhase('Waiting for your answer');
    expect(await driver.request()).toContain(choice === 'Resume' ? '/seam/think/1' : 'seam/think/2.md');
    expect(await records(driver)).toEqual(
      choice === 'Resume' ? [] : [expect.stringMatching(/^\[G1-T1\] FAIL Task 1 of \/seam\/think \/ dropped/)],
    );
    await exportLog(driver);
  });
}

async function firstPage(browser: KillableBrowser): Promise<Page> {
  const context = await browser.start();
  return context.pages()[0] ?? context.newPage();
}
