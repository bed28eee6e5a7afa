import type { Journal, LogHead } from '../agent/fold/ports';
import { exportTrailer } from '../events/export-trailer';
import { logId, writeEvents, writeState } from './export-log';
import { planMirror, type MirroredEnd } from './mirror-plan';
import { parseJsonLine } from './parse-json-line';

/** A trailer is far shorter; bytes. */
const tailBytes = 4_096;
const page = 500;

/**
 * Brings logs/events.jsonl and logs/state.json in a folder up to the log: events appended, the state whole. Each file changes at once or
 * not at all. `mayReplace`: id of a log that may take the place of what else stands there. Rejects with StorageError, and with the
 * browser's DOMException where the folder cannot be read or written.
 */
export async function syncFolder(
  folder: FileSystemDirectoryHandle,
  journal: Journal,
  { now, mayReplace }: { now: number; mayReplace: string | null },
): Promise<{ state: 'current' | 'other_log'; seq: number }> {
  const head = await journal.head();
  if (!head) return { state: 'current', seq: 0 };
  const logs = await folder.getDirectoryHandle('logs', { create: true });
  const file = await fileIn(logs, 'events.jsonl');
  const log = await logId(journal);
  const end = file && (await endOf(file));
  const known = end !== null && end !== 'unknown' ? end.seq : 0;
  const plan = planMirror(end, {
    log,
    seq: head.seq,
    hashThere: known > 0 && known <= head.seq ? ((await journal.event(known))?.hash ?? null) : null,
    isRedactedSince: await isRedacted(journal, known + 1, head.seq),
    mayReplace: mayReplace !== null && mayReplace === log,
  });
  if (plan.kind === 'ask') return { state: 'other_log', seq: 0 };
  if (plan.kind !== 'nothing') {
    const from = plan.kind === 'append' ? plan.from : 1;
    await put(logs, 'events.jsonl', plan.kind === 'append' ? plan.offset : null, async (write) => {
      await writeEvents(journal, now, write, { upTo: head, from });
    });
  }
  await putState(logs, journal, head);
  return { state: 'current', seq: head.seq };
}

/** Whole each time; not written where it stands so already, since a synchronised folder would send it anew. */
async function putState(logs: FileSystemDirectoryHandle, journal: Journal, head: LogHead): Promise<void> {
  let text = '';
  await writeState(journal, (piece) => (text += piece), head);
  const stored = await fileIn(logs, 'state.json');
  if (stored && (await stored.text()) === text) return;
  await put(logs, 'state.json', null, async (write) => write(text));
}

async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<File | null> {
  try {
    return await (await folder.getFileHandle(name)).getFile();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** Null for an empty file. */
async function endOf(file: File): Promise<MirroredEnd | 'unknown' | null> {
  if (file.size === 0) return null;
  const from = Math.max(0, file.size - tailBytes);
  const bytes = new Uint8Array(await file.slice(from).arrayBuffer());
  if (bytes.at(-1) !== lineFeed) return 'unknown';
  const start = bytes.lastIndexOf(lineFeed, bytes.length - 2) + 1;
  const trailer = exportTrailer.safeParse(parseJsonLine(new TextDecoder().decode(bytes.subarray(start, -1))));
  if (!trailer.success) return 'unknown';
  const { log, count, head } = trailer.data;
  return { log, seq: count, hash: head, offset: from + start };
}

const lineFeed = 10;

async function isRedacted(journal: Journal, first: number, last: number): Promise<boolean> {
  for (let from = first; from <= last;) {
    const events = await journal.events(from, page);
    if (events.some(({ type, seq }) => type === 'redacted' && seq <= last)) return true;
    from = (events.at(-1)?.seq ?? last) + 1;
  }
  return false;
}

/** Writes a file from `offset` on, or whole with null. What was there stays until all is written. */
async function put(
  folder: FileSystemDirectoryHandle,
  name: string,
  offset: number | null,
  fill: (write: (text: string) => void) => Promise<void>,
): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const writable = await handle.createWritable({ keepExistingData: offset !== null });
  try {
    const pieces: Blob[] = [];
    await fill((text) => pieces.push(new Blob([text])));
    const data = new Blob(pieces);
    await writable.write({ type: 'write', position: offset ?? 0, data });
    await writable.truncate((offset ?? 0) + data.size);
  } catch (error) {
    await writable.abort().catch(() => {}); // the first failure is told
    throw error;
  }
  await writable.close();
}
