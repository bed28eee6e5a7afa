import type { Language } from '../../base/language';
import { sumIn } from './sum';
import type { Request, ReadingContext } from './read-message';

/** Names are short, and no sentence of their own. */
const mostWords = { list: 5, name: 6, target: 6 } as const;

/** Whether a form that fits is meant: what its places hold must be such a thing. */
export function accepts(request: Request, { grammar, lang }: ReadingContext): boolean {
  const { id, places, when } = request;
  for (const [place, most] of Object.entries(mostWords)) {
    const words = places[place as keyof typeof mostWords];
    if (words !== undefined && (words.split(/\s+/u).length > most || words.length > 60)) return false;
  }
  for (const place of ['list', 'target'] as const)
    if (places[place] !== undefined && id !== 'correct' && grammar.noName.test(places[place])) return false;
  const isOrder = (text: string | undefined): boolean => text !== undefined && grammar.controls.test(text);
  const isVerb = (text: string | undefined): boolean => text !== undefined && grammar.verbs.includes(text.trim());
  switch (id) {
    case 'timer_set':
      return !isOrder(places.text) && (when.length > 0 || places.text === undefined);
    case 'wake_set':
      return !isOrder(places.text);
    case 'list_add':
    case 'remember':
      return (
        !isVerb(places.text) &&
        (id === 'remember'
          ? !/^(?:when|how|what|why|the days|those)\b/iu.test(places.text ?? '')
          : when.length === 0 || places.list === undefined || !hasTime(places.list))
      );
    case 'alarm_set':
      return !isOrder(places.text) && (when.length > 0 || grammar.reminding.test(request.said));
    case 'correct':
      return when.length === 0 && !/^\s*\d+\s*$/u.test(places.text ?? '') && !isOrder(places.text);
    case 'plan_fact':
      return when.length === 0 && request.spans.some(({ kind }) => kind === 'number');
    case 'note_show':
      return when.length === 0;
    case 'alarm_cancel':
      return places.target === undefined || !when.some(({ kind }) => kind === 'duration' || kind === 'unread');
    case 'list_tick':
    case 'list_remove':
      return (
        when.length === 0 && !isOrder(places.text) && !grammar.notNames.includes((places.text ?? '').toLowerCase())
      );
    case 'sum':
      return sumIn(places.text ?? '', lang) !== null;
    case 'name_set':
      return isName(places.name ?? '', grammar.notNames, lang) && isIntroduced(request.said, places.name ?? '', lang);
    default:
      return true;
  }
}

/** Who says only "I'm …" gives a name by its capital letter. */
function isIntroduced(said: string, name: string, lang: Language): boolean {
  return lang === 'ja' || /\bname\b|\bcalls?\b|\bgo by\b/iu.test(said) || /^\p{Lu}/u.test(name);
}

function hasTime(list: string): boolean {
  return /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu.test(list);
}

function isName(name: string, notNames: readonly string[], lang: Language): boolean {
  const lower = name.toLowerCase();
  return (
    !/[\d?!？！。、]/u.test(name) &&
    name.length <= 40 &&
    !notNames.some((word) => lower === word || (lang === 'ja' && lower.endsWith(word)))
  );
}
