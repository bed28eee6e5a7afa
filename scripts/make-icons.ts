/** Draws the PNG icons in public/ from public/favicon.svg. Run after the mark has changed; the results are committed. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumArguments } from '../tests/support/system-chromium';
import { ensureBrowser } from './support/ensure-browser';

const rounded = readFileSync('public/favicon.svg', 'utf8');
/** For systems that cut the shape themselves: ground to the edge, mark within the safe circle of 40 % radius. */
const full = rounded
  .replace(/viewBox="[^"]*"/, 'viewBox="0 0 512 512"')
  .replace(/<rect[^>]*\bfill=("[^"]*")[^>]*>/, '<path fill=$1 d="M0 0h512v512H0z"/>');

const icons = [
  { file: 'icon-192.png', size: 192, drawing: rounded },
  { file: 'icon-512.png', size: 512, drawing: rounded },
  { file: 'icon-maskable-512.png', size: 512, drawing: full },
  { file: 'apple-touch-icon.png', size: 180, drawing: full },
];

const executablePath = await ensureBrowser();
const browser = await chromium.launch({ args: chromiumArguments(), ...(executablePath && { executablePath }) });
for (const { file, size, drawing } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
