import { isCalendarDate, listDate, longDate } from '../../base/calendar-date';
import type { JsonObject } from '../../base/json';
import { oneLine } from '../../base/text';
import type { ContextPack, PackTask } from '../context-pack';
import { withAddition } from './answer-in-note';
import type { Option } from './choose';
import { headOf } from './recipe-task';
import { noteText, type NoteText } from './note-texts';
import { lateMinutes } from './read-alarm';
import { asking } from './say';
import { dateIn, numberIn, textIn, textsIn, weekdaysIn } from './step-parameters';
import { abilityOption } from './use-abilities';
import { addingOptions, holdingStill, judgmentOn, listingOption, noteOption, writingOptions } from './use-notes';
import { alarmWords } from './words-alarms';
import { recipeWords } from './words-recipes';
import { wordsOf } from './words';

/** Of what a read brings: as long it may be cut off, and must not be taken for the whole note. UTF-16 units. */
const wholeOutput = 2_000;

/** The steps of the recipes for events, journals, reviews, habits and notes; null: it is none of them. */
export function recipeStep(pack: ContextPack, task: PackTask): Option[] | null {
  const parameters = task.step?.parameters ?? {};
  const path = textIn(parameters, 'path');
  switch (task.step?.step) {
    case 'list_note':
      return path === ''
        ? null
        : writingOptions(pack, task, path, withAddition(pack, task, listNoteText(parameters, pack)));
    case 'alarm':
      return alarmOptions(pack, task, parameters);
    case 'list':
      return [listingOption(pack, task, textIn(parameters, 'folder')), holdingStill(pack)];
    case 'week':
      return path === '' ? null : weekOptions(pack, task, parameters, path);
    case 'merge':
      return path === '' ? null : mergeOptions(pack, task, textIn(parameters, 'from'), path);
    case 'remove':
      return path === '' ? null : removeOptions(pack, task, path, textIn(parameters, 'into'));
    default:
      return null;
  }
}

/** A note with a title, what is known, and a list to tick off; days in it stand as lists show them. */
function listNoteText(parameters: JsonObject, { lang, now }: ContextPack): NoteText {
  const { note } = wordsOf(lang);
  const date = dateIn(parameters, 'date');
  const rows = textsIn(parameters, 'rows').map((row) => `- ${row}`);
  const items = textsIn(parameters, 'items');
  const heading = textIn(parameters, 'heading');
  const content = [
    `# ${textIn(parameters, 'title')}`,
    '',
    ...(date === null ? [] : [`- ${note.labelled(note.date, `${longDate(date, lang)} / ${date}`)}`]),
    ...rows,
    ...(heading === '' ? [] : ['', `## ${heading}`, '']),
    ...items.map((item) => `- [ ] ${isCalendarDate(item) ? listDate(item, lang) : item}`),
    '',
    note.written(listDate(now.date, lang)),
  ];
  return noteText(content, [date ?? '', ...items.slice(0, 20).map((item) => headOf(item))]);
}

/** One that cannot be set any more is asked about: its day came before its task did. */
function alarmOptions(pack: ContextPack, task: PackTask, parameters: JsonObject): Option[] | null {
  const { now, lang } = pack;
  const [text, at, date] = [textIn(parameters, 'text'), textIn(parameters, 'at'), dateIn(parameters, 'date')];
  const weekdays = weekdaysIn(parameters, 'weekdays');
  const isPast = date !== null && (date < now.date || (date === now.date && at <= now.clock.slice(0, at.length)));
  if (text === '' || at === '' || isPast || (date === null && weekdays.length === 0)) return null;
  const payload = {
    text,
    at,
    zone: now.zone,
    ...(date === null ? { weekdays, late_minutes: lateMinutes } : { date }),
  };
  const option = abilityOption(pack, task, {
    action: 'alarm.set',
    payload,
    name: alarmWords[lang].set(oneLine(text, 100)),
  });
  return [option, holdingStill(pack)];
}

/** First log and notes are looked through, then what was found is written down. */
function weekOptions(pack: ContextPack, task: PackTask, parameters: JsonObject, path: string): Option[] {
  const words = recipeWords[pack.lang];
  const since = dateIn(parameters, 'since');
  const isFound = task.result?.outcome === 'success';
  if (!isFound && task.tries === 0 && since !== null) {
    const payload = { query: '', said_by: 'person', since, before: numberIn(parameters, 'before') ?? pack.trigger.seq };
    const name = alarmWords[pack.lang].recall(words.label.since(since));
    const look = abilityOption(pack, task, { action: 'recall', payload, name, finishes: false });
    return [look, holdingStill(pack)];
  }
  const found = (task.result?.text ?? '').split('\n').filter((line) => line.startsWith('- '));
  const { note } = wordsOf(pack.lang);
  const content = [
    `# ${note.labelled(words.label.week, listDate(pack.now.date, pack.lang))}`,
    '',
    `- ${words.label.since(since === null ? '' : listDate(since, pack.lang))}`,
    '',
    `## ${words.label.week}`,
    '',
    ...(found.length > 0 ? found : [words.label.nothingFound]),
  ];
  const heads = found.slice(0, 8).map((line) => headOf(line.slice(2)));
  return writingOptions(pack, task, path, noteText(content, [words.label.week, pack.now.date, since ?? '', ...heads]));
}

/** Reads the one note and adds it to the other, whole or not at all. */
function mergeOptions(pack: ContextPack, task: PackTask, from: string, into: string): Option[] {
  const words = recipeWords[pack.lang];
  const { result } = task;
  if (result?.outcome !== 'success') {
    const read = noteOption(pack, task, 'read', from, { content: '', texts: [] }, wordsOf(pack.lang).reason.task);
    return [{ ...read, act: { ...read.act, finishes: false } }, holdingStill(pack)];
  }
  const content = result.text ?? '';
  // what is longer came in part only
  if (content.length >= wholeOutput) return keepOptions(pack, task, from);
  const text = noteText(
    ['', `## ${words.label.from(from)}`, '', content.trimEnd()],
    [
      words.label.from(from),
      ...content
        .split('\n')
        .slice(0, 5)
        .map((line) => headOf(line.trim())),
    ],
  );
  return addingOptions(pack, task, into, text, into);
}

/** Only what stands elsewhere is deleted: the other note is read first, and must hold it. */
function removeOptions(pack: ContextPack, task: PackTask, path: string, into: string): Option[] {
  const { result } = task;
  const reason = wordsOf(pack.lang).reason.task;
  const isThere = pack.notes.some((note) => note.path === path) && pack.notes.some((note) => note.path === into);
  if (!isThere || result?.cause === 'mismatch') return keepOptions(pack, task, path);
  if (result?.outcome === 'success')
    return [noteOption(pack, task, 'delete', path, { content: '', texts: [] }, reason), holdingStill(pack)];
  const texts = [`## ${recipeWords[pack.lang].label.from(path)}`];
  const read = noteOption(pack, task, 'read', into, { content: '', texts }, reason);
  return [{ ...read, act: { ...read.act, finishes: false } }, holdingStill(pack)];
}

function keepOptions(pack: ContextPack, task: PackTask, path: string): Option[] {
  const { keep } = recipeWords[pack.lang];
  const question = asking(pack, {
    code: 'ask.keep',
    text: keep.ask(path),
    buttons: keep.buttons,
    what: path,
    judgment: judgmentOn(pack, task),
    base: 0.62,
  });
  return [question, holdingStill(pack)];
}
