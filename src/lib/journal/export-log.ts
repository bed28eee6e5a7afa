import { StorageError, type Journal, type LogHead, type StoredLogEvent } from '../agent/fold/ports';
import { emptySnapshot, snapshot as snapshotSchema, type AvatarState } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import { genesisHash } from '../events/genesis-hash';
import type { ExportTrailer } from '../events/export-trailer';
import { logPages, storedPages } from './log-pages';

/** Takes the next piece of a file. */
export type WriteText = (text: string) => void;

export interface Written {
  /** Up to which event it goes; 0 for an empty log. */
  seq: number;
  /** Lines that are events; for a file that is one value, the events that it stands for. */
  count: number;
}

/**
 * events.jsonl: one stored event a line, compact, UTF-8, exactly up to the head at the moment of the call, then a trailer that says
 * how many there must be. `upTo`: another newest event to go to; `from`: the first that is written, for a file that holds those before
 * it. Writes nothing to the log, so it works read-only and on a full disk. `now`: ms since 1970 UTC. Rejects with StorageError, as
 * the others do: then what was written so far is no export.
 */
export async function writeEvents(
  journal: Journal,
  now: number,
  write: WriteText,
  { upTo, from = 1 }: { upTo?: LogHead | null; from?: number } = {},
): Promise<Written> {
  const head = upTo === undefined ? await journal.head() : upTo;
  const written = await writeEach(journal, head, write, (line) => line, from);
  write(`${await trailerLine(journal, now, { count: from - 1 + written.count, head })}\n`);
  return written;
}

/** The last line of an export of `count` events up to `head`. */
export async function trailerLine(
  journal: Journal,
  now: number,
  { count, head }: { count: number; head: LogHead | null },
): Promise<string> {
  const trailer: ExportTrailer = {
    time: new Date(now).toISOString(),
    type: 'exported',
    log: await logId(journal),
    count,
    head: head?.hash ?? genesisHash,
  };
  return JSON.stringify(trailer);
}

/** events.jsonl in memory: its pieces in order. */
export async function exportEvents(journal: Journal, now: number): Promise<Written & { parts: string[] }> {
  const parts: string[] = [];
  return { ...(await writeEvents(journal, now, (text) => parts.push(text))), parts };
}

/** Seed 000's own shape: its four types with its fields alone, no trailer. */
export async function writeDocumentLog(journal: Journal, write: WriteText): Promise<Written> {
  return writeEach(journal, await journal.head(), write, (line) => {
    const shortened = documentLine(JSON.parse(line) as StoredLogEvent);
    return shortened && JSON.stringify(shortened);
  });
}

/** state.json: the five elements, 2-space indent, with a line feed at its end. */
export async function writeState(journal: Journal, write: WriteText, upTo?: LogHead | null): Promise<Written> {
  const head = upTo === undefined ? await journal.head() : upTo;
  write(`${JSON.stringify(head ? stateOf(head) : emptySnapshot().state, null, 2)}\n`);
  return { seq: head?.seq ?? 0, count: head?.seq ?? 0 };
}

/** head.json: what the log must end with. */
export async function writeHead(journal: Journal, write: WriteText): Promise<Written> {
  const head = await journal.head();
  const seq = head?.seq ?? 0;
  write(
    `${JSON.stringify({ log: await logId(journal), seq, hash: head?.hash ?? genesisHash, count: seq }, null, 2)}\n`,
  );
  return { seq, count: seq };
}

/** A state that cannot be read, or is not that of the newest event, is never told as an empty one. */
function stateOf({ seq, hash, snapshot }: LogHead): AvatarState {
  const parsed = snapshotSchema.safeParse(snapshot);
  if (!parsed.success) throw new StorageError('the saved state cannot be read');
  const { state, run } = parsed.data;
  if (run.last.seq !== seq || run.last.hash !== hash)
    throw new StorageError(`the saved state is not that of seq ${seq}`);
  return state;
}

async function writeEach(
  journal: Journal,
  head: LogHead | null,
  write: WriteText,
  lineOf: (line: string) => string | null,
  first = 1,
): Promise<Written> {
  let count = 0;
  for await (const page of logPages(storedPages(journal), head, first)) {
    const lines = page.lines.flatMap((line) => lineOf(line) ?? []);
    write(lines.map((line) => `${line}\n`).join(''));
    count += lines.length;
  }
  return { seq: head?.seq ?? 0, count };
}

/** Id of the log; null for an empty one. */
export async function logId(journal: Journal): Promise<string | null> {
  const log = (await journal.event(1))?.['log'];
  return typeof log === 'string' ? log : null;
}

const documentFields: Readonly<Record<string, readonly string[]>> = {
  input: ['time', 'type', 'source', 'text'],
  thought: ['time', 'type', 'judgment', 'intent'],
  action: ['time', 'type', 'summary'],
  result: ['time', 'type', 'status', 'summary', 'goal', 'name', 'rate'],
};

/** Redacted texts are null in a document's line: its form has no place for a commitment. */
function documentLine(event: StoredLogEvent): JsonObject | null {
  const fields = Object.hasOwn(documentFields, event.type) ? documentFields[event.type] : undefined;
  if (!fields) return null;
  const entries = fields.filter((field) => Object.hasOwn(event, field)).map((field) => [field, event[field]] as const);
  return Object.fromEntries(
    entries.map(([field, value]) => [field, typeof value === 'object' ? null : (value ?? null)]),
  );
}
