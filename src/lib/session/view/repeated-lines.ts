import type { ChatLine } from './chat-line';

/** A line of the chat, and how often it was said in a row. */
export interface SaidLine extends ChatLine {
  /** 1 or more. */
  times: number;
  /** Seq of the first of them, which stays as more come. */
  first: number;
}

/**
 * Records that say the same again in a row stand as one line, the newest, with their count: a task of many steps says so at each. What
 * was said so often gives way to how the task ended, where nothing stands between. Said again later, with nothing else told of the task
 * since, it is counted where it stands.
 */
export function withoutRepeats(lines: readonly ChatLine[]): SaidLine[] {
  const said: SaidLine[] = [];
  /** Where the newest record of each goal or task stands. */
  const newest = new Map<string, number>();
  for (const line of lines) {
    const before = said.at(-1);
    const of = subjectOf(line);
    const at = of === null ? undefined : newest.get(of);
    const same = at === undefined ? undefined : said[at];
    if (before && isSameRecord(before, line))
      said.splice(-1, 1, { ...line, times: before.times + 1, first: before.first });
    else if (before && before.times > 1 && isEndOf(before, line))
      said.splice(-1, 1, { ...line, times: 1, first: before.first });
    else if (at !== undefined && same && isSameRecord(same, line)) {
      said[at] = { ...same, times: same.times + 1 };
      continue;
    } else said.push({ ...line, times: 1, first: line.seq });
    if (of !== null) newest.set(of, said.length - 1);
  }
  return said;
}

function subjectOf({ kind, text }: ChatLine): string | null {
  return kind === 'record' ? (/^\[(G\d+(?:-T\d+)?)\] /.exec(text ?? '')?.[1] ?? null) : null;
}

const atWork = /^(\[G\d+-T\d+\]) ACTIVE /;

function isEndOf(before: ChatLine, line: ChatLine): boolean {
  if (before.kind !== 'record' || line.kind !== 'record') return false;
  const [, task] = atWork.exec(before.text ?? '') ?? [];
  return task !== undefined && /^ (DONE|FAIL) /.test(line.text?.startsWith(task) ? line.text.slice(task.length) : '');
}

function isSameRecord(before: ChatLine, line: ChatLine): boolean {
  return before.kind === 'record' && line.kind === 'record' && line.text !== null && before.text === line.text;
}
