import { expect, it } from 'vitest';
import { dateIn, momentIn } from './date-in-text';

it.each([
  ['until 2026-12-06', '2026-12-06'],
  ['2026年12月6日（日）20:30の見直し、または話しかけられるまで', '2026-12-06'],
  ['the review on Sunday, 6 December 2026, at 20:30', '2026-12-06'],
  ['December 6, 2026', '2026-12-06'],
  ['2026/2/30, then 2026-12-06', '2026-12-06'],
  ['on 6th December 2026', '2026-12-06'],
  ['dec 6 2026', '2026-12-06'],
  ['２０２６年１２月６日', '2026-12-06'],
  ['三回目のストレッチのあと（12月3日の朝）に', '2026-12-03'],
  ['on Thursday, 3 December, in the morning', '2026-12-03'],
  ['after January 4th', '2027-01-04'],
  ['11月30日', '2026-11-30'],
  ['6 December 20261', null],
  ['2026/2/30', null],
  ['2月30日', null],
  ['the 6th', null],
  ['12 marches', null],
  ['12026-12-06', null],
  ['at 20:30, 2026', null],
])('on 30 November 2026, “%s” names %s', (text, date) => {
  expect(dateIn(text, '2026-11-30')).toBe(date);
});

it.each([
  ['2026-12-06', '2026-12-06T00:00'],
  ['Sunday, 6 December 2026, at 20:30', '2026-12-06T20:30'],
  ['12月6日（日）20時30分の最初の見直しまで', '2026-12-06T20:30'],
  ['夜8時半', null],
  ['今夜8時半', '2026-11-30T20:30'],
  ['明日の朝7時', '2026-12-01T07:00'],
  ['tomorrow at 7 am', '2026-12-01T07:00'],
  ['today at 12 pm', null],
  ['tonight', '2026-12-01T00:00'],
  ['today, 15:00', '2026-11-30T15:00'],
  ['you answer, or Wednesday at 18:00', '2026-12-02T18:00'],
  ['Monday', '2026-12-07T00:00'],
  ['Monday, 18:00', '2026-11-30T18:00'],
  ['Monday, 09:00', '2026-12-07T09:00'],
  ['水曜の夜6時', '2026-12-02T18:00'],
  ['2026-11-29', null],
  ['2026-11-30, 10:00', null],
  ['the 15 guests have said so', null],
  ['月曜日', '2026-12-07T00:00'],
])('at 14:18 on Monday, 30 November 2026, “%s” names %s', (text, moment) => {
  expect(momentIn(text, '2026-11-30', '14:18')).toBe(moment);
});
