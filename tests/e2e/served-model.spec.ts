import { expect } from '@playwright/test';
import { audit } from '../../src/lib/audit/audit';
import { verdictOf } from '../../src/lib/audit/report';
import { test as base } from '../support/built-app';
import { ModelsPage } from '../support/models-page';
import { serveOpenai, type OpenaiServer } from '../support/openai-server';
import { competentReply, deliberations } from '../support/served-model';

const test = base.extend<{ server: OpenaiServer; models: ModelsPage }>({
  server: async ({}, use) => {
    const server = await serveOpenai();
    server.reply = (body) => competentReply(body, { chunkBytes: 40 });
    await use(server);
    await server.close();
  },
  models: async ({ driver }, use) => use(new ModelsPage(driver)),
});
test.use({ serviceWorkers: 'allow' }); // what puts the policy on the thread that sends

for (const protocol of ['chat', 'responses'] as const) {
  test(`[AV-07] [F-46] the main job with a served model over ${protocol}: asked for, done, audited`, async ({
    app,
    driver,
    models,
    server,
  }) => {
    server.key = 'key-0123456789-abcdef';
    await driver.open(app.url);
    await models.open();
    expect(await models.enter({ url: server.url, key: server.key, protocol })).toContain('keeps the form of answers');
    await models.use();
    await driver.backToChat();
    await driver.say('Repair the garden gate');
    await expect(driver.plan).toContainText('Repair the garden gate');
    for (let turn = 0; turn < 4; turn++) {
      await driver.untilPhase('Waiting for your answer');
      await driver.approve();
    }
    await expect(driver.chat).toContainText('The plan stands in G1/plan.md.');
    await expect(driver.chat).toContainText('I take it as my purpose 🌿');
    const log = await driver.export('Export events.jsonl');
    expect(log).not.toContain(server.key);
    expect(verdictOf(audit(log.trimEnd().split('\n'), {}))).toMatch(/^clean/);
    const acted = new Set([...log.matchAll(/"type":"action"[^\n]*?"capability":"([^"]+)"/g)].map(([, name]) => name));
    expect([...acted]).toEqual(expect.arrayContaining(['note.write', 'note.append', 'note.list', 'recall']));
    expect(server.seen.every(({ headers }) => headers.authorization === `Bearer ${server.key}`)).toBe(true);
    expect(deliberations(server)).toBeGreaterThanOrEqual(6);
  });
}
