import { readCommand, saysUndo } from '../agent/fold/chat-grammar';
import type { InboxRow } from '../agent/fold/inbox-row';
import type { Journal } from '../agent/fold/ports';
import type { Snapshot } from '../agent/fold/snapshot';
import { readEvent, type LogEvent } from '../events/log-event';

/** The stored event that a row cannot be taken without: what a rule is made from, or what is undone. Rejects with StorageError. */
export async function aboutOf(journal: Journal, { run }: Snapshot, row: InboxRow): Promise<LogEvent | null> {
  const seq = seqOf(run, row);
  if (seq === undefined || seq < 1) return null;
  const read = readEvent(await journal.event(seq));
  return read.ok && read.value.known ? read.value.event : null;
}

function seqOf(run: Snapshot['run'], row: InboxRow): number | undefined {
  switch (row.kind) {
    case 'rule':
      return run.pending?.thought;
    case 'undo':
      return row.change;
    case 'text':
      return readCommand(row.text) === 'undo' || saysUndo(row.text) ? run.undoable.at(-1) : undefined;
    default:
      return undefined;
  }
}
