import type { PageDriver } from './page-driver';

/** For one decision of a model on this machine; ms. */
const patienceMs = 180_000;

/**
 * Whatever the model comes up with: a request is approved, a question answered by its first button, a halt resumed, and else it is talked to.
 * Until it rests or waits for the person.
 */
export async function takeTurn(driver: PageDriver, turn: number): Promise<void> {
  const { page } = driver;
  const seq = await driver.seq();
  const phase = await driver.phase();
  if (phase === 'Waiting for your reply' && (await driver.choices()).length > 0) {
    await driver.pressChoice(0);
  } else if (phase.startsWith('Halted')) {
    await page.getByRole('banner').getByRole('button', { name: 'Resume' }).click();
  } else if (phase === 'Waiting for your answer') {
    await driver.untilAnswerable();
    await driver.approval.getByRole('button', { name: 'Approve' }).click();
  } else {
    await driver.message.fill(turn % 2 === 0 ? 'Keep the bees well' : 'Go on with the plan');
    await page.getByRole('button', { name: 'Send' }).click();
  }
  await page.waitForFunction(
    (before) => {
      const { seq: now, busy } = document.querySelector<HTMLElement>('.app')?.dataset ?? {};
      return Number(now) > before && busy === 'false';
    },
    seq,
    { timeout: patienceMs },
  );
}

/** What came of a model's decisions so far: kinds of action, and how many outputs were dropped. */
export async function cameOf({ page }: PageDriver): Promise<{ kinds: string[]; invalid: number }> {
  const events = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('yadori');
      request.onsuccess = () => resolve(request.result);
    });
    const events = await new Promise<{ type: string; capability?: string; name?: string }[]>((resolve) => {
      const request = database.transaction('log').objectStore('log').getAll();
      request.onsuccess = () => resolve(request.result as { type: string; capability?: string; name?: string }[]);
    });
    database.close();
    return events;
  });
  const acted = events.flatMap(({ type, capability }) => (type === 'action' && capability ? [capability] : []));
  return { kinds: [...new Set(acted)], invalid: events.filter(({ name }) => name === 'invalid_output').length };
}
