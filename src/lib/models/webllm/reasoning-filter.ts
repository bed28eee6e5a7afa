const opening = '<think>';
const closing = '</think>';

/**
 * Takes out the reasoning that a model writes before its answer, between the marks that its own template has for it. Text that only
 * looks like a mark later on is text. Nothing is said before it is known what it is.
 */
export class ReasoningFilter {
  #state: 'before' | 'inside' | 'gap' | 'answer' = 'before';
  #held = '';

  /** What of the answer is certain now. */
  push(piece: string): string {
    this.#held += piece;
    if (this.#state === 'before') {
      const start = this.#held.trimStart();
      if (start.startsWith(opening)) {
        this.#state = 'inside';
        this.#held = start.slice(opening.length);
      } else if (start !== '' && !opening.startsWith(start)) {
        this.#state = 'answer';
      }
    }
    if (this.#state === 'inside') {
      const end = this.#held.indexOf(closing);
      if (end >= 0) {
        this.#state = 'gap';
        this.#held = this.#held.slice(end + closing.length);
      } else {
        this.#held = this.#held.slice(-closing.length); // a mark may come in two pieces
      }
    }
    if (this.#state === 'gap') {
      this.#held = this.#held.trimStart();
      if (this.#held !== '') this.#state = 'answer';
    }
    return this.#state === 'answer' ? this.#take() : '';
  }

  /** What was held back and is part of the answer after all; reasoning that never ended is not. */
  end(): string {
    return this.#state === 'before' ? this.#take() : '';
  }

  #take(): string {
    const text = this.#held;
    this.#held = '';
    return text;
  }
}

/** Of a whole answer. */
export function withoutReasoning(whole: string): string {
  const filter = new ReasoningFilter();
  return filter.push(whole) + filter.end();
}
