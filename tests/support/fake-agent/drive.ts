import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { serveStatic } from '../static-server';
import { chromiumArguments, systemChromium } from '../system-chromium';
const out = '/tmp/ui-real';
mkdirSync(out, { recursive: true });
const server = await serveStatic({
  root: '/tmp/real-dist',
  basePath: '/app/',
  kind: process.argv[2] === 'headers' ? 'headers' : 'plain',
});
const browser = await chromium.launch({ executablePath: systemChromium(), args: chromiumArguments() });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.type(), m.text()));
page.on('pageerror', (e) => console.log('ERROR', e));
await page.goto(server.url + '?lang=en&theme=dark');
await page.getByText('What should I work towards').waitFor();
const marks = () =>
  page.evaluate(() => performance.getEntriesByType('mark').map((m) => `${m.name} ${Math.round(m.startTime)}`));
console.log(await marks());
await page.screenshot({ path: `${out}/1.png` });
await page.getByRole('textbox', { name: 'Message' }).fill('Finish my essay on city bees by 4 December');
await page.keyboard.press('Enter');
for (let i = 2; i < 14; i++) {
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/${i}.png` });
  console.log(
    i,
    await page.getByRole('status', { name: 'Phase' }).textContent(),
    '|',
    await page
      .locator('.log')
      .innerText()
      .then((t) => t.split('\n').slice(-3).join(' / ')),
  );
  const ask = page.getByRole('region', { name: 'Approval' });
  if (await ask.count()) {
    await page.keyboard.press('p');
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${out}/${i}p.png` });
    await page.keyboard.press('Escape');
    await page.keyboard.press('y');
    continue;
  }
  const choice = page.locator('.choices button');
  if (await choice.count()) {
    await choice.first().click();
    continue;
  }
}
await page
  .locator('.goal summary')
  .first()
  .click()
  .catch(() => {});
await page.screenshot({ path: `${out}/end.png` });
await page.getByRole('link', { name: 'Data' }).click();
await page.waitForTimeout(500);
const [download] = await Promise.all([
  page.waitForEvent('download'),
  page.getByRole('button', { name: 'Export events.jsonl' }).click(),
]);
console.log(download.suggestedFilename(), await page.locator('.told').first().textContent());
await download.saveAs('/tmp/ui-real/events.jsonl');
await page.screenshot({ path: `${out}/data.png` });
await page.getByRole('button', { name: 'Clear', exact: true }).click();
await page.getByRole('button', { name: 'Erase everything' }).click();
await page.waitForTimeout(1000);
console.log(await page.locator('.told').nth(1).textContent());
const [chooser] = await Promise.all([
  page.waitForEvent('filechooser'),
  page.getByRole('button', { name: 'Import' }).click(),
]);
await chooser.setFiles('/tmp/ui-real/events.jsonl');
await page.getByRole('button', { name: 'Use this file' }).click();
await page.waitForTimeout(1500);
console.log(await page.locator('.told').nth(1).textContent(), await page.locator('.trouble').innerText());
await page.screenshot({ path: `${out}/imported.png`, fullPage: true });
const second = await context.newPage();
await second.goto(server.url + '?lang=ja&theme=light');
await second.waitForTimeout(1500);
await second.screenshot({ path: `${out}/second.png` });
console.log(await marks());
await browser.close();
await server.close();
