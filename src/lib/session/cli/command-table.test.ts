import { describe, expect, it } from 'vitest';
import { languages } from '../../base/language';
import { commandTable } from './command-table';

describe('every command', () => {
  it.each(commandTable.map((command) => [command.name, command] as const))(
    '%s is told of in both languages',
    (name, { words, reads }) => {
      expect(name).toMatch(/^[a-z]+$/);
      for (const lang of languages) expect(words[lang].does).toMatch(lang === 'ja' ? /。$/ : /\.$/);
      expect(words.ja.does).not.toBe(words.en.does);
      if (reads === 'none') expect([words.en.takes, words.ja.takes]).toEqual(['', '']);
      expect(words.ja.takes === '').toBe(words.en.takes === '');
    },
  );

  it('has a name of its own', () => {
    expect(new Set(commandTable.map(({ name }) => name)).size).toBe(commandTable.length);
  });
});
