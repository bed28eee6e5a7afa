/** Pictures of the page in every state: `npx tsx tests/support/fake-agent/shoot.ts DIST OUT [NAME…]`. */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { AxeBuilder } from '@axe-core/playwright';
import { serveStatic } from '../static-server';
import { chromiumArguments, systemChromium } from '../system-chromium';
import { asking, firstOpen, halted, planned, waiting, type Scene } from '../page-scenes';

const [dist = 'dist', out = 'out', ...only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const server = await serveStatic({ root: dist });
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumArguments() });
interface Shot {
  name: string;
  scene: Scene | null;
  lang: 'en' | 'ja';
  theme: 'dark' | 'light';
  width: number;
  height: number;
  hash?: string;
  act?: (page: Page) => Promise<void>;
}

const open = async (page: Page) => {
  await page.locator('.goal summary').first().click();
};
const payload = async (page: Page) => {
  await page.locator('.more').click();
};
const deceptive = waiting('en', (run, body) => {
  body['content'] = 'paid\u202E100\u202C and zero\u200Bwidth\n'.repeat(30);
  run.pending!.taint = ['web:example.com', 'import:notes'];
  run.pending!.failed_before = { seq: 7, time: '2026-11-28T14:04:00.000Z', cause: 'not_found' };
});
const shots: Shot[] = [
  { name: 'main-dark', scene: waiting('en'), lang: 'en', theme: 'dark', width: 1440, height: 900, act: open },
  { name: 'main-ja-light', scene: waiting('ja'), lang: 'ja', theme: 'light', width: 1440, height: 900, act: open },
  { name: 'plan-dark', scene: planned('en'), lang: 'en', theme: 'dark', width: 1440, height: 900 },
  { name: 'payload', scene: waiting('en'), lang: 'en', theme: 'light', width: 1100, height: 800, act: payload },
  { name: 'deceptive', scene: deceptive, lang: 'en', theme: 'dark', width: 1100, height: 800, act: payload },
  { name: 'first-open', scene: firstOpen('en'), lang: 'en', theme: 'light', width: 1440, height: 900 },
  { name: 'empty', scene: null, lang: 'en', theme: 'dark', width: 1100, height: 700 },
  { name: 'first-open-ja-phone', scene: firstOpen('ja'), lang: 'ja', theme: 'dark', width: 360, height: 740 },
  { name: 'rejected', scene: halted('en', 'rejected'), lang: 'en', theme: 'light', width: 1100, height: 800 },
  { name: 'stopped-ja', scene: halted('ja', 'stopped'), lang: 'ja', theme: 'dark', width: 800, height: 900, act: open },
  {
    name: 'corrupt',
    scene: halted('en', 'corrupt', 'line 41: hash does not follow'),
    lang: 'en',
    theme: 'dark',
    width: 1440,
    height: 900,
  },
  { name: 'asking', scene: asking('en'), lang: 'en', theme: 'dark', width: 1100, height: 800 },
  {
    name: 'bad-input',
    scene: planned('en'),
    lang: 'en',
    theme: 'light',
    width: 1100,
    height: 800,
    act: async (page) => {
      await page.locator('#message').fill('x'.repeat(9_000));
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'link',
    scene: planned('en'),
    lang: 'en',
    theme: 'dark',
    width: 1100,
    height: 800,
    act: (page) => page.locator('.link').click(),
  },
  { name: 'phone-dark', scene: waiting('en'), lang: 'en', theme: 'dark', width: 360, height: 740 },
  { name: 'phone-ja-light', scene: waiting('ja'), lang: 'ja', theme: 'light', width: 360, height: 740 },
  {
    name: 'phone-plan',
    scene: waiting('en'),
    lang: 'en',
    theme: 'light',
    width: 360,
    height: 740,
    act: async (page) => {
      await page.locator('.tabs label').nth(1).click();
      await open(page);
    },
  },
  {
    name: 'phone-menu',
    scene: halted('en', 'stopped'),
    lang: 'en',
    theme: 'dark',
    width: 360,
    height: 740,
    act: (page) => page.locator('.menu button').click(),
  },
  { name: 'phone-payload', scene: waiting('en'), lang: 'en', theme: 'dark', width: 360, height: 740, act: payload },
  { name: 'data', scene: planned('en'), lang: 'en', theme: 'dark', width: 1440, height: 900, hash: '#/data' },
  { name: 'data-ja-phone', scene: waiting('ja'), lang: 'ja', theme: 'light', width: 360, height: 740, hash: '#/data' },
  {
    name: 'data-clear',
    scene: planned('ja'),
    lang: 'ja',
    theme: 'light',
    width: 1100,
    height: 800,
    hash: '#/data',
    act: (page) => page.getByRole('button', { name: '消去' }).click(),
  },
  { name: 'help', scene: waiting('en'), lang: 'en', theme: 'light', width: 1100, height: 900, hash: '#/help' },
  { name: 'help-ja', scene: planned('ja'), lang: 'ja', theme: 'dark', width: 1100, height: 2800, hash: '#/help' },
];

for (const shot of shots) {
  if (only.length > 0 && !only.includes(shot.name)) continue;
  const context = await browser.newContext({ viewport: { width: shot.width, height: shot.height }, timezoneId: 'UTC' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!/ServiceWorker|service worker|fetching the script/.test(message.text()))
      console.log(shot.name, message.type(), message.text());
  });
  page.on('pageerror', (error) => console.log(shot.name, 'ERROR', error));
  await page.goto(`${server.url}?lang=${shot.lang}&theme=${shot.theme}`);
  await page.waitForSelector('.empty', { state: 'attached' });
  if (shot.scene) {
    await page.evaluate(fill, shot.scene);
    await page.goto(`${server.url}?lang=${shot.lang}&theme=${shot.theme}${shot.hash ?? ''}`);
    if (shot.hash) await page.reload();
    await page.waitForTimeout(300);
  }
  await page.waitForTimeout(300);
  await shot.act?.(page);
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${shot.name}.png` });
  if (process.env['AXE']) {
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const v of violations)
      console.log(
        shot.name,
        v.impact,
        v.id,
        v.nodes.length,
        v.nodes[0]?.html.slice(0, 160),
        v.nodes[0]?.failureSummary?.slice(0, 200),
      );
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log(shot.name, 'SCROLLS SIDEWAYS');
  await context.close();
}
await browser.close();
await server.close();

async function fill(scene: Scene): Promise<void> {
  const opening = indexedDB.open('yadori');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const writing = opening.result.transaction(['log', 'snapshot', 'inbox'], 'readwrite');
  for (const event of scene.events) writing.objectStore('log').put(event);
  for (const row of scene.inbox ?? []) writing.objectStore('inbox').put(row);
  writing.objectStore('snapshot').put({ ...scene.snapshot, key: 'current' });
  await new Promise((resolve) => (writing.oncomplete = resolve));
  opening.result.close();
}
