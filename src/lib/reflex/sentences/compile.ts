import { InvariantError } from '../../base/invariant';

/** A time as a whole stands in a sentence as one of these, in the order of the text. */
export const firstTime = 0xe100;
export const mostTimes = 16;
const time = `[\\u{e100}-\\u{${(firstTime + mostTimes - 1).toString(16)}}]`;

/** As short as can be; what comes behind decides where it ends. */
const open = '\\S[\\s\\S]*?';
const places: Readonly<Record<string, string>> = {
  text: open,
  list: open,
  name: open,
  to: open,
  target: open,
  unit: open,
  when: time,
  old: time,
};

/** A sentence's form as a matcher of whole texts, letters of either case. Throws InvariantError where the form is broken. */
export function compileForm(form: string, lists: Readonly<Record<string, readonly string[]>>): RegExp {
  const reader: Reader = { form, at: 0, lists };
  const body = alternatives(reader, null);
  return new RegExp(`^(?:${body})$`, 'diu');
}

interface Reader {
  form: string;
  at: number;
  lists: Readonly<Record<string, readonly string[]>>;
}

function alternatives(reader: Reader, end: string | null): string {
  const all: string[] = [];
  let current = '';
  for (;;) {
    const character = reader.form[reader.at];
    if (character === undefined || character === end) {
      if ((character ?? null) !== end) throw new InvariantError(`"${reader.form}" lacks a ${end ?? 'bracket'}`);
      reader.at++;
      return [...all, current].join('|');
    }
    reader.at++;
    if (character === '|') {
      all.push(current);
      current = '';
    } else current += one(reader, character);
  }
}

function one(reader: Reader, character: string): string {
  switch (character) {
    case '(':
      return `(?:${alternatives(reader, ')')})`;
    case '[': {
      const isFirst = /(?:^|[(| ]| \])$/u.test(reader.form.slice(0, reader.at - 1));
      const body = alternatives(reader, ']');
      // where it stands first, the space behind it is its own
      if (!isFirst || reader.form[reader.at] !== ' ') return `(?:${body})?`;
      reader.at++;
      return `(?:(?:${body})\\s+)?`;
    }
    case '{': {
      const name = upTo(reader, '}');
      const place = places[name];
      if (place === undefined) throw new InvariantError(`"${reader.form}" has an unknown place ${name}`);
      return `(?<${name}>${place})`;
    }
    case '<': {
      const name = upTo(reader, '>');
      const list = reader.lists[name];
      if (!list) throw new InvariantError(`"${reader.form}" has an unknown list ${name}`);
      return `(?:${list.map((entry) => alternatives({ form: entry, at: 0, lists: reader.lists }, null)).join('|')})`;
    }
    case ')':
    case ']':
    case '}':
    case '>':
      throw new InvariantError(`"${reader.form}" has one ${character} too many`);
    case '\\':
      return escaped(reader.form[reader.at++] ?? '');
    case ' ':
      return '\\s+';
    default:
      return escaped(character);
  }
}

function escaped(character: string): string {
  return character.replace(/[.*+?^$\\/()[\]{}|]/u, '\\$&');
}

function upTo(reader: Reader, end: string): string {
  const at = reader.form.indexOf(end, reader.at);
  if (at < 0) throw new InvariantError(`"${reader.form}" lacks a ${end}`);
  const name = reader.form.slice(reader.at, at);
  reader.at = at + 1;
  return name;
}
