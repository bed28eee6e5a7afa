import { expect, type Locator } from '@playwright/test';
import type { PageDriver } from './page-driver';

/** The command line as a person handles it: by keys alone. */
export class CliDriver {
  readonly box: Locator;
  readonly output: Locator;
  readonly #driver: PageDriver;

  constructor(driver: PageDriver) {
    const region = driver.page.getByRole('region', { name: driver.names.regions.cli, exact: true });
    this.#driver = driver;
    this.box = region.getByRole('textbox', { name: driver.names.command, exact: true });
    this.output = region.getByRole('log');
  }

  /** Types a line, and waits until it printed all that it prints. */
  async run(line: string): Promise<void> {
    await this.box.fill(line);
    await this.box.press('Enter');
    await expect(this.box).toHaveValue('');
    await expect(this.output).not.toContainText(/running …|実行中…/);
    await this.#driver.untilQuiet();
  }

  /** Types a line that the agent answers. */
  async act(line: string): Promise<void> {
    await this.#driver.untilRequestCounts();
    await this.#driver.act(() => this.run(line));
  }

  /** What the newest line printed; of a line of the log what follows it. */
  async printed(): Promise<string> {
    const texts = await this.output.locator('.typed:last-of-type ~ *').allInnerTexts();
    return texts.join('\n').trim();
  }
}
