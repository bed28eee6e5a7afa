import { describe, expect, it } from 'vitest';
import { languages } from '../../base/language';
import { publishedPatterns } from '../published-patterns';
import { matchPattern, matchSentence } from './match-sentence';
import { folded, forKeys, keysOf, sentenceMatcher } from './sentence-pattern';
import { findClock } from './clock-phrases';
import { findDate, withoutDate } from './date-phrases';
import { findRepeat } from './repeat-phrases';
import { readWeeklyTime } from './weekly-time';

describe('published patterns', () => {
  for (const lang of languages) {
    for (const pattern of publishedPatterns) {
      for (const example of pattern[lang].examples) {
        it(`“${example}” is read as ${pattern.id}, as the Help page says`, () => {
          if (pattern.id === 'date') expect(findDate(example, '2026-11-28', lang)).not.toBeNull();
          else if (pattern.id === 'clock_time')
            expect(findRepeat(example) ?? findClock(example, { date: '2026-11-28', clock: '09:00:00' })).not.toBeNull();
          else if (pattern.id === 'weekly_time') expect(readWeeklyTime(example)).not.toBeNull();
          else if (pattern.id === 'other_date')
            expect(matchPattern(pattern.id, example, lang)?.text).toContain(lang === 'ja' ? '12月5日' : '5 December');
          else if (pattern.use === 'sentence') expect(matchSentence(example, lang)?.id).toBe(pattern.id);
          else expect(matchPattern(pattern.id, withoutDate(example, '2026-11-28', lang), lang)).not.toBeNull();
        });
      }
    }
  }

  it('say what they do in both languages, each id once', () => {
    expect(new Set(publishedPatterns.map(({ id }) => id)).size).toBe(publishedPatterns.length);
    for (const pattern of publishedPatterns) {
      for (const lang of languages) expect(pattern[lang].does.length).toBeGreaterThan(5);
    }
  });
});

describe('the keys of a sentence', () => {
  it('are words that each alternative has, where there are any', () => {
    expect(keysOf('(cancel|delete it) {id}[ please]')).toEqual(['cancel', 'delete']);
    expect(keysOf('[please ]go (on|{text})')).toEqual(['go']);
    expect(keysOf('help|[what]{text}')).toBeNull();
    expect(keysOf('{text}を(消して|やめて)')).toEqual(['消して', 'やめて']);
    expect(keysOf('Stop')).toEqual(['stop']);
  });

  it('stand in whatever a sentence fits', () => {
    const sentences = publishedPatterns.flatMap(({ en, ja }) => [...en.sentences, ...ja.sentences]);
    const examples = publishedPatterns.flatMap(({ en, ja }) => [...en.examples, ...ja.examples]);
    let fitting = 0;
    for (const sentence of sentences) {
      const matcher = sentenceMatcher(sentence);
      for (const example of [...examples, ...examples.map((text) => text.toUpperCase().replaceAll('S', '\u017F'))]) {
        if (!matcher(folded(example))) continue;
        fitting++;
        expect(keysOf(sentence)?.some((key) => forKeys(folded(example)).includes(key)) ?? true).toBe(true);
      }
    }
    expect(fitting).toBeGreaterThan(200);
  });
});

describe('matching', () => {
  it('keeps the person’s own letters in open places', () => {
    expect(matchSentence('My purpose is: Café  ①ｶﾅ\nsecond line.', 'en')).toEqual({
      id: 'new_purpose',
      text: 'Café  ①ｶﾅ\nsecond line.',
    });
    expect(matchSentence('ＮＯＴＥ：　Buy Sugar!', 'ja')).toEqual({ id: 'write_note', text: 'Buy Sugar!' });
  });

  it('takes no sentence that only begins like one', () => {
    for (const text of [
      'hello world tour',
      'help my sister move',
      'status quo',
      'notes on bees',
      'Read 12 books',
      'asdf',
      '',
    ]) {
      expect(matchSentence(text, 'en'), text).toBeNull();
    }
    expect(matchSentence('ミツバチの論文を12月4日までに仕上げる', 'ja')).toBeNull();
    expect(matchSentence('目的地に着く', 'ja')).toBeNull();
  });

  it('understands both languages whatever the tab speaks', () => {
    expect(matchSentence('what can you do?', 'ja')?.id).toBe('help');
    expect(matchSentence('何ができますか？', 'en')?.id).toBe('help');
  });

  it('stays quick on long and awkward text', () => {
    const start = performance.now();
    for (const text of [
      '.'.repeat(8000) + 'x',
      'note down '.repeat(800),
      'と'.repeat(8000),
      'read ' + 'a'.repeat(7990),
      'remind me ' + 'every '.repeat(1300),
      '毎週月'.repeat(2600),
      '12'.repeat(4000),
    ]) {
      matchSentence(text, 'ja');
      matchPattern('study', text, 'en');
      findDate(text, '2026-11-28', 'ja');
      findDate(text, '2026-11-28', 'en');
      readWeeklyTime(text);
      findClock(text, { date: '2026-11-28', clock: '09:00:00' });
      findRepeat(text);
    }
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('refuses a broken form', () => {
    for (const form of ['(a', 'a)', '[a', '{nothing}']) expect(() => sentenceMatcher(form)).toThrow();
  });

  it('folds width and apostrophes without changing the length', () => {
    expect(folded('Ｗｈａｔ’s　ｕｐ？')).toBe("What's up?");
  });
});
