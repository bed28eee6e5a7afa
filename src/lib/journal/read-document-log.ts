import { maxEventBytes } from '../agent/fold/inbox-row';
import { utf8Length } from '../base/hash';
import { maxLineCharacters } from '../base/json';
import { readForeign, type ForeignBody } from '../events/foreign';
import type { ImportProblem } from './import-problem';
import { parseJsonLine } from './parse-json-line';

/** Our log holds no other years. */
const isoDate = /^\d{4}-\d\d-\d\d/;

/** Envelope and salts stand beside it in the event. */
const maxBodyBytes = maxEventBytes - 1_024;

/** A log of the documents' own shape: lines with a time and one of four types, without seq and hash. Other fields are left out. */
export async function readDocumentLog(
  lines: AsyncIterable<string>,
): Promise<
  { ok: true; kind: 'document'; lines: { time: number; body: ForeignBody }[] } | { ok: false; problem: ImportProblem }
> {
  const read: { time: number; body: ForeignBody }[] = [];
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.length > maxLineCharacters) return problem('line_too_long');
    if (text.trim() === '') continue;
    const value = parseJsonLine(text);
    if (!value) return problem('not_json');
    const body = readForeign(value);
    if (!body || Object.hasOwn(value, 'seq')) return problem('foreign');
    const time = typeof value['time'] === 'string' && isoDate.test(value['time']) ? Date.parse(value['time']) : NaN;
    if (Number.isNaN(time)) return problem('time');
    if (utf8Length(JSON.stringify(body)) > maxBodyBytes) return problem('line_too_long');
    read.push({ time, body });
  }
  return { ok: true, kind: 'document', lines: read };

  function problem(reason: ImportProblem['reason']): { ok: false; problem: ImportProblem } {
    return { ok: false, problem: { line, reason } };
  }
}
