import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { utf8Length } from '../../base/hash';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { maxContentLength } from './note-content';
import { areFolderBounds, folderChoice, folderOf } from './note-bounds';
import { isPathWithin, notePath } from './note-path';
import { notSeen, shown, sizeOf } from './note-report';
import { noteWords } from './note-words';
import { probePut } from './probe-note';
import { putNote } from './put-note';

const content = z.string().check(z.minLength(1), z.maxLength(maxContentLength));
const schema = z.strictObject({ path: notePath, content });
type Payload = z.infer<typeof schema>;

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
  describe: ({ path, content }, lang) =>
    lang === 'ja'
      ? [
          `ノート ${shown(path)} に書き足す（${sizeOf(content)}）`,
          'この端末のノートに一件追記、なければ追加。外へは何も送りません。',
        ]
      : [
          `Add to the note ${shown(path)}, ${sizeOf(content)}`,
          'Your notes on this device, one file made longer or, if there is none, added. Nothing is sent.',
        ],
  isWithin: (bounds, { path }) => isPathWithin(bounds, path),
  ruleBounds: { propose: ({ path }) => [folderChoice(folderOf(path))], knows: areFolderBounds },
  run,
  probe: ({ path }, context) => probePut(path, context),
});

async function run({ path, content }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const before = await reading(context.signal, () => context.notes.read(path));
  if (before.kind !== 'read') return notSeen(before.kind, words.whatIs(shown(path)), context);
  const whole = joined(before.value?.content ?? '', content);
  return putNote(
    {
      path,
      content: whole,
      before: before.value,
      taint: before.value?.taint ?? [],
      code: 'found.note_added',
      sentence: words.added(shown(path), sizeOf(content), sizeOf(whole)),
      parameters: { path, bytes: utf8Length(content), whole: utf8Length(whole) },
    },
    context,
  );
}

/** Two texts of which the second begins on a line of its own. */
function joined(before: string, added: string): string {
  const needsBreak = before !== '' && !before.endsWith('\n') && !added.startsWith('\n');
  return `${before}${needsBreak ? '\n' : ''}${added}`;
}
