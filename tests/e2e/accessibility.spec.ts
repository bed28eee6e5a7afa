import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations';
import { test } from '../support/built-app';
import { expectNoLayoutFault } from '../support/layout-faults';
import type { PageDriver } from '../support/page-driver';

const widths = [360, 800, 1100, 1440];
const height = 900;

/** What axe finds serious or critical in both themes, each with where it is. In the second theme only colours differ. */
async function seriousFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    const violations = await axeViolations(page, theme === 'light' ? ['color-contrast', 'link-in-text-block'] : []);
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    for (const { id, nodes } of serious)
      faults.push(...nodes.map(({ target }) => `${theme}: ${id}: ${target.join(' ')}`));
  }
  return faults;
}

/** Names, ids and file names that are the same in every language. */
const ownNames =
  /Nagi|Yadori|Reflex|SPECTRA|YAML|grok[\w-]*|English|日本語|CLI|PENDING|ACTIVE|DONE|FAIL|OPFS|IndexedDB|Chromium|Chrome|Edge|Firefox|Safari|JSON|SHA-256|[A-Za-z]+(\.[A-Za-z]+)+|[A-Za-z_]+\/[\w./-]+|G\d+(-T\d+)?|Ctrl|Alt|Shift|Enter|Esc|Tab|Space|\/[a-z]+|\b[KMG]?B\b|\blab (start|stop|status)( --[a-z]+ \w+)*|\b(seq|gzip|local|conversation|world|reading|help|import confirm|resume|revoke)\b/g;

/** Data is shown as it is: what runs, what a mind gave, commands and what they print. */
const asItIs = '.app [lang], code, pre, kbd, .payload, .cli, .inspector dd';

/** What is shown, or read out, in the other language: a word of Latin letters on the Japanese page, kana or kanji on the English one. */
async function untranslated(page: Page, lang: 'en' | 'ja'): Promise<string[]> {
  const texts = await page.evaluate((asItIs) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('.app, .app *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(asItIs)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    return found;
  }, asItIs);
  const foreign = lang === 'ja' ? /[A-Za-z]{3,}/ : /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => foreign.test(text.replaceAll(ownNames, '')));
}

const words = {
  en: { plan: 'Plan a party for 12 people', note: 'Note: buy sugar', talk: 'the gate squeaks' },
  ja: { plan: 'パーティーを12人で計画して', note: 'メモ：砂糖を買う', talk: '門がきしむ' },
};

/** Leads through the states of the page, and has each looked at. */
async function walk(driver: PageDriver, url: string, look: (state: string) => Promise<void>): Promise<void> {
  const { names, page, lang } = driver;
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await driver.open(url);
  await look('first open');
  await driver.say(words[lang].talk);
  await look('talk with ways on');
  await driver.say(words[lang].plan);
  await driver.untilPhase(names.phases.approving);
  await look('a plan that waits for its answer');
  await driver.approve();
  await look('a question about it');
  for (let labels = await driver.choices(); labels.length > 0; labels = await driver.choices())
    await driver.choose(labels.at(-1)?.trim() ?? '');
  await driver.plan.locator('summary').click();
  await look('plan opened');
  await driver.say(words[lang].note);
  await driver.untilPhase(names.phases.approving);
  await driver.approval.getByRole('button', { name: names.buttons.payload }).click();
  await look('approval waiting, payload open');
  await driver.approval.getByRole('button', { name: names.buttons.always }).click();
  await expect(driver.approval.getByRole('combobox').first()).toBeVisible();
  await look('bounds of a rule open');
  await goTo(names.links.rules);
  await expect(page.getByRole('heading', { level: 1, name: names.links.rules })).toBeVisible();
  await look('automatic rules, empty');
  await goTo(names.links.help);
  await expect(page.getByRole('heading', { level: 1, name: names.links.help })).toBeVisible();
  await look('help');
  await goTo(names.links.data);
  await expect(page.getByRole('button', { name: names.dataButtons.import })).toBeVisible();
  await look('data');
  await goTo(names.links.settings);
  await expect(page.locator('.function-list li').first()).toBeVisible();
  await look('settings');
  await driver.backToChat();
  await driver.reject();
  await driver.untilPhase(names.phases.rejected);
  await driver.message.fill('x'.repeat(8_001));
  await driver.message.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await driver.message.fill('');
  await look('halted, with a refusal');
  await driver.say(words[lang].note);
  await driver.untilPhase(names.phases.approving);
  await driver.approval.getByRole('button', { name: names.buttons.always }).click();
  await driver.act(() => driver.approval.locator('.rule-panel .confirm').click());
  await goTo(names.links.rules);
  await expect(page.locator('.rule-list .btn').first()).toBeVisible();
  await look('automatic rules, one and its history');
  await driver.backToChat();
}

/** The phone's own: one pane, and a menu. */
async function openOnPhone({ page, names, plan }: PageDriver): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('radio', { name: names.regions.plan }).check({ force: true });
  await expect(plan).toBeVisible();
  await page.getByRole('banner').getByRole('button').last().click();
}

test.use({ viewport: { width: 1440, height }, contextOptions: { reducedMotion: 'reduce' } });

for (const lang of ['en', 'ja'] as const) {
  test.describe(lang, () => {
    test.use({ lang, locale: lang === 'ja' ? 'ja-JP' : 'en-US' });

    test('every state, in each theme and width: no serious fault for assistive tools, one language, nothing scrolls sideways, no text is cut or stands out', async ({
      app,
      driver,
      page,
    }) => {
      test.setTimeout(240_000);
      const look = async (state: string) => {
        expect.soft(await seriousFaults(page), state).toEqual([]);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await expectNoLayoutFault(page, `${state}, ${width}`);
        }
        expect.soft(await untranslated(page, lang), state).toEqual([]);
      };
      await walk(driver, `${app.url}?lang=${lang}&theme=dark`, look);
      await openOnPhone(driver);
      const state = 'plan on a phone, menu open';
      expect.soft(await seriousFaults(page), state).toEqual([]);
      await expectNoLayoutFault(page, state);
    });
  });
}
