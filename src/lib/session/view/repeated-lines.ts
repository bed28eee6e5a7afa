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
 * was said so often gives way to how the task ended, where nothing stands between.
 */
export function withoutRepeats(lines: readonly ChatLine[]): SaidLine[] {
  const said: SaidLine[] = [];
  for (const line of lines) {
    const before = said.at(-1);
    if (before && isSameRecord(before, line))
      said.splice(-1, 1, { ...line, times: before.times + 1, first: before.first });
    else if (before && before.times > 1 && isEndOf(before, line))
      said.splice(-1, 1, { ...line, times: 1, first: before.first });
    else said.push({ ...line, times: 1, first: line.seq });
  }
  return said;
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
