/** A component that comes in when it is first asked for; null until it is there, and where it did not come. */
export class LateComponent<C> {
  readonly #load: () => Promise<{ default: C }>;
  #begun = false;
  #component = $state.raw<C | null>(null);

  constructor(load: () => Promise<{ default: C }>) {
    this.#load = load;
  }

  get current(): C | null {
    if (!this.#begun) void this.#begin();
    return this.#component;
  }

  async #begin(): Promise<void> {
    this.#begun = true;
    try {
      this.#component = (await this.#load()).default;
    } catch (error) {
      console.debug('a part of the page did not come', error); // what shows it has something plainer
    }
  }
}
