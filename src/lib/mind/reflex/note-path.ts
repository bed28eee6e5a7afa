import type { CalendarDate } from '../../base/calendar-date';
import type { Language } from '../../base/language';
import { hasDeceptiveCharacters } from '../../base/text';
import type { NoteEntry } from '../../agent/fold/capability';
import { withoutDate } from './date-phrases';
import { wordsOf } from './words';

/** UTF-16 units; capabilities take paths up to 120. */
const maxFolder = 40;

/** Words that say nothing about what a purpose is about; only the folder's name is made without them. */
const emptyWords = new Set(
  'a an the my our your his her its their this that these those of on in at to for from with by about into as and or but is are be am i we you it me us want wants need needs have has had would like should must will can please finish complete write make do get go start begin keep improve work study learn prepare plan pass some more new'.split(
    ' ',
  ),
);

/**
 * The readable name of a purpose's folder: "Finish my essay on city bees by 4 December" → essay-city-bees,
 * ミツバチの論文を仕上げる → ミツバチの論文. Letters, digits and hyphens only, so that it is safe in any path; a word of ours
 * where nothing readable is left.
 */
export function folderName(purpose: string, today: CalendarDate, lang: Language): string {
  const text = withoutDate(purpose, today, lang).normalize('NFC');
  const isSpaced = !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
  const name = isSpaced ? spacedName(text) : unspacedName(text);
  return name === '' || hasDeceptiveCharacters(name) ? wordsOf(lang).folder : name;
}

/** The folder itself when no note lies in it yet, else with the first free number: bees, bees-2, bees-3. */
export function freeFolder(name: string, notes: readonly NoteEntry[]): string {
  return firstFree(
    (number) => numbered(name, number),
    (folder) => notes.some(({ path }) => path.startsWith(`${folder}/`)),
  );
}

/** The newest of the folders that `freeFolder` gave to this name; the name itself when there is none. */
export function latestFolder(name: string, notes: readonly NoteEntry[]): string {
  let latest = name;
  for (let number = 2; notes.some(({ path }) => path.startsWith(`${numbered(name, number)}/`)); number++)
    latest = numbered(name, number);
  return latest;
}

/** The path when no note has it, else with the first free number before its ending: goal.md, goal-2.md. */
export function freePath(path: string, notes: readonly NoteEntry[]): string {
  const stem = path.replace(/\.md$/, '');
  return firstFree(
    (number) => `${numbered(stem, number)}.md`,
    (candidate) => notes.some((note) => note.path === candidate),
  );
}

/** The newest note that `freePath` gave for this path: later steps look where an earlier one had to turn to. */
export function latestPath(path: string, notes: readonly NoteEntry[]): string {
  const stem = path.replace(/\.md$/, '');
  let latest = path;
  for (let number = 2; notes.some((note) => note.path === `${numbered(stem, number)}.md`); number++)
    latest = `${numbered(stem, number)}.md`;
  return latest;
}

function spacedName(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !emptyWords.has(word));
  let name = '';
  for (const word of (telling.length > 0 ? telling : words).slice(0, 3)) {
    const longer = name === '' ? word : `${name}-${word}`;
    if (longer.length > maxFolder) break;
    name = longer;
  }
  return name === '' ? shortened(words[0] ?? '') : name;
}

/** Japanese: what stands before を, else the beginning. */
function unspacedName(text: string): string {
  const object = /^(.{1,24}?)を/u.exec(text)?.[1];
  const name = (object ?? text)
    .replace(/[^\p{L}\p{N}\p{M}ー]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return shortened(name, object === undefined ? 16 : 24);
}

/** Cut between characters, never inside one. */
function shortened(name: string, most = maxFolder): string {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > most) break;
    short += character;
  }
  return short.replace(/-+$/, '');
}

function numbered(stem: string, number: number): string {
  return number === 1 ? stem : `${stem}-${number}`;
}

function firstFree(candidate: (number: number) => string, isTaken: (name: string) => boolean): string {
  let number = 1;
  while (isTaken(candidate(number))) number++;
  return candidate(number);
}
