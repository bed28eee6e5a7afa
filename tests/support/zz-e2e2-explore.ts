import { chromium } from 'playwright';
import { PageDriver } from './page-driver';
import { serveStatic } from './static-server';
import { chromiumArguments, systemChromium } from './system-chromium';
const [
  lang = 'en',
  purpose = 'Learn Spanish before my trip in June',
  outDir = '/tmp/e2e2/shots',
  w = '1440',
  h = '900',
  theme = 'dark',
] = process.argv.slice(2);
import { mkdirSync } from 'node:fs';
mkdirSync(outDir, { recursive: true });
const server = await serveStatic({ root: process.env.YADORI_DIST ?? '/tmp/e2e2-dist', kind: 'headers' });
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumArguments() });
const page = await browser.newPage({ viewport: { width: +w, height: +h }, colorScheme: theme as any });
page.on('console', (m) => console.log('CONSOLE', m.type(), m.text()));
page.on('pageerror', (e) => console.log('PAGEERROR', e));
const d = new PageDriver(page, lang as any);
const t0 = Date.now();
await d.open(`${server.url}?lang=${lang}&theme=${theme}`);
console.log('open', Date.now() - t0);
let n = 0;
const shot = async (name: string) => page.screenshot({ path: `${outDir}/${String(n++).padStart(2, '0')}-${name}.png` });
await shot('first');
await d.say(purpose);
let seen = 0;
const show = async () => {
  const l = await d.lines();
  for (const x of l.slice(seen)) console.log('  ', x);
  seen = l.length;
};
await show();
const p = d.names.phases;
for (let i = 0; i < 40; i++) {
  const phase = await d.phase();
  await shot(phase.replace(/\W+/g, '_').slice(0, 20));
  if (phase === p.approving) {
    console.log(
      '  ??',
      await d.request(),
      '|',
      await page.locator('.touches').innerText(),
      '|',
      await page
        .locator('.reason')
        .innerText()
        .catch(() => ''),
    );
    await d.approve();
  } else if (phase === p.asking) {
    const c = await d.choices();
    console.log('  [', c.join(' | '), ']');
    if (c.length) await d.choose(c[process.argv[8] === 'last' ? c.length - 1 : 0]!.trim());
    else await d.say(lang === 'ja' ? '床が見える部屋' : 'Order food in a restaurant');
  } else {
    console.log('PHASE', phase);
    break;
  }
  await show();
}
await page
  .locator('details.goal summary')
  .first()
  .click()
  .catch(() => {});
await shot('end');
console.log('total', Date.now() - t0);
await browser.close();
await server.close();
