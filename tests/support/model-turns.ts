import type { PageDriver } from './page-driver';

/** For one decision of a model on this machine; ms. */
const patienceMs = 180_000;

/** Whatever the model comes up with: a request is approved, and else it is talked to. Until it rests or waits for the person. */
export async function takeTurn(driver: PageDriver, turn: number): Promise<void> {
  const { page } = driver;
  const seq = await driver.seq();
  if ((await driver.phase()) === 'Waiting for your answer') {
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

/** The kinds of action in the log so far. */
export async function kindsOfAction({ page }: PageDriver): Promise<string[]> {
  const all = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('yadori');
      request.onsuccess = () => resolve(request.result);
    });
    const events = await new Promise<{ type: string; capability?: string }[]>((resolve) => {
      const request = database.transaction('log').objectStore('log').getAll();
      request.onsuccess = () => resolve(request.result as { type: string; capability?: string }[]);
    });
    database.close();
    return events.flatMap(({ type, capability }) => (type === 'action' && capability ? [capability] : []));
  });
  return [...new Set(all)];
}
