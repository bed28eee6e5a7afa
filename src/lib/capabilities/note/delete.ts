import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ path: notePath });

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
  load: async () => (await import('./run-note')).runDelete,
  probe: probeNothing,
});
