import { expect, it } from 'vitest';
import { dateIn } from './date-in-text';

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
