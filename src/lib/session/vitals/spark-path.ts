/**
 * A line through points of equal distance for an SVG of that size, highest value at the top. Null is a gap, undefined is drawn over, a
 * lone point is a short dash. It stands on zero, or, where values matter as much as their changes (`isLevel`), about the middle, with a
 * tenth of them as the least height of the line.
 */
export function sparkPath(
  points: readonly (number | null | undefined)[],
  { width, height, isLevel }: { width: number; height: number; isLevel: boolean },
): string {
  const measured = points.filter((point) => typeof point === 'number');
  if (measured.length === 0 || points.length < 2) return '';
  const least = measured.reduce((low, value) => Math.min(low, value));
  const most = measured.reduce((high, value) => Math.max(high, value));
  const step = width / (points.length - 1);
  const rim = 1; // half a line, so that none is cut off
  const spread = isLevel ? Math.max(most - least, Math.abs(most) * 0.1) : most - Math.min(0, least);
  const bottom = isLevel ? (most + least - spread) / 2 : Math.min(0, least);
  const y = (value: number) => height - rim - (spread === 0 ? 0 : ((value - bottom) / spread) * (height - 2 * rim));
  let path = '';
  let isDrawing = false;
  points.forEach((point, index) => {
    if (point === undefined) return;
    if (point === null) {
      isDrawing = false;
      return;
    }
    path += `${isDrawing ? 'L' : 'M'}${round(index * step)} ${round(y(point))}`;
    if (!isDrawing && points[index + 1] === null) path += 'h2';
    isDrawing = true;
  });
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
