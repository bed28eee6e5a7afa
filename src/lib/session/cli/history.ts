import { holdsKey } from '../../agent/fold/check-text';

/** Lines that are kept; the oldest go first. */
const most = 200;

/** Typed lines, oldest first, and where one stands in them: at the end there is the line that is being typed. */
export interface History {
  lines: readonly string[];
  at: number;
  /** What was being typed before one went back. */
  draft: string;
}

export function historyOf(lines: readonly string[]): History {
  return { lines, at: lines.length, draft: '' };
}

/** With one more line at its end. The same twice running counts once, and what looks like a secret key is not kept. */
export function withLine({ lines }: History, line: string): History {
  if (line === '' || line === lines.at(-1) || holdsKey(line)) return historyOf(lines);
  return historyOf([...lines, line].slice(-most));
}

/** One line back or forth; null where there is none. `typed`: what stands in the box now. */
export function moved(history: History, by: -1 | 1, typed: string): { history: History; line: string } | null {
  const { lines, at } = history;
  const to = at + by;
  if (to < 0 || to > lines.length) return null;
  const draft = at === lines.length ? typed : history.draft;
  return { history: { lines, at: to, draft }, line: lines[to] ?? draft };
}

/** As it is kept in this browser. What cannot be read is no history. */
export function storedHistory(lines: readonly string[]): string {
  return JSON.stringify(lines);
}

export function readHistory(stored: string | null): History {
  if (stored === null) return historyOf([]);
  try {
    const read: unknown = JSON.parse(stored);
    const lines = Array.isArray(read) ? read.filter((line): line is string => typeof line === 'string') : [];
    return historyOf(lines.slice(-most));
  } catch (error) {
    console.debug('the history of the CLI cannot be read', String(error));
    return historyOf([]);
  }
}
