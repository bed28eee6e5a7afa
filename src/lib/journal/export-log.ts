import { type Journal, StorageError } from '../agent/ports';
import { emptySnapshot, snapshot as snapshotSchema, type Snapshot } from '../agent/snapshot';
import { valueAt, type JsonObject } from '../base/json';

/** Events a read; keeps memory flat however long the log is. */
const page = 1_000;

export interface ExportedText {
  /** In order; together they are the file. */
  parts: string[];
  seq: number;
  /** Lines that are events. */
  count: number;
}

/**
 * events.jsonl: one stored event a line, compact, UTF-8, exactly up to the head at the moment of the call, then a trailer that says
 * how many there must be. Writes nothing to the log, so it works read-only and on a full disk.
 */
export async function exportEvents(journal: Journal, now: number): Promise<ExportedText> {
  const head = await journal.head();
  const exported = await eachEvent(journal, head?.seq ?? 0, (event) => [`${JSON.stringify(event)}\n`]);
  const trailer = {
    time: new Date(now).toISOString(),
    type: 'exported',
    log: await logId(journal),
    count: exported.count,
    head: head?.hash ?? null,
  };
  return { ...exported, parts: [...exported.parts, `${JSON.stringify(trailer)}\n`] };
}

/** Seed 000's own shape: its four types with its fields alone, no trailer. */
export async function exportDocumentLog(journal: Journal): Promise<ExportedText> {
  const head = await journal.head();
  return eachEvent(journal, head?.seq ?? 0, (event) => {
    const line = documentLine(event);
    return line ? [`${JSON.stringify(line)}\n`] : [];
  });
}

/** state.json: the five elements, 2-space indent, no line break at the end needed by anyone, one given. */
export async function exportState(journal: Journal): Promise<ExportedText> {
  const head = await journal.head();
  const { state } = storedSnapshot(head?.snapshot ?? null);
  return { parts: [`${JSON.stringify(state, null, 2)}\n`], seq: head?.seq ?? 0, count: 1 };
}

/** head.json: what the log must end with. */
export async function exportHead(journal: Journal): Promise<ExportedText> {
  const head = await journal.head();
  const body = { log: await logId(journal), seq: head?.seq ?? 0, hash: head?.hash ?? null, count: head?.seq ?? 0 };
  return { parts: [`${JSON.stringify(body, null, 2)}\n`], seq: body.seq, count: body.count };
}

function storedSnapshot(stored: unknown): Snapshot {
  if (stored === null) return emptySnapshot();
  const parsed = snapshotSchema.safeParse(stored);
  if (!parsed.success) throw new StorageError('the saved state cannot be read');
  return parsed.data;
}

async function eachEvent(
  journal: Journal,
  last: number,
  linesOf: (event: JsonObject) => string[],
): Promise<ExportedText> {
  const parts: string[] = [];
  let count = 0;
  for (let from = 1; from <= last;) {
    const events = await journal.events(from, Math.min(page, last - from + 1));
    if (events.length === 0) throw new StorageError(`the log ends before seq ${last}`);
    const lines = events.flatMap((event) => (event.seq <= last ? linesOf(event) : []));
    parts.push(lines.join(''));
    count += lines.length;
    from = (events.at(-1)?.seq ?? last) + 1;
  }
  return { parts, seq: last, count };
}

async function logId(journal: Journal): Promise<string | null> {
  const first = await journal.event(1);
  const log = first ? valueAt(first, '/log') : null;
  return typeof log === 'string' ? log : null;
}

const documentFields: Readonly<Record<string, readonly string[]>> = {
  input: ['time', 'type', 'source', 'text'],
  thought: ['time', 'type', 'judgment', 'intent'],
  action: ['time', 'type', 'summary'],
  result: ['time', 'type', 'status', 'summary', 'goal', 'name', 'rate'],
};

/** Redacted texts are null in a document's line: its form has no place for a commitment. */
function documentLine(event: JsonObject): JsonObject | null {
  const fields = documentFields[String(event['type'])];
  if (!fields) return null;
  const entries = fields.filter((field) => Object.hasOwn(event, field)).map((field) => [field, event[field]] as const);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, typeof value === 'object' ? null : (value ?? null)]),
  );
}
