import { chromium, type Browser, type Page } from 'playwright';
import type { SeamMessage } from '../../../src/workers/seams';
import { serveStatic } from '../../support/static-server';
import { chromiumArguments } from '../../support/system-chromium';
import { medianOf, spreadOf, type Figure } from '../figure';

const budgetMs = 300;
const rounds = 7;

/** What `watchSilence` puts into the page. Times in ms since 1970, as every thread of the machine has them. */
interface Watched {
  pressedAt: number;
  mind: { isThinking: boolean; at: number };
}

/** From the moment a person presses Stop or sends a word until the mind, and until the capability, is silent. On the seams build. */
export async function measureSilence(executablePath: string | undefined): Promise<Figure[]> {
  let [isCalled, silentAt] = [false, 0];
  const server = await serveStatic({
    root: 'dist-seams',
    kind: 'headers',
    onRequest: (path) =>
      path === '/held'
        ? (_, response) => {
            isCalled = true;
            // never answered: the capability is silent when it hangs up
            response.on('close', () => ([isCalled, silentAt] = [false, performance.timeOrigin + performance.now()]));
          }
        : undefined,
  });
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const samples = {
      'mind, Stop': [] as number[],
      'mind, a word': [] as number[],
      'capability, Stop': [] as number[],
    };
    for (let round = 0; round < rounds; round++) {
      samples['mind, Stop'].push(
        await inNewApp(browser, server.url, async (page) => {
          await startThinking(page);
          await stop(page);
          return untilSilent(page);
        }),
      );
      samples['mind, a word'].push(
        await inNewApp(browser, server.url, async (page) => {
          await startThinking(page);
          await send(page, 'Hello');
          return untilSilent(page);
        }),
      );
      samples['capability, Stop'].push(
        await inNewApp(browser, server.url, async (page) => {
          await send(page, 'seam: call /held');
          await page.getByRole('region', { name: 'Approval' }).getByRole('button', { name: 'Approve' }).click();
          await until(() => isCalled);
          await stop(page);
          await until(() => !isCalled);
          return silentAt - (await watchedOf(page)).pressedAt;
        }),
      );
    }
    const medians = Object.values(samples).map(medianOf);
    return [
      {
        name: 'silence',
        value: Math.max(...medians),
        unit: 'ms',
        budget: budgetMs,
        decimals: 0,
        samples: Object.values(samples).flat(),
        details: Object.entries(samples).map(([name, values]) => `${name}: ${spreadOf(values, 0)} ms`),
      },
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Each sample has an app of its own, with nothing in it: what was cut off before has no part in it. */
async function inNewApp(browser: Browser, url: string, work: (page: Page) => Promise<number>): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    // the loader of our TypeScript keeps functions' names by a helper that the page does not have
    await page.addInitScript({ content: `globalThis.__name ??= (value) => value;\n(${watchSilence.toString()})();` });
    await page.goto(`${url}?lang=en`);
    await page.waitForFunction(() => performance.getEntriesByName('agent-ready').length > 0);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function startThinking(page: Page): Promise<void> {
  await send(page, 'seam: think');
  await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.mind.isThinking);
}

/** Ms from the last press until the mind thinks no more. */
async function untilSilent(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const { mind, pressedAt } = (globalThis as unknown as { watched: Watched }).watched;
    return mind.at > pressedAt;
  });
  const { mind, pressedAt } = await watchedOf(page);
  return mind.at - pressedAt;
}

/** Runs in the page before its own script. */
function watchSilence(): void {
  const watched: Watched = { pressedAt: 0, mind: { isThinking: false, at: 0 } };
  (globalThis as unknown as { watched: Watched }).watched = watched;
  const note = ({ timeStamp }: Event) => (watched.pressedAt = performance.timeOrigin + timeStamp);
  addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
  new BroadcastChannel('yadori-seams').onmessage = ({ data }: MessageEvent<SeamMessage>) => {
    if (data.kind !== 'mind') return;
    // the first end after a press counts: after it the mind may think of something else
    const isLater = !data.isThinking && watched.mind.at > watched.pressedAt;
    watched.mind = { isThinking: data.isThinking, at: isLater || data.isThinking ? watched.mind.at : data.at };
  };
}

function watchedOf(page: Page): Promise<Watched> {
  return page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
}

async function send(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill(text);
  await box.press('Enter');
}

function stop(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('button', { name: 'Stop' }).click();
}

async function until(condition: () => boolean): Promise<void> {
  for (const limit = Date.now() + 20_000; !condition();) {
    if (Date.now() > limit) throw new Error('the capability did nothing');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
