import type { Language } from '../../base/language';
import { sumIn } from './sum';
import type { Request, ReadingContext } from './read-message';

/** Names are short, and no sentence of their own. */
const mostWords = { list: 5, name: 6, target: 6 } as const;

/** Says how many or whose they are, and names none: a form without it fits as well. */
const noTarget = /^(?:(?:all|every|each|my|our|the|these|those|of)(?: |$))+$/iu;

/** "I'm …" tells mostly how somebody is: then only what is written as a name is one. */
const beingSo = /\b(?:i'm|i’m|im|i am|this is)\s+(?!called\b)/iu;

function isWritten(name: string): boolean {
  return /^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(name.trim());
}

/** Words about a purpose that are none: "目標は三つある", "my goal is not clear". */
const noPurpose: Readonly<Record<Language, RegExp>> = {
  en: /^(?:not|what|unclear|none|nothing|gone|done|over)\b/iu,
  ja: /(?:ある|あります|あった|ありません|決まってない|決まっていない|わからない|ですか|ますか|かな)$/u,
};

/** Whether a form that fits is meant: what its places hold must be such a thing. */
export function accepts(request: Request, { grammar, lang }: ReadingContext): boolean {
  const { id, places, when } = request;
  for (const [place, most] of Object.entries(mostWords)) {
    const words = places[place as keyof typeof mostWords];
    if (words !== undefined && (words.split(/\s+/u).length > most || words.length > 60)) return false;
  }
  switch (id) {
    case 'timer_set':
      return when.length > 0 || places.text === undefined;
    case 'alarm_set':
      return when.length > 0 || grammar.reminding.test(request.said);
    case 'alarm_cancel':
    case 'alarm_change':
      return !noTarget.test(places.target ?? '');
    case 'correct':
      return when.length === 0 && (places.to !== undefined || !grammar.telling.test(places.text ?? ''));
    case 'plan_fact':
      return when.length === 0 && request.spans.some(({ kind }) => kind === 'number');
    case 'note_show':
      return when.length === 0;
    case 'alarm_cancel':
      return places.target === undefined || !when.some(({ kind }) => kind === 'duration' || kind === 'unread');
    case 'list_tick':
    case 'list_remove':
      return when.length === 0 && !grammar.notNames.includes((places.text ?? '').toLowerCase());
    case 'sum':
      return sumIn(places.text ?? '', lang) !== null;
    case 'name_set':
      return isName(places.name ?? '', grammar.notNames, lang) && (!beingSo.test(request.said) || isWritten(places.name ?? ''));
    case 'purpose_set':
      return !noPurpose[lang].test((places.text ?? '').trim());
    default:
      return true;
  }
}

function isName(name: string, notNames: readonly string[], lang: Language): boolean {
  const lower = name.toLowerCase();
  return (
    !/[\d?!？！。、]/u.test(name) &&
    name.length <= 40 &&
    !notNames.some((word) => lower === word || (lang === 'ja' && lower.endsWith(word)))
  );
}
