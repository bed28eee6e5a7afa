import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Worker } from '@playwright/test';
import { test as base } from '../support/built-app';
import { competentAnswer } from '../support/competent-model';
import { eventsOf, exportLog } from '../support/exported-log';
import { serveModels, type ModelHost } from '../support/model-host';
import { ModelsPage } from '../support/models-page';
import { chromiumArguments, systemChromium } from '../support/system-chromium';
import { scriptGpu, type GpuScript } from '../support/scripted-gpu';
import type { StaticServer } from '../support/static-server';
import { shardBytes, stopToken } from '../support/tiny-webllm';

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

test('a model is looked at before it is fetched, fetched file by file, paused, broken off, damaged and healed; chat goes on meanwhile', async ({
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
  await expect(models.main).toContainText('the models below are in single precision');
  await expect(row('SmolLM2-360M-Instruct-q4f32_1-MLC')).toContainText('about 225 MB');
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

  // what is here outlives the page
  await page.reload();
  await models.open();
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
  await expect.poll(() => filesKept(page)).toBe(0);

  // a download that is given up leaves nothing
  host.faults.set('params_shard_1.bin', { kind: 'hang' });
  await press(models.main, `Choose: ${name}`);
  await press(job, 'Download 600 KB');
  await expect.poll(done).toBeGreaterThanOrEqual(shardBytes);
  await press(job, 'Cancel');
  await expect(job).toHaveCount(0);
  await expect.poll(() => filesKept(page)).toBe(0);
});

/** How many files of models this browser holds. */
function filesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scopes = ['webllm/config', 'webllm/model', 'webllm/wasm'];
    return (await Promise.all(scopes.map(async (scope) => (await caches.open(scope)).keys()))).flat().length;
  });
}

const proof = '{"word":"plum-4417"}';
const patience = { timeout: 120_000 };

/** The thread that holds models, once it is there; `after`: one that is gone. */
async function modelThread(page: Page, after: Worker | null = null): Promise<Worker> {
  let found: Worker | null = null;
  await expect(async () => {
    for (const worker of page.workers()) {
      if (worker === after) continue;
      if ((await worker.evaluate(() => self.name)) === 'model') found = worker;
    }
    expect(found).not.toBeNull();
  }).toPass();
  return found as unknown as Worker;
}

async function kill(thread: Worker): Promise<void> {
  const closed = thread.waitForEvent('close');
  thread.evaluate(() => self.close()).catch(() => {}); // it does not live to answer
  await closed;
}

/** Puts scripted kernels under the package that this thread will load, and remembers the device that it takes. By way of the protocol, past any policy. */
async function script(thread: Worker, script: GpuScript): Promise<void> {
  await thread.evaluate(`(() => {
    const scriptGpu = ${scriptGpu.toString()};
    const { requestDevice } = GPUAdapter.prototype;
    GPUAdapter.prototype.requestDevice = async function (...wanted) {
      return (globalThis.device = await requestDevice.apply(this, wanted));
    };
    let held;
    Object.defineProperty(globalThis, 'webLlmRuntime', {
      configurable: true,
      get: () => held,
      set: (runtime) => {
        held = runtime;
        globalThis.gpu = scriptGpu(runtime, ${JSON.stringify(script)}, ${stopToken});
      },
    });
  })()`);
}

/** What it answers to which turn, by what stands in the prompt. The prompt's bytes are its tokens. */
type Answers = readonly (readonly [sign: string, answer: string])[];

/** Each thread that holds models begins with scripted kernels, which answer so until they are told what comes over them next. */
async function serveScripted(app: StaticServer, answers: Answers): Promise<void> {
  const code = `{
    const answers = ${JSON.stringify(answers)};
    const scriptGpu = ${scriptGpu.toString()};
    const { requestDevice } = GPUAdapter.prototype;
    GPUAdapter.prototype.requestDevice = async function (...wanted) {
      return (globalThis.device = await requestDevice.apply(this, wanted));
    };
    let held;
    Object.defineProperty(globalThis, 'webLlmRuntime', {
      configurable: true,
      get: () => held,
      set: (runtime) => {
        held = runtime;
        const gpu = (globalThis.gpu = scriptGpu(runtime, null, ${stopToken}));
        let current;
        const script = {
          get text() {
            const prompt = new TextDecoder().decode(Uint8Array.from(gpu.prompts.splice(0).flat()));
            const text = answers.find(([sign]) => prompt.includes(sign))?.[1] ?? 'no answer to ' + prompt;
            current = globalThis.fault ?? { end: 'stop' };
            globalThis.fault = undefined;
            return current.end === 'stop' ? text : text.slice(0, 60);
          },
          get end() {
            return current.end;
          },
        };
        gpu.script = script;
        const { instantiate } = runtime;
        runtime.instantiate = async () => {
          if (await caches.has('hang-load')) await new Promise(() => (globalThis.isLoading = true));
          return instantiate();
        };
      },
    });
  }`;
  const folder = new URL(app.url).pathname;
  app.onRequest = (path) =>
    /\/assets\/model\.worker-[^/]+\.js$/.test(path)
      ? async (_, response) => {
          const file = await readFile(join(app.root, path.slice(folder.length)), 'utf8');
          response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`${code}\n${file}`);
        }
      : undefined;
}

/** As a good model answers, turn by turn, by the forms of those turns. */
function goodAnswers(purpose: string): Answers {
  const answerTo = (asked: string): string => competentAnswer(`# Now\n\n# What is asked of you\n${asked}`);
  const line = (text: string): string =>
    JSON.stringify({
      say: '',
      call: { name: 'note_append', input: { path: 'G1/plan.md', content: `- ${text}\n` } },
      mark: null,
    });
  const asked = (place: number): string =>
    `Take the next step for G1-T${place} Step ${place} of it. Where it is done already`;
  return [
    ...[1, 2, 5].map((place) => [asked(place), answerTo(asked(place))] as const),
    [asked(3), line('a second step')], // each is asked for
    [asked(4), line('a third step')],
    [
      'With this the purpose is set',
      competentAnswer(`/purpose ${purpose}\n\n# Now\n\n# What is asked of you\nWith this the purpose is set`),
    ],
    ['No goal is left', answerTo('No goal is left.')],
    ['There is no purpose yet. Greet', answerTo('There is no purpose yet. Greet')],
    ['"word"', proof],
  ];
}

test.describe(() => {
  test.use({ folder: 'dist-seams' });

  test('[AV-07] [F-35] wiring, on scripted kernels: a goal with approvals comes to its end through WebLLM’s own package in its thread, which is killed, loses its device, runs out of memory and is closed while it loads and while it writes', async ({
    app,
    driver,
    models,
    page,
    host,
    job,
  }) => {
    test.setTimeout(600_000); // decides nothing: each thread that dies is waited for
    const purpose = 'Repair the garden gate';
    await serveScripted(app, goodAnswers(purpose));
    await driver.open(app.url);
    await page.evaluate((record) => localStorage.setItem('yadori.webllm.list', JSON.stringify([record])), host.record);
    await page.reload();
    await models.open();
    await press(models.main, `Choose: ${name}`);
    host.faults.set('params_shard_1.bin', { kind: 'cut' });
    await press(job, 'Download 600 KB');
    await expect(job).toContainText('A file broke off or came damaged');
    host.faults.set('params_shard_1.bin', { kind: 'damage' });
    await press(job, 'Resume');
    await expect(job).toContainText('params_shard_1.bin is damaged');
    await press(job, 'Resume');
    await expect(job).toContainText('It is on this device.');
    await models.use('tiny-q4f32_1');
    await driver.backToChat();
    await driver.message.fill(`/purpose ${purpose}`);
    await press(page, 'Send');
    await expect(driver.plan).toContainText(purpose, patience);

    /** What comes over the thread while it judges the next task, and what is then said of it. */
    const faults: readonly (readonly [end: string, happens: (thread: Worker) => Promise<unknown>, cause: string])[] = [
      ['hang', kill, 'it was lost while it worked'],
      ['hang', (thread) => thread.evaluate('device.destroy()'), 'it was lost while it worked'],
      ['memory', () => Promise.resolve(), 'the memory is not enough for it'],
    ];
    for (const [place, [end, happens, cause]] of faults.entries()) {
      await expect.poll(() => driver.phase(), patience).toBe('Waiting for your answer');
      const thread = await modelThread(page);
      await thread.evaluate(`globalThis.fault = { end: '${end}' }`);
      await press(driver.approval, 'Approve');
      if (end === 'hang') await expect.poll(() => thread.evaluate('gpu.isHanging'), patience).toBe(true);
      await happens(thread);
      await expect.poll(() => driver.phase(), patience).toBe('Halted: no answer from the model');
      await expect(driver.chat).toContainText(
        `tiny-q4f32_1 gave no answer: ${cause}. I stopped here and lost nothing.`,
      );
      await expect(driver.plan).toContainText(new RegExp(`Step ${place + 2} of it\\s*PENDING`)); // it survived
      if (end === 'memory') await page.evaluate(() => caches.open('hang-load'));
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    }

    // the page is closed while it loads: it is not loaded again unasked, however often the page is opened
    const loading = await modelThread(page);
    await expect.poll(() => loading.evaluate('globalThis.isLoading'), patience).toBe(true);
    for (const _ of [1, 2]) {
      await page.reload();
      await expect.poll(() => driver.phase(), patience).toBe('Halted: no answer from the model');
      await expect(driver.chat).toContainText('loading it did not end last time, so it is not loaded again unasked');
      expect(await (await modelThread(page)).evaluate('globalThis.isLoading')).toBeUndefined();
    }
    await page.evaluate(() => caches.delete('hang-load'));
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => driver.phase(), patience).toBe('Waiting for your answer');

    // and while it writes: the next page goes on by itself
    const writing = await modelThread(page);
    await writing.evaluate("globalThis.fault = { end: 'hang' }");
    await press(driver.approval, 'Approve');
    await expect.poll(() => writing.evaluate('gpu.isHanging'), patience).toBe(true);
    await page.reload();
    await expect(driver.chat).toContainText(`[G1] DONE ${purpose} / 100%`, patience);

    await driver.untilQuiet();
    const { events } = await exportLog(driver); // it audits
    const approved = eventsOf(events, 'approval').filter(({ status, by }) => status === 'granted' && by === 'user');
    expect(approved.map(({ capability }) => capability)).toEqual([
      'note.write',
      'note.append',
      'note.append',
      'note.append',
    ]);
    const halted = eventsOf(events, 'lifecycle').filter(({ name: event }) => event === 'halted');
    expect(halted.map(({ detail }) => (typeof detail === 'string' ? detail.split(': ')[1] : null))).toEqual([
      'lost',
      'lost',
      'no_memory',
      'load_stopped',
    ]);
    expect(eventsOf(events, 'lifecycle').some(({ name: event }) => event === 'invalid_output')).toBe(false);
  });

  test('a lost device, a killed thread and a page that ended while it loaded: the cause is shown, and no load is repeated unasked', async ({
    app,
    driver,
    models,
    page,
    host,
    job,
  }) => {
    await driver.open(app.url);
    await page.evaluate((record) => localStorage.setItem('yadori.webllm.list', JSON.stringify([record])), host.record);
    await page.reload();
    await models.open();
    await press(models.main, `Choose: ${name}`);
    await press(job, 'Download 600 KB');
    await expect(job).toContainText('It is on this device.');
    const told = models.main.locator('.mind-list').first();
    const check = (): Promise<void> => press(models.main, 'Check: tiny-q4f32_1');

    // all of the package but its kernels: files from the cache, a WebGPU device, tokenizer, grammar
    const first = await modelThread(page);
    await script(first, { text: proof, end: 'stop' });
    await check();
    await expect(told).toContainText('acts by answering in a fixed form', patience);

    // a card that miscalculates writes one token over and over: the processor is offered in its place
    await first.evaluate(`gpu.script = {
      get text() {
        const prompt = new TextDecoder().decode(Uint8Array.from(gpu.prompts.splice(0).flat()));
        return prompt.includes('"word"') ? ${JSON.stringify(proof)} : '!'.repeat(80); // the grammar makes its form right
      },
      end: 'stop',
    }`);
    await check();
    await expect(told.locator('.salad')).toContainText('it is the graphics card that miscalculates', patience);
    await told.getByRole('button', { name: 'Run one on the processor' }).click();
    await expect(models.main.locator('.part[data-place=cpu]')).toBeInViewport();
    await first.evaluate(`gpu.script = { text: ${JSON.stringify(proof)}, end: 'stop' }`);
    await check();
    await expect(told).toContainText('acts by answering in a fixed form', patience);
    await expect(told.locator('.salad')).toHaveCount(0);

    await first.evaluate("gpu.script = { text: '{\"word\":', end: 'hang' }");
    await check();
    await expect(told).toContainText('Checking…');
    await expect.poll(() => first.evaluate('gpu.isHanging')).toBe(true);
    await first.evaluate('device.destroy()');
    await expect(told).toContainText('The model was lost while it worked.', patience);
    await expect(told).toContainText('the graphics device was lost: destroyed');
    await first.evaluate(`gpu.release(), gpu.script = { text: ${JSON.stringify(proof)}, end: 'stop' }`);
    await check();
    await expect(told).toContainText('acts by answering in a fixed form', patience);

    // the thread is killed in the middle of an answer
    await first.evaluate("gpu.script = { text: '{\"word\":', end: 'hang' }");
    await check();
    await expect.poll(() => first.evaluate('gpu.isHanging')).toBe(true);
    await kill(first);
    await expect(told).toContainText('The model was lost while it worked.', patience);

    // the page ends while it loads, with that mind in use
    await press(models.main, 'Use: tiny-q4f32_1');
    const second = await modelThread(page, first);
    await script(second, { text: proof, end: 'stop' });
    await second.evaluate(`(() => {
      const { set, get } = Object.getOwnPropertyDescriptor(globalThis, 'webLlmRuntime');
      Object.defineProperty(globalThis, 'webLlmRuntime', { get, set: (runtime) => {
        set(runtime);
        runtime.instantiate = () => new Promise(() => (globalThis.isLoading = true));
      } });
    })()`);
    await check();
    await expect.poll(() => second.evaluate('globalThis.isLoading'), patience).toBe(true);
    await driver.page.goto(`${app.url}?lang=en`);
    await page.reload();
    await driver.message.fill('Are you there?');
    await press(page, 'Send');
    await expect(driver.chat).toContainText(
      'loading it did not end last time, so it is not loaded again unasked',
      patience,
    );
    await models.open();
    const third = await modelThread(page);
    await script(third, { text: proof, end: 'stop' });
    await check();
    await expect(told).toContainText('acts by answering in a fixed form', patience);
  });
});
