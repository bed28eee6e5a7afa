import { maxNoteBytes } from '../../agent/fold/placed-file';
import { utf8Length } from '../../base/hash';

/** The text of a file; or why it is none that a note could hold. `bytes`: as a note, or of a file that is not even read. */
export type ReadTextFile =
  | { ok: true; content: string }
  | { ok: false; why: 'too_large'; bytes: number; limit: number }
  | { ok: false; why: 'not_text' | 'empty' | 'unreadable' };

// eslint-disable-next-line no-control-regex -- what no text holds, but every other file
const binary = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F]/;

/** Never rejects. */
export async function readTextFile(file: Blob): Promise<ReadTextFile> {
  // no way of writing takes more than twice what UTF-8 does
  if (file.size > 2 * maxNoteBytes + 2) return tooLarge(file.size);
  try {
    return textIn(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    console.debug('a file could not be read', error); // a folder, or one that is gone meanwhile
    return { ok: false, why: 'unreadable' };
  }
}

/** Of UTF-8, of UTF-16 where its mark stands first, and of Shift_JIS where it can be nothing else. */
export function textIn(bytes: Uint8Array): ReadTextFile {
  const decoded = decodedBy(encodingMarked(bytes), bytes) ?? shiftJisIn(bytes);
  if (decoded === null || binary.test(decoded)) return { ok: false, why: 'not_text' };
  const content = decoded.replace(/\r\n?/g, '\n');
  if (content.trim() === '') return { ok: false, why: 'empty' };
  const length = utf8Length(content);
  return length > maxNoteBytes ? tooLarge(length) : { ok: true, content };
}

function tooLarge(bytes: number): ReadTextFile {
  return { ok: false, why: 'too_large', bytes, limit: maxNoteBytes };
}

function encodingMarked([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decodedBy(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null; // it is written otherwise
  }
}

/** Western letters with accents decode as well, to signs that no Japanese text puts right behind a small Latin letter. */
function shiftJisIn(bytes: Uint8Array): string | null {
  const text = decodedBy('shift_jis', bytes);
  if (text === null || /[a-z][\uFF61-\uFF9F\u3400-\u9FFF]/u.test(text.replace(/[\u3040-\u30FF].*/su, ''))) return null;
  return /[\u3040-\u30FF\u3400-\u9FFF]/u.test(text) ? text : null;
}
