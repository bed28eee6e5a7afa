import * as z from 'zod/mini';
import { defineCapability } from '../define-capability';
import { noteContent } from './note-content';
import { addingMode } from '../../agent/fold/adding-notes';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { probePut } from './probe-note';

const schema = z.strictObject({
  path: notePath,
  content: noteContent,
  mode: z.enum(['create', 'replace']),
  /** With `replace`: seq of what wrote the text that is written over, and that the person was shown. Another text stays. */
  base: z.optional(z.int().check(z.minimum(1))),
});

function isOnlyNew(mode: string): boolean {
  return mode === 'create' || mode === addingMode;
}

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
    (only === undefined || (isOnlyNew(only) && mode === 'create')) && isPathWithin(bounds, path),
  ruleBounds: {
    propose: ({ path, mode }) => [
      folderChoice(folderOf(path)),
      { bound: 'mode', values: mode === 'create' ? [addingMode, 'create', null] : [null] },
    ],
    knows: ({ mode: only, ...bounds }) => (only === undefined || isOnlyNew(only)) && areFolderBounds(bounds),
  },
  load: async () => (await import('./run-note')).runWrite,
  probe: ({ path }, context) => probePut(path, context),
});
