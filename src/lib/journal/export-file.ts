import type { Journal } from '../agent/ports';
import { StorageError } from '../agent/ports';
import type { Crossing, ExportedFile, ExportShape } from '../bridge/contract';
import { exportDocumentLog, exportEvents, exportHead, exportState, type ExportedText } from './export-log';

const files: Readonly<Record<ExportShape, { name: string; mime: string }>> = {
  events: { name: 'events.jsonl', mime: 'application/x-ndjson' },
  document: { name: 'events-document.jsonl', mime: 'application/x-ndjson' },
  state: { name: 'state.json', mime: 'application/json' },
  head: { name: 'head.json', mime: 'application/json' },
};

/** One export as a file, UTF-8 without a byte order mark. `now`: ms since 1970 UTC. */
export async function exportFile(journal: Journal, shape: ExportShape, now: number): Promise<Crossing<ExportedFile>> {
  try {
    const { parts, seq, count } = await exportText(journal, shape, now);
    const { name, mime } = files[shape];
    return { ok: true, value: { name, mime, blob: new Blob(parts, { type: mime }), seq, count } };
  } catch (error) {
    if (error instanceof StorageError) return { ok: false, code: 'storage', message: error.message };
    throw error;
  }
}

function exportText(journal: Journal, shape: ExportShape, now: number): Promise<ExportedText> {
  switch (shape) {
    case 'events':
      return exportEvents(journal, now);
    case 'document':
      return exportDocumentLog(journal);
    case 'state':
      return exportState(journal);
    case 'head':
      return exportHead(journal);
  }
}
