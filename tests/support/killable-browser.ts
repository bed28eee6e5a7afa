import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumArguments, systemChromium } from './system-chromium';

/** A browser that keeps its data in a folder, so that it can be killed as by a power cut and started again. */
export class KillableBrowser {
  #context: BrowserContext | null = null;

  private constructor(readonly folder: string) {}

  static async create(): Promise<KillableBrowser> {
    return new KillableBrowser(await mkdtemp(join(tmpdir(), 'yadori-browser-')));
  }

  async start(): Promise<BrowserContext> {
    const executablePath = systemChromium();
    this.#context = await chromium.launchPersistentContext(this.folder, {
      args: chromiumArguments(),
      acceptDownloads: true,
      locale: 'en-US',
      ...(executablePath !== undefined && { executablePath }),
    });
    return this.#context;
  }

  /** SIGKILL to the browser and all its processes. */
  async kill(): Promise<void> {
    const context = this.#context;
    const browser = context?.browser();
    if (!context || !browser) throw new Error('no browser runs');
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const main = processInfo.find(({ type }) => type === 'browser');
    if (!main) throw new Error('the browser does not tell its process');
    const closed = new Promise((resolve) => context.once('close', resolve));
    process.kill(-main.id, 'SIGKILL'); // Playwright starts it in a group of its own
    await closed;
    this.#context = null;
  }

  async remove(): Promise<void> {
    await this.#context?.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 }); // a killed process may still be closing files
  }
}
