import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { pageOf } from '../report';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { notFound, notSeen, shown, sizeOf, noteReport } from './note-report';
import { noteWords } from './note-words';
import { probeNothing } from './probe-note';

const schema = z.strictObject({
  path: notePath,
  /** Of its characters, counted from 1; left out: the beginning. */
  from: z.optional(z.int().check(z.minimum(2))),
});
type Payload = z.infer<typeof schema>;

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
  run,
  probe: probeNothing,
});

async function run({ path, from = 1 }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const stored = await reading(context.signal, () => context.notes.read(path));
  if (stored.kind !== 'read') return notSeen(stored.kind, words.whatIs(shown(path)), context);
  if (stored.value === null) return notFound(path, context);
  const { content, bytes, taint } = stored.value;
  const page = pageOf(content, from);
  const isWhole = page !== null && from === 1 && page.rest === 0;
  const holds = words.holds(shown(path), sizeOf(content));
  return noteReport(
    context,
    {
      outcome: page ? 'success' : 'failed',
      cause: page ? null : 'not_found',
      code: 'found.note_read',
      sentence: isWhole
        ? words.read(shown(path), sizeOf(content))
        : page
          ? words.readPage(shown(path), from, page.to, page.rest)
          : words.endsBefore(shown(path), content.length),
      parameters: { path, bytes },
      facts: [holds],
    },
    { output: page?.text ?? null, seen: { [path]: content }, taint },
  );
}
