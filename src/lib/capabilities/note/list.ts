import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { areFolderBounds, folderChoice } from './note-bounds';
import { isPathWithin, noteFolder } from './note-path';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ folder: noteFolder });

/** Lists a folder's notes with all that lies below it; the empty folder is all notes. Finding none is a success. */
export const listNotes = defineCapability({
  name: 'note.list',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'List notes', ja: 'ノートの一覧' },
  schema,
  isWithin: (bounds, { folder }) => isPathWithin(bounds, folder),
  ruleBounds: { propose: ({ folder }) => [folderChoice(folder)], knows: areFolderBounds },
  load: async () => (await import('./run-note')).runList,
  probe: probeNothing,
});
