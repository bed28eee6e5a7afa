import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../base/calendar-date';
import { answerLines } from './answer-lines';
import { maxSessions, reviewDates, sessionDates, spreadDates } from './spread-dates';

const today = '2026-11-28';
const ahead = fc.integer({ min: 0, max: 800 });

describe('dates of steps', () => {
  it('go evenly up to the deadline', () => {
    expect(spreadDates(today, '2026-12-04', 3)).toEqual(['2026-11-30', '2026-12-02', '2026-12-04']);
    expect(spreadDates(today, today, 2)).toEqual([today, today]);
    expect(spreadDates(today, null, 2)).toEqual(['2026-12-05', '2026-12-12']);
  });

  it('never go back, never pass the deadline, and the last is on it', () => {
    fc.assert(
      fc.property(ahead, fc.integer({ min: 1, max: 12 }), (days, count) => {
        const deadline = addDays(today, days);
        const dates = spreadDates(today, deadline, count);
        expect(dates).toHaveLength(count);
        expect([...dates].sort()).toEqual(dates);
        expect(dates.at(-1)).toBe(deadline);
      }),
    );
  });
});

describe('study sessions', () => {
  it('are on the weekdays told, after today and before the exam', () => {
    fc.assert(
      fc.property(ahead, fc.subarray([0, 1, 2, 3, 4, 5, 6] as const, { minLength: 1 }), (days, weekdays) => {
        const exam = addDays(today, days);
        const { dates } = sessionDates(today, exam, weekdays);
        expect(dates.length).toBeGreaterThan(0);
        expect(dates.length).toBeLessThanOrEqual(maxSessions);
        if (days > 8)
          expect(
            dates.every((date) => date > today && date < exam && weekdays.some((day) => day === weekdayOf(date))),
          ).toBe(true);
        for (const date of reviewDates(today, exam)) expect(date >= today && date <= exam).toBe(true);
      }),
    );
  });

  it('take any day when no such weekday is left', () => {
    expect(sessionDates(today, '2026-11-30', [4])).toEqual({ dates: ['2026-11-29'], isCut: false });
    expect(sessionDates(today, '2026-11-29', [4]).dates).toEqual(['2026-11-29']);
    expect(sessionDates(today, today, [4]).dates).toEqual([today]);
    expect(sessionDates(today, '2027-11-28', [0, 1, 2, 3, 4, 5, 6]).isCut).toBe(true);
  });
});

describe('what a person lists', () => {
  it('is parted by lines, without their bullets', () => {
    expect(answerLines('- one\n2. two\n・三\n\n[ ] four, five\n① six')).toEqual([
      'one',
      'two',
      '三',
      'four, five',
      'six',
    ]);
  });

  it('is parted by commas where one line holds all and that was offered', () => {
    expect(answerLines('a, b、c；d', { commas: true })).toEqual(['a', 'b', 'c', 'd']);
    expect(answerLines('a, b')).toEqual(['a, b']);
    expect(answerLines('a, b\nc', { commas: true })).toEqual(['a, b', 'c']);
  });

  it('keeps numbers that are no bullets, and is cut at its limits', () => {
    expect(answerLines('3.5 litres\n2026-12-04 hand in')).toEqual(['3.5 litres', '2026-12-04 hand in']);
    expect(answerLines('x'.repeat(300), { length: 10 })).toEqual(['xxxxxxxxx…']);
    expect(answerLines(Array.from({ length: 40 }, (_, index) => `step ${index}`).join('\n'))).toHaveLength(12);
  });
});
