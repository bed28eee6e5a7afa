/** UTF-16 units: under it a text is too short to tell; of a text that is looked at, its end counts. */
const shortest = 24;
const longest = 1_200;
/** Of a token that is written over and over: whole phrases are repeated by models that are well, too. */
const longestPiece = 8;
/** Marks that stand in rows in good text: rules, tables, leaders, blanks of forms. */
const rowMarks = /[\s\-=_*#.~|+:/・…─-╿▀-▟]/u;
const unprintable = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\uFFFD]/gu;

/**
 * Whether a text is no text but tokens at random, as a build that computes wrongly on a device writes them: signs that cannot be printed,
 * one piece over and over, scripts in a jumble, or hardly a letter among signs. Good text of any language and code is none.
 */
export function isTokenSalad(text: string): boolean {
  // within JSON a line break is two signs, and one of them a letter
  const tail = text
    .slice(-longest)
    .toWellFormed()
    .replace(/\\[nrt]/g, '\n');
  if (tail.trim().length < shortest) return false;
  return isUnprintable(tail) || repeatsItself(tail) || isJumbled(tail) || isWordless(tail);
}

function isUnprintable(text: string): boolean {
  const found = (text.replace(/[\n\r\t]/g, '').match(unprintable) ?? []).length;
  return found >= 4 && found > text.length * 0.04;
}

/** One sign or a short piece, again and again, at the end of it. */
function repeatsItself(text: string): boolean {
  const end = text.trimEnd();
  for (let length = 1; length <= longestPiece; length++) {
    const piece = end.slice(-length);
    if ([...piece].every((sign) => rowMarks.test(sign))) continue;
    let times = 1;
    while (end.endsWith(piece, end.length - times * length)) times++;
    const least = length === 1 ? 24 : 14;
    if (times >= least && times * length >= 40 && times * length >= end.length * 0.5) return true;
    if (length === 1 && times >= 30) return true;
  }
  return false;
}

const scripts = [
  /\p{Script=Latin}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];
const otherScript = scripts.length;

/** Letters of several scripts right beside one another: a list of names in many languages has marks or lines between them. */
function isJumbled(text: string): boolean {
  const changed = new Set<number>();
  let changes = 0;
  let words = 0;
  let before: { script: number; end: number } | null = null;
  for (const { 0: letters, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    let at = index;
    for (const part of partsOfOneScript(letters)) {
      words += 1;
      const gap = before === null ? '' : text.slice(before.end, at);
      if (before !== null && before.script !== part.script && /^ ?$/.test(gap)) {
        changes += 1;
        changed.add(before.script).add(part.script);
      }
      at += part.length;
      before = { script: part.script, end: at };
    }
  }
  if (changed.size >= 4) return changes >= 4 && changes >= words * 0.08;
  return changed.size === 3 && changes >= 6 && changes >= words * 0.2;
}

function partsOfOneScript(letters: string): { script: number; length: number }[] {
  const parts: { script: number; length: number }[] = [];
  for (const letter of letters) {
    const last = parts.at(-1);
    const found = scripts.findIndex((script) => script.test(letter));
    // marks, and letters that several scripts share, go with what stands before them
    if (last && (/[\p{M}\p{Lm}]/u.test(letter) || found === last.script)) last.length += letter.length;
    else parts.push({ script: found === -1 ? otherScript : found, length: letter.length });
  }
  return parts;
}

/** Hardly a letter or figure among signs that are neither rows nor pictures. */
function isWordless(text: string): boolean {
  let signs = 0;
  let spoken = 0;
  for (const sign of text) {
    if (rowMarks.test(sign) || /[\p{Extended_Pictographic}\p{Emoji_Component}\p{M}]/u.test(sign) !== /\d/.test(sign))
      continue;
    signs += 1;
    if (/[\p{L}\p{N}]/u.test(sign)) spoken += 1;
  }
  return signs >= 64 && spoken < signs * 0.05;
}
