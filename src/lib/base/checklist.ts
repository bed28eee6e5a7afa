import { hasDeceptiveCharacters } from './text';

/** What one note of a plan holds at most. */
export const mostBoxes = 60;

/** Whether a plan can be kept with these boxes: not too many, and none that reads otherwise than it is. */
export function canKeepBoxes(boxes: readonly string[]): boolean {
  return boxes.length <= mostBoxes && !boxes.some((box) => hasDeceptiveCharacters(box));
}

/** The boxes in a Markdown text, in order, by what stands behind them. */
export function boxesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => /^\s*[-*+] \[[ xX]\]\s+(\S.*)$/u.exec(line)?.[1]?.trim() ?? []);
}
