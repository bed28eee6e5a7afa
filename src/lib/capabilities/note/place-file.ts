import type { NotesReader } from '../../agent/fold/capability';
import { holdsKey } from '../../agent/fold/check-text';
import { maxNoteBytes, type PlacedFile } from '../../agent/fold/placed-file';
import { utf8Length } from '../../base/hash';
import type { Language } from '../../base/language';
import { revealed, wellFormed } from '../../base/text';
import { maxWorkspaceBytes } from './note-content';
import { isNotePath } from './note-path';
import { noteWords } from './note-words';

/** UTF-16 units that a name and its ending may have, so that a number still fits. */
const maxName = 70;
const maxEnding = 12;
const nameless: Readonly<Record<Language, string>> = { en: 'file.txt', ja: 'ファイル.txt' };

/** Where a file of the person's goes among their notes, and what is said of it. Nothing is written over. Rejects when storage fails. */
export async function placeFile(
  file: { name: string; content: string },
  notes: NotesReader,
  taken: readonly string[],
  lang: Language,
): Promise<PlacedFile> {
  const content = wellFormed(file.content);
  if (content.trim() === '') return { ok: false, code: 'empty', parameters: {} };
  if (holdsKey(content)) return { ok: false, code: 'looks_like_a_key', parameters: {} };
  const bytes = utf8Length(content);
  if (bytes > maxNoteBytes)
    return { ok: false, code: 'event_too_large', parameters: { length: bytes, limit: maxNoteBytes } };
  const rest = maxWorkspaceBytes - (await notes.totalBytes());
  if (bytes > rest) return { ok: false, code: 'notes_full', parameters: { length: bytes, rest: Math.max(0, rest) } };
  const path = freeName(nameFor(file.name, lang), [...taken, ...(await notes.list('')).map((note) => note.path)]);
  const parameters = { path, bytes };
  const text = noteWords[lang].broughtIn(revealed(path));
  return { ok: true, path, content, line: { code: 'found.note_brought', parameters, text } };
}

/** What a note may be called that comes of a file of this name. */
export function nameFor(fileName: string, lang: Language): string {
  const plain = fileName
    .normalize('NFC')
    .replace(/[\\/]+/g, '-')
    .replace(/[^\S\u3000]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2028\u2029\u115F\u1160\u3164\uFFA0]|\u034F|[\u17B4-\u17B5]/gu, '');
  const [, ending = ''] = /(\.[^. ]+)\s*$/u.exec(plain) ?? [];
  const end = ending.length <= maxEnding ? ending : '';
  const stem = wellFormed(
    plain
      .trim()
      .slice(0, plain.trim().length - end.length)
      .slice(0, maxName - end.length),
  );
  const name = `${stem.replace(/\uFFFD$/u, '').trim()}${end}`;
  return isNotePath(name) && name !== end ? name : nameless[lang];
}

/** The name itself, or with the first number that is free, before its ending. */
function freeName(name: string, paths: readonly string[]): string {
  const taken = new Set(paths);
  const at = name.lastIndexOf('.') > 0 ? name.lastIndexOf('.') : name.length;
  const numbered = (number: number): string =>
    number === 1 ? name : `${name.slice(0, at)} ${number}${name.slice(at)}`;
  let number = 1;
  // a folder of that name would look the same in a list
  while (taken.has(numbered(number)) || [...taken].some((path) => path.startsWith(`${numbered(number)}/`))) number += 1;
  return numbered(number);
}
