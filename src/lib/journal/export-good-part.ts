import { CorruptLogError, type Journal, type StoredLogEvent } from '../agent/fold/ports';
import { genesisHash } from '../events/genesis-hash';
import type { ExportTrailer } from '../events/export-trailer';
import { linkProblem } from '../events/link-problem';
import { readEvent } from '../events/log-event';
import { logId, type WriteText, type Written } from './export-log';

/** Events a read. */
const page = 1_000;

/**
 * events.jsonl up to the event before the first that is missing, does not follow or cannot be read, with a trailer of its own: a whole
 * file, which an import takes. `now`: ms since 1970 UTC. Writes nothing to the log. Rejects with StorageError.
 */
export async function writeGoodPart(journal: Journal, now: number, write: WriteText): Promise<Written> {
  let seq = 0;
  let hash = genesisHash;
  for (let isGood = true; isGood;) {
    const events = await readable(journal, seq + 1);
    let lines = '';
    for (const event of events) {
      isGood = linkProblem(event, seq + 1, hash) === null && readEvent(event).ok;
      if (!isGood) break;
      ({ seq, hash } = event);
      lines += `${JSON.stringify(event)}\n`;
    }
    if (lines !== '') write(lines);
    if (events.length === 0) break;
  }
  const trailer: ExportTrailer = {
    time: new Date(now).toISOString(),
    type: 'exported',
    log: seq > 0 ? await logId(journal) : null,
    count: seq,
    head: hash,
  };
  write(`${JSON.stringify(trailer)}\n`);
  return { seq, count: seq };
}

/** None where a damaged segment begins, or ends what can be read of it. */
async function readable(journal: Journal, from: number): Promise<StoredLogEvent[]> {
  try {
    return await journal.events(from, page);
  } catch (error) {
    if (error instanceof CorruptLogError) return [];
    throw error;
  }
}
