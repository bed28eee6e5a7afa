import { describe, expect, it } from 'vitest';
import { annotate } from '../../reflex/spans/annotate';
import { whenOf } from '../../reflex/spans/when';
import { chronoDates } from './chrono-dates';

const now = { date: '2026-11-29', clock: '15:40:00', zone: 'Europe/Berlin' };

describe('the spans of a text, with the reader of dates', () => {
  it.each([
    ['en', 'Remind me Friday at 3pm to call Bob', { date: '2026-12-04', at: '15:00' }],
    ['en', 'Remind me in an hour and 15 minutes to check the oven', { date: '2026-11-29', at: '16:55' }],
    ['ja', '金曜の15時に会議を知らせて', { date: '2026-12-04', at: '15:00' }],
    ['ja', '1時間30分後に教えて', { date: '2026-11-29', at: '17:10' }],
  ] as const)('%s: %s', (lang, text, expected) => {
    expect(whenOf(annotate(text, lang, now, chronoDates), now)).toMatchObject({ ok: true, when: expected });
  });
});
