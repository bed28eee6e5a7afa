import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ path: notePath });

/** Reads a note. Without one of that path: failed, `not_found`. */
export const readNote = defineCapability({
  name: 'note.read',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Read a note', ja: 'ノートを読む' },
  schema,
  isWithin: (bounds, { path }) => isPathWithin(bounds, path),
  ruleBounds: { propose: ({ path }) => [folderChoice(folderOf(path))], knows: areFolderBounds },
  load: async () => (await import('./run-note')).runRead,
  probe: probeNothing,
});
