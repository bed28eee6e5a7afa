/**
 * A line through points of equal distance for an SVG of that size, highest value at the top. Null is a gap, undefined is drawn over, a
 * lone point is a short dash. Equal values are a line at the bottom.
 */
export function sparkPath(
  points: readonly (number | null | undefined)[],
  { width, height }: { width: number; height: number },
): string {
  const measured = points.filter((point) => typeof point === 'number');
  if (measured.length === 0 || points.length < 2) return '';
  const least = measured.reduce((low, value) => Math.min(low, value));
  const most = measured.reduce((high, value) => Math.max(high, value));
  const step = width / (points.length - 1);
  const rim = 1; // half a line, so that none is cut off
  const span = most - least;
  const y = (value: number) => height - rim - (span === 0 ? 0 : ((value - least) / span) * (height - 2 * rim));
  let path = '';
  let isDrawing = false;
  points.forEach((point, index) => {
    if (point === undefined) return;
    if (point === null) {
      isDrawing = false;
      return;
    }
    path += `${isDrawing ? 'L' : 'M'}${round(index * step)} ${round(y(point))}`;
    if (!isDrawing && points[index + 1] === null) path += 'h1';
    isDrawing = true;
  });
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
