import type { SaidLine } from './repeated-lines';

/** A line of the talk, and what stood in its place before, oldest first. */
export interface TalkLine extends SaidLine {
  earlier: readonly SaidLine[];
}

/**
 * A message that was said otherwise, with its answers, and an answer that was given anew stand under what took their place. So does what was
 * looked at and waited for meanwhile: it came of the old wording. What was done since stays where it was done.
 */
export function withEarlierVersions(lines: readonly SaidLine[]): TalkLine[] {
  if (lines.every(({ replaces }) => replaces === undefined)) return lines.map((line) => ({ ...line, earlier: [] }));
  const talk: TalkLine[] = [];
  for (const line of lines) {
    const { replaces } = line;
    const isOld = ({ seq, to }: TalkLine) =>
      replaces !== undefined && (seq === replaces || to?.includes(replaces) === true);
    const from = talk.findIndex(isOld);
    const old =
      from === -1 ? [] : talk.filter((other, at) => at >= from && (isOld(other) || other.about !== undefined));
    for (const gone of old) talk.splice(talk.indexOf(gone), 1);
    talk.push({ ...line, earlier: old.flatMap(({ earlier, ...own }) => [...earlier, own]) });
  }
  return talk;
}

/** What is waited for now: the newest that was said of it, until the person says something. */
export function withoutPastWaits(lines: readonly TalkLine[]): TalkLine[] {
  const newest = lines.findLastIndex(({ about, kind }) => about === 'wait' || kind === 'said');
  return lines.filter(({ about }, at) => about !== 'wait' || at === newest);
}
