import type { CapabilityContext, CapabilityReport, StoredNote } from '../../agent/fold/capability';
import { utf8Length } from '../../base/hash';
import { isKeptForUndo } from '../../base/kept-text';
import type { JsonObject } from '../../base/json';
import { reading } from '../reading';
import { maxNoteBytes } from '../../agent/fold/placed-file';
import { maxWorkspaceBytes } from './note-content';
import { notSeen, shown, sizeOf, noteReport } from './note-report';
import { noteWords } from './note-words';

export interface Put {
  path: string;
  /** The whole note, as it shall be. */
  content: string;
  before: StoredNote | null;
  /** Of `before`, where its text goes on to stand in the note. */
  taint: readonly string[];
  code: string;
  sentence: string;
  parameters: JsonObject;
  /** What stood there is gone from the note, and kept in the log. */
  keepsBefore?: true;
  /** What stood there is still how the note begins: how much that is, is kept. */
  keepsLength?: true;
  /** As `keepsBefore`, where nothing stood there. */
  keepsNone?: boolean;
}

/** Reports a note as put, when it and all notes together stay within their limits. Taking away is always possible. */
export async function putNote(put: Put, context: CapabilityContext): Promise<CapabilityReport> {
  const { path, content, before } = put;
  const words = noteWords[context.lang];
  const bytes = utf8Length(content);
  const growth = bytes - (before?.bytes ?? 0);
  if (growth > 0) {
    if (bytes > maxNoteBytes) return refused(put, words.tooLarge(shown(path)), context);
    const total = await reading(context.signal, () => context.notes.totalBytes());
    if (total.kind !== 'read') return notSeen(total.kind, words.whatIs(shown(path)), context);
    if (total.value + growth > maxWorkspaceBytes) return refused(put, words.full, context);
  }
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: put.code,
      sentence: put.sentence,
      parameters: put.parameters,
      // it commits together with the change, or not at all: so it is true wherever it can be read
      facts: [words.holds(shown(path), sizeOf(content))],
    },
    {
      useful: true,
      changes: [{ kind: 'put', path, content }],
      seen: { [path]: content },
      taint: put.taint,
      ...(put.keepsBefore && before && isKeptForUndo(before.content) && { kept: { path, text: before.content } }),
      ...(put.keepsLength && before && { kept: { path, length: before.content.length } }),
      ...(put.keepsNone && !before && { kept: { path, text: null } }),
    },
  );
}

function refused({ path, before }: Put, sentence: string, context: CapabilityContext): CapabilityReport {
  const words = noteWords[context.lang];
  const fact = before ? words.holds(shown(path), sizeOf(before.content)) : words.noSuch(shown(path));
  return noteReport(
    context,
    {
      outcome: 'failed',
      cause: 'too_large',
      code: 'found.note_too_large',
      sentence,
      parameters: { path },
      facts: [fact],
    },
    { seen: { [path]: before?.content ?? null }, taint: before?.taint ?? [] },
  );
}
