import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { serveStatic, type StaticServer } from '../../support/static-server';
import { chromiumArguments } from '../../support/system-chromium';

const patienceMs = 240_000;

/** The built app in a browser whose profile lies on a disk: a private one would keep its databases in memory. */
export class LongHouse {
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly server: StaticServer,
  ) {}

  static async open(folder: string, name: string, executablePath: string | undefined): Promise<LongHouse> {
    const server = await serveStatic({ root: 'dist', kind: 'headers' });
    const context = await chromium.launchPersistentContext(join(folder, `profile-${name}`), {
      args: [...chromiumArguments(), '--enable-precise-memory-info'],
      acceptDownloads: true,
      locale: 'en-US',
      ...(executablePath !== undefined && { executablePath }),
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${server.url}?lang=en`);
    await untilReady(page);
    return new LongHouse(context, page, server);
  }

  /** Brings a log in, as a person does. Ms from the press that begins it until the page says it is there. */
  async import(file: string): Promise<number> {
    const { page } = this;
    await this.#toData();
    await page.locator('input[type=file]').setInputFiles(file);
    const begun = performance.now();
    await page.getByRole('dialog').getByRole('button', { name: 'Use this file' }).click();
    const end = page.locator('.told', { hasText: 'were brought back' }).or(page.locator('.trouble .notice'));
    await end.first().waitFor();
    const ms = performance.now() - begun;
    const text = await end.first().innerText();
    if (!text.includes('were brought back')) throw new Error(`the import was refused: ${text}`);
    return ms;
  }

  /** Exports events.jsonl. Ms from the press until the file is there whole, and its bytes. */
  async export(): Promise<{ ms: number; bytes: number; file: string }> {
    const { page } = this;
    await this.#toData();
    const downloading = page.waitForEvent('download');
    const begun = performance.now();
    await page.getByRole('button', { name: 'Export events.jsonl', exact: true }).click();
    const file = await (await downloading).path();
    return { ms: performance.now() - begun, bytes: statSync(file).size, file };
  }

  /** Checks the log on the page. Ms from the press until it says how the log stands, and what it says. */
  async audit(): Promise<{ ms: number; verdict: string }> {
    const { page } = this;
    await this.#toData();
    const begun = performance.now();
    await page.getByRole('button', { name: 'Check the log', exact: true }).click();
    const verdict = page.locator('.told', { hasText: /Sound|Not sound|cannot be read|could not be/ });
    await verdict.waitFor();
    return { ms: performance.now() - begun, verdict: await verdict.innerText() };
  }

  /** Reloads. Ms from the navigation until the agent leads. */
  async start(): Promise<number> {
    await this.page.goto('about:blank');
    await this.page.goto(`${this.server.url}?lang=en`);
    await untilReady(this.page);
    return this.page.evaluate(() => performance.getEntriesByName('agent-ready')[0]?.startTime ?? NaN);
  }

  /** How many segments and live events are stored. */
  async places(): Promise<string> {
    const [segments, live] = await this.page.evaluate(countPlaces);
    return `${segments} segments, ${live} events`;
  }

  async end(): Promise<void> {
    await this.context.close();
    await this.server.close();
  }

  async #toData(): Promise<void> {
    await this.page.evaluate(() => (location.hash = '#/data'));
    await this.page.getByRole('button', { name: 'Export events.jsonl', exact: true }).waitFor();
  }
}

/** Until the agent leads and has nothing to do. */
async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('agent-ready').length > 0, undefined, { polling: 50 });
  await page.waitForFunction(
    () => {
      const app = document.querySelector<HTMLElement>('.app');
      return app?.dataset['busy'] === 'false' && Number(app.dataset['seq']) > 0;
    },
    undefined,
    { polling: 50 },
  );
}

/** Runs in the page: past the app's own code. */
async function countPlaces(): Promise<[segments: number, live: number]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('yadori');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('the database cannot be opened', { cause: request.error }));
  });
  const transaction = database.transaction(['archive', 'log']);
  const requests = [transaction.objectStore('archive').count(), transaction.objectStore('log').count()] as const;
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();
  return [requests[0].result, requests[1].result];
}
