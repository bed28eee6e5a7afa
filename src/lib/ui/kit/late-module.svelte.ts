/** Code that comes in when it is first asked for; null until it is there, and where it did not come. */
export class LateModule<M> {
  readonly #load: () => Promise<M>;
  #begun = false;
  #module = $state.raw<M | null>(null);

  constructor(load: () => Promise<M>) {
    this.#load = load;
  }

  get current(): M | null {
    if (!this.#begun) void this.#begin();
    return this.#module;
  }

  async #begin(): Promise<void> {
    this.#begun = true;
    try {
      this.#module = await this.#load();
    } catch (error) {
      console.debug('a part of the page did not come', error); // what shows it has something plainer
    }
  }
}
