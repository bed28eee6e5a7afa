import { describe, expect, it } from 'vitest';
import { AnswerWatch, deviceLimits, servedLimits } from './answer-watch';
import { isRepeating } from './repetition';

const prose =
  'The gate hangs on two hinges, and the lower one is rusty. First take it off, then clean the hinge with a brush, ' +
  'oil it, and hang the gate again; the wood wants a coat of paint before the first rain comes. ';

describe('a text that repeats itself', () => {
  it.each([
    ['one letter', 'a'.repeat(400)],
    ['line feeds', `Yes.${'\n'.repeat(400)}`],
    ['a phrase', `${prose}${'and on '.repeat(60)}`],
    ['a phrase that just broke off', `${'and on '.repeat(60)}and`],
    ['a sentence', `${prose}${'Wait, let me think about the gate again. '.repeat(10)}`],
    ['a paragraph', prose.slice(0, 200).repeat(8)],
    ['Japanese', `まず門を外す。${'門を直す。'.repeat(80)}`],
    ['emoji', '👩‍🌾🌿'.repeat(60)],
  ])('%s', (_, text) => {
    expect(isRepeating(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['prose', prose],
    ['prose with a long line', `${prose}\n${'-'.repeat(120)}\n`],
    ['a list', Array.from({ length: 60 }, (_, at) => `${at + 1}. Water bed ${at + 1}.`).join('\n')],
    ['a table', Array.from({ length: 40 }, (_, at) => `| ${at} | ${at * 7} | no |`).join('\n')],
    ['a refrain', `${'Row, row, row your boat. '.repeat(4)}${prose}`],
    ['what repeated itself and went on', `${'and on '.repeat(60)}${prose}`],
    ['the same sentence thrice', prose.repeat(3)],
  ])('is not %s', (_, text) => {
    expect(isRepeating(text)).toBe(false);
  });

  it('is found by its tail alone, however long it is', () => {
    expect(isRepeating(prose + 'and on '.repeat(200_000))).toBe(true);
  });
});

describe('what is written on this device', () => {
  const write = (pieces: readonly string[], of: 'text' | 'reasoning' = 'text', limits = deviceLimits) => {
    const watch = new AnswerWatch(limits);
    const at = pieces.findIndex((piece) => watch[of](piece) !== null);
    return { at, end: at < 0 ? null : watch[of](pieces[at] ?? '') };
  };

  it('may think for so many tokens, a piece each or several', () => {
    const words = Array.from({ length: 1_600 }, (_, at) => ` w${at % 97}${at}`.slice(0, 4));
    expect(write(words, 'reasoning').at).toBe(1_500);
    expect(write(words, 'reasoning').end).toMatchObject({ code: 'too_much' });
    expect(write(words, 'reasoning', servedLimits).at).toBe(-1);
    const long = Array.from({ length: 200 }, (_, at) => `${at} ${prose.slice(0, 40 + (at % 13))}`);
    expect(write(long, 'reasoning').at).toBeGreaterThan(80);
  });

  it('is stopped soon after it began to repeat itself', () => {
    const pieces = Array.from({ length: 2_000 }, (_, at) => ['and', ' on', ' and', ' off, '][at % 4] ?? '');
    const { at } = write(pieces);
    expect(at).toBeGreaterThan(0);
    expect(pieces.slice(0, at + 1).join('').length).toBeLessThan(400);
  });
});
