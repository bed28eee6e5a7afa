import 'uplot/dist/uPlot.min.css';
import type uPlot from 'uplot';

export interface ChartLine {
  /** Undefined is drawn over, null is a gap. */
  points: readonly (number | null | undefined)[];
  isDashed: boolean;
  /** Points alone, for what happens now and then. */
  isDots: boolean;
}

export interface ChartOptions {
  height: number;
  /** How a value of the upright axis reads; short. */
  valueText: (value: number) => string;
  /** How a moment reads; minutes before now, negative. */
  timeText: (minutes: number) => string;
  /** The point beside the pointer; null: none. */
  onPoint: (index: number | null) => void;
}

export interface DrawnChart {
  /** `minutes`: of each point, negative, ascending. */
  draw(minutes: readonly number[], lines: readonly ChartLine[]): void;
  /** Takes colours and type anew. */
  restyle(): void;
  destroy(): void;
}

/**
 * A chart of uPlot on that element, as wide as it, in the tokens' colours. The element's own `color` is that of the first line, its
 * `border-color` that of the grid, its `accent-color` that of the words.
 */
export function drawChart(Plot: typeof uPlot, element: HTMLElement, options: ChartOptions): DrawnChart {
  let plot: uPlot | null = null;
  let newest: { minutes: readonly number[]; lines: readonly ChartLine[] } | null = null;

  function make(): void {
    if (!newest) return;
    plot?.destroy();
    plot = new Plot(optionsOf(element, newest.lines, options), dataOf(newest), element);
  }

  const resizing = new ResizeObserver(() => {
    const width = element.clientWidth;
    if (plot && width > 0 && width !== plot.width) plot.setSize({ width, height: options.height });
  });
  resizing.observe(element);
  return {
    draw(minutes, lines) {
      const isAsBefore = newest?.lines.length === lines.length;
      newest = { minutes, lines };
      if (plot && isAsBefore) plot.setData(dataOf(newest));
      else make();
    },
    restyle: make,
    destroy() {
      resizing.disconnect();
      plot?.destroy();
    },
  };
}

function dataOf({ minutes, lines }: { minutes: readonly number[]; lines: readonly ChartLine[] }): uPlot.AlignedData {
  return [[...minutes], ...lines.map(({ points }) => [...points])];
}

function optionsOf(
  element: HTMLElement,
  lines: readonly ChartLine[],
  { height, valueText, timeText, onPoint }: ChartOptions,
): uPlot.Options {
  // resolved here: a canvas knows neither custom properties nor light-dark()
  const { color, borderTopColor: grid, caretColor: words, fontFamily } = getComputedStyle(element);
  const axis = {
    stroke: words,
    font: `11px ${fontFamily}`,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
  };
  return {
    width: Math.max(element.clientWidth, 1),
    height,
    padding: [6, 20, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 5 } },
    scales: {
      x: { time: false, range: (_, least, most) => [least, most] },
      y: { range: (_, least, most) => rangeOf(least, most) },
    },
    axes: [
      { ...axis, size: 22, gap: 2, space: 70, values: (_, moments) => moments.map(timeText) },
      { ...axis, size: 58, gap: 4, space: 28, values: (_, values) => withoutRepeats(values.map(valueText)) },
    ],
    series: [
      {},
      ...lines.map(({ isDashed, isDots }) => ({
        stroke: color,
        width: isDashed ? 1 : 1.5,
        ...(isDashed && { dash: [4, 3] }),
        ...(isDots ? { paths: () => null, points: { show: true, size: 5, fill: color } } : { points: { show: false } }),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

/** From zero, so that a small change does not look like a large one. */
function rangeOf(least: number | null, most: number | null): [number, number] {
  if (least === null || most === null) return [0, 1];
  return [Math.min(0, least), most <= 0 ? 1 : most * 1.1];
}

/** Values between two that can be written read as one of them: they have a line and no words. */
function withoutRepeats(texts: readonly string[]): string[] {
  return texts.map((text, index) => (text === texts[index + 1] ? '' : text));
}
