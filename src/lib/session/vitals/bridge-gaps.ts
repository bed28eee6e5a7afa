/**
 * Points that are measured less often than they are drawn make a line all the same: up to `most` missing ones between two measured are
 * undefined, which is drawn over; the others stay null, a gap.
 */
export function bridgeGaps(points: readonly (number | null)[], most: number): (number | null | undefined)[] {
  const bridged: (number | null | undefined)[] = [...points];
  let last = -1;
  points.forEach((point, index) => {
    if (point === null) return;
    if (last >= 0 && index - last - 1 <= most) bridged.fill(undefined, last + 1, index);
    last = index;
  });
  return bridged;
}
