import { expect, type Locator, type Page } from '@playwright/test';
import type { Way } from '../../src/lib/bridge/minds';
import type { PageDriver } from './page-driver';

/** What a person finds on the Models page. */
const names = {
  en: {
    service: 'Service',
    other: 'Another',
    address: 'Base address',
    model: 'Model',
    key: 'Key',
    more: 'More settings, seldom needed',
    protocol: 'Protocol',
    save: 'Save and check',
    use: 'Use',
    using: 'in use',
    context: 'Context size',
    way: 'Answers by',
  },
  ja: {
    service: 'サービス',
    other: 'そのほか',
    address: '接続先のアドレス',
    model: 'モデル',
    key: 'キー',
    more: 'そのほかの設定（ふつうは不要）',
    protocol: 'プロトコル',
    save: '保存して確認',
    use: '使う',
    using: '使用中',
    context: '文脈の大きさ',
    way: '答え方',
  },
} as const;

export interface Served {
  url: string;
  model?: string;
  key?: string;
  passphrase?: string;
  protocol?: 'chat' | 'responses';
}

/** The Models page as a person handles it. */
export class ModelsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly told: Locator;
  readonly names;

  constructor(readonly driver: PageDriver) {
    this.page = driver.page;
    this.names = names[driver.lang];
    this.main = this.page.getByRole('main');
    this.told = this.main.locator('[data-place="served"] form + .told');
  }

  /** Opens the page, and each way to a model on it. */
  async open(): Promise<void> {
    await this.page.getByRole('link', { name: this.driver.names.links.models, exact: true }).first().click();
    await this.unfold();
    await expect(this.main.getByLabel(this.names.address)).toBeVisible();
  }

  /** Opens each way to a model, but for the one whose press looks on this computer. */
  async unfold(): Promise<void> {
    for (const place of ['provider', 'browser', 'served']) {
      const button = this.main.locator(`li[data-place="${place}"] .way button`);
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    }
    await expect(this.main.locator('.part > summary small')).toHaveCount(3); // what each is worth here has been told
    for (const part of await this.main.locator('.part').all())
      if ((await part.getAttribute('open')) === null) await part.locator('summary').first().click();
  }

  /** Enters a served model, keeps it and waits for what the try of it found. */
  async enter({ url, model = 'tiny', key, passphrase, protocol = 'chat' }: Served): Promise<string> {
    const { main } = this;
    await this.unfold();
    await main.getByLabel(this.names.service, { exact: true }).selectOption({ label: this.names.other });
    await main.getByLabel(this.names.address).fill(url);
    await main.getByLabel(this.names.model, { exact: true }).fill(model);
    if (key !== undefined) await main.getByLabel(this.names.key, { exact: true }).fill(key);
    const more = main.locator('[data-place="served"] form details');
    if ((await more.getAttribute('open')) === null) await more.locator('summary').click();
    await main.getByLabel(this.names.protocol).selectOption(protocol);
    if (passphrase !== undefined)
      await main.locator('[data-place="served"] [data-field="passphrase"]').fill(passphrase);
    return this.check();
  }

  async check(): Promise<string> {
    await this.main.getByRole('button', { name: this.names.save }).click();
    // beneath its field what is wrong with it, else what the try found
    const answer = this.main.locator('[data-place="served"] :is(form .wrong, form + .told)');
    await expect(answer.filter({ hasText: /[.。]/ })).toHaveCount(1);
    await expect(answer.filter({ hasText: '…' })).toHaveCount(0, { timeout: 60_000 });
    return (await answer.allInnerTexts()).join(' ').trim();
  }

  async use(model = 'tiny'): Promise<void> {
    await this.main.getByRole('button', { name: `${this.names.use}: ${model}` }).click();
    await expect(this.page.getByRole('banner')).toContainText(model);
  }

  /** How a mind is asked, among all that are set up; null: as its check found. */
  wayOf(place = 0): Locator {
    return this.main.locator('.mind-list').getByLabel(this.names.way).nth(place);
  }

  async setWay(way: Way | null, place = 0): Promise<void> {
    await this.wayOf(place).selectOption(way ?? '');
    await expect(this.wayOf(place)).toHaveValue(way ?? '');
  }
}
