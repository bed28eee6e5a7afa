import { tabLockName } from '../../bridge/open-tabs';

/** What shows the store: whether it could open it, and that it lets it go. */
interface HeldStore {
  readonly opened: Promise<{ ok: boolean }>;
  onYield: () => void;
}

/**
 * Says to all tabs, by the name of a Web Lock, that this one has the store open and how a person finds it: a tab of a later build, which this
 * one keeps waiting, can then say which it waits for.
 */
export class TabSign {
  readonly #id = crypto.randomUUID();
  readonly #openedAt = performance.timeOrigin;
  readonly #route: () => string;
  #isOver = false;
  #begun = 0;
  #newest = 0;
  #letGo: () => void = () => {};

  constructor(route: () => string) {
    this.#route = route;
  }

  /** As long as `view` has the store open. */
  async follow(view: HeldStore): Promise<void> {
    view.onYield = () => this.#takeDown();
    if ((await view.opened).ok) this.#put();
  }

  #put(): void {
    if (this.#isOver || !('locks' in navigator)) return;
    this.#say();
    for (const change of ['visibilitychange', 'hashchange'] as const) addEventListener(change, () => this.#say());
  }

  #takeDown(): void {
    this.#isOver = true;
    this.#letGo();
  }

  #say(): void {
    if (this.#isOver) return;
    const turn = ++this.#begun;
    const isInSight = document.visibilityState === 'visible';
    const tab = { id: this.#id, openedAt: this.#openedAt, since: Date.now(), isInSight, route: this.#route() };
    const held = navigator.locks.request(tabLockName(tab), () => {
      if (this.#isOver || turn < this.#newest) return; // a later one was there first
      this.#newest = turn;
      this.#letGo();
      return new Promise<void>((resolve) => (this.#letGo = resolve));
    });
    held.catch((error: unknown) => console.debug('this tab cannot say which it is', error));
  }
}
