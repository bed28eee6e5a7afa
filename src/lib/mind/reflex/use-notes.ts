import { oneLine } from '../../base/text';
import type { ContextPack, PackTask } from '../context-pack';
import { waiting, type Option } from './choose';
import { freePath, latestPath } from './note-path';
import type { NoteText } from './note-texts';
import { asking } from './say';
import { wordsOf } from './words';

/** The ways to get a text into a note of its own, for the task at hand. */
export function writingOptions(pack: ContextPack, task: PackTask, wanted: string, text: NoteText): Option[] {
  const cause = causeOf(task);
  const ours = latestPath(wanted, pack.notes);
  // what was written did not hold what it should: that note is ours, so it may be written over
  if (cause === 'mismatch')
    return [noteOption(pack, task, 'replace', ours, text, wordsOf(pack.lang).reason.rewrite), holdingStill(pack)];
  const isThere = cause === 'exists' || pack.notes.some(({ path }) => path === wanted);
  const words = wordsOf(pack.lang);
  if (!isThere) {
    return [
      noteOption(pack, task, 'create', wanted, text, words.reason.task),
      ...askFirst(pack, task, wanted),
      holdingStill(pack),
    ];
  }
  // with a list that lacks the note, its name is told by the refusal alone
  const taken = pack.notes.some(({ path }) => path === wanted)
    ? pack.notes
    : [...pack.notes, { path: wanted, bytes: 0, time: '', taint: [] }];
  const beside = noteOption(pack, task, 'create', freePath(wanted, taken), text, words.reason.existsNewName(wanted));
  const into = noteOption(pack, task, 'append', wanted, text, words.reason.existsAdd(wanted));
  return [
    {
      ...beside,
      base: 0.6,
      nature: { approach: -0.5, starts: 0.5, care: 1 },
      direction: 'avoid',
      concerns: [words.concern.existing],
    },
    { ...into, base: 0.55, nature: { approach: 1, starts: 0.5, care: -0.5 }, concerns: [words.concern.existing] },
    holdingStill(pack),
  ];
}

/** The ways to get a text into a note that an earlier task wrote; a heading is put first where that note never came to be. */
export function addingOptions(
  pack: ContextPack,
  task: PackTask,
  wanted: string,
  text: NoteText,
  heading: string,
): Option[] {
  const words = wordsOf(pack.lang);
  const path = latestPath(wanted, pack.notes);
  const isThere = causeOf(task) === 'exists' || pack.notes.some((note) => note.path === path);
  const whole = isThere ? text : { ...text, content: `# ${heading}\n${text.content}` };
  if (causeOf(task) === 'mismatch') {
    return [
      noteOption(pack, task, 'create', freePath(path, pack.notes), whole, words.reason.rewrite),
      holdingStill(pack),
    ];
  }
  if (isThere) return [noteOption(pack, task, 'append', path, whole, words.reason.task), holdingStill(pack)];
  const reason = lacksNote(task) ? words.reason.noteLeftOut(path) : words.reason.noteMissing(path);
  return [noteOption(pack, task, 'create', path, whole, reason), holdingStill(pack)];
}

/** Steps that write a note for others to add to, read back or report on. */
const writers: readonly string[] = ['goal_note', 'steps_note', 'list_note', 'timetable', 'self_test', 'week'];

/** The person would not have the note that the task is about: what it was to hold stands nowhere. */
export function lacksNote({ without, without_step }: PackTask): boolean {
  return without !== null && without_step !== null && writers.includes(without_step);
}

/** Reading a note back; when it lacks something, that is added. */
export function checkingOptions(pack: ContextPack, task: PackTask, wanted: string, texts: readonly string[]): Option[] {
  const words = wordsOf(pack.lang);
  const path = latestPath(wanted, pack.notes);
  // what answers made of it since holds nothing of what was left out
  if (lacksNote(task) && task.without !== null) return [needless(pack, task, task.without)];
  if (causeOf(task) === 'mismatch') {
    const content = ['', `## ${words.note.checked}`, '', ...texts.map((text) => `- ${text}`), ''].join('\n');
    return [
      noteOption(pack, task, 'append', path, { content, texts: [...texts] }, words.reason.missing),
      holdingStill(pack),
    ];
  }
  const isThere = pack.notes.some((note) => note.path === path);
  if (!isThere && task.without !== null) return [needless(pack, task, task.without)];
  return [readingOption(pack, task, path, texts), holdingStill(pack)];
}

/** The note that a task is about was not wanted: then neither is the task. */
export function needless(pack: ContextPack, task: PackTask, without: string): Option {
  const { judgment, reason } = wordsOf(pack.lang);
  const option = waiting(pack, 0.9, 'skip', judgment.needless(task.id, without), reason.needless);
  return { ...option, act: { ...option.act, needless: true } };
}

export function readingOption(
  pack: ContextPack,
  task: PackTask | null,
  path: string,
  texts: readonly string[],
): Option {
  const option = noteOption(
    pack,
    task,
    'read',
    path,
    { content: '', texts: [...texts] },
    wordsOf(pack.lang).reason.task,
  );
  return { ...option, nature: { approach: 0.5, starts: 0.5, care: 0.5 }, direction: 'observe' };
}

export function listingOption(pack: ContextPack, task: PackTask, folder: string): Option {
  const option = noteOption(pack, task, 'list', folder, { content: '', texts: [] }, wordsOf(pack.lang).reason.task);
  return { ...option, nature: { approach: 0.5, starts: 0.5 }, direction: 'observe' };
}

/** What is due for a task, as a judgement says it. */
export function judgmentOn(pack: ContextPack, task: PackTask): string {
  const { judgment } = wordsOf(pack.lang);
  const { result } = task;
  if (result && (result.outcome === 'partial' || result.outcome === 'no_effect')) {
    return judgment.taskAgain(task.id, result.cause ?? result.outcome);
  }
  return task.answers.length > 0
    ? judgment.answerCame(task.id)
    : judgment.taskComes(task.id, oneLine(task.name ?? '', 200));
}

export function holdingStill(pack: ContextPack): Option {
  const words = wordsOf(pack.lang);
  return waiting(pack, 0.26, 'defer', words.judgment.nothingToDo, words.reason.wait);
}

type Way = 'create' | 'replace' | 'append' | 'read' | 'list' | 'delete';

const capabilities: Readonly<Record<Way, string>> = {
  create: 'note.write',
  replace: 'note.write',
  append: 'note.append',
  read: 'note.read',
  list: 'note.list',
  delete: 'note.delete',
};

/** Which text of a note would be written over. */
function baseOf({ notes }: ContextPack, path: string): { base?: number } {
  const base = notes.find((note) => note.path === path)?.written_by;
  return base === undefined ? {} : { base };
}

/** One action on a note. For the person's own request `task` is null. */
export function noteOption(
  pack: ContextPack,
  task: PackTask | null,
  way: Way,
  path: string,
  text: NoteText,
  reason: string,
): Option {
  const words = wordsOf(pack.lang);
  const capability = capabilities[way];
  const payload = {
    ...(way === 'list' ? { folder: path } : { path }),
    ...(way === 'create' || way === 'replace' || way === 'append' ? { content: text.content } : {}),
    ...(way === 'create' || way === 'replace' ? { mode: way } : {}),
    ...(way === 'replace' && baseOf(pack, path)),
  };
  const expected =
    way === 'delete'
      ? [{ kind: 'note_absent' as const, path, texts: [] }]
      : way === 'list' || text.texts.length === 0
        ? []
        : [{ kind: 'note_holds' as const, path, texts: text.texts }];
  return {
    name: words.option.useNote(capability, path),
    base: task === null ? 0.9 : 0.62,
    nature: { approach: 1, starts: 1 },
    topics: ['notes'],
    direction: 'support',
    concerns: [],
    act: {
      outcome: 'do_action',
      action: capability,
      payload,
      judgment: task === null ? '' : judgmentOn(pack, task),
      intent: words.intent.act(capability, path),
      reason,
      delivery: { delivery: 'activity_only', message_kind: null },
      expected,
    },
  };
}

/** Once a task, before its note is proposed: a mood low in dominance asks whether something is to be added. */
function askFirst(pack: ContextPack, task: PackTask, path: string): Option[] {
  if (task.answers.length > 0 || task.result !== null) return [];
  const words = wordsOf(pack.lang);
  const question = asking(pack, {
    code: 'ask.first',
    text: words.askFirst.ask(path),
    buttons: words.askFirst.buttons,
    what: path,
    judgment: judgmentOn(pack, task),
    reason: words.reason.lastLook,
    nature: { asks: 1, care: 1, approach: 0.2, starts: 0.4 },
    base: 0.4,
    finishes: false,
  });
  return [{ ...question, name: words.option.askFirst, direction: 'observe' }];
}

/** Why the last action for the task did not get there; null when it did, or when it was only cut off. */
function causeOf(task: PackTask): 'exists' | 'mismatch' | null {
  const { result } = task;
  if (!result || (result.outcome !== 'partial' && result.outcome !== 'no_effect')) return null;
  return result.cause === 'exists' ? 'exists' : result.cause === 'mismatch' ? 'mismatch' : null;
}
