import { chromium } from 'playwright';
import { PageDriver } from './page-driver';
import { serveStatic } from './static-server';
import { chromiumArguments, systemChromium } from './system-chromium';
const server = await serveStatic({ root: process.env.YADORI_DIST ?? '/tmp/e2e2-dist', kind: 'headers' });
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumArguments() });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const d = new PageDriver(page, 'en');
const time = async (name: string, f: () => Promise<unknown>) => {
  const t = performance.now();
  await f();
  console.log(name, Math.round(performance.now() - t));
};
await time('open', () => d.open(server.url));
await time('say', () => d.say('Repair the gate'));
for (const l of ['To reach', 'Just as I said it', 'No date', 'Nothing yet', 'You choose'])
  await time('choose', () => d.choose(l));
for (let i = 0; i < 1; i++) await time('approve', () => d.approve());
await time('n', () => d.reject());
await time('say', () => d.say('go on'));
await time('eval', () => page.evaluate(() => 1));
await time('phase', () => d.phase());
await time('quiet', () => d.untilQuiet());
const b = page.getByRole('button', { name: 'Stop' });
await time('bbox', () => b.boundingBox());
await time('click', () => b.click());
await browser.close();
await server.close();
