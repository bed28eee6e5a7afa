import * as z from 'zod/mini';
import type { CapabilityContext, CapabilityReport, NoteEntry } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import { defineCapability } from '../define-capability';
import { reading } from '../reading';
import { maxOutput } from '../report';
import { sizeText } from '../../base/size-text';
import { areFolderBounds, folderChoice } from './note-bounds';
import { isPathWithin, noteFolder } from './note-path';
import { notSeen, shown, noteReport } from './note-report';
import { noteWords } from './note-words';
import { probeNothing } from './probe-note';

const schema = z.strictObject({ folder: noteFolder });
type Payload = z.infer<typeof schema>;

/** Notes that a list names; the others are counted. */
const maxNamed = 50;
/** Notes that stand as facts of their own in the observation. */
const maxFacts = 20;
/** UTF-16 units kept free for the line that tells how many are left out. */
const roomForMore = 40;

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
  run,
  probe: probeNothing,
});

async function run({ folder }: Payload, context: CapabilityContext): Promise<CapabilityReport> {
  const { notes, signal, lang } = context;
  const words = noteWords[lang];
  const listed = await reading(signal, () => notes.list(folder));
  if (listed.kind !== 'read') return notSeen(listed.kind, words.whatIsIn(shown(folder)), context);
  const entries = listed.value;
  const named = entries.slice(0, namedCount(entries));
  // a name may hold an order as well as a text can: what was written from outside words stays marked when it is only listed
  const taints = await reading(signal, () => Promise.all(named.map(({ path }) => notes.read(path))));
  if (taints.kind !== 'read') return notSeen(taints.kind, words.whatIsIn(shown(folder)), context);
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  const sentence = words.listed(shown(folder), entries.length, sizeText(bytes));
  const facts = named.slice(0, maxFacts).map((entry) => words.holds(shown(entry.path), sizeText(entry.bytes)));
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: 'found.notes_listed',
      sentence,
      parameters: { path: folder, count: entries.length, bytes },
      facts: [sentence, ...facts],
    },
    {
      output: entries.length === 0 ? null : outputOf(named, entries.length, lang),
      taint: [...new Set(taints.value.flatMap((note) => note?.taint ?? []))],
    },
  );
}

function outputOf(named: readonly NoteEntry[], count: number, lang: Language): string {
  const lines = named.map(lineOfEntry);
  if (count > named.length) lines.push(noteWords[lang].more(count - named.length));
  return lines.join('\n');
}

/** As many as fit whole into the output. */
function namedCount(entries: readonly NoteEntry[]): number {
  let room = maxOutput - roomForMore;
  let count = 0;
  for (const entry of entries.slice(0, maxNamed)) {
    room -= lineOfEntry(entry).length + 1;
    if (room < 0) break;
    count++;
  }
  return count;
}

function lineOfEntry({ path, bytes }: NoteEntry): string {
  return `${shown(path)}, ${sizeText(bytes)}`;
}
