/** Eighths of a line's height. */
const eighths = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const rows = 4;

/** Values of 0 … 1 as columns, one a value, with a scale at the left; null: an empty column. */
export function plotText(title: string, values: readonly (number | null)[], lastTick: number): string {
  const lines = Array.from({ length: rows }, (_, row) => {
    const floor = rows - 1 - row;
    const columns = values.map((value) => {
      const filled = Math.round((value ?? 0) * rows * 8) - 8 * floor;
      return eighths[Math.min(8, Math.max(0, filled))] ?? ' ';
    });
    const scale = row === 0 ? '1 ' : row === rows - 1 ? '0 ' : '  ';
    return `${scale}│${columns.join('')}`.trimEnd();
  });
  const last = String(lastTick);
  const axis = `  └${'─'.repeat(values.length)}`;
  const marks = `   1${last.padStart(Math.max(last.length, values.length - 1))} ticks`;
  return [title, ...lines, axis, marks].join('\n');
}
