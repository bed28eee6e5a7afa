/** Something whose code comes in when it is first needed, and is made once. Where the code did not come, it is asked for again. */
export class OnDemand<T> {
  /** Null: it is not there. */
  made: T | null = null;
  /** Null: it was not needed yet, or did not come. */
  coming: Promise<T> | null = null;
  readonly #make: () => Promise<T>;

  constructor(make: () => Promise<T>) {
    this.#make = make;
  }

  get(): Promise<T> {
    return (this.coming ??= this.#begin());
  }

  async #begin(): Promise<T> {
    try {
      return (this.made = await this.#make());
    } catch (error) {
      this.coming = null;
      throw error;
    }
  }
}
