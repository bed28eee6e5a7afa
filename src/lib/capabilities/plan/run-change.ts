import type {
  CapabilityContext,
  CapabilityReport,
  CheckContext,
  Misfit,
  StoredNote,
} from '../../agent/fold/capability';
import type { AlarmSetting } from '../../agent/fold/alarm';
import type { EditedNote } from '../../agent/fold/plan-revision';
import { maxNoteBytes } from '../../agent/fold/placed-file';
import { planCapability, type TaskChange } from '../../agent/fold/task-change';
import { describeAction, renderParts } from '../../approval-lines/approval-lines';
import { editedText, type TextPart } from '../../base/edit-text';
import { utf8Length } from '../../base/hash';
import type { JsonObject } from '../../base/json';
import { arePartsKeptForUndo } from '../../base/kept-text';
import type { Language } from '../../base/language';
import { cut, oneLine } from '../../base/text';
import { changeReport } from '../change-report';
import { maxWorkspaceBytes } from '../note/note-content';
import { notFound, noteReport, notSeen, shown, sizeOf } from '../note/note-report';
import { noteWords } from '../note/note-words';
import { reading } from '../reading';

interface Revision {
  goal_name?: string | undefined;
  changes?: readonly TaskChange[] | undefined;
  notes?: readonly EditedNote[] | undefined;
  purpose?: { before: string; after: string } | undefined;
  alarms_off?: readonly AlarmSetting[] | undefined;
  alarms?: readonly AlarmSetting[] | undefined;
}

/** Edits the notes, or says why not; tasks, purpose and alarms change with its success, or not at all. */
export async function runPlanChange(revision: Revision, context: CapabilityContext): Promise<CapabilityReport> {
  const { notes = [], purpose, alarms = [], alarms_off: off = [] } = revision;
  const { lang } = context;
  const edited = await edit(notes, context);
  if (!edited.ok) return edited.report;
  const sentence = words[lang].changed(partsOf(revision, lang));
  // of notes the card showed each place, and its note shows them still
  const told = notes.length > 0 ? sentence : cut(words[lang].whole(sentence, itemsOf(revision, lang)), 1_000);
  const report = changeReport('plan', sentence, context, told);
  if (report.outcome !== 'success') return report;
  const parts = edited.notes.flatMap(({ path, parts: gone }) => gone.map((part) => ({ path, ...part })));
  const isMore = notes.length + alarms.length + off.length > 0 || purpose !== undefined;
  return {
    ...report,
    changes: edited.notes.map(({ path, text }) => ({ kind: 'put', path, content: text })),
    // what stands in a note from elsewhere stays marked there, and nothing of it stands here
    seen: Object.fromEntries(edited.notes.map(({ path, text }) => [path, text])),
    ...(isMore && arePartsKeptForUndo(parts) && { kept_parts: parts }),
  };
}

/** Whose a task is stands there in words to the person; a mind is told of the tasks themselves. */
function itemsOf(revision: Revision, lang: Language): readonly string[] {
  const [what] = describeAction(planCapability, 2, revision as unknown as JsonObject) ?? [];
  return (what && renderParts(what, lang)?.items) ?? [];
}

/** What of the edits does not fit the notes as they are, of those that may be told about. Rejects where they cannot be read. */
export async function misfitsIn(
  notes: readonly EditedNote[],
  { notes: reader, mayTell }: CheckContext,
): Promise<Misfit[]> {
  const misfits: Misfit[] = [];
  for (const { path, edits } of notes) {
    if (!mayTell(path)) continue;
    const note = await reader.read(path);
    const edited = note && editedText(note.content, edits);
    if (edited?.ok) continue;
    const problems = edited?.problems ?? edits.slice(0, 1).map((one) => ({ edit: one, count: -1 }));
    for (const { edit: one, count } of problems)
      misfits.push({ path: `note ${path}`, got: oneLine(one.find, 120), allowed: allowed(path, count) });
  }
  return misfits;
}

function allowed(path: string, count: number): string {
  if (count < 0) return `there is no note ${path}`;
  if (count === 0) return `not in ${path}: what stands there to the letter; read it first`;
  if (count === 1) return 'another edit is of the same place: make one of both';
  return `stands ${count} times in ${path}: take more of the text around it`;
}

interface Edited {
  path: string;
  text: string;
  parts: TextPart[];
}
type Edits = { ok: true; notes: Edited[] } | { ok: false; report: CapabilityReport };

async function edit(notes: readonly EditedNote[], context: CapabilityContext): Promise<Edits> {
  const own = noteWords[context.lang];
  const edited: Edited[] = [];
  let growth = 0;
  for (const { path, edits } of notes) {
    const read = await reading(context.signal, () => context.notes.read(path));
    if (read.kind !== 'read') return { ok: false, report: notSeen(read.kind, own.whatIs(shown(path)), context) };
    if (read.value === null) return { ok: false, report: notFound(path, context) };
    const { content, bytes } = read.value;
    const made = editedText(content, edits);
    if (!made.ok) return { ok: false, report: notOnce(read.value, context) };
    const size = utf8Length(made.text);
    if (size > bytes && size > maxNoteBytes)
      return { ok: false, report: tooLarge(read.value, own.tooLarge(shown(path)), context) };
    growth += size - bytes;
    edited.push({ path, text: made.text, parts: made.parts });
  }
  const [first] = notes;
  if (growth <= 0 || !first) return { ok: true, notes: edited };
  const total = await reading(context.signal, () => context.notes.totalBytes());
  if (total.kind !== 'read') return { ok: false, report: notSeen(total.kind, own.whatIsIn(''), context) };
  if (total.value + growth <= maxWorkspaceBytes) return { ok: true, notes: edited };
  const note = await reading(context.signal, () => context.notes.read(first.path));
  if (note.kind !== 'read' || !note.value) return { ok: false, report: notFound(first.path, context) };
  return { ok: false, report: tooLarge(note.value, own.full, context) };
}

/** What was to be found does not stand there, or more than once: the note was written meanwhile, or never was looked at. */
function notOnce({ path, content, taint }: StoredNote, context: CapabilityContext): CapabilityReport {
  const own = noteWords[context.lang];
  return noteReport(
    context,
    {
      ...{ outcome: 'no_effect', cause: 'mismatch', code: 'found.note_not_once', parameters: { path } },
      ...{ sentence: own.notOnce(shown(path)), facts: [own.holds(shown(path), sizeOf(content))] },
    },
    { seen: { [path]: content }, taint },
  );
}

function tooLarge(note: StoredNote, sentence: string, context: CapabilityContext): CapabilityReport {
  const { path, content, taint } = note;
  const own = noteWords[context.lang];
  return noteReport(
    context,
    {
      ...{ outcome: 'failed', cause: 'too_large', code: 'found.note_too_large', sentence, parameters: { path } },
      facts: [own.holds(shown(path), sizeOf(content))],
    },
    { seen: { [path]: content }, taint },
  );
}

/** What of all was changed, in a few words. */
function partsOf(revision: Revision, lang: Language): string[] {
  const { goal_name: before, changes = [], notes = [], purpose, alarms = [], alarms_off: off = [] } = revision;
  const goal = changes.findLast((change) => change.do === 'goal')?.to ?? before; // as it is called by now
  const own = words[lang];
  const rings = Math.max(alarms.length, off.length);
  return [
    ...(goal === undefined ? [] : [own.plan(oneLine(goal, 120))]),
    ...(notes.length === 0 ? [] : [notes.length === 1 ? shown(notes[0]?.path ?? '') : own.notes(notes.length)]),
    ...(purpose ? [own.goal] : []),
    ...(rings === 0 ? [] : [own.alarms(rings)]),
  ];
}

interface ChangeWords {
  changed: (parts: readonly string[]) => string;
  whole: (sentence: string, told: readonly string[]) => string;
  plan: (goal: string) => string;
  notes: (count: number) => string;
  goal: string;
  alarms: (count: number) => string;
}

const words: Readonly<Record<Language, ChangeWords>> = {
  en: {
    changed: (parts) =>
      `Changed ${parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`}`,
    whole: (sentence, told) => `${sentence}: ${told.join('; ')}`,
    plan: (goal) => `the plan “${goal}”`,
    notes: (count) => `${count} notes`,
    goal: 'the goal',
    alarms: (count) => (count === 1 ? 'an alarm' : `${count} alarms`),
  },
  ja: {
    changed: (parts) => `${parts.join('、')}を変えました`,
    whole: (sentence, told) => `${sentence}：${told.join('／')}`,
    plan: (goal) => `計画「${goal}」`,
    notes: (count) => `ノート${count}件`,
    goal: '目的',
    alarms: (count) => (count === 1 ? 'アラーム' : `アラーム${count}件`),
  },
};
