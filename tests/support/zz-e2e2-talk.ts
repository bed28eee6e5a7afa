import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
import { PageDriver } from './page-driver';
import { serveStatic } from './static-server';
import { chromiumArguments, systemChromium } from './system-chromium';
const [lang = 'en', out = 'talk', ...says] = process.argv.slice(2);
mkdirSync(`/tmp/e2e2/${out}`, { recursive: true });
const server = await serveStatic({ root: '/tmp/e2e2-dist', kind: 'headers' });
const browser = await chromium.launch({ executablePath: systemChromium()!, args: chromiumArguments() });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
page.on('pageerror', (e) => console.log('PAGEERROR', e));
const d = new PageDriver(page, lang as 'en');
await d.open(server.url + '?lang=' + lang);
let seen = 0;
let n = 0;
const show = async () => {
  const l = await d.lines();
  for (const x of l.slice(seen)) console.log('  ', x);
  seen = l.length;
  const c = await d.choices();
  if (c.length) console.log('      [', c.map((x) => x.trim()).join(' | '), ']');
  if ((await d.phase()) === d.names.phases.approving) console.log('      ??', await d.request());
  else console.log('      phase', await d.phase(), await page.locator('.notices').innerText());
  await page.screenshot({ path: `/tmp/e2e2/${out}/${String(n++).padStart(2, '0')}.png` });
};
await show();
for (const s of says) {
  console.log('>', s);
  try {
    if (s === '!y') await d.approve();
    else if (s === '!n') await d.reject();
    else if (s === '!stop') await d.stop();
    else if (s === '!resume') await d.resume();
    else if (s.startsWith('!b '))
      await d.act(() =>
        page
          .getByRole('main')
          .getByRole('button', { name: s.slice(3) })
          .click(),
      );
    else if (s.startsWith('#')) await d.choose(s.slice(1));
    else await Promise.race([d.say(s), new Promise((_, r) => setTimeout(() => r('no answer'), 8000))]);
  } catch (e) {
    console.log('   !!', String(e).slice(0, 200), await page.locator('.trouble').innerText());
    await d.message.fill('');
  }
  await show();
}
await browser.close();
await server.close();
process.exit(0);
