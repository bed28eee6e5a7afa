import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

/**
 * Types as an input method does: letters stand underlined while they are composed, and Enter chooses them. Chromium's way comes from the
 * browser itself; Safari ends the composition before the keydown of that Enter, and tells its kind by keyCode 229 alone.
 */
export class InputMethod {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<InputMethod> {
    return new InputMethod(page, await page.context().newCDPSession(page));
  }

  /** Into the box that has the focus: `reading` is what is typed, `text` what is chosen for it. Nothing is sent yet. */
  async compose(box: Locator, reading: string, text: string, order: 'chromium' | 'safari' = 'chromium'): Promise<void> {
    const before = await box.inputValue();
    for (let length = 1; length <= reading.length; length++) await this.#underline(reading.slice(0, length));
    await this.#underline(text);
    if (order === 'chromium') await this.#enterWhileComposing();
    await this.session.send('Input.insertText', { text });
    if (order === 'safari') await this.#enterAfterComposition(box);
    await expect(box).toHaveValue(before + text);
    await this.#untilNextKey();
  }

  /** No person presses the next key in the moment that the composition ends. */
  async #untilNextKey(): Promise<void> {
    const end = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction((ms) => performance.now() - ms > 100, end);
  }

  #underline(text: string): Promise<unknown> {
    return this.session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }

  /** The Enter that chooses a word: the page hears of it as a key of the input method. */
  async #enterWhileComposing(): Promise<void> {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
    await this.session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  }

  async #enterAfterComposition(box: Locator): Promise<void> {
    await box.evaluate((element) => {
      const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
      Object.defineProperty(enter, 'keyCode', { value: 229 });
      element.dispatchEvent(enter);
    });
    await expect(this.page.getByRole('alert')).toHaveCount(0);
  }
}
