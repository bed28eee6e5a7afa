const opening = '<think>';
const closing = '</think>';

/** What of an answer is certain: its text, and what it thought before. */
export interface Parted {
  text: string;
  reasoning: string;
}

/**
 * Parts the reasoning that a model writes before its answer, between the marks that its own template has for it. Text that only
 * looks like a mark later on is text. Nothing is said before it is known what it is.
 */
export class ReasoningFilter {
  #state: 'before' | 'inside' | 'gap' | 'answer' = 'before';
  #pending = '';

  push(piece: string): Parted {
    let reasoning = '';
    this.#pending += piece;
    if (this.#state === 'before') {
      const start = this.#pending.trimStart();
      if (start.startsWith(opening)) {
        this.#state = 'inside';
        this.#pending = start.slice(opening.length);
      } else if (start !== '' && !opening.startsWith(start)) {
        this.#state = 'answer';
      }
    }
    if (this.#state === 'inside') {
      const end = this.#pending.indexOf(closing);
      // a mark may come in two pieces
      const certain = end >= 0 ? end : Math.max(0, this.#pending.length - closing.length);
      reasoning = this.#pending.slice(0, certain);
      this.#pending = this.#pending.slice(end >= 0 ? end + closing.length : certain);
      if (end >= 0) this.#state = 'gap';
    }
    if (this.#state === 'gap') {
      this.#pending = this.#pending.trimStart();
      if (this.#pending !== '') this.#state = 'answer';
    }
    return { text: this.#state === 'answer' ? this.#take() : '', reasoning };
  }

  /** Nothing of the answer has come yet, and it does not think. */
  get isWaiting(): boolean {
    return this.#state === 'before' || this.#state === 'gap';
  }

  /** What was held back: part of the answer after all, or of reasoning that never ended. */
  end(): Parted {
    if (this.#state === 'inside') return { text: '', reasoning: this.#take() };
    return { text: this.#state === 'before' ? this.#take() : '', reasoning: '' };
  }

  #take(): string {
    const text = this.#pending;
    this.#pending = '';
    return text;
  }
}

/** Of a whole answer. */
export function withoutReasoning(whole: string): string {
  const filter = new ReasoningFilter();
  return filter.push(whole).text + filter.end().text;
}
