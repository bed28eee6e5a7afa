import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport, StoredNote } from '../../agent/fold/capability';
import { utf8Length } from '../../base/hash';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { noteContent } from './note-content';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { notSeen, shown, sizeOf, noteReport } from './note-report';
import { noteWords } from './note-words';
import { probePut } from './probe-note';
import { putNote } from './put-note';

const schema = z.strictObject({ path: notePath, content: noteContent, mode: z.enum(['create', 'replace']) });
type Payload = z.infer<typeof schema>;

/**
 * Writes a note whole. `create` never touches one that is there (no_effect, `exists`: a new name is another way); `replace` writes
 * over it, and makes it where there is none. A note that holds just that already is a success without a change, in both modes.
 */
export const writeNote = defineCapability({
  name: 'note.write',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Write a note', ja: 'ノートを書く' },
  schema,
  isWithin: ({ mode: only, ...bounds }, { path, mode }) =>
    (only === undefined || only === mode) && isPathWithin(bounds, path),
  ruleBounds: {
    propose: ({ path, mode }) => [
      folderChoice(folderOf(path)),
      { bound: 'mode', values: mode === 'create' ? ['create', null] : [null] },
    ],
    knows: ({ mode: only, ...bounds }) => (only === undefined || only === 'create') && areFolderBounds(bounds),
  },
  run,
  probe: ({ path }, context) => probePut(path, context),
});

async function run({ path, content, mode }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const before = await reading(context.signal, () => context.notes.read(path));
  if (before.kind !== 'read') return notSeen(before.kind, words.whatIs(shown(path)), context);
  if (before.value?.content === content) return unchanged(before.value, true, context);
  if (before.value && mode === 'create') return unchanged(before.value, false, context);
  return putNote(
    {
      path,
      content,
      before: before.value,
      taint: [], // nothing of what stood there stays
      code: 'found.note_written',
      sentence: words.written(shown(path), sizeOf(content)),
      parameters: { path, bytes: utf8Length(content) },
    },
    context,
  );
}

function unchanged({ path, content, taint }: StoredNote, isSo: boolean, context: CapabilityContext): CapabilityReport {
  const words = noteWords[context.lang];
  return noteReport(
    context,
    {
      outcome: isSo ? 'success' : 'no_effect',
      cause: isSo ? null : 'exists',
      code: isSo ? 'found.note_already_so' : 'found.note_exists',
      sentence: isSo ? words.alreadySo(shown(path)) : words.exists(shown(path)),
      parameters: { path },
      facts: [words.holds(shown(path), sizeOf(content))],
    },
    { useful: isSo, seen: { [path]: content }, taint },
  );
}
