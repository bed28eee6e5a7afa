import { isTokenSalad } from '../../models/token-salad';

/** After so many more UTF-16 units what is written is looked at again: tokens at random may go on for minutes. */
const lookEvery = 400;

/** Looks at one answer while it comes. */
export class SaladWatch {
  isSalad = false;
  #lookedAt = 0;

  /** `stop`: once, when it is found. */
  constructor(private readonly stop: () => void) {}

  look(written: string): void {
    if (this.isSalad || written.length < this.#lookedAt + lookEvery) return;
    this.#lookedAt = written.length;
    this.isSalad = isTokenSalad(written);
    if (this.isSalad) this.stop();
  }
}
