import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { probeNothing } from './probe-note';

const schema = z.strictObject({
  path: notePath,
  /** Of its characters, counted from 1; left out: the beginning. */
  from: z.optional(z.int().check(z.minimum(2))),
});

/** Reads a note, a page at a time. Without one of that path, or behind its end: failed, `not_found`. */
export const readNote = defineCapability({
  name: 'note.read',
  /** 2: in pages. */
  version: 2,
  kind: 'act',
  sends: false,
  title: { en: 'Read a note', ja: 'ノートを読む' },
  schema,
  isWithin: (bounds, { path }) => isPathWithin(bounds, path),
  ruleBounds: { propose: ({ path }) => [folderChoice(folderOf(path))], knows: areFolderBounds },
  load: async () => (await import('./run-note')).runRead,
  probe: probeNothing,
});
