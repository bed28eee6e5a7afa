/** One line of a text that is written over: it goes, comes, or stays. `skipped`: lines that stay, and are not shown. */
export type DifferenceLine = { kind: 'goes' | 'comes' | 'stays'; text: string } | { kind: 'skipped'; count: number };

/** Above it, what differs is told as one block: comparing each line with each would take too long. */
const mostCompared = 250_000;
/** Lines that stay and are shown beside a change, so that its place is seen. */
const around = 1;

/** What goes and what comes, in the order of the text. Pure. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const start = sharedStart(old, next);
  const end = sharedStart(old.slice(start).reverse(), next.slice(start).reverse());
  const [gone, come] = [old.slice(start, old.length - end), next.slice(start, next.length - end)];
  const stays = (lines: readonly string[]): DifferenceLine[] => lines.map((text) => ({ kind: 'stays', text }));
  return folded([...stays(old.slice(0, start)), ...between(gone, come), ...stays(old.slice(old.length - end))]);
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** By the longest sequence of lines that both hold. */
function between(gone: readonly string[], come: readonly string[]): DifferenceLine[] {
  const whole: DifferenceLine[] = [
    ...gone.map((text) => ({ kind: 'goes' as const, text })),
    ...come.map((text) => ({ kind: 'comes' as const, text })),
  ];
  if (gone.length === 0 || come.length === 0 || gone.length * come.length > mostCompared) return whole;
  const width = come.length + 1;
  const shared = new Uint16Array((gone.length + 1) * width);
  const at = (left: number, right: number): number => shared[left * width + right] ?? 0;
  for (let left = gone.length - 1; left >= 0; left--)
    for (let right = come.length - 1; right >= 0; right--)
      shared[left * width + right] =
        gone[left] === come[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1));
  const lines: DifferenceLine[] = [];
  let [left, right] = [0, 0];
  while (left < gone.length || right < come.length) {
    const [old, next] = [gone[left], come[right]];
    if (old !== undefined && old === next) {
      lines.push({ kind: 'stays', text: old });
      left += 1;
      right += 1;
    } else if (old !== undefined && (next === undefined || at(left + 1, right) >= at(left, right + 1))) {
      lines.push({ kind: 'goes', text: old });
      left += 1;
    } else if (next !== undefined) {
      lines.push({ kind: 'comes', text: next });
      right += 1;
    }
  }
  return lines;
}

/** Without the long runs that stay. */
function folded(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const isNear = (place: number): boolean =>
    lines.slice(Math.max(0, place - around), place + around + 1).some(({ kind }) => kind !== 'stays');
  const shown: DifferenceLine[] = [];
  for (const [place, line] of lines.entries()) {
    if (isNear(place)) shown.push(line);
    else {
      const last = shown.at(-1);
      if (last?.kind === 'skipped') last.count += 1;
      else shown.push({ kind: 'skipped', count: 1 });
    }
  }
  return shown;
}
