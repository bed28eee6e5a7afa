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
 * Words one of which stands in every message that has a sentence's form, small letters; null: none is known. Reading a form for them costs
 * a tenth of compiling it, and a message holds the words of very few forms.
 */
export function keysOf(form: string): readonly string[] | null {
  return keysFrom({ form, at: 0 });
}

/** A message as it is looked through for keys: small letters, as the flags `iu` take them for the same. */
export function forKeys(message: string): string {
  return message.toLowerCase().replaceAll('\u017F', 's');
}

/** Of the alternatives from here to their bracket: every one of them must have one, or none is needed. */
function keysFrom(reader: Reader): readonly string[] | null {
  let all: string[] | null = [];
  let best: readonly string[] | null = null;
  let word = '';
  const take = (keys: readonly string[] | null): void => {
    if (keys && (!best || shortestOf(keys) > shortestOf(best))) best = keys;
  };
  for (;;) {
    const character = reader.form[reader.at++];
    if (character !== undefined && !'()[]{}| '.includes(character)) {
      word += character;
      continue;
    }
    if (word !== '') take([word.toLowerCase()]);
    word = '';
    if (character === '(') take(keysFrom(reader));
    else if (character === '[') keysFrom(reader);
    else if (character === '{') reader.at = reader.form.indexOf('}', reader.at) + 1;
    else if (character !== ' ') {
      all = all && best ? [...all, ...(best as readonly string[])] : null;
      best = null;
      if (character !== '|') return all;
    }
  }
}

function shortestOf(keys: readonly string[]): number {
  return keys.reduce((least, { length }) => Math.min(least, length), Infinity);
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
  path: '["\'「『]?(?<path>[^\\s"「」『』][^\\n"「」『』]*?\\.(?:md|txt|csv|tsv|json|log))["\'」』]?',
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
