import { expect } from '@playwright/test';
import { readLifeOptions } from '../../src/lib/world/life-terms';
import { beginEpisode } from '../../src/lib/world/episode';
import { ruleMinds } from '../../src/lib/world/minds/rule-minds';
import { playEpisode, settingsFor } from '../../src/lib/world/run';
import { test } from '../support/built-app';
import { CliDriver } from '../support/cli-driver';
import { eventsOf, exportLog } from '../support/exported-log';

const options = '--preset standard --seed 7 --ticks 80';

function commandsInBulk(): string[] {
  const terms = readLifeOptions(options);
  const commands: string[] = [];
  const settings = settingsFor(terms);
  const episode = beginEpisode(settings, 0, terms.seed, null);
  playEpisode(episode, settings, ruleMinds[terms.mind], { ticked: ({ command }) => commands.push(command) });
  return commands;
}

test('[YA-02] [YA-07] a life in the Lab, begun from the command line: stopped, reloaded, gone on with, and ended', async ({
  app,
  driver,
  page,
}) => {
  const cli = new CliDriver(driver);
  await driver.open(app.url);
  await cli.box.fill(`lab start ${options}`);
  await cli.box.press('Enter');
  await expect(driver.plan).toContainText('Get through steps 1 to 80');
  await driver.stop();
  const stoppedAt = await driver.seq();
  await driver.open(app.url); // another thread, which knows nothing but the log
  await driver.untilPhase(driver.names.phases.stopped);
  await cli.run('lab status');
  expect(await cli.printed()).toContain('standard 16×16 · seed 7 · reflex');
  await driver.resume();
  await expect(driver.plan).toContainText(/DONE.*steps 1 to 80|steps 1 to 80.*DONE/s);
  await driver.untilQuiet(stoppedAt);
  await expect(driver.approval).toBeHidden();

  await cli.box.fill('lab start --seed 8 --ticks 400');
  await cli.box.press('Enter');
  await expect(driver.plan).toContainText('Get through steps 321 to 400');
  await cli.run('lab stop');
  await expect(cli.output).toContainText('The time in the Lab is ended');
  await driver.untilQuiet();
  await cli.run('lab status');
  await expect(cli.output).toContainText('Nothing is under way in the Lab');

  await page.getByRole('link', { name: driver.names.links.rules, exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Revoke: world' })).toBeVisible();
  await driver.backToChat();
  const { events } = await exportLog(driver);
  const thoughts = new Map(
    eventsOf(events, 'thought').map(({ seq, decision }) => [`D${seq}`, decision.action_payload]),
  );
  const begun = eventsOf(events, 'input')[0]?.seq;
  const lived = eventsOf(events, 'result').flatMap((result) => {
    const payload = result.status === 'goal_done' ? undefined : thoughts.get(result.decision);
    return payload?.['life'] === begun && result.status === 'done' ? [payload?.['command']] : [];
  });
  expect(lived).toEqual(commandsInBulk());
  const world = eventsOf(events, 'approval').filter(({ capability }) => capability === 'world');
  expect(world.every(({ by, via }) => by === 'rule:world' && via === 'rule')).toBe(true);
});
