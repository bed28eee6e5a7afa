export interface Piece {
  text: string;
  /** Of Markdown alone: it says how the text beside it looks. Boxes and numbers of a list say something themselves. */
  isMark: boolean;
}

/** UTF-16 units of a line; looking for what closes a mark takes the square of them. */
const mostLooked = 1_000;
const beginning = /^\s*(?:#{1,6}(?=\s)|>(?:\s?>)*)/u;
/** One after the other, so that the longer stands first. */
const around = /(\*\*|~~|`|(?<![\p{L}\p{N}])__|\*|(?<![\p{L}\p{N}])_)(?=\S)(.*?\S)\1/gu;

/** A line of a note in its pieces, which joined are the line again: nothing of it is left out, so that what is approved is what is seen. */
export function markdownPieces(line: string): Piece[] {
  if (line.length > mostLooked) return [{ text: line, isMark: false }];
  const [head = ''] = beginning.exec(line) ?? [];
  return [{ text: head, isMark: true }, ...inlinePieces(line.slice(head.length))].filter(({ text }) => text !== '');
}

function inlinePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: mark = '', 2: inner = '', index } of text.matchAll(around)) {
    const within = mark === '`' ? [{ text: inner, isMark: false }] : inlinePieces(inner);
    pieces.push({ text: text.slice(from, index), isMark: false }, { text: mark, isMark: true }, ...within, {
      text: mark,
      isMark: true,
    });
    from = index + whole.length;
  }
  return [...pieces, { text: text.slice(from), isMark: false }];
}
