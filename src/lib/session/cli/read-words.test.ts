import { expect, it } from 'vitest';
import { readWords } from './read-words';

const options = { type: ['thought', 'result'], last: 'number', text: 'text' } as const;

it('parts words and options, wherever they stand', () => {
  expect(readWords(['7', '--type', 'thought', '--last=3', '--text=', 'x'].slice(0, 4), options)).toEqual({
    ok: true,
    words: ['7'],
    options: { type: 'thought', last: '3' },
  });
  expect(readWords(['--', '--type'], options)).toEqual({ ok: true, words: ['--type'], options: {} });
});

it.each([
  [['--size', '3'], 'unknown_option'],
  [['--__proto__', '3'], 'unknown_option'],
  [['--constructor=x'], 'unknown_option'],
  [['--type'], 'no_value'],
  [['--type', 'dream'], 'bad_value'],
  [['--last', '0'], 'bad_value'],
  [['--last', '1e9'], 'bad_value'],
  [['--text='], 'bad_value'],
])('says what is wrong with %j', (given, code) => {
  expect(readWords(given, options)).toMatchObject({ ok: false, code });
});
