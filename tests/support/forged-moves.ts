import type { JsonObject } from '../../src/lib/base/json';
import type { EndedResultBody } from '../../src/lib/events/action-result';
import { shortLog, type LogWriter } from './clean-log';
import { exported, type ForgedLog } from './forge';

const [from, to] = ['bees/old.md', 'bees/new.md'];
const isOtherName = 'it keeps another name than D16 took';

/** Notes that got another name, and came back otherwise; each move ends at seq 20. */
export function movedOtherwise(): ForgedLog[] {
  return [
    log('3-note-moved-keeps-a-text', 20, 'it keeps a text, and D16 only gave it another name', (writer) =>
      moved(writer, { path: to, text: 'x' }),
    ),
    log('3-note-moved-keeps-another-name', 20, isOtherName, (writer) => moved(writer, { path: to, from: 'bees/x.md' })),
    log('3-note-moved-keeps-another-note', 20, 'it keeps another note than D16 wrote', (writer) =>
      moved(writer, { path: 'bees/x.md', from }),
    ),
    log('3-note-written-keeps-a-name', 20, 'it keeps how a note was called, and D16 gave none another name', (writer) =>
      ended(writer, 'note.write', { path: to, content: 'x', mode: 'create' }, { path: to, from }),
    ),
    log('3-note-moved-back-to-another-name', 21, 'it gives the note another name than seq 20 kept', (writer) =>
      back(writer, moved(writer, { path: to, from }), { before: { value: to }, after: { value: 'bees/x.md' } }),
    ),
    log('3-note-moved-brings-a-text', 21, 'it brings a text back, and the note only got another name', (writer) =>
      back(writer, moved(writer, { path: to, from }), { before: null, after: { value: to } }),
    ),
    log('3-note-moved-back-over-newer-text', 27, 'seq 25 wrote that note since', (writer) => {
      const seq = moved(writer, { path: to, from });
      ended(writer, 'note.write', { path: to, content: 'x', mode: 'replace' });
      back(writer, seq, { before: { value: to }, after: { value: from } });
    }),
  ];
}

function moved(writer: LogWriter, kept: NonNullable<EndedResultBody['kept']>): number {
  return ended(writer, 'note.move', { path: from, to }, kept);
}

function ended(writer: LogWriter, capability: string, payload: JsonObject, kept?: EndedResultBody['kept']): number {
  const thought = writer.think(writer.input('Do it'), capability, payload);
  return writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')), kept && { kept });
}

function back(writer: LogWriter, seq: number, sides: { before: JsonObject | null; after: JsonObject | null }): void {
  writer.write({ type: 'change', subject: 'note', ...sides, by: 'user', undo_of: seq }, { trigger: seq });
}

function log(name: string, line: number, says: string, write: (writer: LogWriter) => unknown): ForgedLog {
  const { events, writer } = shortLog();
  write(writer);
  return { name, invariant: 3, line, seq: line, says, text: exported(events) };
}
