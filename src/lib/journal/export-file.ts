import { CorruptLogError, StorageError, type Journal } from '../agent/fold/ports';
import type { Crossing, ExportedFile, ExportShape } from '../bridge/contract';
import { writeBackup } from './export-backup';
import { writeGoodPart } from './export-good-part';
import { writeSpectraEvents, writeSpectraState } from './export-spectra';
import { writeDocumentLog, writeEvents, writeHead, writeState, type WriteText, type Written } from './export-log';

const files: Readonly<Record<ExportShape, { name: string; mime: string }>> = {
  events: { name: 'events.jsonl', mime: 'application/x-ndjson' },
  document: { name: 'events-document.jsonl', mime: 'application/x-ndjson' },
  state: { name: 'state.json', mime: 'application/json' },
  head: { name: 'head.json', mime: 'application/json' },
  good: { name: 'events-good-part.jsonl', mime: 'application/x-ndjson' },
  backup: { name: 'yadori-backup.jsonl', mime: 'application/x-ndjson' },
  spectra_state: { name: 'spectra-state.json', mime: 'application/json' },
  spectra_events: { name: 'spectra-events.jsonl', mime: 'application/x-ndjson' },
};

/** One export as a file, UTF-8 without a byte order mark. `now`: ms since 1970 UTC. Codes: `storage`; `corrupt`, where the log is damaged:
 * then `good` still gives what can be read. */
export async function exportFile(journal: Journal, shape: ExportShape, now: number): Promise<Crossing<ExportedFile>> {
  const pieces: Blob[] = []; // a browser may keep blobs outside memory, unlike strings
  try {
    const { seq, count } = await writeShape(journal, shape, now, (text) => pieces.push(new Blob([text])));
    const { name, mime } = files[shape];
    return { ok: true, value: { name, mime, blob: new Blob(pieces, { type: mime }), seq, count } };
  } catch (error) {
    if (error instanceof CorruptLogError) return { ok: false, code: 'corrupt', message: error.message };
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

function writeShape(journal: Journal, shape: ExportShape, now: number, write: WriteText): Promise<Written> {
  switch (shape) {
    case 'events':
      return writeEvents(journal, now, write);
    case 'document':
      return writeDocumentLog(journal, write);
    case 'state':
      return writeState(journal, write);
    case 'head':
      return writeHead(journal, write);
    case 'good':
      return writeGoodPart(journal, now, write);
    case 'backup':
      return writeBackup(journal, now, write);
    case 'spectra_state':
      return writeSpectraState(journal, write);
    case 'spectra_events':
      return writeSpectraEvents(journal, write);
  }
}
