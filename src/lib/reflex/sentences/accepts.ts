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
  switch (id) {
    case 'timer_set':
      return when.length > 0 || places.text === undefined;
    case 'alarm_set':
      return when.length > 0 || grammar.reminding.test(request.said);
    case 'correct':
      return when.length === 0;
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
      return isName(places.name ?? '', grammar.notNames, lang);
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
