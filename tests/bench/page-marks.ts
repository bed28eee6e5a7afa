import type { Page } from 'playwright';

const patienceMs = 30_000;

/** When the page set a performance mark, counted from its navigation; ms. Rejects when it does not within half a minute. */
export async function untilMark(page: Page, name: string): Promise<number> {
  const time = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, name, {
    timeout: patienceMs,
    polling: 100,
  });
  return (await time.jsonValue()) as number;
}

/** As a person does it, once the page has come to rest. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill(text);
  await box.press('Enter');
}

/** From now on, every page that this one becomes sends `text` as soon as it can; see sendAtOnce. */
export async function sendAtFirstMoment(page: Page, text: string): Promise<void> {
  // the loader of our TypeScript keeps functions' names by a helper that the page does not have
  const content = `globalThis.__name ??= (value) => value;\n(${sendAtOnce.toString()})(${JSON.stringify(text)});`;
  await page.addInitScript({ content });
}

/** How often a text stands in the log as an input, waited for until it does. 0: it never came. */
export async function timesInLog(page: Page, text: string): Promise<number> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const count = await page.evaluate(countInputs, text);
    if (count > 0 || Date.now() > until) return count;
    await page.waitForTimeout(100);
  }
}

/** Runs in the page. Reads what is stored past the app's own code; never makes the database. */
async function countInputs(text: string): Promise<number> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'yadori');
  if (!isThere) return 0;
  const database = await answered(indexedDB.open('yadori'));
  try {
    const events = (await answered(database.transaction('log').objectStore('log').getAll())) as Record<
      string,
      unknown
    >[];
    return events.filter((event) => event['type'] === 'input' && event['text'] === text).length;
  } finally {
    database.close();
  }

  function answered<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('a request failed', { cause: request.error }));
    });
  }
}

/**
 * Runs in the page before any of its own script: sends `text` in the very moment in which the page says that its message box can be
 * used and it is enabled, and leaves the mark `bench-sent`. Nobody can be faster.
 */
function sendAtOnce(text: string): void {
  let isSent = false;
  const observer = new MutationObserver(look);
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    const entry = mark(name, options);
    if (name === 'box-usable') queueMicrotask(look);
    return entry;
  };
  observer.observe(document, { subtree: true, childList: true, attributes: true });

  function look(): void {
    const box = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message"]');
    const isUsable = box && !box.disabled && !box.readOnly && performance.getEntriesByName('box-usable').length > 0;
    if (!isUsable || isSent) return;
    isSent = true; // what was looked for by both ways is looked at twice
    observer.disconnect();
    performance.mark = mark;
    box.value = text;
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    box.form?.requestSubmit();
    mark('bench-sent');
  }
}
