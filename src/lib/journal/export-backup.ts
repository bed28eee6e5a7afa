import { StorageError, type Journal } from '../agent/fold/ports';
import { encodeBase64url } from '../base/base64url';
import { TextHash } from '../base/text-hash';
import type { BackupPart } from './backup-form';
import { writeEvents, type WriteText, type Written } from './export-log';

/** Lines that go out as one piece. */
const linesAPiece = 200;

/**
 * A whole backup (backup-form.ts): the log as events.jsonl, then workspace, mind, done goals, the history of changes and pictures as they
 * stood with its newest event. Neither inbox nor anchors, nor any key. `now`: ms since 1970 UTC. Rejects with StorageError.
 */
export async function writeBackup(journal: Journal, now: number, write: WriteText): Promise<Written> {
  const { head, notes, mind, doneGoals, changes, blobs } = await journal.tables();
  const log = (await journal.event(1))?.['log'] ?? null;
  const parts: Record<string, { count: number; sha256: string }> = {};
  const line = (value: unknown): void => write(`${JSON.stringify(value)}\n`);

  async function part(name: BackupPart, fill: (write: WriteText) => Promise<unknown>): Promise<void> {
    const hash = new TextHash();
    let count = 0;
    line({ part: name });
    await fill((text) => {
      hash.add(text);
      count += text.split('\n').length - 1;
      write(text);
    });
    const summary = { count, sha256: hash.hex() };
    parts[name] = summary;
    line({ end: name, ...summary });
  }

  line({ backup: 'yadori', version: blobs.length > 0 ? 2 : 1, time: new Date(now).toISOString(), log });
  let written: Written = { seq: 0, count: 0 };
  await part('log', async (writeText) => {
    written = await writeEvents(journal, now, writeText, { upTo: head });
  });
  await part('notes', async (writeText) => writeRows(notes, writeText));
  await part('mind', async (writeText) => writeRows(mind, writeText));
  await part('done_goals', async (writeText) => writeRows(doneGoals, writeText));
  await part('changes', async (writeText) => writeRows(changes, writeText));
  if (blobs.length > 0)
    await part('blobs', async (writeText) => {
      for (const hash of blobs) {
        const bytes = await journal.blob(hash);
        if (bytes) writeText(`${JSON.stringify({ hash, bytes: encodeBase64url(bytes) })}\n`); // else it was taken out meanwhile
      }
    });
  line({ end_of_backup: true, parts });
  // the log was read after the rest: another may have been put in its place meanwhile
  if (((await journal.event(1))?.['log'] ?? null) !== log) throw new StorageError('the log changed while it was read');
  return written;
}

function writeRows(rows: readonly unknown[], write: WriteText): void {
  for (let from = 0; from < rows.length; from += linesAPiece) {
    write(
      rows
        .slice(from, from + linesAPiece)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    );
  }
}
