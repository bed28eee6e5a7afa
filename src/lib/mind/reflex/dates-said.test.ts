import { expect, it } from 'vitest';
import { packOf, said } from '../../../../tests/support/mind-pack';
import { dateSaid, dayOf, deadlineSaid } from './dates-said';

const now = (time: string, date: string, clock: string, zone: string) => ({ now: { time, date, clock, zone } });
const overMidnight = now('2026-11-29T00:10:00.000Z', '2026-11-29', '00:10:00', 'UTC');
const inTokyo = now('2026-11-28T15:10:00.000Z', '2026-11-29', '00:10:00', 'Asia/Tokyo');

it.each([
  ['2026-11-28T23:50:00.000Z', overMidnight, '2026-11-28'],
  ['2026-11-28T00:00:00.000Z', overMidnight, '2026-11-28'],
  ['2026-11-27T23:59:59.000Z', overMidnight, '2026-11-27'],
  ['2026-11-29T00:00:00.000Z', overMidnight, '2026-11-29'],
  ['2026-11-29T00:10:01.000Z', overMidnight, '2026-11-29'],
  ['2026-11-28T14:50:00.000Z', inTokyo, '2026-11-28'],
  ['2026-11-28T15:00:00.000Z', inTokyo, '2026-11-29'],
])('what was said at %s was said on the day of the wall clock', (time, more, day) =>
  expect(dayOf(said('', { time }), packOf('en', more))).toBe(day),
);

it('“tomorrow” that was said 20 minutes ago, before midnight, is today', () => {
  for (const [text, lang] of [
    ['tomorrow', 'en'],
    ['明日', 'ja'],
  ] as const) {
    const event = said(text, { time: '2026-11-28T23:50:00.000Z' });
    expect(dateSaid(event, packOf(lang, overMidnight))).toMatchObject({ date: '2026-11-29', isPast: false });
  }
});

it.each([
  ['By 20 December twelve plants stand there', 'en', '2026-12-20'],
  ['It is as in May, by 20 December', 'en', '2026-12-20'],
  ['Twelve plants stand there before March', 'en', '2027-03-31'],
  ['As good as in May', 'en', null],
  ['Like on 3 March', 'en', null],
  ['I swim 2 km in 4 weeks', 'en', null],
  ['12月20日までに並ぶ', 'ja', '2026-12-20'],
  ['5月に見た庭のように、12月20日までにする', 'ja', '2026-12-20'],
  ['5月に見た庭のようになる', 'ja', null],
] as const)('the deadline in “%s”', (text, lang, date) =>
  expect(deadlineSaid(said(text), packOf(lang))?.date ?? null).toBe(date),
);
