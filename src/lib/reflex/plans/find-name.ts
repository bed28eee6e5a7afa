import type { Language } from '../../base/language';
import type { Cues, PlanWords } from './template';

/** Stands where a date, a time, a number or the like was read: no name goes beyond it. */
export const gap = '\uE000';

const articles = ['a', 'an', 'the', 'my', 'our', 'to', 'how', 'some'];

/** A fact longer than this is no name; the note has the message itself. UTF-16 units. */
const maxName = 40;

/** A run of kanji, katakana, letters and digits, in several parts with の between them. */
const runJa = String.raw`[一-龠々〆ァ-ヶー・A-Za-z0-9Ａ-Ｚａ-ｚ０-９&’'-]+`;
const nameJa = `${runJa}(?:の${runJa})*`;

/** What the cues name in a text in which gaps stand for what was read already; null: nothing. */
export function findName(text: string, cues: Cues, words: PlanWords, lang: Language): string | null {
  for (const candidate of candidates(text, cues, words, lang)) {
    const name = tidied(candidate);
    if (name !== '' && name.length <= maxName && !cues.not?.includes(name.toLowerCase())) return name;
  }
  return null;
}

function* candidates(text: string, cues: Cues, words: PlanWords, lang: Language): Generator<string> {
  const { after = [], afterCapital = [], before = [], upTo = [], within = [], itself = {} } = cues;
  for (const cue of after) yield* behind(text, cue, words, lang, false);
  for (const cue of afterCapital) yield* behind(text, cue, words, lang, true);
  for (const cue of before) yield* ahead(text, cue, '', words, lang);
  for (const cue of upTo) yield* ahead(text, cue, cue, words, lang);
  for (const word of within) yield* around(text, word, words, lang);
  for (const word of Object.keys(itself)) if (placeOf(text, word, lang) >= 0) yield itself[word] as string;
  if (cues.rest) yield* restOf(text, words, lang);
}

function* behind(text: string, cue: string, words: PlanWords, lang: Language, isCapital: boolean): Generator<string> {
  for (const at of placesOf(text, cue, lang)) {
    const rest = text.slice(at + cue.length);
    if (lang === 'ja') yield new RegExp(`^${nameJa}`).exec(rest)?.[0] ?? '';
    else if (!isCapital || /^\s+(?:the )?\p{Lu}/u.test(rest)) yield upToStop(rest, words.stops);
  }
}

function* ahead(text: string, cue: string, ending: string, words: PlanWords, lang: Language): Generator<string> {
  for (const at of placesOf(text, cue, lang)) {
    const start = text.slice(0, at);
    if (lang === 'ja') {
      const name = new RegExp(`(${nameJa})$`).exec(start)?.[1] ?? '';
      yield name === '' ? '' : name + ending;
    } else {
      const name = fromStop(start, words.stops);
      yield name === '' ? '' : `${name} ${text.slice(at, at + ending.length)}`;
    }
  }
}

function* around(text: string, word: string, words: PlanWords, lang: Language): Generator<string> {
  const at = placeOf(text, word, lang);
  if (at < 0) return;
  if (lang === 'ja') {
    const left = new RegExp(`(?:${runJa})?$`).exec(text.slice(0, at))?.[0] ?? '';
    const right = new RegExp(`^(?:${runJa})?`).exec(text.slice(at + word.length))?.[0] ?? '';
    yield left + text.slice(at, at + word.length) + right;
  } else yield text.slice(at, at + word.length) + (/^ [A-Z]?\d+\b/.exec(text.slice(at + word.length))?.[0] ?? '');
}

/** Without openings and endings, the first piece between gaps that says something. */
function* restOf(text: string, words: PlanWords, lang: Language): Generator<string> {
  for (const piece of text.split(new RegExp(`[${gap}\n.!?。！？;；]`))) {
    let rest = tidied(piece);
    for (let before = ''; before !== rest;) {
      before = rest;
      const opening = words.openings.find((known) => placeOf(rest, known, lang) === 0);
      if (opening !== undefined) rest = tidied(rest.slice(opening.length));
      const stop = lang === 'en' ? words.stops.find((known) => rest.toLowerCase().endsWith(` ${known}`)) : undefined;
      if (stop !== undefined) rest = tidied(rest.slice(0, -stop.length));
    }
    const ending = words.endings.find(([known]) => rest.endsWith(known) && rest.length > known.length);
    if (ending) rest = rest.slice(0, -ending[0].length) + ending[1];
    const isWord = /[\p{L}]{2}/u.test(rest) && !words.stops.includes(rest.toLowerCase());
    if (isWord) for (const part of [rest, ...rest.split(/[,、]/)]) yield part;
  }
}

/** Where a word or words stand, whole in English; -1: nowhere. */
export function placeOf(text: string, word: string, lang: Language, from = 0): number {
  const folded = text.toLowerCase();
  for (let at = folded.indexOf(word, from); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (lang === 'ja') return at;
    const isWhole =
      !/[\p{L}\p{N}]$/u.test(folded.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(folded.slice(at + word.length));
    if (isWhole) return at;
  }
  return -1;
}

export function placesOf(text: string, word: string, lang: Language): number[] {
  const places: number[] = [];
  for (let at = placeOf(text, word, lang); at >= 0; at = placeOf(text, word, lang, at + 1)) places.push(at);
  return places;
}

function upToStop(text: string, stops: readonly string[]): string {
  const taken: string[] = [];
  for (const [, space, word, end] of text.matchAll(
    new RegExp(`(\\s*)([^\\s${gap},.!?;:()]+)([${gap},.!?;:()]?)`, 'gu'),
  )) {
    if (taken.length === 0 && (space === '' || /^[\s]*[,.!?;:()]/.test(text))) break;
    const folded = (word as string).toLowerCase();
    const isJoined = folded === 'and' && taken.length > 0 && new RegExp(`\\band \\p{Lu}`, 'u').test(text);
    const isArticle = taken.length === 0 && articles.includes(folded);
    if (stops.includes(folded) && !isJoined && !isArticle) break;
    taken.push(word as string);
    if (end !== '') break;
  }
  return taken.join(' ');
}

function fromStop(text: string, stops: readonly string[]): string {
  const last = text.split(new RegExp(`[${gap},.!?;:()\n]`)).at(-1) ?? '';
  const taken: string[] = [];
  for (const word of last.split(/\s+/).filter(Boolean).reverse()) {
    if (stops.includes(word.toLowerCase())) break;
    taken.unshift(word);
  }
  return taken.join(' ');
}

function tidied(text: string): string {
  return text
    .replaceAll(gap, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;、。・：「『"“‘–-]+|[\s,.:;!?、。・！？」』"”–-]+$/gu, '');
}
