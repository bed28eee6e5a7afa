import type { NoteChange, StoredNote } from '../agent/fold/capability';
import type { Journal } from '../agent/fold/ports';
import type { Stimulus } from '../agent/step/turn';
import { withPartsBack } from '../base/edit-text';
import { keptNote, keptParts } from '../events/action-result';
import { readEvent, type EventOf } from '../events/log-event';
import type { NotesBack } from './note-changes';

/** Result, what was seen and told, and the changes that came with it. */
const maxMadeWithNote = 40;

/** Null: the stimulus takes no writing back. */
export async function notesBack(
  journal: Pick<Journal, 'notes' | 'events'>,
  stimulus: Stimulus,
): Promise<NotesBack | null> {
  const about = stimulus.kind === 'row' ? stimulus.about : null;
  if (about?.type !== 'result' || about.status === 'goal_done') return null;
  const [kept, parts] = [keptNote(about), keptParts(about)];
  if (!kept && !parts) return null;
  const paths = kept ? [kept.path] : [...new Set(parts?.map(({ path }) => path))];
  const notes = await Promise.all(paths.map((path) => journal.notes.read(path)));
  const isNameFree = !kept || !('from' in kept) || (await journal.notes.read(kept.from)) === null;
  const changes = kept
    ? notes.flatMap((note) => noteBefore(kept, note))
    : notes.map((note) => note && partsBack(note, parts ?? []));
  const [writer = null] = notes.map((note) => note?.written_by ?? null);
  const isAsLeft =
    isNameFree && notes.every((note) => (note?.written_by ?? null) === writer) && !changes.includes(null);
  // they were written in one, so they stand right behind it
  const behind = await journal.events(about.seq + 1, maxMadeWithNote);
  const madeWithNote = behind.flatMap((stored): EventOf<'change'>[] => {
    const read = readEvent(stored);
    const event = read.ok && read.value.known ? read.value.event : null;
    return event?.type === 'change' && event.trigger === about.seq && event.undo_of === null ? [event] : [];
  });
  const noteWrittenBy = isAsLeft ? writer : null;
  return { context: { noteWrittenBy, madeWithNote }, changes: changes.filter((change) => change !== null) };
}

function noteBefore(kept: NonNullable<ReturnType<typeof keptNote>>, note: StoredNote | null): (NoteChange | null)[] {
  const { path } = kept;
  if ('from' in kept)
    return [note && { kind: 'put', path: kept.from, content: note.content }, { kind: 'delete', path }];
  const text = 'length' in kept ? (note?.content ?? '').slice(0, kept.length) : kept.text;
  return [text === null ? { kind: 'delete', path } : { kind: 'put', path, content: text }];
}

function partsBack({ path, content }: StoredNote, parts: NonNullable<ReturnType<typeof keptParts>>): NoteChange | null {
  const before = withPartsBack(
    content,
    parts.filter((part) => part.path === path),
  );
  return before === null ? null : { kind: 'put', path, content: before };
}
