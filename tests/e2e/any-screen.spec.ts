import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/built-app';
import { eventsOf, exportLog } from '../support/exported-log';
import { expectNoLayoutFault } from '../support/layout-faults';
import { CliDriver } from '../support/cli-driver';

const words = {
  en: {
    talk: 'the gate squeaks',
    plan: 'Plan a party for 12 people',
    note: ['Note: for the gate', 'two hinges', 'dark green paint', 'a brush', 'a spirit level', 'a ladder'],
  },
  ja: {
    talk: '門がきしむ',
    plan: 'パーティーを12人で計画して',
    note: ['メモ：門のために', '蝶番を二つ', '濃い緑のペンキ', '刷毛', '水準器', 'はしご'],
  },
};

/** Whole, within the window, and not beneath something else. */
async function expectInReach(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click({ trial: true });
  const isWhole = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  expect(isWhole, await target.innerText()).toBe(true);
}

for (const lang of ['en', 'ja'] as const) {
  test.describe(`at 200 % zoom of a window of 1280 by 800, ${lang}`, () => {
    test.use({ lang, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

    test('the main job can be done, nothing is clipped and nothing scrolls sideways', async ({ app, driver, page }) => {
      const { names } = driver;
      const look = (state: string) => expectNoLayoutFault(page, state);
      await driver.open(app.url);
      await look('first open');
      await expectInReach(page.getByRole('button', { name: names.buttons.send }));
      await expectInReach(page.getByRole('banner').getByRole('button', { name: names.buttons.stop }));
      await driver.say(words[lang].talk);
      await look('talk with ways on');
      await driver.say(words[lang].plan);
      await driver.untilPhase(names.phases.approving);
      await look('an approval');
      for (const name of [names.buttons.approve, names.buttons.reject, names.buttons.payload])
        await expectInReach(driver.approval.getByRole('button', { name }));
      await driver.approval.getByRole('button', { name: names.buttons.payload }).click();
      await look('its payload');
      await driver.approve();
      await look('a question about the plan');
      await expectInReach(driver.chat.getByRole('group', { name: names.choices }).getByRole('button').first());
      await driver.act(() => driver.chat.locator('.plan-card').getByRole('checkbox').first().click());
      await expect(driver.chat.locator('.mark').filter({ hasText: '[G1-T1] DONE' })).toBeVisible();
      await look('a task done');
    });
  });
}

for (const lang of ['en', 'ja'] as const) {
  test.describe(`on a phone of 360 by 740, ${lang}`, () => {
    test.use({ lang, viewport: { width: 360, height: 740 } });

    test('an open request covers no pane, its bounds need no scrolling, and its payload shows where it goes on', async ({
      app,
      driver,
      page,
    }) => {
      const { approval, names } = driver;
      const box = async (target: Locator) => (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const tab = (pane: 'chat' | 'cli' | 'vitals') =>
        page.locator(`.tabs input[value=${pane}]`).check({ force: true });
      await driver.open(app.url);
      await driver.say(words[lang].note.join('\n'));
      await driver.untilPhase(names.phases.approving);

      // the talk stays in sight above the card, whatever stands on it
      expect(await page.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(90);
      // the text is shown whole: what is longer than its sheet scrolls
      const preview = approval.locator('.would-write');
      const cut = await preview
        .locator('p, li')
        .evaluateAll((lines) => lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
      expect(cut).toBe(0);
      await approval.getByRole('button', { name: names.buttons.payload }).click();
      const payload = approval.locator('.payload');
      await expect(payload).toBeVisible();
      await expect(payload).toHaveCSS('background-color', /^rgb\((\d{1,2}), (\d{1,2}), (\d{1,2})\)$/); // a dark well
      expect(await payload.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true);
      await approval.getByRole('button', { name: names.buttons.payload }).click();

      await approval.getByRole('button', { name: names.buttons.always }).click();
      await expect(approval.getByRole('combobox').first()).toBeVisible();
      const boxes = [approval, approval.locator('.lit'), approval.locator('.rule-panel')];
      for (const part of boxes)
        expect
          .soft(await part.evaluate((it) => it.scrollHeight - it.clientHeight), String(part))
          .toBeLessThanOrEqual(1);
      await approval.getByRole('button', { name: names.buttons.always }).click();

      await tab('vitals');
      const vitals = page.locator('#vitals');
      await expect(vitals.getByRole('heading')).toBeVisible();
      const pane = await box(vitals);
      expect(pane.y + pane.height).toBeLessThanOrEqual((await box(approval)).y);

      await tab('cli');
      await expect(page.getByRole('textbox', { name: names.command, exact: true })).toBeVisible();
      expect((await box(page.locator('.cli'))).height).toBeGreaterThan(400);
      await approval.locator('.ask-head .unfold').click();
      await expect(approval.getByRole('button', { name: names.buttons.approve })).toBeVisible();
      await expectNoLayoutFault(page, 'as opened');
    });

    test('Models says first what to do, folds the rest, and tells what is wrong beside its field', async ({
      app,
      driver,
      page,
    }) => {
      await driver.open(`${app.url}?lang=${lang}#/models`);
      const main = page.getByRole('main');
      const press = (place: string): Promise<void> => main.locator(`li[data-place=${place}] .way button`).click();
      await expect(main.locator('.way button')).toHaveCount(4);
      await expectNoLayoutFault(page, 'folded');
      await expect(main.locator('.way [aria-expanded=true]')).toHaveCount(0);
      // a heading that opens shows that it does
      for (const summary of await main.locator('summary:visible').all())
        await expect(summary.locator('svg')).toBeVisible();

      await press('browser');
      await expect(main.locator('.part > summary small')).toHaveCount(3); // what each is worth here has been told
      await main.locator('.advised').getByRole('button').click();
      const opened = main.locator('.part[open], li[data-place=served] .found:not([hidden])');
      await expect(opened).toHaveCount(1);
      await expect(opened).toBeInViewport();

      const served = main.locator('li[data-place=served]');
      if ((await served.locator('.way button').getAttribute('aria-expanded')) === 'false') await press('served');
      await served.locator('form button[type=submit]').click();
      const wrong = served.getByRole('alert');
      await expect(wrong).toBeVisible();
      const field = served.locator('input[aria-invalid=true]');
      await expect(field).toBeFocused();
      const below = (await wrong.boundingBox())?.y ?? 0;
      const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
      expect(below - y - height).toBeLessThan(20);
      await press('provider');
      for (const part of await main.locator('.part').all())
        if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click();
      await expectNoLayoutFault(page, 'unfolded');
    });
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Nothing tells it from the ground but its edge: grounds and shadows are taken away. */
  async function expectEdge(target: Locator): Promise<void> {
    const edge = await target.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      const ground = getComputedStyle(document.body).backgroundColor;
      const isDrawn = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
      return isDrawn || (backgroundColor !== ground && !/, 0\)$/.test(backgroundColor));
    });
    expect(edge, await target.innerText()).toBe(true);
  }

  async function expectFocusSeen(page: Page): Promise<void> {
    const seen = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      for (
        let element = document.activeElement;
        element && element !== document.body;
        element = element.parentElement
      ) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== ground) return true;
      }
      return false;
    });
    expect(seen).toBe(true);
  }

  test('focus, phase, approval and buttons stay visible', async ({ app, driver, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await driver.open(app.url);
    await driver.message.focus();
    await expectFocusSeen(page);
    await expectEdge(page.getByRole('button', { name: 'Send' }));
    await driver.say('Note: buy sugar');
    await driver.untilPhase('Waiting for your answer');
    for (const name of ['Approve', 'Reject', 'Payload', 'Always…'])
      await expectEdge(driver.approval.getByRole('button', { name }));
    await expectEdge(driver.approval);
    const dweller = await page.locator('.cycle .gate').evaluate((gate) => {
      const { opacity, backgroundColor } = getComputedStyle(gate, '::after');
      return { opacity, isSeen: backgroundColor !== getComputedStyle(document.body).backgroundColor };
    });
    expect(dweller).toEqual({ opacity: '1', isSeen: true });
    await expect(page.locator('.options s').first()).toBeAttached();
    const weights = await page
      .locator('.options s')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundImage));
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.filter((image) => !image.includes('gradient'))).toEqual([]);
    const axes = await page
      .locator('.vad s')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar, '::after').backgroundColor));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(axes.filter((colour) => colour === ground)).toEqual([]);
    await driver.approval.getByRole('button', { name: 'Approve' }).focus();
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
    await page.screenshot({ path: test.info().outputPath('forced-colours.png') });
  });
});

test('a screen reader meets the page in the order in which it is seen', async ({ app, driver, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await driver.open(app.url);
  await driver.say('Note: buy sugar');
  await driver.untilPhase('Waiting for your answer');
  await expect(page.getByRole('textbox', { name: 'Command' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vitals' }).getByRole('link')).toBeVisible();
  const snapshot = await page.locator('.app').ariaSnapshot();
  const marks = [
    'banner',
    'region "Cycle"',
    'region "Plan"',
    'region "Chat"',
    'region "Approval"',
    'button "Approve"',
    'textbox "Message"',
    'button "Send"',
    'region "CLI"',
    'textbox "Command"',
    'region "Inspector"',
    'region "Vitals"',
  ];
  const places = marks.map((mark) => snapshot.indexOf(mark));
  expect(
    places.every((place) => place >= 0),
    `${snapshot}\n${places.join(' ')}`,
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // within the middle column, also by eye
  const tops = await page
    .locator('.centre :is(.log, .ask, .say, .cli)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test('what the Avatar says is announced once, and whole', async ({ app, driver, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await driver.open(app.url);
  await expect(page.getByRole('textbox', { name: 'Command' })).toBeVisible();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // what is added to a live region, or changed in it, is read out
    const isLive = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live], [role=log], [role=status], [role=alert]');
      return region != null && region.getAttribute('aria-live') !== 'off' && region.checkVisibility();
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const nodes = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of nodes) if (isLive(node)) heard.push(node.textContent?.replace(/\s+/g, ' ').trim() ?? '');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await driver.say('What can you do?');
  const reply = (await driver.lines()).at(-1) ?? '';
  const beginning = 'I’m Nagi. Without a language model I do a few things well';
  expect(reply).toContain(beginning);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.filter((text) => text.includes(beginning))).toHaveLength(1);
  expect(heard.find((text) => text.includes(beginning))).toContain('Help lists every sentence');
});

test('[AV-21] output is a pane and data: chat and CLI show its words, Plan and Inspector the state, Vitals what is measured', async ({
  app,
  driver,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await driver.open(app.url);
  await driver.say('/purpose Repair the garden gate');
  await driver.choose('Not now');
  const cli = new CliDriver(driver);
  await cli.act('What can you do?');

  const inspector = page.getByRole('region', { name: 'Inspector' });
  const vitals = page.getByRole('region', { name: 'Vitals' });
  await expect(driver.plan).toContainText('Repair the garden gate');
  for (const name of ['Situation', 'Thought', 'Action', 'Result'])
    await expect(inspector.getByRole('heading', { name })).toBeVisible();
  const inspected = (await inspector.innerText()).replace(/\s+/g, ' ');
  const printed = (await cli.output.innerText()).replace(/\s+/g, ' ');
  const lines = (await driver.lines()).join('\n');

  // cpu: pressure, delay and busy share of each thread; memory, the quota of storage, the network's state and rate
  await expect(vitals.getByText(/^CPU pressure: \S/)).toBeVisible();
  await expect(vitals.getByText(/\d.% busy/)).toHaveCount(2);
  await expect(vitals.getByText(/^of [\d.]+.GB$/)).toBeVisible();
  await expect(vitals.getByText(/^(online|offline)/)).toBeVisible();
  await vitals.getByRole('link').click();
  const facts = page.locator('.vital-facts');
  const told = (await facts.first().innerText()).replace(/\s+/g, ' ');
  for (const fact of [
    /CPU pressure \S/,
    /Memory of .+ [\d.]+ MB/,
    /Network online/,
    /Downlink, estimated [\d.]+ Mbit\/s/,
  ])
    expect(told).toMatch(fact);
  expect(told).toMatch(/Loaded \d+ requests, [\d.]+ [KM]?B over the network/);
  for (const thread of ['Delay, page', 'Delay, Nagi’s thread'])
    await expect(page.getByRole('row', { name: new RegExp(`^${thread} [\\d.]+.m?s`) })).toBeVisible();

  await driver.backToChat();
  const { events } = await exportLog(driver);
  const outputs = eventsOf(events, 'output');
  expect(new Set(outputs.map(({ pane }) => pane))).toEqual(new Set(['chat', 'cli']));
  for (const { pane, data } of outputs) {
    const text = (data as string).replace(/\s+/g, ' ');
    expect((pane === 'cli' ? printed : lines).includes(text), `${String(pane)}: ${text}`).toBe(true);
  }
  const thought = eventsOf(events, 'thought').at(-1);
  expect(inspected).toContain(thought?.judgment as string);
  expect(inspected).toContain(thought?.intent as string);
});
