import type { Language } from '../../base/language';
import { hasDeceptiveCharacters } from '../../base/text';
import type { Cues, PlanWords } from './template';

/** Stands where a date, a time, a number or the like was read: no name goes beyond it. */
export const gap = '\uE000';

/** A fact longer than this is no name; the note has the message itself. UTF-16 units. */
const maxName = 40;

const [edge, close] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
const articles = '(?:(?:a|an|the|my|our|to|how|some)\\s+)*';
/** Kanji, katakana, letters and digits; a name may have several with の between them. */
const runJa = '[一-龠々〆ァ-ヶー・A-Za-z0-9Ａ-Ｚａ-ｚ０-９&’-]+';
const nameJa = `${runJa}(?:の${runJa})*`;

/** What the cues name in a text in which gaps stand for what was read already; null: nothing. */
export function findName(text: string, cues: Cues, words: PlanWords, lang: Language): string | null {
  for (const candidate of candidates(text, cues, words, lang)) {
    const name = tidied(candidate).replace(/ and (?!\p{Lu}).*$/u, '');
    const isName = name !== '' && name.length <= maxName && !hasDeceptiveCharacters(name);
    if (isName && !cues.not?.includes(name.toLowerCase())) return name;
  }
  return null;
}

function* candidates(text: string, cues: Cues, words: PlanWords, lang: Language): Generator<string> {
  const stop = `(?:${words.stops.join('|')})${close}`;
  const word = `(?!${stop})[^\\s${gap},.!?;:()]+`;
  const name = lang === 'ja' ? nameJa : `${edge}${word}(?:\\s+${word}){0,5}`;
  const [space, start, end, lead] = lang === 'ja' ? ['', '', '', ''] : ['\\s+', edge, close, articles];
  const more = lang === 'ja' ? `(?:${runJa})?` : '(?: [A-Z]?\\d+)?';
  const before = lang === 'ja' ? more : start;
  const all = (list: readonly string[] = [], pattern: (cue: string) => string) =>
    list.length === 0 ? [] : [...text.matchAll(new RegExp(pattern(anyOf(list)), 'giu'))].map(([, said = '']) => said);
  yield* all(cues.after, (cue) => `${start}${cue}${space}(${lead}${name})`);
  yield* all(cues.afterCapital, (cue) => `${start}${cue}${space}(${lead}${name})`).filter((said) =>
    /^(?:the )?\p{Lu}/u.test(said),
  );
  yield* all(cues.before, (cue) => `(${name})${space}${cue}${end}`);
  yield* all(cues.upTo, (cue) => `(${name}${space}${cue})${end}`);
  yield* all(cues.within, (cue) => `(${before}${cue}${more})${end}`);
  for (const [known, called] of Object.entries(cues.itself ?? {})) if (hasWord(text, known, lang)) yield called;
  if (cues.rest) yield* restOf(text, words, lang);
}

function anyOf(words: readonly string[]): string {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((word) => word.replace(/[.+*?()]/g, '\\$&')).join('|')})`;
}

/** Without openings and endings, each piece between gaps that says something. */
function* restOf(text: string, words: PlanWords, lang: Language): Generator<string> {
  const opening = new RegExp(`^${anyOf(words.openings)}${lang === 'ja' ? '' : close}`, 'iu');
  const trailing = lang === 'ja' ? /$^/ : new RegExp(`\\s(?:${words.stops.join('|')})$`, 'iu');
  for (const piece of text.split(new RegExp(`[${gap}\n.!?。！？;；]`))) {
    let rest = tidied(piece);
    for (let before = ''; before !== rest;) {
      before = rest;
      rest = tidied(rest.replace(opening, '').replace(trailing, ''));
    }
    for (const part of endingOf(rest, words) ? [rest] : lang === 'ja' ? rest.split('、') : [rest, ...rest.split(',')]) {
      let said = part;
      for (let ending = endingOf(said, words); ending; ending = endingOf(said, words))
        said = said.slice(0, -ending[0].length) + ending[1];
      if (/\p{L}{2}/u.test(said) && !words.stops.includes(said.toLowerCase())) yield said;
    }
  }
}

function endingOf(text: string, { endings }: PlanWords): readonly [string, string] | undefined {
  return endings.find(([known, instead]) => text.endsWith(known) && (text.length > known.length || instead !== ''));
}

/** Where a word or words stand, whole in English. */
export function placesOf(text: string, word: string, lang: Language): number[] {
  const [folded, places] = [text.toLowerCase(), [] as number[]];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const isPart = /[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) || /[\p{L}\p{N}]/u.test(folded.charAt(at + word.length));
    if (lang === 'ja' || !isPart) places.push(at);
  }
  return places;
}

export function hasWord(text: string, word: string, lang: Language): boolean {
  return placesOf(text, word, lang).length > 0;
}

function tidied(text: string): string {
  return text
    .replaceAll(gap, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;、。・：「『"“‘–-]+/u, '')
    .replace(/[\s,.:;!?、。・！？」』"”–-]+$/u, '');
}
