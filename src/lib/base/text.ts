/** Replaces halves of surrogate pairs, which JSON in UTF-8 cannot hold, by U+FFFD. For text at the edge. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

/** What a reader does not see, or what changes the order of what is read. */
const deceptive = new RegExp(
  [
    '[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F]', // C0 and C1 controls but tab and line feed
    '[\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]', // bidirectional controls
    '[\\u00AD\\u115F\\u1160\\u180E\\u200B-\\u200D\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFEFF\\uFFA0]|\\u034F|[\\u17B4-\\u17B5]', // invisible
    '[\\u2028\\u2029\\uFFF9-\\uFFFB]', // line separators, interlinear marks
    '[\\u{E0000}-\\u{E0FFF}]', // tags, and the rest of their plane's invisible block
  ].join('|'),
  'gu',
);

/** Whether a text holds characters that a reader does not see, or that change the order of what is read. */
export function hasDeceptiveCharacters(text: string): boolean {
  return text.search(deceptive) >= 0;
}

/** Shows each unseen character as ‹U+202E›, so that what is read is what is there. Tab and line feed stay. */
export function revealed(text: string): string {
  return text.replace(deceptive, (character) => {
    const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return `‹U+${code}›`;
  });
}

/** One line: line breaks and tabs shown as ⏎ and ⇥, unseen characters revealed, cut at `limit` UTF-16 units with an ellipsis. */
export function oneLine(text: string, limit = 200): string {
  const line = revealed(text.replace(/\r\n|\r|\n/g, '⏎').replaceAll('\t', '⇥'));
  return cut(line, limit);
}

/** At most `limit` UTF-16 units, with an ellipsis when cut; never half of a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${startOf(text, limit - 1)}…`;
}

/** At most `limit` UTF-16 units from the start; never half of a surrogate pair. */
export function startOf(text: string, limit: number): string {
  return text.length <= limit ? text : wellFormed(text.slice(0, limit)).replace(/\uFFFD$/, '');
}

/** Half of a character waits for its other half, for a text that comes in pieces. */
export class WholeCharacters {
  #half = '';

  push(piece: string): string {
    const text = this.#half + piece;
    this.#half = /[\uD800-\uDBFF]$/.test(text) ? text.slice(-1) : '';
    return text.slice(0, text.length - this.#half.length);
  }
}
