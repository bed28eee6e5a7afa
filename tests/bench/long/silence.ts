import { chromium, type Page } from 'playwright';
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
    const page = await browser.newPage({ locale: 'en-US' });
    await page.addInitScript(watchSilence);
    await page.goto(`${server.url}?lang=en`);
    await page.waitForFunction(() => performance.getEntriesByName('agent-ready').length > 0);
    const samples: Record<string, number[]> = { 'mind, Stop': [], 'mind, a word': [], 'capability, Stop': [] };
    for (let round = 0; round < rounds; round++) {
      for (const way of ['Stop', 'a word'] as const) {
        await send(page, 'seam: think');
        await page.waitForFunction(() => (globalThis as unknown as { watched: Watched }).watched.mind.isThinking);
        if (way === 'Stop') await stop(page);
        else await send(page, `Hello ${round}`);
        await page.waitForFunction(() => {
          const { mind, pressedAt } = (globalThis as unknown as { watched: Watched }).watched;
          return mind.at > pressedAt;
        });
        const { mind, pressedAt } = await watchedOf(page);
        samples[`mind, ${way}`]?.push(mind.at - pressedAt);
        if (way === 'Stop') await resume(page);
        await untilQuiet(page);
      }
      await send(page, 'seam: call /held');
      await page.getByRole('region', { name: 'Approval' }).getByRole('button', { name: 'Approve' }).click();
      await until(() => isCalled);
      await stop(page);
      await until(() => !isCalled);
      samples['capability, Stop']?.push(silentAt - (await watchedOf(page)).pressedAt);
      await resume(page);
      await untilQuiet(page);
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

/** Runs in the page before its own script. */
function watchSilence(): void {
  const watched: Watched = { pressedAt: 0, mind: { isThinking: false, at: 0 } };
  (globalThis as unknown as { watched: Watched }).watched = watched;
  const note = ({ timeStamp }: Event) => (watched.pressedAt = performance.timeOrigin + timeStamp);
  addEventListener('pointerdown', note, true);
  addEventListener('keydown', note, true);
  new BroadcastChannel('yadori-seams').onmessage = ({ data }: MessageEvent<SeamMessage>) => {
    if (data.kind === 'mind') watched.mind = { isThinking: data.isThinking, at: data.at };
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

/** Just after Stop the same button takes no press. */
async function resume(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: 'Resume' });
  await button.waitFor();
  while (await button.isVisible()) {
    await button.click({ timeout: 1_000 }).catch(() => {}); // it may have gone meanwhile
    await page.waitForTimeout(100);
  }
}

async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.app')?.dataset['busy'] === 'false');
}

async function until(condition: () => boolean): Promise<void> {
  for (const limit = Date.now() + 20_000; !condition();) {
    if (Date.now() > limit) throw new Error('the capability did nothing');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
