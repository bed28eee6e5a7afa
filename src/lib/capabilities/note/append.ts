import * as z from 'zod/mini';
import { addingMode } from '../../agent/fold/adding-notes';
import { defineCapability } from '../define-capability';
import { maxContentLength } from './note-content';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { probePut } from './probe-note';

const content = z.string().check(z.minLength(1), z.maxLength(maxContentLength));
const schema = z.strictObject({ path: notePath, content });

/**
 * Adds text at the end of a note, from a new line on. Where there is none it is made, since the text would stand there alike; the
 * second approval line says so.
 */
export const appendNote = defineCapability({
  name: 'note.append',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Add to a note', ja: 'ノートに書き足す' },
  schema,
  isWithin: ({ mode = addingMode, ...bounds }, { path }) => mode === addingMode && isPathWithin(bounds, path),
  ruleBounds: {
    propose: ({ path }) => [folderChoice(folderOf(path)), { bound: 'mode', values: [addingMode, null] }],
    knows: ({ mode = addingMode, ...bounds }) => mode === addingMode && areFolderBounds(bounds),
  },
  load: async () => (await import('./run-note')).runAppend,
  probe: ({ path }, context) => probePut(path, context),
});
