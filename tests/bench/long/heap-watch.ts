import type { CDPSession, Page } from 'playwright';

interface Answer {
  id?: number;
  result?: { usedSize?: number };
}

/** The JavaScript heaps of a page and its threads, as the browser's own tools measure them. */
export class HeapWatch {
  readonly #session: CDPSession;
  /** The threads that live, by the session that speaks to each. */
  readonly #threads = new Set<string>();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #calls = 0;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<HeapWatch> {
    const session = await page.context().newCDPSession(page);
    const watch = new HeapWatch(session);
    session.on('Target.attachedToTarget', ({ sessionId }) => watch.#threads.add(sessionId));
    session.on('Target.detachedFromTarget', ({ sessionId }) => watch.#threads.delete(sessionId));
    session.on('Target.receivedMessageFromTarget', ({ message }) => watch.#receive(JSON.parse(message) as Answer));
    // not flattened: that is the form in which Playwright lets a session through to a thread
    await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    return watch;
  }

  get threads(): number {
    return this.#threads.size;
  }

  /** What is in use, page and threads together, garbage included; bytes. */
  async used(): Promise<number> {
    const own = await this.#session.send('Runtime.getHeapUsage');
    const others = await Promise.all([...this.#threads].map((thread) => this.#ask(thread, 'Runtime.getHeapUsage')));
    return others.reduce((sum, { result }) => sum + (result?.usedSize ?? 0), own.usedSize);
  }

  /** What is in use after all garbage went; bytes. */
  async live(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    await Promise.all([...this.#threads].map((thread) => this.#ask(thread, 'HeapProfiler.collectGarbage')));
    return this.used();
  }

  async end(): Promise<void> {
    await this.#session.detach();
  }

  async #ask(sessionId: string, method: string): Promise<Answer> {
    const id = ++this.#calls;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answered;
  }

  #receive(answer: Answer): void {
    if (answer.id === undefined) return;
    this.#waiting.get(answer.id)?.(answer);
    this.#waiting.delete(answer.id);
  }
}

/** The most that was in use while some work ran, looked at so often; bytes above what was live before. */
export async function growthWhile(watch: HeapWatch, work: () => Promise<unknown>, everyMs = 250): Promise<number> {
  const before = await watch.live();
  let most = before;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      most = Math.max(most, await watch.used());
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await looking;
  }
  return most - before;
}
