import type { Language } from '../../base/language';
import type { Now, Span } from '../spans/span';
import { whenOf } from '../spans/when';
import type { Grammar } from './sentence';

/** A name of something to come has no more words than this; longer ones tell something. */
const mostWords = 8;
const mostLetters: Readonly<Record<Language, number>> = { en: 60, ja: 28 };

/** So much a day is how much, and no moment. */
const aDay =
  /^\s*(?:1|１|一)(?:日|週間?|か月|ヶ月)(?:に|あたり|で)?\s*[\d０-９一二三四五半]|\b(?:hours?|hrs?|h|minutes?|mins?|times?) (?:a|per|each|every) (?:day|week|month|night)\b/iu;

/**
 * "Pasta 9 min", "Friday 18:30 gym", "call mum at six": a time and a thing, and nobody who tells of it. `rest`: what stands besides the time,
 * `full`: the same with politeness and endings.
 */
export function isBareReminder(
  rest: string,
  full: string,
  when: readonly Span[],
  { grammar, lang, now, said }: { grammar: Grammar; lang: Language; now: Now; said: string },
): boolean {
  const words = rest.trim();
  if (words === '' || words.length > mostLetters[lang] || words.split(/\s+/u).length > mostWords) return false;
  if (
    grammar.controls.test(words) ||
    grammar.shift.test(words) ||
    /\b(?:not|instead|rather than)\b/iu.test(words) ||
    when.some((span) => aDay.test(said.slice(span.from, span.to + 8))) ||
    /[.!?:。！？]\s*\S/u.test(words) ||
    (lang === 'ja' && /^[\p{Script=Hiragana}ー]{1,3}$/u.test(words))
  )
    return false;
  const isTimed = when.some((span) => span.kind === 'duration' || (span.kind === 'time' && !span.isVague));
  const read = whenOf(when, now);
  const isDated = read.ok || when.some((span) => span.kind === 'duration' && span.sense === 'length');
  const isRepeat = !read.ok && read.problem === 'cannot';
  if (!(isTimed && isDated) && !isRepeat) return false;
  return isDeed(words, grammar, lang) || !grammar.telling.test(full);
}

function isDeed(words: string, { deeds }: Grammar, lang: Language): boolean {
  const lower = words.toLowerCase();
  return deeds.some((deed) => (lang === 'en' ? lower === deed || lower.startsWith(`${deed} `) : lower.endsWith(deed)));
}
