import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { judgeSentence, readSentences, sentenceContext, type Judged } from '../../../../tests/support/judge-sentences';
import type { Language } from '../../base/language';
import { answerWords } from '../answers/answer-words';
import { templateFor } from '../plans/plan-facts';
import { templateIds } from '../plans/template';
import { templateTitles } from '../plans/template-titles';
import { grammars } from './grammars';
import { readMessage } from './read-message';
import type { Request } from './request';

/** Pieces that rules know, and what breaks readers: marks of direction, halves of pairs, brackets without their other. */
const pieces = [
  ...[
    'remind me',
    'at 7',
    'on Friday',
    'every day except',
    'add milk to',
    'not',
    'and',
    ', ',
    '. ',
    '\n',
    '31 February',
  ],
  ...['明日', '9時に', '知らせて', '以外', '買い物リストに', 'と', '、', '。', '毎月', '半'],
  ...['\u202e', '\u200f', '\u2067', '\ud83d', '\ude0a', '👩‍👩‍👧', '(', '[', '{', '}', '<', '>', '\\', '|', '"', '「', '$&'],
  ...[
    '\ue100',
    '\ue10f',
    '\u0000',
    '\u00a0',
    '１２',
    'ﾀｲﾏｰ',
    '٣',
    '99999999999999999999',
    'e\u0301',
    '-',
    '/',
    ':',
    '%',
  ],
];
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
);
const languages = ['en', 'ja'] as const;

function expectInPlace({ said, spans, when, old, unread, places }: Request): void {
  for (const { from, to } of [...spans, ...when, ...old, ...(unread ? [unread] : [])]) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThan(from);
    expect(to).toBeLessThanOrEqual(said.length);
  }
  for (const words of Object.values(places)) expect(words.length).toBeLessThanOrEqual(said.length);
}

describe.each(languages)('whatever is typed, %s', (lang) => {
  it('is read without a throw, and each span stands in the words it is of', () => {
    fc.assert(
      fc.property(hostile, (said) => {
        for (const request of readMessage(said, sentenceContext(lang))) {
          expect(said).toContain(request.said);
          expectInPlace(request);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['letters', 'a'],
    ['digits', '7'],
    ['brackets', '(['],
    ['joins', ' and remind me at 9 to x'],
    ['times', 'at 9 on Friday '],
    ['marks of direction', '\u202e\u2067'],
    ['emoji', '👩‍👩‍👧😊'],
    ['kana', '知らせて、'],
    ['times in kana', '毎日9時と'],
    ['spaces', ' \n'],
  ])('8,000 characters of %s are read, too', (_, piece) => {
    const said = piece.repeat(Math.ceil(8_000 / piece.length)).slice(0, 8_000);
    for (const request of readMessage(said, sentenceContext(lang))) expectInPlace(request);
  });
});

describe('work', () => {
  afterEach(() => vi.restoreAllMocks());

  /** How often a pattern is held against a text, and how many characters it was given in all. */
  function workOf(said: string, lang: Language): { runs: number; characters: number } {
    const real = RegExp.prototype.exec;
    let [runs, characters] = [0, 0];
    const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
      runs++;
      characters += text.length;
      return real.call(this, text);
    });
    readMessage(said, sentenceContext(lang));
    spy.mockRestore();
    return { runs, characters };
  }

  it.each(languages)('on a pasted text does not grow by more than its length, %s', (lang) => {
    for (const piece of ['(and, [then) ', 'at 9 and ', '9時と、', 'remind me. ']) {
      const [small, large] = [1_000, 2_000].map((length) => workOf(piece.repeat(length).slice(0, length), lang));
      expect(large?.runs, piece).toBeLessThanOrEqual(2.5 * (small?.runs ?? 0));
      expect(large?.characters, piece).toBeLessThanOrEqual(5 * (small?.characters ?? 0));
    }
  });

  it.each(languages)('on the worst that is read as a sentence is bounded, %s', (lang) => {
    for (const piece of ['and ', ', ', '. remind me at 9 to x and ', '、9時に薬を知らせて']) {
      const { runs } = workOf(piece.repeat(300).slice(0, 600), lang);
      expect(runs, piece).toBeLessThan(200_000);
    }
  });
});

describe.each(languages)('what the app itself shows or says for the person, %s', (lang) => {
  const idsOf = (said: string) => readMessage(said, sentenceContext(lang)).map(({ id }) => id);

  it.each(grammars[lang].sentences.flatMap(({ id, examples }) => examples.map((example) => [example, id] as const)))(
    'the example “%s” is read as %s',
    (example, id) => {
      expect(idsOf(example)).toEqual([id]);
    },
  );

  it('buttons and the pages say sentences that are read', () => {
    const words = answerWords[lang];
    expect(words.firstButtons.map(({ said }) => idsOf(said))).toEqual([['plan'], ['plan'], ['plan'], ['alarm_set']]);
    const instead = words.sayInstead;
    expect(idsOf(instead.note('the key'))).toEqual(['note_write']);
    expect(idsOf(instead.remind('the key'))).toEqual(['alarm_set']);
    expect(idsOf(instead.goal('the key'))).toEqual(['purpose_set']);
    for (const id of templateIds) {
      const { example } = templateTitles[id][lang];
      expect([example, idsOf(example), templateFor(example, lang) ?? 'general']).toEqual([example, ['plan'], id]);
    }
  });
});

describe.each([
  ['en', 0.88],
  ['ja', 0.84],
] as const)('sentences as people type them, %s', (lang, least) => {
  const judged = readSentences(`tests/fixtures/sentences/${lang}-first-half.jsonl`).map((one) =>
    judgeSentence(one, lang),
  );
  const share = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length / judged.length;
  const told = (some: readonly Judged[]) =>
    some.map(({ sentence, got }) => `${sentence.n} ${sentence.said} → ${JSON.stringify(got)}`).join('\n');

  it('are read as they are meant, and what is not is mostly asked about', () => {
    expect(judged).toHaveLength(200);
    expect(share('right'), told(judged.filter(({ verdict }) => verdict !== 'right'))).toBeGreaterThanOrEqual(least);
    expect(share('wrong'), told(judged.filter(({ verdict }) => verdict === 'wrong'))).toBeLessThanOrEqual(0.04);
  });

  it('set and drop no purpose unasked', () => {
    const wants = ({ sentence }: Judged, what: string) => JSON.stringify(sentence.want).includes(`"do":"${what}"`);
    for (const what of ['purpose_set', 'purpose_drop']) {
      const unasked = judged.filter((one) => one.got.some((got) => got.do === what) && !wants(one, what));
      expect(told(unasked), what).toBe('');
    }
  });
});
