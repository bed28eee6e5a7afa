import { arePartsKeptForUndo } from '../base/kept-text';
import { isJsonObject, objectsIn, type JsonObject, type JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { cut, oneLine } from '../base/text';
import { alarmText, shownAlarm } from './alarm-lines';
import { textIn } from './line-family';

/** The code of a plan that changes together with notes, purpose or alarms, or of those alone. */
export const revision = 'plan.revise';

/** UTF-16 units of a text as it is shown, and of what stays the same around what changes in a longer one. */
const mostShown = 80;
const around = 16;
const mostEdits = 30;

export function isRevision({ notes, purpose, alarms_off, alarms }: JsonObject): boolean {
  return [notes, purpose, alarms_off, alarms].some((part) => part !== undefined);
}

/** What the line says beside tasks, and what it says of what is touched. */
export function revisionShown(payload: JsonObject): [JsonObject, JsonObject] {
  const edits = editsIn(payload);
  const { purpose } = payload;
  const [off, alarms] = [objectsIn(payload['alarms_off']), objectsIn(payload['alarms'])];
  return [
    {
      edits: edits
        .slice(0, mostEdits)
        .map(({ path, find, replace }) => ({ path: oneLine(path), ...shownEdit(find, replace) })),
      ...(isJsonObject(purpose) && { purpose: shownEdit(rawIn(purpose, 'before'), rawIn(purpose, 'after')) }),
      off: off.slice(0, 20).map(shownAlarm),
      alarms: alarms.slice(0, 20).map(shownAlarm),
    },
    {
      is_kept: arePartsKeptForUndo(edits.map(({ path, find }) => ({ path, text: find }))),
      rings: alarms.length > 0,
    },
  ];
}

/** How many places it is, since a card may not show all of them at once. */
export function revisionHead(parameters: JsonObject, count: number, lang: Language): string {
  const edits = objectsIn(parameters['edits']);
  const notes = edits.length === count ? new Set(edits.map((edit) => textIn(edit, 'path'))).size : 0;
  const goal = textIn(parameters, 'goal');
  const own = words[lang];
  return goal === '' ? own.head(count, notes) : own.planHead(count, goal);
}

/** What stands beside tasks. */
export function revisionItems(parameters: JsonObject, lang: Language): string[] {
  const own = words[lang];
  const { purpose } = parameters;
  const side = (of: JsonObject, key: string): string => sideText(of, key, lang);
  return [
    ...objectsIn(parameters['edits']).map((edit) =>
      own.edit(textIn(edit, 'path'), side(edit, 'find'), side(edit, 'replace')),
    ),
    ...(isJsonObject(purpose) ? [own.purpose(side(purpose, 'find'), side(purpose, 'replace'))] : []),
    ...objectsIn(parameters['off']).map((alarm) => own.off(alarmText(alarm, lang))),
    ...objectsIn(parameters['alarms']).map((alarm) => own.on(alarmText(alarm, lang))),
  ];
}

export function revisionTouches({ is_kept, rings }: JsonObject, lang: Language): string {
  const own = words[lang];
  return `${own.touches}${rings === true ? own.rings : ''}${is_kept === true ? own.kept : own.notKept}{sent}`;
}

/** Of a long text the places that differ, and how long it is: nothing is left out without a word. */
function shownEdit(find: string, replace: string): JsonObject {
  const isLong = Math.max(find.length, replace.length) > mostShown;
  const [start, end] = isLong ? commonEnds(find, replace) : [0, 0];
  const side = (text: string): JsonValue => {
    const middle = text.slice(start, text.length - end);
    const shown = `${start > 0 ? '…' : ''}${cut(middle, mostShown)}${end > 0 ? '…' : ''}`;
    return shown === text
      ? { text: oneLine(text, mostShown * 2) }
      : { text: oneLine(shown, mostShown * 2), length: text.length };
  };
  return { find: side(find), replace: side(replace) };
}

/** How much of the beginning and of the end is the same in both, but for some words around what differs. */
function commonEnds(left: string, right: string): [start: number, end: number] {
  const most = Math.min(left.length, right.length);
  let start = 0;
  while (start < most && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < most - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return [Math.max(0, start - around), Math.max(0, end - around)];
}

function sideText(edit: JsonObject, key: string, lang: Language): string {
  const side = edit[key];
  if (!isJsonObject(side)) return '…';
  const { length } = side;
  const text = textIn(side, 'text', mostShown * 2);
  return words[lang].side(text, typeof length === 'number' ? length : null);
}

function editsIn(payload: JsonObject): { path: string; find: string; replace: string }[] {
  return objectsIn(payload['notes']).flatMap((note) =>
    objectsIn(note['edits']).map((edit) => ({
      path: rawIn(note, 'path'),
      find: rawIn(edit, 'find'),
      replace: rawIn(edit, 'replace'),
    })),
  );
}

function rawIn(payload: JsonObject, key: string): string {
  const value = payload[key];
  return typeof value === 'string' ? value : '';
}

interface RevisionWords {
  planHead: (count: number, goal: string) => string;
  /** `notes`: in how many, where all of it is in notes. */
  head: (count: number, notes: number) => string;
  edit: (path: string, find: string, replace: string) => string;
  purpose: (before: string, after: string) => string;
  off: (alarm: string) => string;
  on: (alarm: string) => string;
  side: (text: string, length: number | null) => string;
  touches: string;
  rings: string;
  kept: string;
  notKept: string;
}

const words: Readonly<Record<Language, RevisionWords>> = {
  en: {
    planHead: (count, goal) => `Make ${changes(count)} around the plan “${goal}”`,
    head: (count, notes) =>
      `Make ${changes(count)}${notes === 0 ? '' : notes === 1 ? ' in a note' : ` in ${notes} notes`}`,
    // a path is never the first word of an item, which a page writes with a capital
    edit: (path, find, replace) => (replace === '' ? `in ${path}, ${find} goes` : `in ${path}, ${find} → ${replace}`),
    purpose: (before, after) => `the goal: ${before} → ${after}`,
    off: (alarm) => `no alarm any more: ${alarm}`,
    on: (alarm) => `a new alarm: ${alarm}`,
    side: (text, length) => (text === '' ? '' : length === null ? `“${text}”` : `“${text}” (of ${length} characters)`),
    touches: 'Just these places, on this device. ',
    rings: 'Alarms ring only while a tab of Yadori is open. ',
    kept: 'Undo takes all of it back. ',
    notKept: 'Too much changes for Undo to bring it back. ',
  },
  ja: {
    planHead: (count, goal) => `計画「${goal}」にかかわる${count}か所を直す`,
    head: (count, notes) => `${notes === 0 ? '' : `ノート${notes}件の`}${count}か所を直す`,
    edit: (path, find, replace) =>
      replace === '' ? `ノート ${path}：${find}を消す` : `ノート ${path}：${find}→${replace}`,
    purpose: (before, after) => `目的：${before}→${after}`,
    off: (alarm) => `アラームをやめる：${alarm}`,
    on: (alarm) => `新しいアラーム：${alarm}`,
    side: (text, length) => (text === '' ? '' : length === null ? `「${text}」` : `「${text}」（全${length}文字）`),
    touches: 'この端末の、ここに挙げたところだけ。',
    rings: 'アラームはYadoriのタブが開いている間だけ鳴ります。',
    kept: 'あとでまとめて元に戻せます。',
    notKept: '変わるところが多いので、元には戻せません。',
  },
};

function changes(count: number): string {
  return count === 1 ? 'one change' : `${count} changes`;
}
