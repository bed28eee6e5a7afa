import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../support/built-app';
import { resolverRules, serveLocalProducts, type LocalProducts } from '../support/local-products';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { competentReply } from '../support/served-model';
import { chromiumArguments, systemChromium } from '../support/system-chromium';

const executablePath = systemChromium();
const test = base.extend<{ products: LocalProducts; host: OpenaiServer; models: ModelsPage }>({
  products: async ({}, use) => {
    const products = await serveLocalProducts();
    for (const server of [products.ollama, products.lmstudio, products.llamacpp])
      server.reply = (body) => competentReply(body, { chunkBytes: 40 });
    await use(products);
    await products.close();
  },
  host: async ({}, use) => {
    const host = await serveOpenai();
    host.reply = (body) => competentReply(body, { chunkBytes: 40 });
    await use(host);
    await host.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({
  serviceWorkers: 'allow', // what puts the policy on the thread that sends
  launchOptions: { args: [...chromiumArguments(), resolverRules], ...(executablePath && { executablePath }) },
});

const words = {
  en: {
    look: 'Look for it',
    again: 'Look again',
    nothing: 'Nothing found: neither Ollama, nor LM Studio, nor llama.cpp answers',
    shut: {
      ollama: 'Set OLLAMA_ORIGINS to',
      lmstudio: 'switch on “Enable CORS”',
      llamacpp: 'start it without --cors-origins',
    },
    noModels: 'has no model to offer',
    busy: 'perhaps it still loads its model',
    wantsKey: 'needs a key',
    enterKey: 'Enter the key',
    use: (model: string) => `Use ${model}`,
    inUse: (model: string) => `${model} is in use now.`,
    thinksWith: (model: string) => `Nagi thinks with ${model}`,
    best: 'best of these',
    quicker: 'quicker',
    provider: 'Provider',
    key: 'API key',
    list: 'See its models',
    badKey: 'The key is not accepted.',
    noKey: 'Enter the key that the provider gave you.',
  },
  ja: {
    look: '探す',
    again: 'もう一度探す',
    nothing: 'Ollama、LM Studio、llama.cppのどれも応答していません',
    shut: {
      ollama: 'OLLAMA_ORIGINSに',
      lmstudio: '「Enable CORS」をオンにして',
      llamacpp: '--cors-originsを付けずに起動する',
    },
    noModels: '使えるモデルがありません',
    busy: 'モデルを読み込んでいるのかもしれません',
    wantsKey: 'キーが必要です',
    enterKey: 'キーを入れる',
    use: (model: string) => `${model}を使う`,
    inUse: (model: string) => `${model}に切り替えました。`,
    thinksWith: (model: string) => `凪は${model}で考えています`,
    best: 'おすすめ',
    quicker: '速い',
    provider: '提供元',
    key: 'APIキー',
    list: 'モデルを見る',
    badKey: 'キーが受け付けられません。',
    noKey: '提供元から受け取ったキーを入れてください。',
  },
} as const;

const cardOf = (models: ModelsPage, place: string): Locator => models.main.locator(`li[data-place="${place}"]`);
const seenBy = ({ ollama, lmstudio, llamacpp }: LocalProducts): number =>
  ollama.seen.length + lmstudio.seen.length + llamacpp.seen.length;

async function openModels({ driver }: ModelsPage, url: string): Promise<void> {
  await driver.open(url);
  await driver.page.getByRole('link', { name: driver.names.links.models, exact: true }).first().click();
  await expect(driver.page.locator('.mind-ways')).toBeVisible();
}

/** As a person without a mouse does: the press of a button that has the focus. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const lang of ['en', 'ja'] as const)
  test.describe(() => {
    const said = words[lang];
    test.use({ lang });

    test(`the first card finds the three programs at a press and not before, marks the best, and one press puts it to use (${lang})`, async ({
      app,
      models,
      products,
      page,
    }) => {
      await openModels(models, app.url);
      const card = cardOf(models, 'computer');
      await expect(card).toContainText('Ollama');
      expect(seenBy(products)).toBe(0); // nobody asked
      await pressByKey(page, card.getByRole('button', { name: said.look, exact: true }));
      const ollama = card.getByRole('region', { name: 'Ollama' });
      await expect(ollama.getByRole('radio')).toHaveCount(3); // what only embeds is no mind
      await expect(ollama.getByRole('radio').first()).toBeChecked();
      await expect(ollama.locator('label').first()).toContainText(`qwen3:8b${said.best}`);
      await expect(ollama.locator('label').last()).toContainText(said.quicker);
      const lmstudio = card.getByRole('region', { name: 'LM Studio' });
      await expect(lmstudio.locator('label').first()).toContainText('qwen/qwen3-4b-2507'); // the larger one takes no tools
      await expect(card.getByRole('region', { name: 'llama.cpp' })).toContainText('gpt-oss-20b');

      await page.keyboard.press('Tab');
      await expect(ollama.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const use = ollama.getByRole('button', { name: said.use('gemma3:4b') });
      await pressByKey(page, use);
      await expect(ollama).toContainText(said.inUse('gemma3:4b'), { timeout: 60_000 });
      await expect(models.main.getByRole('heading', { level: 1 })).toHaveText(said.thinksWith('gemma3:4b'));
      const row = models.main.locator('.mind-list li').first();
      await expect(row.locator('.facts')).toContainText(
        lang === 'en' ? 'acts by tool calls' : 'ツールの呼び出しで行動',
      );
      await expect(row.locator('.facts')).toContainText(lang === 'en' ? 'sees pictures' : '画像が見える');
      await expect(row.locator('.facts')).toContainText(
        lang === 'en' ? 'takes in 16,384 tokens' : '一度に16,384トークン',
      );
    });

    test(`nothing there, web pages not allowed, a fault and a missing model are told apart, each with what to do (${lang})`, async ({
      app,
      models,
      products,
    }) => {
      await openModels(models, app.url);
      const card = cardOf(models, 'computer');
      const all = [products.ollama, products.lmstudio, products.llamacpp];
      for (const server of all) server.hasCors = false;
      await card.getByRole('button', { name: said.look, exact: true }).click();
      for (const [program, name] of [
        ['ollama', 'Ollama'],
        ['lmstudio', 'LM Studio'],
        ['llamacpp', 'llama.cpp'],
      ] as const)
        await expect(card.getByRole('region', { name })).toContainText(said.shut[program]);
      await expect(card.getByRole('region', { name: 'Ollama' })).toContainText(new URL(app.url).origin);

      for (const server of all) server.hasCors = true;
      products.lmstudio.models = [];
      products.llamacpp.busy = { status: 503, body: { error: { message: 'Loading model', code: 503 } } };
      products.ollama.key = 'key-0123456789-abcdef';
      const again = card.getByRole('button', { name: said.again, exact: true });
      await again.click();
      await expect(card.getByRole('region', { name: 'LM Studio' })).toContainText(said.noModels);
      await expect(card.getByRole('region', { name: 'llama.cpp' })).toContainText(said.busy);
      await expect(card.getByRole('region', { name: 'llama.cpp' })).toContainText('Loading model');
      const ollama = card.getByRole('region', { name: 'Ollama' });
      await expect(ollama).toContainText(said.wantsKey);
      await ollama.getByRole('button', { name: said.enterKey }).click();
      await expect(models.main.getByLabel(models.names.address)).toHaveValue('http://localhost:11434/v1');
      await expect(models.main.locator('[data-place="served"] [data-field="key"]')).toBeFocused();

      await products.close();
      await again.click();
      await expect(card).toContainText(said.nothing);
    });

    test(`a provider wants its key alone: what is wrong with it stands beside its field, and its models are listed (${lang})`, async ({
      app,
      models,
      host,
      page,
      context,
    }) => {
      host.key = 'key-0123456789-abcdef';
      host.models = ['grok-5', 'grok-5-mini', 'grok-imagine-image'];
      await context.route('https://api.x.ai/**', async (route) => {
        const request = route.request();
        const url = request.url().replace('https://api.x.ai', new URL(host.url).origin);
        const method = request.method();
        const answer = await fetch(url, { method, headers: await request.allHeaders(), body: request.postData() });
        const headers = Object.fromEntries(answer.headers);
        await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
      });
      await openModels(models, app.url);
      const card = cardOf(models, 'provider');
      await pressByKey(page, card.locator('.way button'));
      const key = card.getByLabel(said.key, { exact: true });
      const list = card.getByRole('button', { name: said.list });
      await list.click();
      await expect(key).toBeFocused();
      await expect(card.locator('.wrong')).toHaveText(said.noKey);
      await key.fill('wrong-key-987654321');
      await page.keyboard.press('Enter');
      await expect(card.locator('.wrong')).toContainText(said.badKey);
      await expect(key).toHaveAttribute('aria-invalid', 'true');
      await expect(models.main).not.toContainText('wrong-key-987654321');
      await key.fill(host.key);
      await page.keyboard.press('Enter');
      await expect(card.getByRole('radio')).toHaveCount(3);
      await expect(
        card
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .last(),
      ).toContainText('image');
      await card.getByRole('button', { name: said.use('grok-5'), exact: true }).click();
      await expect(card).toContainText(said.inUse('grok-5'), { timeout: 60_000 });
      await expect(page.getByRole('banner')).toContainText('grok-5');
    });

    test(`on a phone each card is one column, and nothing is wider than the page (${lang})`, async ({
      app,
      models,
      products,
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await models.driver.open(`${app.url}?lang=${lang}#/models`);
      await expect(page.locator('.mind-ways')).toBeVisible();
      products.lmstudio.hasCors = false;
      await cardOf(models, 'computer').locator('.way button').click();
      await expect(cardOf(models, 'computer').getByRole('region', { name: 'Ollama' }).getByRole('radio')).toHaveCount(
        3,
      );
      await models.unfold();
      const tooWide = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('pre, table'))
          .map((one) => one.outerHTML.slice(0, 120)),
      );
      expect(tooWide).toEqual([]);
      for (const button of await page.locator('.way button').all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(32);
      }
    });
  });

test('where the browser lets the page reach no program of this computer, that is said, and how to allow it', async ({
  app,
  products,
}) => {
  const { port } = new URL(app.url);
  const page1 = `http://yadori.example:${port}`;
  const browser = await chromium.launch({
    args: [
      ...chromiumArguments(),
      resolverRules.replace('=', `=MAP yadori.example:${port} 127.0.0.1:${port},`),
      `--ip-address-space-overrides=127.0.0.1:${port}=public`, // as a page from elsewhere
      `--unsafely-treat-insecure-origin-as-secure=${page1}`,
    ],
    ...(executablePath && { executablePath }),
  });
  try {
    for (const [lang, told] of [
      ['en', 'The browser lets this page reach no program on this computer.'],
      ['ja', 'ブラウザーが許可していません'],
    ] as const) {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.goto(`${page1}/?lang=${lang}#/models`);
      const cdp = await browser.newBrowserCDPSession();
      const { targetInfos } = await cdp.send('Target.getTargets');
      const { browserContextId } = targetInfos.find(({ url }) => url.startsWith(page1)) ?? {};
      const set = (setting: 'denied' | 'granted') =>
        cdp.send('Browser.setPermission', {
          permission: { name: 'loopback-network' },
          origin: page1,
          setting,
          ...(browserContextId !== undefined && { browserContextId }),
        });
      await set('denied');
      const card = page.locator('li[data-place="computer"]');
      await card.getByRole('button', { name: words[lang].look, exact: true }).click();
      await expect(card).toContainText(told);
      expect(seenBy(products)).toBe(0);
      await set('granted');
      await card.getByRole('button', { name: words[lang].again, exact: true }).click();
      await expect(card.getByRole('region', { name: 'Ollama' }).getByRole('radio')).toHaveCount(3);
      products.ollama.seen.length = products.lmstudio.seen.length = products.llamacpp.seen.length = 0;
      await context.close();
    }
  } finally {
    await browser.close();
  }
});

test('what a look may reach is taken back after it: only what is set up stays allowed', async ({
  app,
  models,
  products,
  page,
}) => {
  await openModels(models, app.url);
  const card = cardOf(models, 'computer');
  await card.getByRole('button', { name: 'Look for it', exact: true }).click();
  await expect(card.getByRole('radio')).toHaveCount(6);
  const allowed = (): Promise<unknown> =>
    page.evaluate(async () => {
      const opening = indexedDB.open('yadori-egress');
      const store = await new Promise<IDBDatabase>((resolve) => (opening.onsuccess = () => resolve(opening.result)));
      const asked = store.transaction('settings').objectStore('settings').get('allowed_origins');
      const found = await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
      store.close();
      return found;
    });
  await expect.poll(allowed).toEqual([]);
  await card.getByRole('button', { name: 'Use qwen3:8b' }).click();
  await expect(card).toContainText('qwen3:8b is in use now.', { timeout: 60_000 });
  await expect.poll(allowed).toEqual(['http://localhost:11434']);
  expect(products.lmstudio.seen.map(({ path }) => path)).toEqual(['/api/v1/models']); // it was only looked at
});

test('a mind that writes gibberish is noticed by its check, and another build is offered', async ({
  app,
  models,
  host,
}) => {
  host.reply = (body) =>
    JSON.stringify(body).includes('plum-4417')
      ? competentReply(body)
      : { kind: 'answer', text: 'Kön ưu가능 הע тек تعيين fprintf逆らうที่ addslashesгде σειρά 한다ing' };
  await models.driver.open(app.url);
  await models.open();
  expect(await models.enter({ url: host.url })).toContain('writes gibberish');
  await expect(models.main.locator('.mind-list .salad')).toContainText('Another build of the same model usually helps');
  host.reply = (body) => competentReply(body);
  expect(await models.check()).toContain('It works');
  await expect(models.main.locator('.mind-list .salad')).toHaveCount(0);
});

test('in the fourth card what is wrong stands beside its field: address, key, model', async ({ app, models, host }) => {
  await models.driver.open(app.url);
  await models.open();
  const { main } = models;
  const wrongBeside = (label: string): Locator =>
    main
      .locator('[data-place="served"] .line', { has: main.page().getByLabel(label, { exact: true }) })
      .locator('.wrong');
  await models.enter({ url: 'http://127.0.0.1:1/v1' });
  await expect(wrongBeside('Base address')).toContainText('Nothing answers there.');
  await expect(main.getByLabel('Base address')).toBeFocused();
  await models.enter({ url: host.url, model: 'missing' });
  await expect(wrongBeside('Model')).toContainText('no model of that name');
  host.key = 'key-0123456789-abcdef';
  await models.enter({ url: host.url, key: 'wrong-key-987654321' });
  await expect(wrongBeside('Key')).toContainText('The key is not accepted.');
  await expect(main.locator('[data-place="served"] .wrong')).toHaveCount(1);
});
