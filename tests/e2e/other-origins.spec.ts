import { expect, type Page, type Worker } from '@playwright/test';
import { test as base } from '../support/built-app';
import { listenElsewhere, type ForeignHost } from '../support/foreign-host';
import { serveModels, type ModelHost } from '../support/model-host';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { PageDriver } from '../support/page-driver';
import { chromiumArguments, systemChromium } from '../support/system-chromium';
import { competentReply } from '../support/served-model';
import { tinyModel } from '../support/tiny-model';

const executablePath = systemChromium();
const test = base.extend<{ server: OpenaiServer; host: ModelHost; foreign: ForeignHost; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body);
    await use(server);
    await server.close();
  },
  host: async ({}, use) => {
    const host = await serveModels();
    await use(host);
    await host.close();
  },
  foreign: async ({}, use) => {
    const foreign = await listenElsewhere();
    await use(foreign);
    await foreign.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({
  serviceWorkers: 'allow', // what puts the policy on the threads that reach other origins
  launchOptions: {
    args: [...chromiumArguments(), '--enable-unsafe-webgpu'], // WebGPU that the main processor plays
    ...(executablePath && { executablePath }),
  },
});

const model = 'tiny-q4f32_1-MLC';

/** A thread of the page by the end of its address, or by its name. */
async function threadOf(page: Page, which: string): Promise<Worker> {
  let found: Worker | undefined;
  await expect(async () => {
    for (const worker of page.workers())
      if (worker.url().includes(which) || (await worker.evaluate(() => self.name)) === which) found = worker;
    expect(found).toBeDefined();
  }).toPass();
  return found as Worker;
}

/** What the browser lets a thread do, asked in a task of its own: what the protocol evaluates directly might pass the policy. */
function askThread(thread: Worker, addresses: Record<string, string>): Promise<Record<string, string>> {
  return thread.evaluate(async (asked) => {
    await new Promise((resolve) => setTimeout(resolve));
    const answers: Record<string, string> = {};
    await new Promise<void>((resolve) =>
      setTimeout(() => {
        try {
          answers['eval'] = (0, eval)('true') === true ? 'allowed' : 'blocked';
        } catch {
          answers['eval'] = 'blocked';
        }
        resolve();
      }),
    );
    for (const [name, url] of Object.entries(asked)) {
      let isBlocked = false;
      const hear = (violation: Event): void => {
        if (url.startsWith((violation as SecurityPolicyViolationEvent).blockedURI.slice(0, 12))) isBlocked = true;
      };
      self.addEventListener('securitypolicyviolation', hear);
      const reached = await fetch(url, { mode: 'no-cors', cache: 'no-store' }).then(
        () => true,
        () => false,
      );
      if (!reached) await new Promise((resolve) => setTimeout(resolve, 50)); // a violation is told a moment later
      self.removeEventListener('securitypolicyviolation', hear);
      answers[name] = reached ? 'reached' : isBlocked ? 'blocked' : 'failed';
    }
    return answers;
  }, addresses);
}

test('[F-46] each thread that there is besides page and agent reaches only its list, and none evaluates text; without headers egress and downloads are held back and say why (sandbox and lab are not built)', async ({
  app,
  browser,
  driver,
  foreign,
  host,
  models,
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await driver.open(app.url);
  await page.evaluate((record) => localStorage.setItem('yadori.webllm.list', JSON.stringify([record])), host.record);
  await page.reload();
  await models.open();
  await models.enter({ url: server.url });
  await models.main.getByRole('button', { name: `Choose: ${model}`, exact: true }).click();
  await expect(page.locator('.webllm-job')).toContainText('600 KB to download');
  const file = { name: 'small.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from(tinyModel()) };
  await models.main.locator('input[accept=".gguf"]').setInputFiles(file);
  await models.main.getByRole('button', { name: 'Check: small', exact: true }).click();
  await expect(models.main.locator('.mind-list').first()).toContainText('It works', { timeout: 120_000 });

  const addresses = {
    served: server.url,
    hub: host.record.model,
    foreign: foreign.url,
    metadata: 'http://169.254.169.254/',
  };
  const asked = async (which: string): Promise<unknown> => askThread(await threadOf(page, which), addresses);
  const blocked = { eval: 'blocked', foreign: 'blocked', metadata: 'blocked' };
  expect(await asked('egress.worker')).toEqual({ ...blocked, served: 'reached', hub: 'blocked' });
  expect(await asked('download.worker')).toEqual({ ...blocked, served: 'blocked', hub: 'reached' });
  expect(await asked('model')).toEqual({ ...blocked, served: 'blocked', hub: 'blocked' });
  expect(foreign.requests()).toBe(0);

  // no service worker, and so no header: nothing is sent, and it is said
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const bare = new PageDriver(await context.newPage());
  await bare.open(app.url);
  await bare.page.evaluate(
    (record) => localStorage.setItem('yadori.webllm.list', JSON.stringify([record])),
    host.record,
  );
  await bare.page.reload();
  const bareModels = new ModelsPage(bare);
  await bareModels.open();
  const [answers, files] = [server.seen.length, host.seen.length];
  expect(await bareModels.enter({ url: server.url })).toContain('What guards requests is not in force yet');
  await bareModels.main.getByRole('button', { name: `Choose: ${model}`, exact: true }).click();
  await expect(bareModels.main).toContainText(
    'What guards requests is not in force yet: it comes with the offline copy',
  );
  expect([server.seen.length, host.seen.length]).toEqual([answers, files]);
  await context.close();
});
