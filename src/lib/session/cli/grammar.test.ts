import { describe, expect, it } from 'vitest';
import { headOf, quoted, readCommandLine, tokensOf, type CommandLine } from './grammar';

function read(line: string): CommandLine {
  const reading = readCommandLine(line);
  if (!reading.ok) throw new Error(reading.code);
  return reading.value;
}

describe('a command line', () => {
  it('has stages, and a note at the end', () => {
    expect(read('log --type thought | grep "city bees" | head 3 > notes/thoughts.md')).toEqual({
      stages: [
        { name: 'log', words: ['--type', 'thought'] },
        { name: 'grep', words: ['city bees'] },
        { name: 'head', words: ['3'] },
      ],
      redirect: { path: 'notes/thoughts.md', isAppended: false },
    });
    expect(read('files>>"a b.md"').redirect).toEqual({ path: 'a b.md', isAppended: true });
  });

  it('is read alike in full-width letters', () => {
    expect(read('／ＬＯＧ　--last　3｜ｃｏｕｎｔ＞＞bees/まとめ.md')).toEqual({
      stages: [
        { name: 'log', words: ['--last', '3'] },
        { name: 'count', words: [] },
      ],
      redirect: { path: 'bees/まとめ.md', isAppended: true },
    });
  });

  it('keeps signs in quotes as they are', () => {
    expect(read(`grep "a | b > c" 'it "is"' "say \\"so\\" \\\\ \\n"`).stages[0].words).toEqual([
      'a | b > c',
      'it "is"',
      'say "so" \\ \\n',
    ]);
    expect(read('grep ""').stages[0].words).toEqual(['']);
  });

  it.each([
    ['grep "open', 'open_quote'],
    ["grep 'open", 'open_quote'],
    ['| count', 'empty_stage'],
    ['log |', 'empty_stage'],
    ['log || count', 'empty_stage'],
    ['log >', 'no_path'],
    ['log > | count', 'no_path'],
    ['log > ""', 'no_path'],
    ['log > a.md b', 'after_path'],
    ['log > a.md > b.md', 'after_path'],
    ['log >>> a.md', 'no_path'],
    ['> a.md', 'empty_stage'],
  ])('says what is wrong with %s', (line, code) => {
    expect(readCommandLine(line)).toEqual({ ok: false, code });
  });

  it('reads hostile text without a throw', () => {
    const hostile = [
      '\u0000\u001b[31m',
      '\ud800',
      '"'.repeat(9_999),
      '|'.repeat(9_999),
      '>'.repeat(9_999),
      '__proto__ constructor',
    ];
    for (const line of hostile) expect(() => readCommandLine(line)).not.toThrow();
    expect(read('__proto__').stages[0].name).toBe('__proto__');
  });

  it('tells where a word began', () => {
    expect(tokensOf('log  | 🐝x "a').tokens.map(({ at }) => at)).toEqual([0, 5, 7, 11]);
    expect(tokensOf('"a').isOpen).toBe(true);
  });
});

it('the name of a line is what stands before the first space or sign', () => {
  expect(headOf('／Purpose  Finish > it')).toEqual({ name: 'purpose', rest: 'Finish > it', hasSlash: true });
  expect(headOf('log|count')).toEqual({ name: 'log', rest: '|count', hasSlash: false });
  expect(headOf('  ')).toEqual({ name: '', rest: '', hasSlash: false });
});

it('a quoted word is read as the word that it was', () => {
  for (const word of ['plain', 'two words', `it's`, `"both" it's \\`, 'a|b', ''])
    expect(read(`grep ${quoted(word)}`).stages[0].words).toEqual([word]);
});
