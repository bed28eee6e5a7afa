import type { Heard } from '../send/sender.svelte';

/** What a command prints: pieces that a screen reader can follow, never text that is aligned by spaces. */
export type CliPart =
  | { kind: 'text'; text: string }
  /** A name and what it is. */
  | { kind: 'pairs'; pairs: readonly (readonly [name: string, value: string])[] }
  /** Columns; every row has as many cells as the head. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface CliOutput {
  status: 'done' | 'fail';
  parts: readonly CliPart[];
  /** Of what is printed: it goes on to the note that it is written into. */
  taint?: readonly string[];
  /** What the leader said to a row, which the page has words for. */
  refusal?: Extract<Heard, { ok: false }>;
  /** It stands in the log, and so among what is read from there. */
  isLogged?: boolean;
}

export function text(said: string): CliOutput {
  return { status: 'done', parts: [{ kind: 'text', text: said }] };
}

export function failed(said: string): CliOutput {
  return { status: 'fail', parts: [{ kind: 'text', text: said }] };
}

export function refused(refusal: Extract<Heard, { ok: false }>): CliOutput {
  return { status: 'fail', parts: [], refusal };
}

/** As a note or a filter takes it: a line for each text line, pair and row; cells between tabs. */
export function plainText(parts: readonly CliPart[]): string {
  return parts.flatMap(linesOf).join('\n');
}

/** Each part with those of its lines, pairs or rows that `keeps`, counted over all of them. */
export function keptOf(parts: readonly CliPart[], keeps: (line: string, place: number) => boolean): CliPart[] {
  let place = -1;
  const kept = (line: string): boolean => keeps(line, (place += 1));
  return parts.map((part): CliPart => {
    switch (part.kind) {
      case 'text':
        return { ...part, text: part.text.split('\n').filter(kept).join('\n') };
      case 'pairs':
        return { ...part, pairs: part.pairs.filter((pair) => kept(pair.join(': '))) };
      case 'table':
        return { ...part, rows: part.rows.filter((row) => kept(row.join('\t'))) };
    }
  });
}

export function countOf(parts: readonly CliPart[]): number {
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}

function sizeOf(part: CliPart): number {
  if (part.kind === 'table') return part.rows.length;
  if (part.kind === 'pairs') return part.pairs.length;
  return part.text === '' ? 0 : part.text.split('\n').length;
}

function linesOf(part: CliPart): string[] {
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : [part.text];
    case 'pairs':
      return part.pairs.map(([name, value]) => `${name}: ${value}`);
    case 'table':
      return part.rows.map((row) => row.join('\t'));
  }
}
