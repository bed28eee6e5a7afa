import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../../base/calendar-date';
import { findDate, withoutDate } from './date-phrases';
import { readWeeklyTime, repeatedDays, spreadWeekdays } from './weekly-time';

/** A Saturday. */
const today = '2026-11-28';

describe('English date phrases, said on Saturday, 28 November 2026', () => {
  const said: [string, string | null][] = [
    ['2026-12-04', '2026-12-04'],
    ['2026/12/4', '2026-12-04'],
    ['Finish my essay on city bees by 4 December', '2026-12-04'],
    ['by December 4th, please', '2026-12-04'],
    ['the 4th of December 2027', '2027-12-04'],
    ['Dec 4, 2026', '2026-12-04'],
    ['3 March', '2027-03-03'],
    ['28 November', '2026-11-28'],
    ['29 February', '2028-02-29'],
    ['lose 5 kg in 2 weeks', '2026-12-12'],
    ['within three days', '2026-12-01'],
    ['in a month', '2026-12-28'],
    ['two weeks', '2026-12-12'],
    ['a week from now', '2026-12-05'],
    ['a week', '2026-12-05'],
    ['About two weeks.', '2026-12-12'],
    ['a couple of weeks', '2026-12-12'],
    ['half a year', '2027-05-28'],
    ['a month or so', '2026-12-28'],
    ['by September', '2027-09-30'],
    ['September', '2027-09-30'],
    ['by the 15th', '2026-12-15'],
    ['a week of rest is what I want', null],
    ['by the 15th lesson of May I can swim', null],
    ['next Friday', '2026-12-04'],
    ['by Friday', '2026-12-04'],
    ['Saturday', '2026-12-05'],
    ['this Sunday', '2026-11-29'],
    ['finish it by tomorrow', '2026-11-29'],
    ['Clean the house today', '2026-11-28'],
    ['next week', '2026-12-05'],
    ['end of the month', '2026-11-30'],
    ['by the end of next month', '2026-12-31'],
    ['by the end of the year', '2026-12-31'],
    ['end of March', '2027-03-31'],
    ['by January', '2027-01-31'],
    ['this weekend', '2026-11-29'],
    ["write today's news", null],
    ['sing on the 24/7 channel', null],
    ['May I help', null],
    ['read 4 books', null],
    ['31 November', null],
    ['asdf', null],
    ['', null],
  ];
  it.each(said)('“%s” is %s', (text, date) => {
    expect(findDate(text, today, 'en')?.date ?? null).toBe(date);
  });

  it('says when a date is past', () => {
    expect(findDate('by 2020-01-01', today, 'en')).toMatchObject({ date: '2020-01-01', isPast: true });
    expect(findDate('yesterday', today, 'en')).toMatchObject({ date: '2026-11-27', isPast: true });
    expect(findDate('last Friday', today, 'en')?.isPast).toBe(true);
    expect(findDate('today', today, 'en')?.isPast).toBe(false);
  });
});

describe('Japanese date phrases, said on Saturday, 28 November 2026', () => {
  const said: [string, string | null][] = [
    ['ミツバチの論文を12月4日までに仕上げる', '2026-12-04'],
    ['２０２６年１２月４日', '2026-12-04'],
    ['令和8年12月4日', '2026-12-04'],
    ['十二月四日まで', '2026-12-04'],
    ['来年3月3日', '2027-03-03'],
    ['1月15日の試験', '2027-01-15'],
    ['12/4まで', '2026-12-04'],
    ['12/4', '2026-12-04'],
    ['3日後', '2026-12-01'],
    ['二週間後', '2026-12-12'],
    ['1か月以内に', '2026-12-28'],
    ['1週間', '2026-12-05'],
    ['一週間くらい', '2026-12-05'],
    ['約2か月です。', '2027-01-28'],
    ['10日間', '2026-12-08'],
    ['半年', '2027-05-28'],
    ['１週間', '2026-12-05'],
    ['9月ごろ', '2027-09-30'],
    ['1週間の予定を立てる', null],
    ['3ヶ月後', '2027-02-28'],
    ['半年後', '2027-05-28'],
    ['来週の金曜', '2026-12-04'],
    ['来週金曜日まで', '2026-12-04'],
    ['金曜まで', '2026-12-04'],
    ['次の土曜', '2026-12-05'],
    ['明日', '2026-11-29'],
    ['明後日までに終える', '2026-11-30'],
    ['来週', '2026-12-05'],
    ['月末', '2026-11-30'],
    ['来月末までに', '2026-12-31'],
    ['来月10日', '2026-12-10'],
    ['年末まで', '2026-12-31'],
    ['12月末', '2026-12-31'],
    ['1月中旬', '2027-01-20'],
    ['3月まで', '2027-03-31'],
    ['10日まで', '2026-12-10'],
    ['2週間で部屋を片づける', '2026-12-12'],
    ['今日のニュースを集める', null],
    ['年末の大掃除', null],
    ['3日坊主をやめる', null],
    ['日曜大工を覚える', null],
    ['毎週月曜と木曜に泳ぐ', null],
    ['1/2カップ', null],
    ['13月4日', null],
  ];
  it.each(said)('「%s」は %s', (text, date) => {
    expect(findDate(text, today, 'ja')?.date ?? null).toBe(date);
  });

  it('says when a date is past', () => {
    expect(findDate('2020年1月1日', today, 'ja')?.isPast).toBe(true);
    expect(findDate('昨日', today, 'ja')?.isPast).toBe(true);
    expect(findDate('今週の月曜', today, 'ja')).toMatchObject({ date: '2026-11-23', isPast: true });
  });
});

describe('what a date leaves of a text', () => {
  it.each([
    ['en', 'Finish my essay on city bees by 4 December', 'Finish my essay on city bees'],
    ['en', 'By Friday, clean the house', 'clean the house'],
    ['ja', 'ミツバチの論文を12月4日までに仕上げる', 'ミツバチの論文を仕上げる'],
    ['ja', '12月4日までにミツバチの論文を仕上げる', 'ミツバチの論文を仕上げる'],
    ['en', 'no date here', 'no date here'],
    ['en', 'Trip from 5 December to 8 December', 'Trip from 5 December to 8 December'],
    ['en', 'Answer the mail of 3 March', 'Answer the mail of 3 March'],
    ['en', 'Go on Friday to the sea', 'Go to the sea'],
    ['ja', '12月4日から8日まで旅行', '12月4日から8日まで旅行'],
  ] as const)('%s: %s', (lang, text, rest) => {
    expect(withoutDate(text, today, lang)).toBe(rest);
  });

  it('finds only real days, in any text, at a place inside it', () => {
    const piece = fc.constantFrom(
      '12',
      '月',
      '4',
      '日',
      'まで',
      ' ',
      'by ',
      'Friday',
      'in ',
      'weeks',
      '/',
      '-',
      '2026',
      '年',
      '来週',
      '末',
      'x',
      '後',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('en' as const, 'ja' as const), (pieces, lang) => {
        const text = pieces.join('');
        const phrase = findDate(text, today, lang);
        if (!phrase) return;
        expect(isCalendarDate(phrase.date)).toBe(true);
        expect(phrase.isPast).toBe(phrase.date < today);
        expect(phrase.start).toBeGreaterThanOrEqual(0);
        expect(phrase.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('weekly time', () => {
  it.each([
    ['4 hours a week', [1, 5], 4],
    ['3 days a week', [1, 3, 5], null],
    ['Tuesday and Thursday', [1, 3], null],
    ['2 hours on Mon and Fri', [0, 4], 4],
    ['4 hours a week, Tuesdays and Sundays', [1, 6], 4],
    ['火曜と木曜に2時間', [1, 3], 4],
    ['an hour a day', [0, 1, 2, 3, 4, 5, 6], 7],
    ['every day', [0, 1, 2, 3, 4, 5, 6], null],
    ['週4時間', [1, 5], 4],
    ['週3日', [1, 3, 5], null],
    ['3日', [1, 3, 5], null],
    ['3 evenings', [1, 3, 5], null],
    ['火曜と木曜', [1, 3], null],
    ['月水金', [0, 2, 4], null],
    ['毎日1時間', [0, 1, 2, 3, 4, 5, 6], 7],
    ['週末', [5, 6], null],
    ['週末に2時間', [5, 6], 4],
    ['平日', [0, 1, 2, 3, 4], null],
    ['at the weekend', [5, 6], null],
    ['4 hours a week, on weekends', [5, 6], 4],
    ['an hour on weekdays', [0, 1, 2, 3, 4], 5],
  ])('“%s”', (text, weekdays, hours) => {
    expect(readWeeklyTime(text)).toEqual({ weekdays, hours });
  });

  it.each([
    ['週末は走る', [5, 6]],
    ['週末に走る', [5, 6]],
    ['毎週末走る', [5, 6]],
    ['平日は早く寝る', [0, 1, 2, 3, 4]],
    ['run on weekends', [5, 6]],
    ['今週末は走る', null],
  ])('“%s” comes again on %j', (text, weekdays) => expect(repeatedDays(text)).toEqual(weekdays));

  it('is not guessed from other words', () => {
    for (const text of ['much', 'たくさん', '日本', 'later', '0 hours', ''])
      expect(readWeeklyTime(text), text).toBeNull();
  });

  it('spreads one to seven sessions over the week', () => {
    for (let sessions = 1; sessions <= 7; sessions++) expect(new Set(spreadWeekdays(sessions)).size).toBe(sessions);
  });
});
