import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readAnswer } from '../../src/lib/agent/fold/chat-grammar';
import type { Language } from '../../src/lib/base/language';
import { guardMs } from '../../src/lib/session/keys/approval-keys';
import { compositionTailMs } from '../../src/lib/session/keys/enter-sends';
import { pageNames, type PageNames } from './page-names';

/** Taps at one place that follow each other sooner are one double tap, and its second is no answer; no person is so quick. Ms. */
const doubleTapMs = 500;

/** The app as a person handles it: by what is seen and pressed. */
export class PageDriver {
  readonly approval: Locator;
  readonly chat: Locator;
  readonly plan: Locator;
  readonly message: Locator;
  readonly names: PageNames;
  /** Taps in place of clicks. */
  isTouch = false;
  readonly #phase: Locator;

  constructor(
    readonly page: Page,
    readonly lang: Language = 'en',
  ) {
    const names = pageNames[lang];
    this.names = names;
    this.approval = page.getByRole('region', { name: names.regions.approval });
    this.chat = page.getByRole('region', { name: names.regions.chat });
    this.plan = page.getByRole('region', { name: names.regions.plan });
    this.message = page.getByRole('textbox', { name: names.message });
    this.#phase = page.getByRole('status', { name: names.phaseStatus });
  }

  /** Opens the app and waits until the Avatar rests or waits for the person. */
  async open(url: string): Promise<void> {
    await this.page.goto(url.includes('lang=') ? url : `${url}?lang=${this.lang}`);
    await this.untilQuiet();
  }

  async phase(): Promise<string> {
    return (await this.#phase.textContent())?.trim() ?? '';
  }

  untilPhase(phase: string | RegExp): Promise<void> {
    return expect(this.#phase).toHaveText(phase);
  }

  /** The newest event that the page has seen. */
  async seq(): Promise<number> {
    return Number(await this.page.locator('.app').getAttribute('data-seq'));
  }

  /** Until nothing is under way, nothing that was sent is still on its way, and something came after `seq`. */
  async untilQuiet(seq = 0): Promise<void> {
    await expect(async () => {
      expect(await this.seq()).toBeGreaterThan(seq);
      expect(await this.page.locator('.app').getAttribute('data-busy')).toBe('false');
    }).toPass({ intervals: [20, 50, 100] });
  }

  /** Does something that the agent answers, and waits until it did. */
  async act(work: () => Promise<unknown>): Promise<void> {
    const seq = await this.seq();
    await work();
    await this.untilQuiet(seq);
  }

  /** Says something, and answers nothing that it leads to. */
  async say(text: string): Promise<void> {
    await this.untilTaken(text);
    await this.act(async () => {
      await this.message.fill(text);
      await this.#press(this.page.getByRole('button', { name: this.names.buttons.send }));
      await expect(this.message).toHaveValue('');
    });
  }

  /** Presses a button under the newest question. */
  async choose(label: string | RegExp): Promise<void> {
    await this.act(() => this.#press(this.#choices().getByRole('button', { name: label })));
  }

  /** Presses one by its place, and waits for nothing. */
  pressChoice(place: number): Promise<void> {
    return this.#press(this.#choices().getByRole('button').nth(place));
  }

  /** The labels of the buttons under the newest question. */
  async choices(): Promise<string[]> {
    return this.#choices().getByRole('button').allTextContents();
  }

  /** Until keys and words answer the request that is shown: as long as a person needs to see it at all. */
  untilAnswerable(): Promise<void> {
    return this.#framesFor(guardMs);
  }

  /** Until a text that answers a request counts, since its card could be read. */
  async untilTaken(text: string): Promise<void> {
    if (readAnswer(text) !== null) await this.untilRequestCounts();
  }

  /** Until an answer to the request counts, where one is open. */
  async untilRequestCounts(): Promise<void> {
    if ((await this.phase()) !== this.names.phases.approving) return;
    await expect(this.approval).toBeVisible();
    await this.untilAnswerable();
  }

  async approve(): Promise<void> {
    await this.#answer('approve');
  }

  async reject(): Promise<void> {
    await this.#answer('reject');
  }

  async stop(): Promise<void> {
    await this.#press(this.page.getByRole('banner').getByRole('button', { name: this.names.buttons.stop }));
    await this.untilPhase(this.names.phases.stopped);
  }

  /** Until it takes effect: just after Stop the same button takes no press. */
  async resume(): Promise<void> {
    const button = this.page.getByRole('banner').getByRole('button', { name: this.names.buttons.resume });
    await this.act(() =>
      expect(async () => {
        if (await button.isVisible()) await this.#press(button);
        await expect(button).toBeHidden({ timeout: 1_000 });
      }).toPass(),
    );
  }

  /** The two lines of the open request. */
  async request(): Promise<string> {
    return (await this.approval.getByRole('heading').first().textContent())?.trim() ?? '';
  }

  /** Every line of the chat, oldest first. */
  async lines(): Promise<string[]> {
    const entries = await this.chat.getByRole('log').locator('.msg, .mark, .aside').allInnerTexts();
    return entries.map((entry) => entry.replace(/\s+/g, ' ').trim());
  }

  /** Downloads one export of the Data page; its text. */
  async export(name: string, saveAs?: string): Promise<string> {
    await this.page.getByRole('link', { name: this.names.links.data, exact: true }).first().click();
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name, exact: true }).click();
    const file = await download;
    if (saveAs !== undefined) await file.saveAs(saveAs);
    return readFile(saveAs ?? (await file.path()), 'utf8');
  }

  async backToChat(): Promise<void> {
    await this.page.getByRole('link', { name: this.names.links.chat, exact: true }).first().click();
    await expect(this.message).toBeVisible();
  }

  async #answer(button: 'approve' | 'reject'): Promise<void> {
    if (this.isTouch) await this.#framesFor(doubleTapMs);
    await this.act(() => this.#press(this.approval.getByRole('button', { name: this.names.buttons[button] })));
  }

  /** Until an Enter is a key of its own again, no longer the one that ended a composition. */
  untilPastComposition(): Promise<void> {
    return this.#framesFor(compositionTailMs);
  }

  #framesFor(duration: number): Promise<void> {
    return this.page.evaluate(async (ms) => {
      const end = performance.now() + ms;
      while (performance.now() <= end) await new Promise(requestAnimationFrame);
    }, duration);
  }

  #press(target: Locator): Promise<void> {
    return this.isTouch ? target.tap() : target.click();
  }

  #choices(): Locator {
    return this.chat.getByRole('group', { name: this.names.choices });
  }
}
