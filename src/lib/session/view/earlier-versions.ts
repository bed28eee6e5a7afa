import type { SaidLine } from './repeated-lines';

/** A line of the talk, and what stood in its place before, oldest first. */
export interface TalkLine extends SaidLine {
  earlier: readonly SaidLine[];
}

/** A message that was said otherwise, with its answers, and an answer that was given anew stand under what took their place. */
export function withEarlierVersions(lines: readonly SaidLine[]): TalkLine[] {
  if (lines.every(({ replaces }) => replaces === undefined)) return lines.map((line) => ({ ...line, earlier: [] }));
  const talk: TalkLine[] = [];
  for (const line of lines) {
    const { replaces } = line;
    const old = replaces === undefined ? [] : talk.filter(({ seq, to }) => seq === replaces || to?.includes(replaces));
    for (const gone of old) talk.splice(talk.indexOf(gone), 1);
    talk.push({ ...line, earlier: old.flatMap(({ earlier, ...own }) => [...earlier, own]) });
  }
  return talk;
}
