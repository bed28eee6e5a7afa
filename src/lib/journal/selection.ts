import { StorageError, type Journal } from '../agent/fold/ports';
import type { Crossing, ExportedFile } from '../bridge/contract';
import { logId } from './export-log';

/** Events read at once. */
const page = 400;

/**
 * Some events of the log, each line as events.jsonl has it. The first line says that this is a selection: it proves nothing of what it
 * leaves out and brings no log back, so an import refuses it by that line. `now`: ms since 1970 UTC. Code: `storage`.
 */
export async function exportSelection(
  journal: Journal,
  seqs: readonly number[],
  now: number,
): Promise<Crossing<ExportedFile>> {
  const wanted = [...new Set(seqs)].sort((left, right) => left - right);
  try {
    const head = await journal.head();
    const lines: string[] = [];
    const pieces: Blob[] = []; // a browser may keep blobs outside memory, unlike strings
    let count = 0;
    for (let at = 0; at < wanted.length;) {
      const first = wanted[at] as number;
      let next = at + 1;
      while (next < wanted.length && (wanted[next] as number) < first + page) next += 1;
      const asked = new Set(wanted.slice(at, next));
      const last = wanted[next - 1] as number;
      const events = (await journal.events(first, last - first + 1)).filter(({ seq }) => asked.has(seq));
      if (events.length < asked.size)
        throw new StorageError(`between seq ${first} and ${last} an event cannot be read`);
      for (const event of events) lines.push(`${JSON.stringify(event)}\n`);
      count += events.length;
      at = next;
      pieces.push(new Blob(lines.splice(0)));
    }
    const front = {
      selection: 'events',
      note: 'Some events of a log, not the whole log. It cannot be imported.',
      time: new Date(now).toISOString(),
      log: await logId(journal),
      count,
      head: head ? { seq: head.seq, hash: head.hash } : null,
    };
    const mime = 'application/x-ndjson';
    const blob = new Blob([`${JSON.stringify(front)}\n`, ...pieces], { type: mime });
    return { ok: true, value: { name: 'events-selection.jsonl', mime, blob, seq: wanted.at(-1) ?? 0, count } };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}
