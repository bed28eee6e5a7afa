/**
 * The pictures of the README: drives the built app through the main job in both languages and writes docs/pictures/*.png; and a sheet
 * of every page, docs/pictures/pages/*.jpg, in both themes and three widths. Made anew by hand when the look changes;
 * `node scripts/run.mjs pictures [readme|pages]`.
 */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { addDays, plainDate } from '../src/lib/base/calendar-date';
import type { Language } from '../src/lib/base/language';
import { PageDriver } from '../tests/support/page-driver';
import { serveStatic } from '../tests/support/static-server';
import { chromiumArguments } from '../tests/support/system-chromium';
import { buildWhenStale } from './support/build-when-stale';
import { ensureBrowser } from './support/ensure-browser';

const folder = 'docs/pictures';
const daysAhead = 20;
const wide = { width: 1360, height: 820 };
const phone = { width: 360, height: 740 };
const sheetWidths = [360, 800, 1440] as const;
const sheetHeight = 900;

interface Job {
  purpose: (date: string) => string;
  /** To the questions before the plan: a button where there is one of that name, else typed. */
  intake: readonly string[];
  /** To the questions of the plan's tasks, in order. */
  replies: readonly string[];
}

const jobs: Readonly<Record<Language, Job>> = {
  en: {
    purpose: (date) => `Finish my essay on city bees by ${date}`,
    intake: [
      'To reach',
      'An essay of 1,500 words, sent to Mika',
      'Nine notes on roof hives and a first paragraph',
      'Sort the notes\nWrite the outline\nWrite the draft\nRead it aloud and mend it',
    ],
    replies: [
      'Lay the nine notes out on the table, tonight',
      'All notes in three piles\nOne line a paragraph\n1,500 words\nMika can follow it',
      'The hive log is still on my laptop',
    ],
  },
  ja: {
    purpose: (date) => `街のミツバチの文章を${date}までに仕上げる`,
    intake: [
      '達成するもの',
      '1,500字の文章を美香に送ってある',
      '屋上の巣箱のメモ九つと書き出し',
      'メモを分ける\n骨組みを作る\n下書きを書く\n声に出して直す',
    ],
    replies: [],
  },
};

const executablePath = await ensureBrowser();
await buildWhenStale();
mkdirSync(folder, { recursive: true });
const server = await serveStatic({ root: 'dist', kind: 'headers' });
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath !== undefined && { executablePath }),
});
const [part] = process.argv.slice(2);
try {
  if (part !== 'pages') {
    await drawInEnglish();
    await drawInJapanese(wide, 'light', 'approval-light-ja');
    await drawInJapanese(phone, 'dark', 'phone-ja');
  }
  if (part !== 'readme') for (const lang of ['en', 'ja'] as const) await drawPages(lang);
} finally {
  await browser.close();
  await server.close();
}

async function drawInEnglish(): Promise<void> {
  const driver = await open('en', wide, 'dark');
  const { page } = driver;
  await untilPlan(driver);
  await driver.approve(); // so that a task is done
  await page.locator('summary').first().click();
  await draw(page, 'approval-dark-en');

  const replies = [...jobs.en.replies];
  while (!(await driver.lines()).some((line) => line.startsWith('[G1] DONE'))) {
    if ((await driver.phase()) === driver.names.phases.approving) await driver.approve();
    else await driver.say(replies.shift() ?? 'Not sure yet');
  }
  await draw(page, 'plan-done');
  await page.getByRole('link', { name: driver.names.links.data }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await draw(page, 'data');
  await page.getByRole('link', { name: driver.names.links.help }).click();
  await page.getByRole('heading', { level: 1, name: driver.names.links.help }).waitFor();
  await draw(page, 'help');
  await page.close();
}

async function drawInJapanese(viewport: typeof wide, theme: 'dark' | 'light', name: string): Promise<void> {
  const driver = await open('ja', viewport, theme);
  await untilPlan(driver);
  await driver.approve();
  if (viewport === wide) await driver.page.locator('summary').first().click();
  await draw(driver.page, name);
  await driver.page.close();
}

async function open(lang: Language, viewport: typeof wide, theme: 'dark' | 'light'): Promise<PageDriver> {
  const isPhone = viewport === phone;
  const page = await browser.newPage({
    viewport,
    locale: lang === 'ja' ? 'ja-JP' : 'en-US',
    reducedMotion: 'reduce',
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 1.75 }),
  });
  const driver = new PageDriver(page, lang);
  driver.isTouch = isPhone;
  await driver.open(`${server.url}?lang=${lang}&theme=${theme}`);
  return driver;
}

/** From the purpose to the first request of its plan. */
async function untilPlan(driver: PageDriver): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const { purpose, intake } = jobs[driver.lang];
  await driver.say(purpose(plainDate(addDays(today, daysAhead), driver.lang)));
  for (const reply of intake) {
    const isButton = (await driver.choices()).some((label) => label.trim() === reply);
    await (isButton ? driver.choose(reply) : driver.say(reply));
  }
  await driver.untilPhase(driver.names.phases.approving);
}

async function draw(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await untilLateParts(page);
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
  console.log(`${folder}/${name}.png`);
}

/** What stands beside the chat comes after the first moment; a phone shows none of it. */
async function untilLateParts(page: Page): Promise<void> {
  for (const part of ['.pane.inspector .thought', '.pane.vitals .vital-rows', '.cli .prompt'])
    if (await page.locator('.pane.inspector').isVisible()) await page.locator(part).first().waitFor();
}

/** Every page after a task is done and while a request waits, each on a sheet of its own. */
async function drawPages(lang: Language): Promise<void> {
  mkdirSync(`${folder}/pages`, { recursive: true });
  const driver = await open(lang, wide, 'dark');
  const { page, names } = driver;
  await page.locator('#vitals').waitFor(); // the panes beside the chat come after the first moment
  await drawSheet(driver, 'first-open');
  await untilPlan(driver);
  await driver.approve();
  await page.locator('summary').first().click();
  await drawSheet(driver, 'chat');
  for (const name of ['log', 'vitals', 'models', 'rules', 'data', 'settings', 'help'] as const) {
    await page.evaluate((route) => (location.hash = `#/${route}`), name);
    await page.locator('nav [aria-current=page]', { hasText: names.links[name] }).waitFor();
    await page.locator('.page h1').waitFor();
    await page.waitForLoadState('networkidle');
    await drawSheet(driver, name);
  }
  await page.close();
}

/** Three widths, each in both themes, at one height. */
async function drawSheet({ page, lang }: PageDriver, name: string): Promise<void> {
  const shots: string[] = [];
  for (const width of sheetWidths) {
    await page.setViewportSize({ width, height: sheetHeight });
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      await page.mouse.move(0, 0);
      const png = await page.screenshot({ animations: 'disabled' });
      shots.push(`<img height="${sheetHeight / 2}" src="data:image/png;base64,${png.toString('base64')}">`);
    }
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.setViewportSize(wide);
  const sheet = await browser.newPage({
    viewport: { width: sheetWidths.reduce((sum, width) => sum + width + 24, 24), height: 10 },
  });
  await sheet.setContent(`<body style="margin:12px;background:#777;display:flex;gap:12px">${shots.join('')}</body>`);
  const path = `${folder}/pages/${name}-${lang}.jpg`;
  await sheet.screenshot({ path, type: 'jpeg', quality: 80, fullPage: true });
  await sheet.close();
  console.log(path);
}
