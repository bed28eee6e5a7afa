import { isOver, type Alarm } from '../../agent/fold/alarm';
import { utf8Length } from '../../base/hash';
import { dayAt, momentOf, type OffsetAt } from '../../base/wall-time';
import { addDays, weekdayOf, type CalendarDate } from '../../base/calendar-date';

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Octets of one line without its end, by RFC 5545, 3.1. */
const maxLine = 75;
const minuteMs = 60_000;
const weekMs = 604_800_000;
/** So far ahead the changes of a zone's clocks are told. */
const zoneMs = 5 * 366 * 86_400_000;

/**
 * An alarm as a calendar takes it (RFC 5545): an event of five minutes that reminds at its start. Its time is that of the alarm's zone, as it
 * rings here: once at a moment, again and again by that zone's clocks. `now`: ms since 1970 UTC.
 */
export function icsOf(
  alarm: Alarm,
  { now, untold, offsetAt }: { now: number; untold: string; offsetAt: OffsetAt },
): string {
  const { id, at, zone, date, weekdays } = alarm;
  const text = alarm.text ?? untold;
  const today = dayAt(now, zone, offsetAt);
  const isAhead = momentOf(today, at, zone, offsetAt) > now;
  const start = date ?? firstDay(weekdays, isAhead ? today : addDays(today, 1));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yadori//Alarms//EN',
    'CALSCALE:GREGORIAN',
    ...(date === null ? zoneLines(zone, now, offsetAt) : []),
    'BEGIN:VEVENT',
    `UID:${id.toLowerCase()}-${start}-${at.replaceAll(':', '')}@yadori.invalid`,
    `DTSTAMP:${stamp(now)}Z`,
    date === null
      ? `DTSTART;TZID=${zone}:${start.replaceAll('-', '')}T${at.replaceAll(':', '').padEnd(6, '0')}`
      : `DTSTART:${stamp(momentOf(date, at, zone, offsetAt))}Z`,
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

/** What the zone's clocks do (RFC 5545, 3.6.5), for calendars that do not know its name: as far as anybody looks ahead. */
function zoneLines(zone: string, now: number, offsetAt: OffsetAt): string[] {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let offset = offsetAt(now, zone);
  lines.push(...observance(offset, offset, 0, 'STANDARD'));
  for (let from = now; from < now + zoneMs; from += weekMs) {
    if (offsetAt(from + weekMs, zone) === offset) continue;
    const onset = changeBetween(from, from + weekMs, (moment) => offsetAt(moment, zone) !== offset);
    const next = offsetAt(onset, zone);
    lines.push(...observance(offset, next, onset + offset, next > offset ? 'DAYLIGHT' : 'STANDARD'));
    offset = next;
  }
  return [...lines, 'END:VTIMEZONE'];
}

/** The first whole minute between two moments from which on it is so. */
function changeBetween(from: number, to: number, isSo: (moment: number) => boolean): number {
  let [before, after] = [Math.floor(from / minuteMs), Math.ceil(to / minuteMs)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isSo(middle * minuteMs)) after = middle;
    else before = middle;
  }
  return after * minuteMs;
}

function observance(from: number, to: number, local: number, kind: 'STANDARD' | 'DAYLIGHT'): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(local)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
}

/** 20261129T070000, of a moment read as UTC. */
function stamp(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}Z/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minuteMs));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
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
