import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  calendarDate,
  daysBetween,
  isCalendarDate,
  lastOfMonth,
  listDate,
  longDate,
  weekdayOf,
  yearMonthDay,
} from './calendar-date';

const anyDate = fc
  .record({ year: fc.integer({ min: 1, max: 9998 }), days: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, days }) => addDays(calendarDate(year, 1, 1) as string, days));

describe('calendar dates', () => {
  it('agrees with the engine’s own calendar on every day asked', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const there = new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000);
        fc.pre(there.getUTCFullYear() >= 1 && there.getUTCFullYear() <= 9999);
        const expected = there.toISOString().slice(0, 10);
        expect(addDays(date, days)).toBe(expected);
        expect(daysBetween(date, expected)).toBe(days);
        expect(weekdayOf(expected)).toBe((there.getUTCDay() + 6) % 7);
      }),
    );
  });

  it('knows which days there are', () => {
    expect(calendarDate(2026, 2, 29)).toBeNull();
    expect(calendarDate(2028, 2, 29)).toBe('2028-02-29');
    expect(calendarDate(2100, 2, 29)).toBeNull();
    expect(calendarDate(2026, 13, 1)).toBeNull();
    expect(calendarDate(2026, 1.5, 1)).toBeNull();
    expect(isCalendarDate('2026-12-04')).toBe(true);
    expect(isCalendarDate('2026-12-4')).toBe(false);
    expect(isCalendarDate('2026-11-31')).toBe(false);
    expect(() => yearMonthDay('tomorrow')).toThrow('no calendar date');
  });

  it('adds months without leaving the month meant', () => {
    expect(addMonths('2026-11-30', 1)).toBe('2026-12-30');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(lastOfMonth('2028-02-03')).toBe('2028-02-29');
  });

  it('is written with its weekday in both languages', () => {
    expect(longDate('2026-12-04', 'en')).toBe('Friday, 4 December 2026');
    expect(longDate('2026-12-04', 'ja')).toBe('2026年12月4日（金）');
    expect(listDate('2026-12-04', 'en')).toBe('2026-12-04 Fri');
    expect(listDate('2026-12-04', 'ja')).toBe('2026-12-04（金）');
  });
});
