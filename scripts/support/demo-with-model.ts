import { cameOf, takeTurn } from '../../tests/support/model-turns';
import type { PageDriver } from '../../tests/support/page-driver';
import { tinyModel } from '../../tests/support/tiny-model';

/** What a small model makes of the job is chance: so many turns it gets to close a goal, and so many kinds of action must come of it. */
const mostTurns = 120;
export const wantedKinds = 3;

/**
 * The job with a language model on this device: a GGUF file that is made here, picked on the Models page, run by llama.cpp. It knows only
 * which letter follows which; what it writes is nonsense in the right form, and that is the point: all else must hold all the same.
 */
export async function playWithModel(
  driver: PageDriver,
): Promise<{ turns: number; kinds: string[]; hasClosedGoal: boolean }> {
  const { page } = driver;
  await page.getByRole('link', { name: 'Models', exact: true }).first().click();
  const file = { name: 'tiny.gguf', mimeType: 'application/octet-stream', buffer: Buffer.from(tinyModel()) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Use: tiny' }).click();
  await driver.backToChat();
  let turns = 0;
  let kinds: string[] = [];
  let hasClosedGoal = false;
  for (; turns < mostTurns && !(hasClosedGoal && kinds.length >= wantedKinds); turns++) {
    await takeTurn(driver, turns);
    ({ kinds } = await cameOf(driver));
    hasClosedGoal ||= (await driver.lines()).some((line) => /^\[G\d+\] DONE/.test(line));
  }
  return { turns, kinds, hasClosedGoal };
}
