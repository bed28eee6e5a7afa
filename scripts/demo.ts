/**
 * The main job, headless, on the built app: a purpose, a plan, approvals answered (one of them by n), a stop, a reload while a request
 * waits, results, export, audit. Leaves out/events.jsonl, out/state.json, out/head.json and pictures, and prints what was said.
 * With `--mind llm` a language model on this device thinks in place of the rules.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { PageDriver } from '../tests/support/page-driver';
import { serveStatic } from '../tests/support/static-server';
import { chromiumArguments } from '../tests/support/system-chromium';
import { ensureBrowser } from './support/ensure-browser';
import { buildWhenStale } from './support/build-when-stale';
import { playWithModel, wantedKinds } from './support/demo-with-model';
import { runProgram } from './support/run-tool';

const purpose = 'Finish my essay on city bees by 18 December';
/** What a person would type to questions that have no fitting button, in order. */
const replies = [
  'An essay of 1,500 words, sent to Mika',
  'Nine notes on roof hives and a first paragraph',
  'Sort the notes\nWrite the outline\nWrite the draft\nRead it aloud and mend it',
];
const buttons = ['To reach', 'To reach it'];
const leastApprovals = 3;
/** A demo that needs more turns than this goes in circles. */
const mostTurns = 80;

const { values } = parseArgs({ options: { mind: { type: 'string', default: 'reflex' } } });
if (values.mind !== 'reflex' && values.mind !== 'llm') {
  console.error(`There is no mind ${values.mind}; there are reflex and llm.`);
  process.exit(2);
}
const isModel = values.mind === 'llm';

const executablePath = await ensureBrowser();
await buildWhenStale();
mkdirSync('out', { recursive: true });
const server = await serveStatic({ root: 'dist', kind: 'headers' });
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath !== undefined && { executablePath }),
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'dark' });
const driver = new PageDriver(page);

let approvals = 0;
let model: Awaited<ReturnType<typeof playWithModel>> | null = null;
const done = { rejected: false, stopped: false, reloaded: false };
try {
  await driver.open(server.url);
  await page.screenshot({ path: 'out/1-first-open.png' });
  if (isModel) model = await playWithModel(driver);
  else await driver.say(purpose);
  for (let turn = 0; !isModel && turn < mostTurns && !(await hasFinishedGoal()); turn++) await takeTurn();
  await page.screenshot({ path: 'out/4-done.png' });
  for (const line of await driver.lines()) console.log(line);

  await driver.export('Export events.jsonl', 'out/events.jsonl');
  await driver.export('Export state.json', 'out/state.json');
  await driver.export('Export head.json', 'out/head.json');
} finally {
  await browser.close();
  await server.close();
}

const missing = (
  model
    ? [
        model.kinds.length < wantedKinds && `only ${model.kinds.length} kinds of action`,
        !model.hasClosedGoal && 'no goal was closed',
      ]
    : [
        approvals < leastApprovals && `only ${approvals} approvals`,
        !done.rejected && 'nothing was rejected',
        !done.stopped && 'it was not stopped',
        !done.reloaded && 'it was not reloaded while waiting',
      ]
).filter((problem) => problem !== false);
if (missing.length > 0) {
  console.error(`The demo fell short: ${missing.join(', ')}.`);
  process.exit(1);
}
const told = model
  ? `${model.turns} turns with a model on this device: ${model.kinds.join(', ')}`
  : `${approvals} approvals, 1 rejection, 1 stop, 1 reload`;
console.log(`\n${told}. Files are in out/.\n`);
const audit = ['scripts/run.mjs', 'audit', 'out/events.jsonl', '--state', 'out/state.json', '--head', 'out/head.json'];
process.exit((await runProgram(process.execPath, audit)).exitCode);

async function takeTurn(): Promise<void> {
  const phase = await driver.phase();
  if (phase === 'Waiting for your answer') return answerRequest();
  if (phase === 'Waiting for your reply') return answerQuestion();
  await driver.say('Go on, please');
}

/** The second request waits through a reload, the third gets n, the fourth meets a stop; all others y. */
async function answerRequest(): Promise<void> {
  if (approvals === 0) await page.screenshot({ path: 'out/2-approval.png' });
  if (approvals === 1 && !done.reloaded) {
    const before = await driver.request();
    await page.reload();
    await driver.untilPhase('Waiting for your answer');
    if ((await driver.request()) !== before) throw new Error('another request waits after the reload');
    done.reloaded = true;
  }
  if (approvals === 2 && !done.rejected) {
    await driver.reject();
    done.rejected = true;
    await page.screenshot({ path: 'out/3-rejected.png' });
    return driver.say('Go on with the next one');
  }
  if (approvals === 3 && !done.stopped) {
    await driver.stop();
    await driver.resume();
    done.stopped = true;
    return;
  }
  await driver.approve();
  approvals += 1;
}

async function answerQuestion(): Promise<void> {
  const offered = await driver.choices();
  const button = offered.find((label) => buttons.includes(label.trim()));
  if (button !== undefined) return driver.choose(button);
  const reply = replies.shift();
  if (reply !== undefined) return driver.say(reply);
  if (offered.length > 0) return driver.choose(offered[0] as string);
  return driver.say('About two hours, this afternoon');
}

async function hasFinishedGoal(): Promise<boolean> {
  return (await driver.lines()).some((line) => /^\[G1\] DONE/.test(line));
}
