import { isOver, type Alarm } from '../../agent/fold/alarm';
import { utf8Length } from '../../base/hash';
import { addDays, weekdayOf, type CalendarDate } from '../../base/calendar-date';

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Octets of one line without its end, by RFC 5545, 3.1. */
const maxLine = 75;

/**
 * An alarm as a calendar takes it (RFC 5545): an event of five minutes that reminds at its start. Its time is a floating one, so it rings by
 * the wall clock wherever the calendar is, as an alarm clock does. `today` and `clock` (HH:MM): in the alarm's zone; `now`: ms since 1970 UTC.
 */
export function icsOf(
  alarm: Alarm,
  { today, clock, now, untold }: { today: CalendarDate; clock: string; now: number; untold: string },
): string {
  const { id, at, zone, date, weekdays } = alarm;
  const text = alarm.text ?? untold;
  const start = date ?? firstDay(weekdays, at > clock ? today : addDays(today, 1));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yadori//Alarms//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${id.toLowerCase()}-${start}-${at.replaceAll(':', '')}@yadori.invalid`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART:${start.replaceAll('-', '')}T${at.replaceAll(':', '').padEnd(6, '0')}`,
    'DURATION:PT5M',
    ...(date === null ? [ruleOf(weekdays)] : []),
    `SUMMARY:${escaped(text)}`,
    `DESCRIPTION:${escaped(`${id} · ${at} ${zone} · Yadori`)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(text)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${wrapped(line)}\r\n`).join('');
}

/** Those that a list shows, the ones that will ring and those that wait for an answer: what comes again first, then day by day. */
export function shownAlarms(alarms: readonly Alarm[]): Alarm[] {
  const placeOf = ({ date, weekdays, at, id }: Alarm): string =>
    date === null ? `0 ${weekdays[0] ?? ''} ${at} ${id}` : `1 ${date} ${at} ${id}`;
  return alarms
    .filter((alarm) => !isOver(alarm) || alarm.ring !== null)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

function ruleOf(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'RRULE:FREQ=DAILY';
  return `RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map((day) => days[day] ?? '').join(',')}`;
}

function firstDay(weekdays: readonly number[], today: CalendarDate): CalendarDate {
  for (let ahead = 0; ahead < 7; ahead++) {
    const day = addDays(today, ahead);
    if (weekdays.includes(weekdayOf(day))) return day;
  }
  return today;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Longer lines go on after a break and a space; never inside of a character. */
function wrapped(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = `${parts.at(-1) ?? ''}${character}`;
    const room = parts.length === 1 ? maxLine : maxLine - 1; // the space counts, too
    if (utf8Length(part) > room) parts.push(character);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n ');
}
