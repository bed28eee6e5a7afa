import { helpMark } from '../../care/care-answer';
import { emergencyNumbers, helpLines } from '../../care/help-lines';

/** `call`: one of the published numbers, as it is dialled. */
export type CarePart = { kind: 'text' | 'call'; text: string };

export interface CareBlock {
  /** A list of lines of help, or a paragraph. */
  kind: 'lines' | 'text';
  lines: CarePart[][];
}

/** The longest first: a short number can be part of a long one. */
const numbers = [
  ...helpLines.flatMap(({ number }) => number ?? []),
  ...Object.values(emergencyNumbers).flat(),
].toSorted((left, right) => right.length - left.length);
const anyNumber = new RegExp(`(?<![\\w-])(${numbers.join('|')})(?![\\w-]|\\.\\w)`, 'gu');

/** An answer of care as it is shown: its lines of help as a list, and what can be called. */
export function careBlocks(answer: string): CareBlock[] {
  const blocks: CareBlock[] = [];
  for (const line of answer.split('\n')) {
    const isHelp = line.startsWith(helpMark);
    const parts = partsOf(isHelp ? line.slice(helpMark.length) : line);
    const before = blocks.at(-1);
    if (isHelp && before?.kind === 'lines') before.lines.push(parts);
    else blocks.push({ kind: isHelp ? 'lines' : 'text', lines: [parts] });
  }
  return blocks;
}

function partsOf(line: string): CarePart[] {
  return line
    .split(anyNumber)
    .map((text, index): CarePart => ({ kind: index % 2 === 1 ? 'call' : 'text', text }))
    .filter(({ text }) => text !== '');
}
