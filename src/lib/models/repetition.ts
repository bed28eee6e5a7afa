/** UTF-16 units: of the longest piece that is looked for, and of a run that is too long however short its piece. */
const longestPiece = 240;
const shortestRun = 300;
/** How often a piece must stand one after another. */
const mostTimes = 6;
const tailLength = Math.max(shortestRun, longestPiece * mostTimes);

/** Whether a text ends in one piece over and over: what writes so does not stop by itself. Only its tail is looked at. */
export function isRepeating(text: string): boolean {
  const tail = text.slice(-tailLength);
  if (tail.length < shortestRun) return false;
  const backwards = reversed(tail);
  const matches = prefixMatches(backwards);
  for (let piece = 1; piece <= longestPiece && piece < backwards.length; piece++) {
    const run = Math.max(shortestRun, piece * mostTimes);
    if (run <= backwards.length && (matches[piece] as number) >= run - piece) return true;
  }
  return false;
}

function reversed(text: string): string {
  let made = '';
  for (let at = text.length - 1; at >= 0; at--) made += text.charAt(at);
  return made;
}

/** For each place, how far what stands there is as the beginning (the Z function). */
function prefixMatches(text: string): number[] {
  const matches = new Array<number>(text.length).fill(0);
  let from = 0;
  let to = 0;
  for (let at = 1; at < text.length; at++) {
    let length = at < to ? Math.min(to - at, matches[at - from] as number) : 0;
    while (at + length < text.length && text.charCodeAt(length) === text.charCodeAt(at + length)) length++;
    matches[at] = length;
    if (at + length > to) [from, to] = [at, at + length];
  }
  return matches;
}
