import type { ChatLine } from '../chat-line';
import type { CliOutput } from './cli-output';

/** A line that was typed on this page and what it printed; null while it runs. */
export interface TypedEntry {
  kind: 'typed';
  /** Unique on this page. */
  number: number;
  /** The newest event when it was typed: it stands behind that. */
  after: number;
  line: string;
  output: CliOutput | null;
}

/** Something of the log: said here or answered here; or `isAside`, of the chat, while the person works from here. */
export interface LoggedEntry {
  kind: 'logged';
  line: ChatLine;
  isAside: boolean;
}

export type CliEntry = TypedEntry | LoggedEntry;

/** More are not kept on the page. */
const most = 200;

/** All that the CLI shows, in the order in which it happened. */
export function entriesOf(typed: readonly TypedEntry[], logged: readonly LoggedEntry[]): CliEntry[] {
  const all: CliEntry[] = [...logged, ...typed];
  return all.sort((a, b) => placeOf(a) - placeOf(b) || orderOf(a) - orderOf(b)).slice(-most);
}

/**
 * Of the chat what came after the person took to the CLI: how tasks end, and what Nagi tells on its own. A word in the chat ends it.
 * `since`: the newest event then; null: the person did not.
 */
export function asidesOf(lines: readonly ChatLine[], since: number | null, question: number | null): LoggedEntry[] {
  if (since === null) return [];
  const later = lines.filter(({ seq }) => seq > since);
  const end = later.findIndex(({ kind }) => kind === 'said');
  return later
    .slice(0, end < 0 ? undefined : end)
    .filter(({ seq }) => seq !== question)
    .map((line) => ({ kind: 'logged', line, isAside: true }));
}

function placeOf(entry: CliEntry): number {
  return entry.kind === 'logged' ? entry.line.seq : entry.after + 0.5;
}

function orderOf(entry: CliEntry): number {
  return entry.kind === 'logged' ? 0 : entry.number;
}
