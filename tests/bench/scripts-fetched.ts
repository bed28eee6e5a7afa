import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request, Worker } from 'playwright';
import { firstScripts } from '../../scripts/support/bundle-sizes';
import { medianOf, type Figure } from './figure';
import { sendMessage, untilMark } from './page-marks';

const kilobyte = 1_000;
const rounds = 5;
const budgets = { page: 118, agent: 118 };

type Thread = 'page' | 'agent';

interface Fetched {
  thread: Thread;
  file: string;
  /** Gzip, level 9; bytes. */
  size: number;
}

/**
 * All script that the browser begins to fetch until a person types, by thread: what page and agent begin with counts, and what comes in beside
 * is told. The message must be taken all the same. The service worker is blocked: what it stores for later is not waited for by anyone.
 */
export async function measureScripts(browser: Browser, url: string): Promise<Figure[]> {
  const fetched: Fetched[][] = [];
  for (let round = 0; round < rounds; round++) fetched.push(await oneRound(browser, url));
  return [figureOf('page', fetched), figureOf('agent', fetched)];
}

async function oneRound(browser: Browser, url: string): Promise<Fetched[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => void requests.push(request));
    await page.goto(url, { waitUntil: 'load' });
    await untilMark(page, 'agent-ready');
    const end = await page.evaluate(() => performance.timeOrigin + performance.now());
    await sendMessage(page, 'Finish my essay on city bees');
    await untilMark(page, 'box-took-message');

    const ofAgent = await addressesIn(agentOf(page));
    const fetched: Fetched[] = [];
    for (const request of [...requests]) {
      if (request.timing().startTime > end) continue; // what is written loads the mind that judges it: no longer opening
      const script = await scriptOf(request, ofAgent);
      if (script) fetched.push(script);
    }
    return fetched;
  } finally {
    await context.close();
  }
}

/** Null for anything but script from the network. `ofAgent`: what the agent's thread says that it loaded. */
async function scriptOf(request: Request, ofAgent: ReadonlySet<string>): Promise<Fetched | null> {
  const address = request.url();
  if (!address.startsWith('http')) return null; // the blob that starts the agent is made by the page, not fetched
  const response = await request.response();
  if (!response || !/javascript/.test(response.headers()['content-type'] ?? '')) return null;
  // what a worker is started with is fetched on the page's behalf and told apart by its purpose alone
  const { 'sec-fetch-dest': purpose } = await request.allHeaders();
  const size = gzipSync(await response.body(), { level: 9 }).length;
  const file = new URL(address).pathname.split('/').at(-1) ?? address;
  return { thread: purpose === 'worker' || ofAgent.has(address) ? 'agent' : 'page', file, size };
}

function agentOf(page: Page): Worker {
  const agent = page.workers().find((worker) => worker.url().startsWith('blob:'));
  if (!agent) throw new Error('the page runs no agent');
  return agent;
}

async function addressesIn(worker: Worker): Promise<Set<string>> {
  return new Set(await worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
}

function figureOf(thread: Thread, fetched: readonly (readonly Fetched[])[]): Figure {
  const names = new Set(firstScripts('dist')[thread].map((path) => basename(path)));
  const isFirst = ({ file }: Fetched): boolean => names.has(file);
  const rounds = fetched.map((scripts) => scripts.filter((script) => script.thread === thread));
  const samples = rounds.map((scripts) => sizeOf(scripts.filter(isFirst)));
  const newest = rounds.at(-1) ?? [];
  const beside = newest.filter((script) => !isFirst(script));
  return {
    name: `${thread}-script`,
    value: medianOf(samples),
    unit: 'KB',
    budget: budgets[thread],
    decimals: 1,
    samples,
    details: [
      partsOf(newest.filter(isFirst)),
      `beside, for the greeting, until a person could type: ${sizeOf(beside).toFixed(1)} KB: ${partsOf(beside)}`,
    ],
    ...(samples.includes(0) && { problem: 'no script was seen' }),
  };
}

function sizeOf(scripts: readonly Fetched[]): number {
  return scripts.reduce((sum, { size }) => sum + size, 0) / kilobyte;
}

function partsOf(scripts: readonly Fetched[]): string {
  return scripts.map(({ file, size }) => `${file} ${(size / kilobyte).toFixed(1)}`).join(', ');
}
