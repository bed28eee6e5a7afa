import type { PageDriver } from './page-driver';

/** For one decision of a model on this machine; ms. */
const patienceMs = 180_000;

/**
 * Whatever the model comes up with: a request is approved, a halt resumed, a purpose set where there is none, a question answered by its first
 * button, and else it is talked to. Until it rests or waits for the person.
 */
export async function takeTurn(driver: PageDriver, turn: number): Promise<void> {
  const { page } = driver;
  const seq = await driver.seq();
  const phase = await driver.phase();
  if (phase.startsWith('Halted')) {
    await page.getByRole('banner').getByRole('button', { name: 'Resume' }).click();
  } else if (phase === 'Waiting for your answer') {
    await driver.untilAnswerable();
    await driver.approval.getByRole('button', { name: 'Approve' }).click();
  } else if (await page.getByText('no purpose yet').isVisible()) {
    await send('/purpose Keep the bees well'); // a model that knows nothing seldom proposes one
  } else if (phase === 'Waiting for your reply' && (await driver.choices()).length > 0) {
    await driver.pressChoice(0);
  } else {
    await send(turn % 2 === 0 ? 'How are the bees?' : 'Go on with the plan');
  }
  await page.waitForFunction(
    (before) => {
      const { seq: now, busy } = document.querySelector<HTMLElement>('.app')?.dataset ?? {};
      return Number(now) > before && busy === 'false';
    },
    seq,
    { timeout: patienceMs },
  );

  async function send(text: string): Promise<void> {
    await driver.message.fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
  }
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
