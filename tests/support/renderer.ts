import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
}

/** The process that runs a page and its threads: told by the browser's own trace of a mark that only this page sets. */
export async function rendererOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser runs');
  const mark = `renderer-of-${Math.random()}`;
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  await page.evaluate((name) => void performance.mark(name), mark);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const found = traceEvents.find(({ name }) => name === mark);
  if (!found) throw new Error('the browser does not tell the process of a page');
  return found.pid;
}

/**
 * Stops a page and all its threads at once, as a machine does that takes the processor away; `thaw` lets all go on as if nothing had been.
 * One that stands still within a transaction would keep all others from writing, and no browser freezes such a one: it is let go on and
 * stopped anew. `other`: a page that says whether it is so.
 */
export async function stopProcess(page: Page, other: Page): Promise<{ at: number; thaw: () => void }> {
  const pid = await rendererOf(page);
  if (pid === (await rendererOf(other))) throw new Error('both pages run in one process');
  for (let time = 0; time < 20; time++) {
    const at = Date.now();
    process.kill(pid, 'SIGSTOP');
    if (await mayWrite(other)) return { at, thaw: () => process.kill(pid, 'SIGCONT') };
    process.kill(pid, 'SIGCONT');
    await mayWrite(other); // let go on, it comes to the end of that transaction
  }
  throw new Error('it was always within a transaction');
}

/** Whether a transaction over every table gets its turn. */
function mayWrite(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('yadori');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error(opening.error?.message));
    });
    try {
      const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
      const done = new Promise<boolean>((resolve) => (transaction.oncomplete = () => resolve(true)));
      transaction.objectStore('meta').count();
      return await Promise.race([done, new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false))]);
    } finally {
      database.close();
    }
  });
}
