/**
 * What a screen reader finds on every page, in both languages, as one text: roles, names and states, as trees. Two builds are compared
 * by `diff`. `node scripts/run.mjs accessible-names [--out FILE] [--root FOLDER | --url ADDRESS]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { languages, type Language } from '../src/lib/base/language';
import { makeNeutral } from '../tests/support/neutral-names';
import { PageDriver } from '../tests/support/page-driver';
import { serveStatic } from '../tests/support/static-server';
import { chromiumArguments, systemChromium } from '../tests/support/system-chromium';
import { buildWhenStale } from './support/build-when-stale';
import { ensureBrowser } from './support/ensure-browser';

const wide = { width: 1360, height: 900 };
const phone = { width: 360, height: 740 };
const purpose = { en: 'Repair the garden gate', ja: '庭の門を直す' } as const;
/** Questions before a plan, at most; far more than there are. */
const questionsAtMost = 20;
/** A page counts as whole when it stayed the same this often, this far apart (ms). */
const sameLooks = 3;
const lookEveryMs = 300;
const looksAtMost = 60;
/** What a page says until its first measurement has come. */
const unmeasured = /none measured|does not answer|計測なし|応答しません/;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'out/accessible-names.txt' },
    root: { type: 'string' },
    url: { type: 'string' },
  },
});
const executablePath = (await ensureBrowser()) ?? systemChromium();
if (values.root === undefined && values.url === undefined) await buildWhenStale();
const server = values.url === undefined ? await serveStatic({ root: values.root ?? 'dist', kind: 'headers' }) : null;
const address = values.url ?? server?.url ?? '';
const browser = await chromium.launch({ args: chromiumArguments(), ...(executablePath && { executablePath }) });
const parts: string[] = [];
try {
  for (const lang of languages) await readLanguage(lang);
} finally {
  await browser.close();
  await server?.close();
}
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, parts.join('\n'));
console.log(`${parts.length} trees, ${values.out}`);

/** Every page as it is first opened, then with a plan and a request that waits. */
async function readLanguage(lang: Language): Promise<void> {
  const page = await browser.newPage({
    viewport: wide,
    locale: lang === 'ja' ? 'ja-JP' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const driver = new PageDriver(page, lang);
  await driver.open(`${address}?lang=${lang}`);
  await readPages(driver, 'first opening');
  await untilRequest(driver);
  await readPages(driver, 'plan and request');
  await page.close();
}

async function readPages({ page, lang, names }: PageDriver, scene: string): Promise<void> {
  await page.waitForFunction(hasAllPanes);
  for (const route of Object.keys(names.links)) {
    await page.evaluate((to) => (location.hash = to === 'chat' ? '#/' : `#/${to}`), route);
    await readTree(page, `${lang}, ${scene}: ${route}`);
  }
  await page.evaluate(() => (location.hash = '#/'));
  await page.setViewportSize(phone);
  await readTree(page, `${lang}, ${scene}: chat on a phone`);
  await page.setViewportSize(wide);
  await page.locator('main').first().press('?');
  await readTree(page, `${lang}, ${scene}: keys`);
  await page.keyboard.press('Escape');
}

/** What stands beside the chat comes after the first moment; until then a pane holds its heading alone. */
function hasAllPanes(): boolean {
  const panes = [...document.querySelectorAll('.pane')];
  return panes.length > 0 && panes.every((pane) => [...pane.children].some(({ tagName }) => tagName !== 'H2'));
}

/** The tree of the whole page, all that is folded unfolded, once it no longer changes. */
async function readTree(page: Page, name: string): Promise<void> {
  let tree = '';
  for (let look = 0, same = 0; same < sameLooks; look++) {
    if (look === looksAtMost) {
      console.error(`${name}: not settled; its last tree is taken`);
      break;
    }
    await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
    const next = makeNeutral(await page.locator('body').ariaSnapshot());
    same = next === tree && !unmeasured.test(next) ? same + 1 : 0;
    tree = next;
    await page.waitForTimeout(lookEveryMs);
  }
  parts.push(`## ${name}\n\n${tree}\n`);
}

/** Sets a purpose and presses the first button of each question, until a request waits. */
async function untilRequest(driver: PageDriver): Promise<void> {
  await driver.say(purpose[driver.lang]);
  for (let question = 0; question < questionsAtMost; question++) {
    if ((await driver.phase()) === driver.names.phases.approving) return;
    const [first] = await driver.choices();
    if (first === undefined) break;
    await driver.choose(first.trim());
  }
  throw new Error(`no request waits: ${await driver.phase()}`);
}
