import { InvariantError } from '../../base/invariant';
import { ofItself } from './own-repeat';
import { timePlace } from './time-place';

/** What a sentence said in its open places; a place that was not said is missing. */
export interface SentenceMatch {
  text?: string;
  path?: string;
  /** Words that hold a time of day. */
  time?: string;
  /** What names an alarm. */
  alarm?: string;
}

/**
 * Compiles one published sentence (its form: see PatternTexts.sentences) to a matcher of whole messages. Throws InvariantError when
 * the form is broken, so that a wrong pattern fails in its test.
 */
export function sentenceMatcher(form: string): (message: string) => SentenceMatch | null {
  const reader: Reader = { form, at: 0 };
  const body = readAlternatives(reader, null);
  const pattern = new RegExp(`^(?:${body})$`, 'iu');
  // whoever writes a full stop or a question mark means the same; but it belongs to open words at the end
  const isOpen = form.endsWith('{text}');
  return (message) => {
    const found = pattern.exec(isOpen ? message : withoutClosingMarks(message));
    if (!found) return null;
    const said = Object.entries(found.groups ?? {}).filter(([, words]) => words !== undefined);
    return Object.fromEntries(said.map(([place, words]) => [place, words.trim()]));
  };
}

/**
 * Whether a message has the letters that a sentence cannot do without: one that is all Japanese fits no message without any of its
 * letters, and needs not be compiled for it.
 */
export function mayFit(form: string, message: string): boolean {
  const missing = [otherLetter, latinLetter].filter((letter) => !letter.test(message));
  return missing.every((letter) => !letter.test(form) || possibleAlternatives(form, 0, letter).isPossible);
}

const latinLetter = /[a-z]/iu;
const otherLetter = /[^\x00-\x7F]/u;

/** Whether one of the alternatives from `at` on can stand in a message without the letters that `missing` finds; `end`: after their bracket. */
function possibleAlternatives(form: string, at: number, missing: RegExp): { isPossible: boolean; end: number } {
  let isPossible = false;
  let isThis = true;
  for (;;) {
    const character = form[at++];
    switch (character) {
      case undefined:
      case ')':
      case ']':
        return { isPossible: isPossible || isThis, end: at };
      case '|':
        isPossible ||= isThis;
        isThis = true;
        break;
      case '(':
      case '[': {
        const inner = possibleAlternatives(form, at, missing);
        at = inner.end;
        if (character === '(') isThis &&= inner.isPossible;
        break;
      }
      case '{':
        at = form.indexOf('}', at) + 1;
        break;
      default:
        isThis &&= !missing.test(character);
    }
  }
}

/**
 * A message as patterns read it: ends trimmed, full-width Latin letters, digits and marks as half-width ones, one kind of apostrophe.
 * Each replacement has the length of what it replaces, so open places keep the person's own letters elsewhere.
 */
export function folded(message: string): string {
  return message
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();
}

function withoutClosingMarks(message: string): string {
  let end = message.length;
  while (end > 0 && closingMarks.includes(message[end - 1] as string)) end--;
  return message.slice(0, end);
}

const closingMarks = ' \t\n\r.!?。、…~〜';

interface Reader {
  form: string;
  at: number;
}

const places: Readonly<Record<string, string>> = {
  text: '(?<text>\\S[\\s\\S]*?)',
  // の behind it makes 毎日 a word that belongs to another
  deed: `(?<text>(?!の)${ofItself.ja}\\S[\\s\\S]*?)`,
  act: `(?<text>${ofItself.en}\\S[\\s\\S]*?)`,
  words: '\\S[\\s\\S]*?',
  // as long as it may be: a name can hold the words that follow it
  alarm: '(?<alarm>\\S(?:[\\s\\S]*\\S)?)',
  id: '(?<alarm>a[1-9]\\d{0,14})',
  time: `(?<time>${timePlace})`,
  // any name of a note that ends as notes do, bare or in quotes
  path: '["\'「『]?(?<path>[^\\s"「」『』][^\\n"「」『』]*?\\.md)["\'」』]?',
};

function readAlternatives(reader: Reader, end: string | null): string {
  const alternatives: string[] = [];
  let current = '';
  for (;;) {
    const character = reader.form[reader.at];
    if (character === undefined || character === end) {
      if ((character ?? null) !== end) throw new InvariantError(`"${reader.form}" lacks a ${end ?? 'bracket'}`);
      reader.at++;
      return [...alternatives, current].join('|');
    }
    reader.at++;
    if (character === '|') {
      alternatives.push(current);
      current = '';
    } else {
      current += readOne(reader, character);
    }
  }
}

function readOne(reader: Reader, character: string): string {
  switch (character) {
    case '(':
      return `(?:${readAlternatives(reader, ')')})`;
    case '[':
      return `(?:${readAlternatives(reader, ']')})?`;
    case '{': {
      const end = reader.form.indexOf('}', reader.at);
      const place = places[reader.form.slice(reader.at, end)];
      if (place === undefined) throw new InvariantError(`"${reader.form}" has an unknown place`);
      reader.at = end + 1;
      return place;
    }
    case ')':
    case ']':
    case '}':
      throw new InvariantError(`"${reader.form}" has one ${character} too many`);
    case ' ':
      return '\\s+';
    default:
      return character.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
  }
}
