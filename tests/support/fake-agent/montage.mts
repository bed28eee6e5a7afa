import { chromium } from 'playwright';
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
for (const [f, w, h] of [
  ['m', 1480, 740],
  ['n', 1110, 740],
  ['o', 2212, 1612],
] as const) {
  const p = await b.newPage({ viewport: { width: w, height: h } });
  await p.goto(`file:///tmp/ui-shots/${f}.html`);
  await p.waitForTimeout(300);
  await p.screenshot({ path: `/tmp/ui-shots/_${f}.png` });
}
await b.close();
