/* What is known of a text before its parser is there. */

const anyMark = /[*_`~#>|[\\]|^\s*(?:[-+]|\d+[.)])\s|^\s*(?:-{3,}|={2,})\s*$|^(?: {4}|\t)\S/mu;

/** Whether a text may hold any Markdown: what holds none needs no parser. */
export function mayHoldMarkdown(text: string): boolean {
  return anyMark.test(text);
}

/**
 * How much of a text that still grows is settled: up to the last empty line outside of a fence. What comes later can change nothing
 * before it, but for a list that goes on, whose items then begin anew.
 */
export function settledLength(text: string): number {
  let settled = 0;
  let fence: string | null = null;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    if (end < 0) break;
    const line = text.slice(at, end);
    const [, mark = null] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) === true && line.trim() === mark) fence = null;
    at = end + 1;
    if (fence === null && line.trim() === '') settled = at;
  }
  return settled;
}

/** Elements that one answer takes as Markdown, at most and roughly; from the text alone. */
export function elementsExpected(text: string): number {
  return Math.min(firstElements, 4 + (text.match(/[*_`~|]+|\n+/g)?.length ?? 0));
}

/** Of one answer, before its “Show all” is pressed. */
export const firstElements = 150;
/** Of all answers in the page: one of more than 5,000 elements is slow to type in. */
const elementsOfTalk = 1_000;

/** The seqs of what is shown as Markdown, from the newest on back; older texts stand as they were written. Lines are oldest first. */
export function shownAsMarkdown(
  lines: readonly { seq: number; text: string | null; isMarkdown?: true }[],
): Set<number> {
  const shown = new Set<number>();
  let room = elementsOfTalk;
  for (const { seq, text, isMarkdown } of lines.toReversed()) {
    if (!isMarkdown || text === null || !mayHoldMarkdown(text)) continue;
    room -= elementsExpected(text);
    if (room < 0) break;
    shown.add(seq);
  }
  return shown;
}
