import type { ChatLine } from '../view/chat-line';
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
 * Of the chat what came while the person worked from the CLI: how tasks end, and what the Avatar tells on its own. `spans`: the newest event each
 * time that the person took to the CLI; a word in the chat ends it.
 */
export function asidesOf(lines: readonly ChatLine[], spans: readonly number[]): LoggedEntry[] {
  return spans.flatMap((since) => {
    const later = lines.filter(({ seq }) => seq > since);
    const end = wordAfter(lines, since);
    const within = later.filter(({ seq }) => end === null || seq < end);
    return within.map((line): LoggedEntry => ({ kind: 'logged', line, isAside: true }));
  });
}

/** Seq of what the person first said in the chat after `since`; null: nothing yet. */
export function wordAfter(lines: readonly ChatLine[], since: number): number | null {
  return lines.find(({ seq, kind }) => seq > since && kind === 'said')?.seq ?? null;
}

function placeOf(entry: CliEntry): number {
  return entry.kind === 'logged' ? entry.line.seq : entry.after + 0.5;
}

function orderOf(entry: CliEntry): number {
  return entry.kind === 'logged' ? 0 : entry.number;
}
