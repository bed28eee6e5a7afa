import type { ParsingResult, Refiner } from 'chrono-node/en';

const link =
  'at|on|in|by|for|from|to|till|until|before|after|around|about|with|and|or|if|when|please|am|pm|noon|midnight|o.clock';
/** A word that a number before it may count. */
const noun = new RegExp(`^ (?!(?:${link})\\b)\\p{L}{2,}`, 'iu');
const manyThings = /^ (?:people|children|[a-z]{3,}s)\b/i;

/** "12 December, 12 people", "12 December, 20 people": two digits before a noun count something, and are no year and no day. */
export const withoutCountedYears: Refiner = {
  refine: ({ text }, results) =>
    results.filter((result) => !isCountedDay(result, text)).map((result) => withoutYear(result, text)),
};

/** "December, 20" behind "12 ". */
function isCountedDay({ index, text }: ParsingResult, whole: string): boolean {
  const isMonthFirst = /^\p{L}+, \d{1,2}$/u.test(text) && /\d(?:st|nd|rd|th)?(?: of)? $/i.test(whole.slice(0, index));
  return isMonthFirst && noun.test(whole.slice(index + text.length));
}

function withoutYear(result: ParsingResult, whole: string): ParsingResult {
  const { start, text } = result;
  const digits = /,? (\d{1,2})$/.exec(text);
  const year = start.isCertain('year') && start.isCertain('day') && !start.isCertain('hour') ? start.get('year') : null;
  if (!digits || year === null || year % 100 !== Number(digits[1])) return result;
  const behind = whole.slice(result.index + text.length);
  if (!(digits[0].startsWith(',') ? noun : manyThings).test(behind)) return result;
  start.delete('year');
  result.text = text.slice(0, -digits[0].length);
  return result;
}
