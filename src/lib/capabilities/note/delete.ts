import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { notFound, notSeen, shown, noteReport } from './note-report';
import { noteWords } from './note-words';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ path: notePath });
type Payload = z.infer<typeof schema>;

/** Deletes a note. Without one of that path: failed, `not_found`, since then the wrong path was approved. */
export const deleteNote = defineCapability({
  name: 'note.delete',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Delete a note', ja: 'ノートを削除する' },
  schema,
  isWithin: (bounds, { path }) => isPathWithin(bounds, path),
  ruleBounds: { propose: ({ path }) => [folderChoice(folderOf(path))], knows: areFolderBounds },
  run,
  probe: probeNothing,
});

async function run({ path }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const stored = await reading(context.signal, () => context.notes.read(path));
  if (stored.kind !== 'read') return notSeen(stored.kind, words.whatIs(shown(path)), context);
  if (stored.value === null) return notFound(path, context);
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: 'found.note_deleted',
      sentence: words.deleted(shown(path)),
      parameters: { path },
      facts: [words.noSuch(shown(path))],
    },
    { useful: true, changes: [{ kind: 'delete', path }], seen: { [path]: null } },
  );
}
