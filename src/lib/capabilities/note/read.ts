import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { cut } from '../../base/text';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { maxOutput } from '../report';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { notFound, notSeen, shown, sizeOf, noteReport } from './note-report';
import { noteWords } from './note-words';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ path: notePath });
type Payload = z.infer<typeof schema>;

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
  run,
  probe: probeNothing,
});

async function run({ path }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const stored = await reading(context.signal, () => context.notes.read(path));
  if (stored.kind !== 'read') return notSeen(stored.kind, words.whatIs(shown(path)), context);
  if (stored.value === null) return notFound(path, context);
  const { content, bytes, taint } = stored.value;
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: 'found.note_read',
      sentence: words.read(shown(path), sizeOf(content)),
      parameters: { path, bytes },
      facts: [words.holds(shown(path), sizeOf(content))],
    },
    { output: cut(content, maxOutput), seen: { [path]: content }, taint },
  );
}
