/** A text made easier to read, with the place in the given text from which each of its units comes. */
export interface FoldedText {
  text: string;
  from: number[];
  to: number[];
}

/** The same text with each match replaced; what stands for it keeps the place of the whole match. */
export function replaceIn(
  folded: FoldedText,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): FoldedText {
  const made: FoldedText = { text: '', from: [], to: [] };
  let kept = 0;
  const keepUpTo = (end: number) => {
    made.text += folded.text.slice(kept, end);
    for (let unit = kept; unit < end; unit++) {
      made.from.push(folded.from[unit] as number);
      made.to.push(folded.to[unit] as number);
    }
    kept = end;
  };
  for (const match of folded.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    keepUpTo(match.index);
    const put = replacement(match);
    made.text += put;
    for (let unit = 0; unit < put.length; unit++) {
      made.from.push(folded.from[match.index] as number);
      made.to.push(folded.to[end - 1] as number);
    }
    kept = end;
  }
  keepUpTo(folded.text.length);
  return made;
}
