import { cut, oneLine } from '../../base/text';

/**
 * What a person listed, one thing a line, in their own words: bullets and numbers before a line are dropped, since the note sets its
 * own. With `commas`, a single line is parted at commas, semicolons and 、 as well. At most `most` things of `length` UTF-16 units.
 */
export function answerLines(answer: string, { commas = false, most = 12, length = 160 } = {}): string[] {
  const lines = answer
    .split(/\r\n|\r|\n/)
    .map(withoutBullet)
    .filter((line) => line !== '');
  const [only] = lines;
  const parts =
    commas && lines.length === 1 && only !== undefined ? only.split(/[,、，;；]/).map((part) => part.trim()) : lines;
  const wanted = [...new Set(parts.filter((part) => part !== ''))];
  return wanted.slice(0, most).map((line) => cut(oneLine(line, 8_000), length));
}

/** An answer on one line, at most `length` UTF-16 units. */
export function answerLine(answer: string, length = 500): string {
  return cut(oneLine(answer.trim(), 8_000), length);
}

function withoutBullet(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-*•・‣▪●○□☐]|\[[ x]?\]|\(?\d{1,2}[.)、．）](?!\d)|[①-⑳])\s*/u, '')
    .trim();
}
