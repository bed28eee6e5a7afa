import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../support/built-app';
import { serveModels, type ModelHost } from '../support/model-host';
import { ModelsPage } from '../support/models-page';
import { chromiumArguments, systemChromium } from '../support/system-chromium';
import { shardBytes } from '../support/tiny-webllm';

const executablePath = systemChromium();
const test = base.extend<{ host: ModelHost; models: ModelsPage; job: Locator }>({
  host: async ({}, use) => {
    const host = await serveModels();
    await use(host);
    await host.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
  job: async ({ page }, use) => use(page.locator('.webllm-job')),
});
test.use({
  serviceWorkers: 'allow', // what puts the policy on the thread that downloads
  launchOptions: {
    // WebGPU that the main processor plays
    args: [...chromiumArguments(), '--enable-unsafe-webgpu'],
    ...(executablePath && { executablePath }),
  },
});

const name = 'tiny-q4f32_1-MLC';
const press = (within: Page | Locator, label: string): Promise<void> =>
  within.getByRole('button', { name: label, exact: true }).click();

async function addToList(models: ModelsPage, host: ModelHost): Promise<void> {
  await models.main.getByText('Other models for WebLLM').click();
  const list = models.main.getByLabel('List of models, JSON');
  await list.fill(JSON.stringify([{ ...host.record, model_manifest: 'x.json' }]));
  await press(models.main, 'Read the list');
  await expect(models.main).toContainText('A field is not known');
  await expect(models.main).toContainText('1 · model_manifest');
  await list.fill(JSON.stringify({ model_list: [host.record] }));
  await press(models.main, 'Read the list');
  await expect(models.main).toContainText(`One model. Adding it lets downloads reach: ${host.url}.`);
  await press(models.main, 'Add');
}

test('[F-35] a model is looked at before it is fetched, fetched file by file, paused, broken off, damaged and healed; chat goes on meanwhile', async ({
  app,
  driver,
  models,
  page,
  host,
  job,
}) => {
  await driver.open(app.url);
  await models.open();
  // before anything is asked of anybody: what this device can run, in the precision that it has
  await expect(models.main).toContainText('Graphics processor: google swiftshader.');
  await expect(models.main).toContainText('far too slow to think with');
  const row = (id: string): Locator => models.main.locator('.webllm-list li', { hasText: id });
  await expect(row('SmolLM2-360M-Instruct-q4f32_1-MLC')).toContainText('in single precision');
  await expect(row('SmolLM2-360M-Instruct-q4f16_1-MLC')).toHaveCount(0);
  await expect(row('gemma3-1b-it-q4f16_1-MLC')).toContainText('Needs half precision');
  await expect(row('gemma3-1b-it-q4f16_1-MLC').getByRole('button')).toHaveCount(0);
  await addToList(models, host);
  expect(host.seen).toEqual([]);

  await press(models.main, `Choose: ${name}`);
  await expect(job).toContainText('600 KB to download');
  expect(host.seen).toEqual(['mlc-chat-config.json', 'tensor-cache.json']);

  host.faults.set('params_shard_1.bin', { kind: 'hang' });
  await press(job, 'Download 600 KB');
  const bar = job.getByRole('progressbar');
  const done = (): Promise<number> => bar.evaluate((line) => (line as HTMLProgressElement).value);
  await expect.poll(done).toBeGreaterThanOrEqual(shardBytes * 1.5);
  // Reflex answers while it comes
  await driver.backToChat();
  await driver.say('What can you do?');
  await models.open();
  await expect(bar).toBeVisible();
  await press(job, 'Pause');
  await expect(job).toContainText('Paused.');

  host.faults.set('params_shard_1.bin', { kind: 'cut' });
  await press(job, 'Resume');
  await expect(job).toContainText('A file broke off or came damaged');
  host.faults.set('params_shard_1.bin', { kind: 'damage' });
  await press(job, 'Resume');
  await expect(job).toContainText('params_shard_1.bin is damaged');
  host.faults.set('params_shard_1.bin', { kind: 'elsewhere', url: `${app.url}elsewhere.bin` });
  await press(job, 'Resume');
  await expect(job).toContainText('sends on to another that was not agreed to');
  await press(job, 'Resume');
  await expect(job).toContainText('It is on this device.');
  // what was whole came once, however often it was tried
  const counts = (file: string): number => host.seen.filter((seen) => seen === file).length;
  expect(
    ['mlc-chat-config.json', 'tensor-cache.json', 'tokenizer.json', 'params_shard_0.bin', 'tiny.wasm'].map(counts),
  ).toEqual([1, 1, 1, 1, 1]);
  expect(counts('params_shard_1.bin')).toBe(5);

  // the engine takes its files from there, and finds that this library is none; nothing is asked of the host
  const asked = host.seen.length;
  await press(models.main, 'Check: tiny-q4f32_1');
  await expect(models.main.locator('.mind-list').first()).toContainText('its files cannot be read', {
    timeout: 60_000,
  });
  expect(host.seen).toHaveLength(asked);

  // a file that was damaged later is found and fetched again, alone
  await page.evaluate(async () => {
    const store = await caches.open('webllm/model');
    const [request] = (await store.keys()).filter(({ url }) => url.endsWith('params_shard_0.bin'));
    if (request) await store.put(request, new Response(new Uint8Array(10)));
  });
  await press(models.main, `Repair: ${name}`);
  await expect(job).toContainText('It is on this device.');
  expect(counts('params_shard_0.bin')).toBe(2);
  expect(counts('params_shard_1.bin')).toBe(5);

  await press(models.main, 'Remove: tiny-q4f32_1');
  await expect(row(name).getByRole('button', { name: `Choose: ${name}` })).toBeVisible();
  const left = await page.evaluate(async () => {
    const scopes = ['webllm/config', 'webllm/model', 'webllm/wasm'];
    return (await Promise.all(scopes.map(async (scope) => (await caches.open(scope)).keys()))).flat().length;
  });
  expect(left).toBe(0);
});
