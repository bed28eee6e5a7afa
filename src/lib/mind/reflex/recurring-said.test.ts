import { describe, expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { recurrenceIn, withoutRecurrence } from './recurring-said';
import { readClock } from './slots';

describe('what days and time leave of a purpose', () => {
  it.each([
    ['Walk every morning at 7', 'Walk'],
    ['Walk every day at 7:30', 'Walk'],
    ['Run on weekdays at 6:30', 'Run'],
    ['Run at 18:30 every Monday', 'Run'],
    ['Meditate for 10 minutes every morning', 'Meditate for 10 minutes'],
    ['Meditate for 10 minutes every morning at 7', 'Meditate for 10 minutes'],
    ['Walk 30 minutes every day', 'Walk 30 minutes'],
    ['Read for an hour twice a week', 'Read for an hour'],
    ['Swim every noon', 'Swim'],
    ['Plan meals for every day', 'Plan meals'],
    ['Log in every day', 'Log in'],
    ['Walk every day at 7 with the dog', 'Walk with the dog'],
    ['Work from 9:00 to 10:00 every day', 'Work from 9:00 to 10:00'],
    ['毎朝7時に歩く', '歩く'],
    ['毎日30分歩く', '30分歩く'],
    ['毎日9時から10時まで読む', '9時から10時まで読む'],
    ['毎日 Clean Code を読む', 'Clean Codeを読む'],
    ['週末は走る', '走る'],
    ['部屋を毎週末に片付ける', '部屋を片付ける'],
    ['Look for', 'Look for'],
  ])('“%s” is “%s”', (text, rest) => expect(withoutRecurrence(text, packOf('en'))).toBe(rest));

  it('a time of day is found behind how long it takes', () => {
    for (const [text, at] of [
      ['Meditate for 10 minutes every morning at 7', '07:00'],
      ['Walk 30 minutes at 18:30 every day', '18:30'],
      ['Swim every noon', '12:00'],
    ] as const) {
      expect(recurrenceIn(text, packOf('en'))).toEqual({ hasDays: true, hasClock: true });
      expect(readClock(said(text), packOf('en'))).toBe(at);
    }
    expect(recurrenceIn('Walk 30 minutes every day', packOf('en')).hasClock).toBe(false);
  });
});
