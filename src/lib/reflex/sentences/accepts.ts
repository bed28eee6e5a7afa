import type { Language } from '../../base/language';
import type { Grammar, Places } from './sentence';
import { sumIn } from './sum';
import type { ReadingContext, Request } from './request';

/** Names are short, and no sentence of their own. */
const mostWords = { list: 5, name: 6, target: 6 } as const;
const longestName = 60;
/** The end of a sentence in the midst of what would be a name. */
const inner = /[.!?。！？]\s*\S/u;

/** What is left of the order itself: リマインドして is for nothing yet. */
const noText = /^(?:して|する|お願い)$/u;
/** "My name is not Sam" denies something, and puts nothing right. */
const denying = /(?:\b(?:is|are|was|were|am)|'s|\bi'm)$/iu;
/** "No problem", "no way": nothing is put right by them. */
const saying = /^(?:way|problem|worries|prob|rush|hurry|clue|idea|chance|pressure|matter)\b/iu;

/** Whether a form that matches the words is what they mean: "put it off" adds no "it" to a list. */
export function accepts(request: Request, { grammar, lang }: ReadingContext): boolean {
  const { id, places, when, said } = request;
  const { text = '' } = places;
  if (!areNames(places, id === 'correct', grammar)) return false;
  const isOrder = grammar.controls.test(text);
  switch (id) {
    case 'timer_set':
    case 'wake_set':
    case 'alarm_set':
      if (isOrder || inner.test(text) || noText.test(text) || (lang === 'ja' && grammar.asking.test(text)))
        return false;
      if (id === 'timer_set') return when.length > 0 || places.text === undefined || /^\d{1,3}$/u.test(text);
      return id === 'wake_set' || when.length > 0 || grammar.reminding.test(said);
    case 'alarm_change':
      return !grammar.noTarget.test(places.target ?? '') && !isBareNumber(request, grammar);
    case 'alarm_cancel': {
      const isLength = when.some(({ kind }) => kind === 'duration' || kind === 'unread');
      return !grammar.noTarget.test(places.target ?? '') && (places.target === undefined || !isLength);
    }
    case 'list_add':
      return (
        !isOrder &&
        !grammar.verbs.includes(text.trim()) &&
        !grammar.asking.test(text) &&
        !grammar.timely.test(places.list ?? '')
      );
    case 'list_tick':
    case 'list_remove':
      return when.length === 0 && !isOrder && !grammar.notNames.includes(text.toLowerCase());
    case 'remember':
      return !grammar.verbs.includes(text.trim()) && !grammar.recalling.test(text);
    case 'correct': {
      const isTold = places.to === undefined && grammar.telling.test(text);
      const isSaying = places.to === undefined ? saying.test(text) : denying.test(text);
      return when.length === 0 && !/\d/u.test(text) && !isOrder && !isTold && !isSaying;
    }
    case 'plan_fact':
      return when.length === 0 && request.spans.some(({ kind }) => kind === 'number');
    case 'note_show':
      return when.length === 0;
    case 'sum':
      return sumIn(text, lang) !== null;
    case 'name_set':
      return (
        isName(places.name ?? '', grammar, lang) && !isNegated(request) && isIntroduced(said, places.name ?? '', lang)
      );
    case 'purpose_set':
      return isGiven.test(said) || !grammar.noPurpose.test(text.trim());
    default:
      return true;
  }
}

function areNames(places: Places, isCorrection: boolean, grammar: Grammar): boolean {
  const isShort = Object.entries(mostWords).every(([place, most]) => {
    const words = places[place as keyof typeof mostWords] ?? '';
    return words.split(/\s+/u).length <= most && words.length <= longestName;
  });
  return (
    isShort &&
    (isCorrection || !['list' as const, 'target' as const].some((place) => grammar.noName.test(places[place] ?? '')))
  );
}

/** "My name is not Sam". */
function isNegated({ places, said, spans }: Request): boolean {
  const from = said.indexOf(places.name ?? '');
  const to = from + (places.name ?? '').length;
  return spans.some((span) => span.kind === 'negation' && from <= span.from && span.to <= to);
}

/** "Make that 15", "change the timer to 15": of hours or of minutes, nobody can tell; an alarm has its hour. */
function isBareNumber({ when, said }: Request, { hourly }: Grammar): boolean {
  if (hourly.test(said)) return false;
  const [only, ...others] = when;
  return only?.kind === 'time' && others.length === 0 && /^\d{1,2}$/u.test(said.slice(only.from, only.to).trim());
}

/** Whatever stands behind a colon is meant: "My goal: …", /purpose. */
const isGiven = /^[^:：]{0,30}(?:: |：)|^\s*\//u;

/** Who says only "I'm …" gives a name by its capital letter. */
function isIntroduced(said: string, name: string, lang: Language): boolean {
  return lang === 'ja' || /\bname\b|\bcalls?\b|\bgo by\b/iu.test(said) || /^\p{Lu}/u.test(name);
}

function isName(name: string, { notNames }: Grammar, lang: Language): boolean {
  const lower = name.toLowerCase();
  const isSentence = /[\d?!？！。、]/u.test(name) || name.length > 40;
  return !isSentence && !notNames.some((word) => lower === word || (lang === 'ja' && lower.endsWith(word)));
}
