/** The boxes of a note: their words, whether they are ticked, and their line. */
export interface Item {
  line: number;
  text: string;
  isTicked: boolean;
}

const box = /^(\s*[-*] \[)([ xX])(\] )(.*)$/u;

export function itemsIn(content: string): Item[] {
  return content.split('\n').flatMap((text, line) => {
    const [, , mark, , words] = box.exec(text) ?? [];
    return mark === undefined || words === undefined ? [] : [{ line, text: words.trim(), isTicked: mark !== ' ' }];
  });
}

/** The items that these words name: the same, then held in one, then begun alike. Empty: none. */
export function itemsNamed(items: readonly Item[], words: string): Item[] {
  const said = plain(words);
  if (said === '') return [];
  const same = items.filter(({ text }) => plain(text) === said);
  if (same.length > 0) return same;
  const held = items.filter(({ text }) => plain(text).includes(said) || said.includes(plain(text)));
  if (held.length > 0) return held;
  return items.filter(({ text }) => isBegunAlike(plain(text), said));
}

function isBegunAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same++;
  return same >= 3 && same / shorter >= 0.6;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:the|a|an|some|my) /u, '')
    .replace(/[\s、。,.!?！？〜~ー]+$/u, '')
    .trim();
}

export function ticked(content: string, items: readonly Item[]): string {
  const lines = content.split('\n');
  for (const { line } of items) lines[line] = (lines[line] ?? '').replace(box, '$1x$3$4');
  return lines.join('\n');
}

export function without(content: string, items: readonly Item[]): string {
  const gone = new Set(items.map(({ line }) => line));
  return content
    .split('\n')
    .filter((_, line) => !gone.has(line))
    .join('\n');
}

/** The things that are said to go on a list, each once. */
export function thingsIn(text: string, separators: readonly string[]): string[] {
  let parts = [text.replace(/^["'「『“](.*)["'」』”]$/u, '$1')];
  for (const separator of separators) parts = parts.flatMap((part) => split(part, separator));
  return [
    ...new Set(
      parts
        .map((part) =>
          part
            .trim()
            .replace(/^(?:some|and) /iu, '')
            .replace(/^["'「『“](.*)["'」』”]$/u, '$1'),
        )
        .filter((part) => part !== ''),
    ),
  ];
}

/** と and や part things only where more than one letter stands on both sides: とうふ is one thing. */
function split(part: string, separator: string): string[] {
  if (separator.length > 1 || !/[とや]/u.test(separator)) return part.split(separator);
  return part.split(new RegExp(`(?<=[^\\sと]{2}|[\\p{Script=Han}])${separator}(?=[^うりまけん\\s])`, 'u'));
}
