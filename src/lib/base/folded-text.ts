/**
 * A text as secrets are compared: its Latin letters and digits alone, in lower case, with escapes undone. What stands between them (spaces,
 * marks nobody sees, quotes, line breaks) is left out, so that a secret in two halves is one.
 */
export interface FoldedText {
  codes: number[];
  /** Where each stands in the text: from, and up to. */
  from: number[];
  to: number[];
  /** Where an escape begins that is not whole yet; the text's length: there is none. */
  openFrom: number;
}

/** Without any escapes undone. */
export function foldedText(text: string): FoldedText {
  return folded(piecesOf(text), text.length);
}

/** Each way to read its escapes. The first reads none: what looks like an escape may be the letters that it is. */
export function readingsOf(text: string): FoldedText[] {
  const plain = foldedText(text);
  if (!/[\\%&]/.test(text)) return [plain];
  return [plain, unescaped(text, true), unescaped(text, false)];
}

/** Codes of characters, with their places. */
type Pieces = Omit<FoldedText, 'openFrom'>;

/** An escape of an escape, and so on: so many times. */
const mostRounds = 4;

function unescaped(text: string, areControlsLetters: boolean): FoldedText {
  let pieces = piecesOf(text);
  let openFrom = text.length;
  for (let round = 0; round < mostRounds; round++) {
    const read = unescapedOnce(pieces, areControlsLetters);
    openFrom = Math.min(openFrom, read.openFrom);
    if (read.count === 0) break;
    pieces = read.pieces;
  }
  return folded(pieces, openFrom);
}

/** \u0041, \u{41}, \x41, %41, &#65;, &#x41;, also with more than one backslash. */
const escape =
  /\\+(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([nrtbfv]))|%([0-9a-f]{2})|&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/giy;
const open =
  /(?:\\+(?:u[0-9a-f]{0,3}|u\{[0-9a-f]{0,6}|x[0-9a-f]?)?|%[0-9a-f]?|&(?:#(?:x[0-9a-f]{0,6}|[0-9]{0,7})?)?)$/i;

function unescapedOnce(
  { codes, from, to }: Pieces,
  areControlsLetters: boolean,
): { pieces: Pieces; count: number; openFrom: number } {
  const text = textOf(codes);
  const pieces: Pieces = { codes: [], from: [], to: [] };
  const openAt = open.exec(text)?.index ?? null;
  let count = 0;
  for (let at = 0; at < codes.length;) {
    const code = codes[at] as number;
    let length = 1;
    let read = code;
    if (code === 0x5c || code === 0x25 || code === 0x26) {
      escape.lastIndex = at;
      const found = escape.exec(text);
      const control = found?.[4];
      if (found && !(control !== undefined && areControlsLetters)) {
        const [, four, braced, two, , percent, hex, decimal] = found;
        const digits = four ?? braced ?? two ?? percent ?? hex;
        length = found[0].length;
        read = control !== undefined ? 0x20 : digits !== undefined ? Number.parseInt(digits, 16) : Number(decimal);
        count += 1;
      }
    }
    pieces.codes.push(read);
    pieces.from.push(from[at] as number);
    pieces.to.push(to[at + length - 1] as number);
    at += length;
  }
  return { pieces, count, openFrom: openAt === null ? Infinity : (from[openAt] as number) };
}

function piecesOf(text: string): Pieces {
  const pieces: Pieces = { codes: [], from: [], to: [] };
  for (let at = 0; at < text.length; at++) {
    pieces.codes.push(text.charCodeAt(at));
    pieces.from.push(at);
    pieces.to.push(at + 1);
  }
  return pieces;
}

function folded({ codes, from, to }: Pieces, openFrom: number): FoldedText {
  const kept: FoldedText = { codes: [], from: [], to: [], openFrom };
  for (let at = 0; at < codes.length; at++) {
    const code = letterOf(codes[at] as number);
    if (code === null || (from[at] as number) >= openFrom) continue;
    kept.codes.push(code);
    kept.from.push(from[at] as number);
    kept.to.push(to[at] as number);
  }
  return kept;
}

/** A lower-case letter or a digit; null: neither. Full-width ones count as what they stand for. */
function letterOf(code: number): number | null {
  const narrow = code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code;
  if (narrow >= 0x41 && narrow <= 0x5a) return narrow + 0x20;
  return (narrow >= 0x61 && narrow <= 0x7a) || (narrow >= 0x30 && narrow <= 0x39) ? narrow : null;
}

function textOf(codes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < codes.length; at += 8_192)
    text += String.fromCharCode(...codes.slice(at, at + 8_192).map((code) => (code > 0xffff ? 0x20 : code)));
  return text;
}
