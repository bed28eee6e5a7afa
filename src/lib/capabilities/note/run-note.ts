import type { CapabilityContext, CapabilityReport, NoteEntry, StoredNote } from '../../agent/fold/capability';
import { utf8Length } from '../../base/hash';
import type { Language } from '../../base/language';
import { sizeText } from '../../base/size-text';
import { reading } from '../reading';
import { maxOutput, pageOf } from '../report';
import { notFound, notSeen, shown, sizeOf, noteReport } from './note-report';
import { noteWords } from './note-words';
import { putNote } from './put-note';

/* What is done with notes, which comes in when the first of it is. What each promises stands at its capability. */

/** Notes that a list names; the others are counted. */
const maxNamed = 50;
/** Notes that stand as facts of their own in the observation. */
const maxFacts = 20;
/** UTF-16 units kept free for the line that tells how many are left out. */
const roomForMore = 40;

/** A new note goes with Undo; `keepsNone`: also one that was to be written over, and was not there. */
export async function runWrite(
  {
    path,
    content,
    mode,
    base,
  }: { path: string; content: string; mode: 'create' | 'replace'; base?: number | undefined },
  context: CapabilityContext,
  { keepsNone = false } = {},
): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const before = await reading(context.signal, () => context.notes.read(path));
  if (before.kind !== 'read') return notSeen(before.kind, words.whatIs(shown(path)), context);
  if (before.value?.content === content) return unchanged(before.value, true, context);
  if (before.value && mode === 'create') return unchanged(before.value, false, context);
  if (base !== undefined && before.value?.written_by !== base) return changedSince(path, before.value, context);
  return putNote(
    {
      path,
      content,
      before: before.value,
      taint: [], // nothing of what stood there stays
      code: 'found.note_written',
      sentence: words.written(shown(path)),
      parameters: { path, bytes: utf8Length(content) },
      keepsBefore: true,
      keepsNone: keepsNone || mode === 'create',
    },
    context,
  );
}

/** It is not the text that the person was shown as what goes. */
function changedSince(path: string, note: StoredNote | null, context: CapabilityContext): CapabilityReport {
  const words = noteWords[context.lang];
  return noteReport(
    context,
    {
      outcome: 'no_effect',
      cause: 'mismatch',
      code: 'found.note_changed_since',
      sentence: words.changedSince(shown(path)),
      parameters: { path },
      facts: [note ? words.holds(shown(path), sizeOf(note.content)) : words.noSuch(shown(path))],
    },
    { seen: { [path]: note?.content ?? null }, taint: note?.taint ?? [] },
  );
}

function unchanged({ path, content, taint }: StoredNote, isSo: boolean, context: CapabilityContext): CapabilityReport {
  const words = noteWords[context.lang];
  return noteReport(
    context,
    {
      outcome: isSo ? 'success' : 'no_effect',
      cause: isSo ? null : 'exists',
      code: isSo ? 'found.note_already_so' : 'found.note_exists',
      sentence: isSo ? words.alreadySo(shown(path)) : words.exists(shown(path)),
      parameters: { path },
      facts: [words.holds(shown(path), sizeOf(content))],
    },
    { useful: isSo, seen: { [path]: content }, taint },
  );
}

export async function runAppend(
  { path, content }: { path: string; content: string },
  context: CapabilityContext,
): Promise<CapabilityReport> {
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
      sentence: words.added(shown(path)),
      parameters: { path, bytes: utf8Length(content), whole: utf8Length(whole) },
      keepsLength: true,
      keepsNone: true,
    },
    context,
  );
}

/** Two texts of which the second begins on a line of its own. */
function joined(before: string, added: string): string {
  const needsBreak = before !== '' && !before.endsWith('\n') && !added.startsWith('\n');
  return `${before}${needsBreak ? '\n' : ''}${added}`;
}

export async function runRead(
  { path, from = 1 }: { path: string; from?: number | undefined },
  context: CapabilityContext,
): Promise<CapabilityReport> {
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
        ? words.read(shown(path))
        : page
          ? words.readPage(shown(path), from, page.to, page.rest)
          : words.endsBefore(shown(path), content.length),
      parameters: { path, bytes },
      facts: [holds],
    },
    { output: page?.text ?? null, seen: { [path]: content }, taint },
  );
}

export async function runList({ folder }: { folder: string }, context: CapabilityContext): Promise<CapabilityReport> {
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
  const sentence = words.listed(shown(folder), entries.length);
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

function lineOfEntry({ path }: NoteEntry): string {
  return shown(path);
}

export async function runDelete({ path }: { path: string }, context: CapabilityContext): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const stored = await reading(context.signal, () => context.notes.read(path));
  if (stored.kind !== 'read') return notSeen(stored.kind, words.whatIs(shown(path)), context);
  if (stored.value === null) return notFound(path, context);
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: 'found.note_deleted',
      sentence: words.deleted(shown(path)),
      parameters: { path },
      facts: [words.noSuch(shown(path))],
    },
    { useful: true, changes: [{ kind: 'delete', path }], seen: { [path]: null } },
  );
}

export async function runMove(
  { path, to, base }: { path: string; to: string; base?: number | undefined },
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const words = noteWords[context.lang];
  const read = await reading(context.signal, () => Promise.all([path, to].map((one) => context.notes.read(one))));
  if (read.kind !== 'read') return notSeen(read.kind, words.whatIs(shown(path)), context);
  const [note = null, other = null] = read.value;
  if (note === null) return notFound(path, context);
  if (other !== null) return unchanged(other, false, context);
  if (base !== undefined && note.written_by !== base) return changedSince(path, note, context);
  const { content, taint } = note;
  return noteReport(
    context,
    {
      outcome: 'success',
      cause: null,
      code: 'found.note_moved',
      sentence: words.moved(shown(path), shown(to)),
      parameters: { path, name: to },
      facts: [words.holds(shown(to), sizeOf(content)), words.noSuch(shown(path))],
    },
    {
      useful: true,
      changes: [
        { kind: 'put', path: to, content },
        { kind: 'delete', path },
      ],
      seen: { [path]: null, [to]: content },
      taint,
      kept: { path: to, from: path },
    },
  );
}
