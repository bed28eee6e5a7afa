import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumIn } from './sum';

it.each([
  ['12 + 30', 42],
  ['7 times 8', 56],
  ['100 divided by 8', 12.5],
  ['2 + 3 * 4', 14],
  ['(2 + 3) * 4', 20],
  ['10 - 2 - 3', 5],
  ['-4 + 10', 6],
  ['0.1 + 0.2', 0.3],
  ['15% of 80', 12],
  ['twelve plus three', 15],
  ['1,250 + 250', 1_500],
  ['84 euro split between 4 people', 21],
])('en: %s', (said, result) => {
  expect(sumIn(said, 'en')).toBe(result);
});

it.each([
  ['12足す30', 42],
  ['7×8', 56],
  ['１００÷８', 12.5],
  ['3000円を4人で割り勘', 750],
  ['80の15%', 12],
  ['80の15パーセント', 12],
])('ja: %s', (said, result) => {
  expect(sumIn(said, 'ja')).toBe(result);
});

it.each([
  '1 / 0',
  '3 +',
  '(2 + 3',
  '5',
  '',
  'milk and eggs',
  '2026-11-',
  '1 + two cats',
  '9:30 + 1',
  '+'.repeat(200),
  '1'.repeat(500),
])('none: %s', (said) => {
  expect(sumIn(said, 'en')).toBeNull();
  expect(sumIn(said, 'ja')).toBeNull();
});

it('never throws, and is a finite number or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-*/().% 人割で円') })),
      (said) => {
        for (const lang of ['en', 'ja'] as const) {
          const result = sumIn(said, lang);
          expect(result === null || Number.isFinite(result)).toBe(true);
        }
      },
    ),
  );
});
