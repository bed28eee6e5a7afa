/** What one note of a plan holds at most. */
export const mostBoxes = 60;

/** The boxes in a Markdown text, in order, by what stands behind them. */
export function boxesIn(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => /^\s*[-*+] \[[ xX]\]\s+(\S.*)$/u.exec(line)?.[1]?.trim() ?? []);
}
