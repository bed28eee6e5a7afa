/**
 * What is being said, read from an answer by the form that is still being written, so that a reply shows as it comes. Only for showing: what is
 * said in the end is what the whole decision holds once it has passed every check. Feed it pieces; it gives the text so far, or null.
 */
export class SpokenDraft {
  #written = '';
  /** Where the text begins; null: not yet found. */
  #start: number | null = null;
  #isOver = false;
  #shown = '';

  push(piece: string): string | null {
    if (this.#isOver) return null;
    this.#written += piece;
    if (this.#start === null) {
      const found = opening.exec(this.#written);
      if (!found) return null;
      this.#start = found.index + found[0].length;
    }
    const rest = this.#written.slice(this.#start);
    const end = /(?:[^"\\]|\\.)*/su.exec(rest)?.[0] ?? '';
    this.#isOver = rest[end.length] === '"';
    const text = parsed(end);
    if (text === null || text === this.#shown) return null;
    this.#shown = text;
    return text;
  }
}

const opening = /^\s*(?:```(?:json)?\s*)?\{\s*"say"\s*:\s*"/;

/** A JSON string's inside; an escape that is not whole, or half a character, at its end waits. */
function parsed(inside: string): string | null {
  const whole = inside.replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, '');
  try {
    const text = JSON.parse(`"${whole}"`) as string;
    return text.replace(/[\uD800-\uDBFF]$/, '');
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
