import { expect, it } from 'vitest';
import type { Alarm } from '../../agent/fold/alarm';
import { zoneOffset } from '../../bridge/zone-offset';
import { icsOf, shownAlarms } from './alarm-ics';

const given: Alarm = {
  id: 'A5',
  text: 'Water; the plants, twice',
  at: '07:00',
  zone: 'Asia/Tokyo',
  date: '2026-11-29',
  weekdays: [],
  late_minutes: null,
  snoozed: null,
  after: '2026-11-28T09:00:00.000Z',
  rang: [],
  ring: null,
  taint: [],
};
const when = { now: Date.UTC(2026, 10, 28, 9), untold: 'Alarm', offsetAt: zoneOffset };

it('is a calendar with one event that reminds at its start, its marks escaped', () => {
  const lines = icsOf(given, when).split('\r\n');
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yadori//Alarms//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a5-2026-11-29-0700@yadori.invalid',
    'DTSTAMP:20261128T090000Z',
    'DTSTART:20261128T220000Z',
    'DURATION:PT5M',
    String.raw`SUMMARY:Water\; the plants\, twice`,
    'DESCRIPTION:A5 · 07:00 Asia/Tokyo · Yadori',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    String.raw`DESCRIPTION:Water\; the plants\, twice`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('a repeating one begins on its first day and goes on by a rule', () => {
  const weekly = icsOf({ ...given, date: null, weekdays: [0, 3] }, when);
  expect(weekly).toContain('\r\nDTSTART;TZID=Asia/Tokyo:20261130T070000\r\n');
  expect(weekly).toContain('\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH\r\n');
  expect(icsOf({ ...given, date: null, weekdays: [0, 1, 2, 3, 4, 5, 6] }, when)).toContain('\r\nRRULE:FREQ=DAILY\r\n');
});

it('a repeating one tells what the clocks of its zone do, so that it rings when it rings here', () => {
  const berlin = icsOf({ ...given, zone: 'Europe/Berlin', date: null, weekdays: [0] }, when);
  expect(berlin).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
  expect(berlin).toContain('DTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT');
  expect(berlin).toContain('DTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD');
  const tokyo = icsOf({ ...given, date: null, weekdays: [0] }, when);
  expect(tokyo.match(/BEGIN:(STANDARD|DAYLIGHT)/g)).toHaveLength(1);
  const kathmandu = icsOf({ ...given, zone: 'Asia/Kathmandu', date: null, weekdays: [0] }, when);
  expect(kathmandu).toContain('TZOFFSETTO:+0545');
});

it('lines have at most 75 octets, broken between characters, and read whole again', () => {
  const text = '植物に水をやる、それから窓を開ける。'.repeat(6);
  const ics = icsOf({ ...given, text }, when);
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(ics.replaceAll('\r\n ', '')).toContain(`SUMMARY:${text}`);
});

it('alarms stand in order: those of every week first, then day by day', () => {
  const at = (id: string, more: Partial<Alarm>): Alarm => ({ ...given, date: null, id, ...more });
  const alarms = [
    at('A9', { date: '2026-12-12', weekdays: [], at: '08:00' }),
    at('A3', { weekdays: [3], at: '19:30' }),
    at('A7', { date: '2026-12-09', weekdays: [], at: '18:00' }),
    at('A1', { weekdays: [0, 3], at: '20:00' }),
  ];
  expect(shownAlarms(alarms).map(({ id }) => id)).toEqual(['A1', 'A3', 'A7', 'A9']);
});

it('a weekly one begins with its next time, not with one that is over today', () => {
  const monday = { ...given, date: null, weekdays: [0], at: '06:40' };
  const at = (time: string): string => icsOf(monday, { ...when, now: Date.parse(`2026-11-30T${time}:00+09:00`) });
  expect(at('06:39')).toContain('DTSTART;TZID=Asia/Tokyo:20261130T064000');
  expect(at('10:21')).toContain('DTSTART;TZID=Asia/Tokyo:20261207T064000');
});
