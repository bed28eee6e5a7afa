import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';
import type { Checkpoint } from '../../src/lib/runtime/ports';
import type { SeamMessage } from '../../src/workers/seams';

/** What `openSeams` puts into each page. */
interface SeamsWindow {
  seams: { heard: SeamMessage[]; channel: BroadcastChannel };
}

const fromItsStart = 'seams-of-next-agent';

/** Before any page is opened: lets this file's functions reach the agents of its pages. For the seams build only. */
export async function openSeams(context: BrowserContext): Promise<void> {
  await context.addInitScript((key) => {
    const channel = new BroadcastChannel('yadori-seams');
    const heard: SeamMessage[] = [];
    channel.onmessage = ({ data }: MessageEvent<SeamMessage>) => heard.push(data);
    (window as unknown as SeamsWindow).seams = { heard, channel };

    let asked = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (asked === null) return;
    const PlainWorker = window.Worker;
    window.Worker = class extends PlainWorker {
      constructor(url: string | URL, options: WorkerOptions = {}) {
        super(url, asked === null ? options : { ...options, name: `${options.name} ${asked}` });
        asked = null; // only the first
      }
    };
  }, fromItsStart);
}

/** The agent will stop at the `nth` passing of a checkpoint from now on. */
export async function holdAt(page: Page, at: Checkpoint, nth = 1): Promise<void> {
  // what is sent before it listens, is lost
  await page.waitForFunction(() => performance.getEntriesByName('agent-ready').length > 0);
  await send(page, { kind: 'hold', at, nth });
  await heard(page, { kind: 'armed', at });
}

/** For the agent that the page's next load starts, from its first moment on: where it stops, or how far its wall clock is ahead. */
export function nextAgent(
  page: Page,
  asked: `hold=${Checkpoint}:${number}` | `shift=${number}` | `pace=${number}`,
): Promise<void> {
  return page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [fromItsStart, asked] as const);
}

/** Until the agent stands still at a checkpoint. */
export function untilHeld(page: Page, at: Checkpoint): Promise<void> {
  return heard(page, { kind: 'held', at });
}

export async function isHeld(page: Page, at: Checkpoint): Promise<boolean> {
  return (await messages(page)).some((message) => message.kind === 'held' && message.at === at);
}

export function release(page: Page): Promise<void> {
  return send(page, { kind: 'release' });
}

/** How often the agent woke and deliberated so far, and what its own clock says; ms. */
export async function howOften(page: Page): Promise<Extract<SeamMessage, { kind: 'so_often' }>> {
  const known = (await messages(page)).length;
  await send(page, { kind: 'how_often' });
  let newest: SeamMessage | undefined;
  await expect
    .poll(async () => (newest = (await messages(page)).slice(known).find(({ kind }) => kind === 'so_often')))
    .toBeDefined();
  return newest as Extract<SeamMessage, { kind: 'so_often' }>;
}

/**
 * The agent will never end its next transaction that writes to a table: everything is asked for in it, and it is kept from committing. This works past
 * the app, so in any build.
 */
export async function holdInsideTransaction(page: Page, table: 'snapshot' | 'archive' = 'snapshot'): Promise<void> {
  await agentOf(page).evaluate((name) => {
    for (const method of ['put', 'add'] as const) {
      const original = IDBObjectStore.prototype[method];
      IDBObjectStore.prototype[method] = function (this: IDBObjectStore, ...parameters: Parameters<typeof original>) {
        const request = original.apply(this, parameters);
        if (this.name === name) keepOpen(this);
        return request;
      };
    }
    function keepOpen(store: IDBObjectStore): void {
      store.count().onsuccess = () => {
        self.name = 'inside';
        keepOpen(store);
      };
    }
  }, table);
}

export async function untilInsideTransaction(page: Page): Promise<void> {
  await expect.poll(() => agentOf(page).evaluate(() => self.name), { intervals: [20, 50, 100] }).toBe('inside');
}

/** Ends the agent's thread as the browser would for want of memory: without a word to the page. */
export async function killAgent(page: Page): Promise<void> {
  const worker = agentOf(page);
  const closed = worker.waitForEvent('close');
  worker.evaluate(() => self.close()).catch(() => undefined); // it may be gone before it answers
  await closed;
}

/**
 * Freezes a tab as the browser does one that nobody sees: page and agent stand still and keep all they hold. Needs an isolated page. Gives
 * what thaws it: then both go on as if nothing had been. Another page must be open, which says when.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const agent = agentOf(page);
  await session.send('Debugger.enable'); // the protocol's own freezing lets timers run on
  const paused = new Promise<void>((resolve) => session.once('Debugger.paused', () => resolve()));
  await page.evaluate(pauseOutsideTransactions);
  await paused;
  await agent.evaluate(standStill);
  const other = page
    .context()
    .pages()
    .find((open) => open !== page) as Page;
  return async () => {
    await other.evaluate(() => new BroadcastChannel('thaw').postMessage('now'));
    await expect.poll(() => agent.evaluate(() => self.name), { timeout: 60_000 }).toBe('thawed');
    await session.send('Debugger.disable');
  };
}

/** Runs in the agent's thread, which hears nothing while it stands still: another thread of its own hears the word for it. */
async function standStill(): Promise<void> {
  const source = `self.onmessage = ({ data }) => {
    new BroadcastChannel('thaw').onmessage = () => { Atomics.store(data, 0, 1); Atomics.notify(data, 0); };
    postMessage('listens');
  };`;
  const listener = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  const word = new Int32Array(new SharedArrayBuffer(4));
  await new Promise((resolve) => {
    listener.onmessage = resolve;
    listener.postMessage(word);
  });
  setTimeout(() => {
    Atomics.wait(word, 0, 0);
    listener.terminate();
    self.name = 'thawed';
  });
}

/**
 * The page stands still as soon as it has no transaction open, of whatever kind: those of a tab that stands still would keep all others
 * from writing, and a browser freezes none that does.
 */
async function pauseOutsideTransactions(): Promise<void> {
  const open = new Set<IDBTransaction>();
  const { prototype } = IDBDatabase;
  const begin = prototype.transaction;
  prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
    const transaction = begin.apply(this, given);
    open.add(transaction);
    const end = (): void => {
      open.delete(transaction);
      // eslint-disable-next-line no-debugger -- this is how it stands still
      if (open.size === 0) debugger;
    };
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
    return transaction;
  };
  // one that wants every table comes after all that were open before
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('yadori');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error(opening.error?.message));
  });
  database
    .transaction([...database.objectStoreNames], 'readwrite')
    .objectStore('meta')
    .count();
}

/** The agent's thread, in any build. */
export function agentOf(page: Page): Worker {
  const worker = page.workers().find((candidate) => candidate.url().startsWith('blob:'));
  if (!worker) throw new Error('the page has no agent');
  return worker;
}

function send(page: Page, message: SeamMessage): Promise<void> {
  return page.evaluate((data) => (window as unknown as SeamsWindow).seams.channel.postMessage(data), message);
}

function messages(page: Page): Promise<SeamMessage[]> {
  return page.evaluate(() => (window as unknown as SeamsWindow).seams.heard);
}

async function heard(page: Page, message: SeamMessage): Promise<void> {
  await expect.poll(() => messages(page), { intervals: [20, 50, 100] }).toContainEqual(message);
}
