/** Characters of Japanese and the like, of which most models make about one token each. */
const wide = /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/g;
const narrowPerToken = 3.5;
/** How much one report moves the measure. */
const weight = 0.4;
const bounds = { least: 0.4, most: 3 } as const;

/** How many tokens a text will be: guessed at first, and set right by what the model reports of each request. */
export class TokenMeter {
  #factor = 1;

  /** Never too exact: whoever packs leaves some room. */
  estimate(text: string): number {
    return Math.ceil(roughly(text) * this.#factor);
  }

  /** `actual`: tokens that a text truly was; 0: not reported. */
  learn(text: string, actual: number): void {
    const guess = roughly(text);
    if (actual <= 0 || guess <= 0) return;
    const factor = this.#factor + weight * (actual / guess - this.#factor);
    this.#factor = Math.min(bounds.most, Math.max(bounds.least, factor));
  }

  /** It did not fit although it should have. */
  wasTooLow(): void {
    this.#factor = Math.min(bounds.most, this.#factor * 1.5);
  }
}

function roughly(text: string): number {
  const wideOnes = text.match(wide)?.length ?? 0;
  return wideOnes + (text.length - wideOnes) / narrowPerToken;
}
