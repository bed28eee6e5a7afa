import { expect, it } from 'vitest';
import { annotate } from '../../reflex/spans/annotate';
import { chronoDates } from './chrono-dates';

const now = { date: '2026-11-29', clock: '15:40:00', zone: 'Europe/Berlin' };

it.each([
  ['12 December, 12 people', '2026-12-12', 12],
  ['on Saturday 12 December, 12 people', '2026-12-12', 12],
  ['Saturday 12 December 12 people', '2026-12-12', 12],
  ['party on 12 December, 20 people', '2026-12-12', 20],
  ['party on 12 December, 26 guests', '2026-12-12', 26],
  ['December 12, 20 people', '2026-12-12', 20],
  ['12 December 27 at 9', '2027-12-12', null],
  ['on 3 March 27 dentist', '2027-03-03', null],
])('tells years from what is counted: %s', (text, date, count) => {
  const spans = annotate(text, 'en', now, chronoDates);
  expect(spans.filter(({ kind }) => kind === 'date')).toMatchObject([{ date }]);
  expect(spans.find(({ kind }) => kind === 'number') ?? { value: null }).toMatchObject({ value: count });
});
