import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annotate } from '../../reflex/spans/annotate';
import { isLeftover } from '../../reflex/spans/leftover';
import type { Now } from '../../reflex/spans/span';
import { whenOf } from '../../reflex/spans/when';
import { chronoDates } from './chrono-dates';

/** A Sunday. */
const now: Now = { date: '2026-11-29', clock: '15:40:00', zone: 'Europe/Berlin' };
type Table = readonly (readonly [text: string, read: string])[];

/** "2026-12-04 15:00", with ? where it is a guess; "weekly 0,3 18:00"; or the problem with what is known. */
function readingOf(text: string, lang: 'en' | 'ja', at: Now = now): string {
  const spans = annotate(text, lang, at, chronoDates);
  const read = whenOf(spans, at);
  const lengths = spans.filter((span) => span.kind === 'duration');
  const left = isLeftover(spans, [...read.used, ...lengths]);
  if (left) return `left: ${text.slice(left.from, left.to)}`;
  if (!read.ok) return [read.problem, read.date, read.weekdays?.join(), read.at].filter(Boolean).join(' ');
  const { when, zone } = read;
  const said =
    when.kind === 'once'
      ? `${when.date} ${when.at}${when.isGuessed ? '?' : ''}`
      : `weekly ${when.weekdays.join()} ${when.at}`;
  return zone === null ? said : `${said} ${zone}`;
}

function lengthOf(text: string, lang: 'en' | 'ja'): string {
  return annotate(text, lang, now, chronoDates)
    .flatMap((span) => (span.kind === 'duration' ? [`${span.seconds} ${span.sense}`] : []))
    .join();
}

const english: Table = [
  ['one in the morning', '2026-11-30 01:00'],
  ['this evening at 12', '2026-11-30 00:00?'],
  ["I'm at 101 points", 'no_time'],
  ['at 630 to call Bob', '2026-11-29 18:30?'],
  ['tomorrow at the same time', '2026-11-30 15:40'],
  ['at the same time call Bob', 'no_time'],
  ["don't wake me on Sundays at 9", 'cannot'],
  ["don't forget to call Bob on Mondays at 9", 'weekly 0 09:00'],
  ['17:00 parents evening on 3.12.', '2026-12-03 17:00'],
  ['0630 alarm tomorrow', '2026-11-30 06:30'],
  ['monday wednesday friday 18:30', 'weekly 0,2,4 18:30'],
  ['in an hour and a half: laundry', '2026-11-29 17:10'],
  ['22:00 mon-fri', 'weekly 0,1,2,3,4 22:00'],
  ['remind me at 5pm to call Bob', '2026-11-29 17:00'],
  ['remind me Friday at 3pm to call Bob', '2026-12-04 15:00'],
  ['call mum at 6', '2026-11-29 18:00?'],
  ['wake me at 5 past 7', '2026-11-30 07:05?'],
  ['wake me at quarter to seven', '2026-11-30 06:45?'],
  ['remind me at half five', '2026-11-29 17:30?'],
  ['twenty minutes to four', '2026-11-30 15:40?'],
  ['10 minutes before 7', '2026-11-29 18:50?'],
  ['half past seven in the morning', '2026-11-30 07:30'],
  ['a quarter to 8 in the evening', '2026-11-29 19:45'],
  ['at 9 at night', '2026-11-29 21:00'],
  ['12 at night', '2026-11-30 00:00'],
  ['noon on Friday', '2026-12-04 12:00'],
  ['tonight at midnight', '2026-11-30 00:00?'],
  ['tomorrow night at 11', '2026-11-30 23:00'],
  ['tomorrow evening', '2026-11-30 19:00?'],
  ['8 this evening', '2026-11-29 20:00'],
  ['9 tomorrow morning', '2026-11-30 09:00'],
  ['at 15h30', '2026-11-30 15:30'],
  ['at 0700', '2026-11-30 07:00'],
  ['alarm for 630', '2026-11-29 18:30?'],
  ['make it 7:30', '2026-11-29 19:30?'],
  ['move it to 6', '2026-11-29 18:00?'],
  ['EOD', '2026-11-29 17:00?'],
  ['tomorrow after work', '2026-11-30 18:00?'],
  ['first thing tomorrow', 'no_time 2026-11-30'],
  ['in 3 days', 'no_time 2026-12-02'],
  ['in 3 days at 9', '2026-12-02 09:00?'],
  ['a week on Friday', 'no_time 2026-12-11'],
  ['two weeks from Friday', 'no_time 2026-12-18'],
  ['3 days from tomorrow', 'no_time 2026-12-03'],
  ['2 weeks today', 'no_time 2026-12-13'],
  ['tomorrow week', 'no_time 2026-12-07'],
  ['next month on the 5th', 'no_time 2026-12-05'],
  ['the day after tomorrow at 5pm', '2026-12-01 17:00'],
  ['on 4.12.2026 at 9:00', '2026-12-04 09:00?'],
  ['on the 4th', 'no_time 2026-12-04'],
  ['the 21st at 9', '2026-12-21 09:00?'],
  ['5th at 4 a.m.', '2026-12-05 04:00'],
  ['on 3/4 at 9', 'no_day 09:00'],
  ['25/12 at 9', '2026-12-25 09:00?'],
  ['2027-01-03 at 10:00', '2027-01-03 10:00?'],
  ['Dec. 12, 9 am', '2026-12-12 09:00'],
  ['Saturday, 12 December at 9', '2026-12-12 09:00?'],
  ['Fri 12 Dec', 'no_such_day'],
  ['the first Monday in January', 'no_time 2027-01-04'],
  ['last Friday in January', 'no_time 2027-01-29'],
  ['end of the month', 'no_time 2026-11-30'],
  ['end of January', 'no_time 2027-01-31'],
  ["New Year's Eve at 23:30", '2026-12-31 23:30'],
  ['31 February at 9', 'no_such_day'],
  ['13/45', 'no_such_day'],
  ['in March', 'no_day'],
  ['next week', 'no_day'],
  ['this weekend', 'no_day'],
  ['sat 9am', '2026-12-05 09:00'],
  ['weds 9am', '2026-12-02 09:00'],
  ['thurs 9', '2026-12-03 09:00?'],
  ['in an hour and 15 minutes to check the oven', '2026-11-29 16:55'],
  ['in 1.5 hours', '2026-11-29 17:10'],
  ['in 2,5 hours', '2026-11-29 18:10'],
  ['in an hour and a half', '2026-11-29 17:10'],
  ['in 1h30', '2026-11-29 17:10'],
  ['in a couple of hours', '2026-11-29 17:40'],
  ['in a few minutes', '2026-11-29 15:43?'],
  ['in 1 day and 2 hours', '2026-11-30 17:40'],
  ['15 minutes before the meeting at 3pm', '2026-11-30 14:45'],
  ['every day at 9', 'weekly 0,1,2,3,4,5,6 09:00'],
  ['every morning at 7', 'weekly 0,1,2,3,4,5,6 07:00'],
  ['every Monday and Thursday at 6pm', 'weekly 0,3 18:00'],
  ['Mon, Wed, Fri at 7', 'weekly 0,2,4 07:00'],
  ['Monday to Friday', 'no_time 0,1,2,3,4'],
  ['Monday to Friday at 8', 'weekly 0,1,2,3,4 08:00'],
  ['weekdays at 8am', 'weekly 0,1,2,3,4 08:00'],
  ['on weekends at 10', 'weekly 5,6 10:00'],
  ['Friday mornings', 'weekly 4 09:00'],
  ['every day except Sunday at 9', 'weekly 0,1,2,3,4,5 09:00'],
  ['every day but Sunday at 9', 'weekly 0,1,2,3,4,5 09:00'],
  ['any day but Sunday at 9', 'weekly 0,1,2,3,4,5 09:00'],
  ['every weekday except Friday at 8', 'weekly 0,1,2,3 08:00'],
  ['daily at 9 but not on weekends', 'weekly 0,1,2,3,4 09:00'],
  ['not on Sundays', 'no_time 0,1,2,3,4,5'],
  ['except on holidays', 'cannot'],
  ['every month on the 1st', 'cannot'],
  ['every other day', 'cannot'],
  ['every second Monday', 'cannot'],
  ['every 45 minutes', 'cannot'],
  ['every half hour', 'cannot'],
  ['every second', 'cannot'],
  ['every fortnight', 'cannot'],
  ['the first Monday of every month', 'cannot'],
  ['twice a day', 'cannot'],
  ['at 9 and at 12', 'two_times'],
  ['from 9 to 5', 'two_times 09:00'],
  ['between 3 and 4pm', 'two_times 15:00'],
  ['3pm-4pm tomorrow', 'two_times 2026-11-30 15:00'],
  ['yesterday at 5', 'past 2026-11-28 17:00'],
  ['today at 9am', 'past 2026-11-29 09:00'],
  ['at 9am PST', '2026-11-29 09:00 America/Los_Angeles'],
  ['tomorrow at 9 Tokyo time', '2026-11-30 09:00? Asia/Tokyo'],
  ['at 9 Atlantis time', 'zone_unknown'],
  ['at 3pm UTC+3', 'zone_unknown'],
  ['I may march on to the sat nav shop', 'no_time'],
  ['a second opinion', 'no_time'],
  ['mon ami', 'no_time'],
  ['wait a minute', 'no_time'],
  ['I sat down for the first time', 'no_time'],
  ['buy 3 eggs at 5', '2026-11-29 17:00?'],
  ['buy 12', 'left: 12'],
  ['room 101 at 9', '2026-11-29 21:00?'],
  ['chapter 3 tomorrow at 9', '2026-11-30 09:00?'],
  ['call 555-1234 at 9', '2026-11-29 21:00?'],
  ['2 hours ago', 'left: 2 hours'],
  ['less than 2 hours', 'left: less than'],
  ['the 5th and the 10th', 'left: 5th and'],
  ['Easter Sunday', 'left: Easter'],
  ['tomorrow at 9 for 3 weeks', '2026-11-30 09:00?'],
];

const japanese: Table = [
  ['1週間後の同じ時間に', '2026-12-06 15:40'],
  ['1900 筋トレ', '2026-11-29 19:00'],
  ['昨夜六時', 'past 2026-11-28 18:00'],
  ['月、水、金7時', 'weekly 0,2,4 07:00'],
  ['土日は起こさないで', 'cannot'],
  ['あした6じはんにおこして', '2026-11-30 06:30?'],
  ['金曜の15時に会議を知らせて', '2026-12-04 15:00'],
  ['5時にボブに電話', '2026-11-29 17:00?'],
  ['夕方5時半に電話', '2026-11-29 17:30'],
  ['7時に起こして', '2026-11-30 07:00?'],
  ['7時10分前に起こして', '2026-11-30 06:50?'],
  ['7時の10分前に起こして', '2026-11-30 06:50?'],
  ['7時5分過ぎに起こして', '2026-11-30 07:05?'],
  ['十二時に教えて', '2026-11-30 12:00?'],
  ['七時半に起こして', '2026-11-30 07:30?'],
  ['７時３０分に起こして', '2026-11-30 07:30?'],
  ['今夜9時に教えて', '2026-11-29 21:00'],
  ['深夜0時に教えて', '2026-11-30 00:00'],
  ['今夜1時に教えて', '2026-11-30 01:00?'],
  ['15時半に教えて', '2026-11-30 15:30'],
  ['午後3時に教えて', '2026-11-30 15:00'],
  ['25時に教えて', '2026-11-30 01:00'],
  ['12/4の9時に', '2026-12-04 09:00?'],
  ['4日の9時に', '2026-12-04 09:00?'],
  ['3日後の9時に教えて', '2026-12-02 09:00?'],
  ['三日後に教えて', 'no_time 2026-12-02'],
  ['明後日の10時に教えて', '2026-12-01 10:00?'],
  ['しあさっての10時に教えて', '2026-12-02 10:00?'],
  ['来週の火曜の朝に教えて', '2026-12-01 08:00?'],
  ['再来週の水曜に教えて', 'no_time 2026-12-09'],
  ['次の土曜に教えて', 'no_time 2026-12-05'],
  ['2週間後の月曜に教えて', 'no_time 2026-12-07'],
  ['月末に教えて', 'no_time 2026-11-30'],
  ['来月末に教えて', 'no_time 2026-12-31'],
  ['来月1日の9時に教えて', '2026-12-01 09:00?'],
  ['来月の第2月曜日に教えて', 'no_time 2026-12-14'],
  ['令和8年12月4日の9時', '2026-12-04 09:00?'],
  ['12月4日(金)9時に教えて', '2026-12-04 09:00?'],
  ['2月31日に教えて', 'no_such_day'],
  ['13月5日に教えて', 'no_such_day'],
  ['大晦日の18時に教えて', '2026-12-31 18:00'],
  ['週末の10時に教えて', 'no_day 10:00'],
  ['来週に教えて', 'no_day'],
  ['1.5時間後に教えて', '2026-11-29 17:10'],
  ['1時間30分後に教えて', '2026-11-29 17:10'],
  ['90秒後に教えて', '2026-11-29 15:41:30'],
  ['あと10分で教えて', '2026-11-29 15:50'],
  ['10分経ったら教えて', '2026-11-29 15:50'],
  ['1日と2時間後に教えて', '2026-11-30 17:40'],
  ['数分後に教えて', '2026-11-29 15:43?'],
  ['15時の会議の10分前に教えて', '2026-11-30 14:50'],
  ['毎日9時に教えて', 'weekly 0,1,2,3,4,5,6 09:00'],
  ['毎朝7時に教えて', 'weekly 0,1,2,3,4,5,6 07:00'],
  ['毎週月・水・金の7時に教えて', 'weekly 0,2,4 07:00'],
  ['月水金の7時に教えて', 'weekly 0,2,4 07:00'],
  ['平日の8時に教えて', 'weekly 0,1,2,3,4 08:00'],
  ['土日の9時', 'weekly 5,6 09:00'],
  ['月曜から金曜の8時に教えて', 'weekly 0,1,2,3,4 08:00'],
  ['日曜以外の9時に教えて', 'weekly 0,1,2,3,4,5 09:00'],
  ['土日を除く毎日9時に教えて', 'weekly 0,1,2,3,4 09:00'],
  ['祝日以外の9時に教えて', 'cannot'],
  ['毎月1日の9時', 'cannot'],
  ['毎月第2月曜に教えて', 'cannot'],
  ['隔週月曜に教えて', 'cannot'],
  ['1日おきに9時に教えて', 'cannot'],
  ['30分おきに教えて', 'cannot'],
  ['9時から10時まで会議', 'left: まで'],
  ['9時と12時に教えて', 'two_times'],
  ['日本時間9時に教えて', '2026-11-30 09:00? Asia/Tokyo'],
  ['現地時間9時に教えて', 'zone_unknown'],
  ['昨日の9時', 'past 2026-11-28 09:00'],
  ['やっぱり20時にして', '2026-11-29 20:00'],
  ['卵3個買う', 'no_time'],
  ['1万円おろす', 'no_time'],
  ['第3章を読む', 'no_time'],
  ['101号室', 'no_time'],
  ['03-1234-5678に電話', 'no_time'],
  ['十分に準備する', 'no_time'],
  ['一緒に行く', 'no_time'],
  ['水を買う', 'no_time'],
  ['二、三日後に教えて', 'left: 二、'],
  ['12月4日(土)9時に教えて', 'no_such_day'],
];

const lengths: readonly (readonly ['en' | 'ja', string, string])[] = [
  ['en', 'Set a timer for 1.5 hours', '5400 length'],
  ['en', 'a two and a half hour timer', '9000 length'],
  ['en', 'pasta timer 8 minutes', '480 length'],
  ['en', 'timer 1h30', '5400 length'],
  ['en', 'three quarters of an hour', '2700 length'],
  ['en', 'half an hour earlier', '1800 before'],
  ['en', 'remind me 10 minutes before the meeting', '600 before'],
  ['en', 'two hundred seconds', '200 length'],
  ['ja', '3分半のタイマー', '210 length'],
  ['ja', 'タイマー5分', '300 length'],
  ['ja', '1時間半のタイマー', '5400 length'],
  ['ja', '二十五分のタイマー', '1500 length'],
  ['ja', '会議の10分前に教えて', '600 before'],
];

describe('what a text says of time', () => {
  it.each(english)('%s → %s', (text, read) => expect(readingOf(text, 'en')).toBe(read));
  it.each(japanese)('%s → %s', (text, read) => expect(readingOf(text, 'ja')).toBe(read));
  it.each(lengths)('%s: %s → %s', (lang, text, read) => expect(lengthOf(text, lang)).toBe(read));

  it('reads 3/4 as the month and day of a zone that writes so', () => {
    expect(readingOf('on 3/4 at 9', 'en', { ...now, zone: 'America/New_York' })).toBe('2027-03-04 09:00?');
  });

  it('never means today by the name of its weekday', () => {
    expect(readingOf('Sunday at 9pm', 'en')).toBe('2026-12-06 21:00');
  });

  it('counts a change of the offset of the zone', () => {
    const eve: Now = { date: '2027-03-28', clock: '01:30:00', zone: 'Europe/Berlin' };
    expect(readingOf('in 1 hour', 'en', eve)).toBe('2027-03-28 03:30');
    expect(readingOf('in 1 hour', 'en', { ...eve, zone: 'Asia/Tokyo' })).toBe('2027-03-28 02:30');
  });

  it('finds 29 February in the year that has one', () => {
    expect(readingOf('on 29 February at 9am', 'en')).toBe('2028-02-29 09:00');
  });
});

describe('whatever the text', () => {
  const words =
    'remind me every day except Sunday at 9 half past five in 1.5 hours 31 February 13/45 毎週 月水金 以外 7時10分前 十二時 あと90秒で 「9時」 "at 9" 😊 \u200f \u202e 1/2 -- :: 99999999999 第 , 。 and to from'.split(
      ' ',
    );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom(...words), { maxLength: 25 })
      .chain((chosen) => fc.constantFrom(chosen.join(' '), chosen.join(''))),
  );

  it('gives spans within it, which do not overlap within a kind, and one reading', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('en' as const, 'ja' as const), (text, lang) => {
        const spans = annotate(text, lang, now, chronoDates);
        const ends = new Map<string, number>();
        for (const { kind, from, to } of spans) {
          expect(from).toBeGreaterThanOrEqual(ends.get(kind) ?? 0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          ends.set(kind, to);
        }
        expect(whenOf(spans, now)).toHaveProperty('ok');
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the places of the text as given', () => {
    const text = '\u200fｒｅｍｉｎｄ me 😊 twenty-five minutes';
    const [span] = annotate(text, 'en', now, chronoDates).filter(({ kind }) => kind === 'duration');
    expect(text.slice(span?.from, span?.to)).toBe('twenty-five minutes');
  });

  it.each(['Pacific/Apia', 'America/St_Johns'])('does not depend on the zone of the machine: %s', (TZ) => {
    const script = `
      import { annotate } from './src/lib/reflex/spans/annotate.ts';
      import { whenOf } from './src/lib/reflex/spans/when.ts';
      import { chronoDates } from './src/lib/deliberation/rules/chrono-dates.ts';
      const now = ${JSON.stringify({ ...now, date: '2027-03-13' })};
      const read = ${JSON.stringify([...english, ...japanese].map(([text]) => text))}.map((text) => {
        const lang = /[ぁ-んァ-ン一-龠]/.test(text) ? 'ja' : 'en';
        return whenOf(annotate(text, lang, now, chronoDates), now);
      });
      console.log(JSON.stringify(read));`;
    const readIn = (zone: string) =>
      execFileSync('npx', ['tsx', '--input-type=module', '-e', script], {
        env: { ...process.env, TZ: zone },
      }).toString();
    expect(readIn(TZ)).toBe(readIn('UTC'));
  });
});
