import { addDays, type CalendarDate } from '../../base/calendar-date';
import { numberOf } from './date-phrases-ja';
import { sameLength } from './same-length';
import { hourWord, hourWords } from './time-place';

/** A wall time that stands in a text. */
export interface ClockPhrase {
  /** HH:MM, with seconds where it counts from now. */
  at: string;
  /** The day, where it counts from now; else null: the text says it elsewhere, or the next such time is meant. */
  date: CalendarDate | null;
  start: number;
  end: number;
}

interface Now {
  date: CalendarDate;
  clock: string;
}

interface ClockForm {
  pattern: RegExp;
  read: (found: RegExpExecArray, now: Now) => Pick<ClockPhrase, 'at' | 'date'> | null;
}

const number = '(\\d{1,4}|[一二三四五六七八九十]{1,3})';
const part = '(午前|午後|早朝|(?<!毎)朝|昼|夕方|(?<!毎)夜|(?<!毎)晩|深夜|今夜|今晩)?の?';
const half = String.raw`\s*([ap])\.?m\b\.?`;
const count = String.raw`(\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)`;

/** The forms of a time; the first that fits counts, those that count from now before the others. */
const forms: readonly ClockForm[] = [
  form(String.raw`\bin\s+half\s+an\s+hour\b`, (_, now) => later(now, 30)),
  form(
    String.raw`(?:\bin\s+)?\b${count}[\s-]*(min(?:ute)?s?|h(?:ou)?rs?)\b(?:\s+from\s+now)?`,
    ([, many, unit = ''], now) => later(now, countOf(many) * (unit.startsWith('h') ? 60 : 1)),
  ),
  form(`(?:あと)?${number}(分|時間)(半)?(?:後|経ったら|たったら|したら)(?:に|、)?`, ([, many, unit, more], now) =>
    later(now, numberOf(many) * (unit === '分' ? 1 : 60) + (more === undefined ? 0 : 30)),
  ),
  form(`半時間後に?`, (_, now) => later(now, 30)),
  form(
    String.raw`(?:\bat\s+)?(?:\ba\s+)?\b(half|quarter)\s+(past|to)\s+(?:(\d{1,2})|${hourWord})\b(?:${half})?`,
    ([, part, side, digits, word, noon]) => {
      const hour = hourOf(digits ?? word, noon);
      const minutes = part?.toLowerCase() === 'half' ? 30 : 15;
      return side?.toLowerCase() === 'to' ? timeOf(hour === 0 ? 23 : hour - 1, 60 - minutes) : timeOf(hour, minutes);
    },
  ),
  form(
    String.raw`\b(?:at|by)\s+${hourWord}\b(?:[\s-]+(fifteen|thirty|forty-five)\b)?(?:\s+o'clock\b)?(?:${half})?`,
    ([, word, minutes, noon]) =>
      timeOf(hourOf(word, noon), { fifteen: 15, thirty: 30, 'forty-five': 45 }[minutes?.toLowerCase() ?? ''] ?? 0),
  ),
  // a timer: so long, and nothing else is said
  form(`^\\s*${number}(分|時間)(半)?(?:の)?\\s*$`, ([, many, unit, more], now) =>
    later(now, numberOf(many) * (unit === '分' ? 1 : 60) + (more === undefined ? 0 : 30)),
  ),
  form(String.raw`(?:\b(?:at|by|for)\s+)?\b(noon|midday|midnight)\b`, ([, word]) =>
    timeOf(word?.toLowerCase() === 'midnight' ? 0 : 12, 0),
  ),
  form(String.raw`(?:\b(?:at|by|for)\s+)?\b(\d{1,2})[:.](\d{2})${half}`, ([, hour, minute, noon]) =>
    timeOf(byHalf(hour, noon), Number(minute)),
  ),
  form(String.raw`(?:\b(?:at|by|for)\s+)?\b(\d{1,2})${half}`, ([, hour, noon]) => timeOf(byHalf(hour, noon), 0)),
  form(String.raw`\b(?:at|by|for)\s+(\d{1,2}):(\d{2})\b`, ([, hour, minute]) => timeOf(Number(hour), Number(minute))),
  form(`の?${part}${number}:(\\d{2})(?:ちょうど)?(?:に(?:なったら)?|頃に?|ごろに?)?(?!\\d)`, ([, when, hour, minute]) =>
    timeOf(byPart(hour, when), Number(minute)),
  ),
  form(
    `の?${part}${number}時(?:(半)|${number}分)?(?!間)(?:ちょうど)?(?:に(?:なったら)?|頃に?|ごろに?)?`,
    ([, when, hour, isHalf, minute]) => timeOf(byPart(hour, when), isHalf ? 30 : numberOf(minute ?? '')),
  ),
  form(`の?(正午)に?`, () => timeOf(12, 0)),
  form(String.raw`(?:\b(?:at|by|for)\s+)?\b(\d{1,2}):(\d{2})\b`, ([, hour, minute]) =>
    timeOf(Number(hour), Number(minute)),
  ),
  form(String.raw`(?:\b(?:at|by|for)\s+)?\b(\d{1,2})\s+o'clock\b`, ([, hour]) => timeOf(Number(hour), 0)),
  form(String.raw`\bat\s+(\d{1,2})\b(?![\d:.]|\s*(?:st|nd|rd|th|%))`, ([, hour]) => timeOf(Number(hour), 0)),
];

/** The first form that a text names. Words like evening and 夜, told with it or elsewhere in the text, make 9 a 21. */
export function findClock(text: string, now: Now): ClockPhrase | null {
  return firstClock(text, now, () => true);
}

/** The same, but a time of day and none that counts from now: of "for 10 minutes at 7", 07:00. */
export function findTimeOfDay(text: string, now: Now): ClockPhrase | null {
  return firstClock(text, now, ({ date }) => date === null);
}

function firstClock(
  text: string,
  now: Now,
  counts: (time: Pick<ClockPhrase, 'at' | 'date'>) => boolean,
): ClockPhrase | null {
  const read = sameLength(text);
  for (const { pattern, read: meaning } of forms) {
    pattern.lastIndex = 0;
    const found = pattern.exec(read);
    const time = found && meaning(found, now);
    if (!found || !time || !counts(time)) continue;
    const isLate = time.date === null && isEvening.test(read);
    const at = isLate && time.at < '12' ? `${Number(time.at.slice(0, 2)) + 12}${time.at.slice(2)}` : time.at;
    return { at, date: time.date, start: found.index, end: found.index + found[0].length };
  }
  return null;
}

const isEvening = /\b(?:tonight|evenings?|nights?|afternoons?)\b|毎晩|毎夜|今夜|今晩/i;

function form(pattern: string, read: ClockForm['read']): ClockForm {
  return { pattern: new RegExp(pattern, 'giu'), read };
}

function timeOf(hour: number, minute: number): Pick<ClockPhrase, 'at' | 'date'> | null {
  if (hour === 24 && minute === 0) return { at: '00:00', date: null };
  if (hour > 23 || minute > 59) return null;
  return { at: `${two(hour)}:${two(minute)}`, date: null };
}

/** "seven", "7", with am or pm where that was said. */
function hourOf(said = '', noon?: string): number {
  const word = hourWords.findIndex((name) => name === said.toLowerCase()) + 1;
  const hour = word > 0 ? word : Number(said);
  return noon === undefined ? hour : byHalf(String(hour), noon);
}

function byHalf(hour = '', half = ''): number {
  const number = Number(hour);
  if (number < 1 || number > 12) return Infinity;
  return (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function byPart(hour = '', when = ''): number {
  const number = numberOf(hour);
  if (hour !== '0' && hour !== '00' && number === 0) return Infinity;
  if (when === '午前') return number === 12 ? 0 : number;
  const isLate = ['午後', '夕方', '夜', '晩', '今夜', '今晩'].includes(when) || (when === '昼' && number < 6);
  return isLate && number < 12 ? number + 12 : number;
}

/** So many minutes from now: the same seconds, so that none of them is lost. */
function later({ date, clock }: Now, minutes: number): Pick<ClockPhrase, 'at' | 'date'> | null {
  if (minutes < 1 || minutes > 10_080) return null;
  const [hour = 0, minute = 0, second = 0] = clock.split(':').map(Number);
  const whole = hour * 60 + minute + minutes;
  const at = `${two(Math.floor(whole / 60) % 24)}:${two(whole % 60)}`;
  return { at: second === 0 ? at : `${at}:${two(second)}`, date: addDays(date, Math.floor(whole / 1_440)) };
}

function countOf(word = ''): number {
  if (/^\d+$/.test(word)) return Number(word);
  const named: Readonly<Record<string, number>> = {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
  };
  return named[word.toLowerCase()] ?? 1;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
