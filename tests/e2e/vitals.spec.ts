import { expect, type Locator } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test } from '../support/built-app';

test.use({ viewport: { width: 1440, height: 900 } });

/** The terms of a list with what stands beside each. */
async function termsOf(list: Locator): Promise<string[]> {
  const rows = await list.locator('dt').allInnerTexts();
  return rows.map(
    (row) =>
      row
        .split('\n')[0]
        ?.split(/\s{2}|\s(?=\d|of |online|offline)/)[0]
        ?.trim() ?? '',
  );
}

test('the pane shows six numbers, each with its unit and a line of ten minutes, and what watching costs', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Repair the garden gate');
  const pane = page.getByRole('region', { name: driver.names.regions.vitals });
  await expect(pane.locator('dd b')).toHaveCount(6);
  expect(await termsOf(pane)).toEqual(['Page', 'Nagi', 'Memory', 'Storage', 'Network', 'Turn']);
  const numbers = await pane.locator('dd > span:last-child').allInnerTexts();
  for (const number of numbers) expect(number).toMatch(/^[\d,.]+ (ms|s|B|KB|MB|GB|B\/s|KB\/s|MB\/s)$/);
  await expect(pane.locator('svg path[d^="M"]')).toHaveCount(6);
  await expect(pane.getByText(/\d.% busy/)).toHaveCount(2);
  await expect(pane.getByText(/^of [\d.]+.GB$/)).toBeVisible();
  await expect(pane.getByText(/^CPU pressure: /)).toBeVisible();
  await expect(pane.getByText(/^watching costs [\d.]+.%$/)).toBeVisible();
});

test('what the browser does not tell is said so', async ({ app, driver, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(performance, 'memory', { value: undefined });
    Object.defineProperty(performance, 'measureUserAgentSpecificMemory', { value: undefined });
    Object.defineProperty(navigator, 'connection', { value: undefined });
    Object.defineProperty(navigator.storage, 'estimate', { value: () => Promise.reject(new Error('no')) });
    Object.assign(globalThis, { PressureObserver: undefined });
  });
  await driver.open(app.url);
  const pane = page.getByRole('region', { name: driver.names.regions.vitals });
  await pane.getByRole('button', { name: 'Show now: Vitals' }).click();
  await expect(pane.getByText('not told by this browser', { exact: true })).toHaveCount(2);
  await expect(pane.getByText('CPU pressure: not told by this browser')).toBeVisible();
  await pane.getByRole('link').click();
  const told = page.locator('.vital-facts');
  await expect(told.getByText('not told by this browser')).toHaveCount(5);
});

test('the page of vitals shows ten minutes or an hour, turns by phase, and long frames with their cause', async ({
  app,
  driver,
  page,
}) => {
  await driver.open(app.url);
  await driver.say('Repair the garden gate');
  await page.getByRole('link', { name: driver.names.links.vitals, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vitals' })).toBeVisible();
  await expect(page.locator('.chart canvas')).toHaveCount(6);
  await expect(page.getByRole('button', { name: '10 min' })).toHaveAttribute('aria-pressed', 'true');
  for (const phase of ['Input', 'Thought', 'Plan', 'Whole turn']) {
    await expect(page.getByRole('row', { name: new RegExp(`^${phase} [\\d.]+.m?s`) })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: /^Delay, Nagi’s thread [\d.]+.ms/ })).toBeVisible();
  await expect(
    page.getByText(/^[\d.]+.% of the page’s thread \(at most 1%\); Nagi’s thread was asked \d+ times$/),
  ).toBeVisible();

  await page.evaluate(() => {
    const button = document.createElement('button');
    button.addEventListener('click', () => {
      const end = performance.now() + 700; // longer than what a busy machine makes of others
      while (performance.now() < end);
    });
    setTimeout(() => button.click());
  });
  await expect(page.locator('.frames li').filter({ hasText: /([7-9]\d\d.ms|[\d.]+.s) of it/ })).not.toHaveCount(0, {
    timeout: 40_000,
  });
  const drawn = () =>
    page
      .locator('.chart canvas')
      .first()
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await drawn();
  await expect.poll(drawn, { timeout: 40_000 }).not.toBe(before); // its lines go on
  await page.getByRole('button', { name: '1 hour' }).click();
  await expect(page.getByRole('button', { name: '1 hour' })).toHaveAttribute('aria-pressed', 'true');
  const violations = await axeViolations(page);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
