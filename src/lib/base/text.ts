/** Replaces halves of surrogate pairs, which JSON in UTF-8 cannot hold, by U+FFFD. For text at the edge. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}

// C0 and C1 controls but tab and line feed; bidirectional controls; zero-width and other invisible characters; line separators; tags
// eslint-disable-next-line no-control-regex -- these are the characters to find
const deceptive =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0000}-\u{E0FFF}]/gu;

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
  return `${wellFormed(text.slice(0, limit - 1)).replace(/\uFFFD$/, '')}…`;
}
