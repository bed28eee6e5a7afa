import type { TextEdit } from '../../base/edit-text';

/**
 * What makes one text of another, as edits that each find their place once in `now`: the note as it stands, which the person may have changed
 * since `before`. Where they did, that part is left as it is.
 */
export function editsBetween(before: string, after: string, now: string): TextEdit[] {
  const edits = hunks(before.split('\n'), after.split('\n')).map(({ find, replace }) => ({
    find: find.join('\n'),
    replace: replace.join('\n'),
  }));
  return edits.filter(({ find, replace }) => find !== replace && find !== '' && now.split(find).length === 2);
}

/** Runs of lines that differ, each with the line before it, so that what is only added has a place. */
function hunks(before: readonly string[], after: readonly string[]): { find: string[]; replace: string[] }[] {
  const kept = commonLines(before, after);
  const found: { find: string[]; replace: string[] }[] = [];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...kept, [before.length, after.length] as const]) {
    if (nextLeft > left || nextRight > right) {
      const lead = left > 0 ? [before[left - 1] as string] : [];
      found.push({
        find: [...lead, ...before.slice(left, nextLeft)],
        replace: [...lead, ...after.slice(right, nextRight)],
      });
    }
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return found;
}

/** Places of the longest run of lines that both have, in order. */
function commonLines(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (left: number, right: number): number => lengths[left]?.[right] ?? 0;
  for (let left = before.length - 1; left >= 0; left--) {
    const row = lengths[left] as Uint16Array;
    for (let right = after.length - 1; right >= 0; right--)
      row[right] =
        before[left] === after[right]
          ? at(left + 1, right + 1) + 1
          : Math.max(at(left + 1, right), at(left, right + 1));
  }
  const places: [number, number][] = [];
  for (let left = 0, right = 0; left < before.length && right < after.length;) {
    if (before[left] === after[right]) places.push([left++, right++]);
    else if (at(left + 1, right) >= at(left, right + 1)) left++;
    else right++;
  }
  return places;
}
