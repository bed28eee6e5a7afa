import type { CliCommand } from './cli-command';

export type WordsRead =
  | { ok: true; words: string[]; options: Record<string, string> }
  | { ok: false; code: 'unknown_option' | 'no_value' | 'bad_value'; option: string; value: string };

/** Parts the words behind a command's name into words and options: `--type thought`, `--type=thought`. `--` ends the options. */
export function readWords(given: readonly string[], options: CliCommand['options'] = {}): WordsRead {
  const words: string[] = [];
  const read: Record<string, string> = {};
  const rest = [...given];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      words.push(...rest);
      break;
    }
    const [, option, joined] = /^--([^=]+)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (option === undefined) {
      words.push(word);
      continue;
    }
    const values = Object.hasOwn(options, option) ? options[option] : undefined;
    if (values === undefined) return { ok: false, code: 'unknown_option', option, value: '' };
    const value = joined ?? rest.shift();
    if (value === undefined) return { ok: false, code: 'no_value', option, value: '' };
    if (!isPossible(value, values)) return { ok: false, code: 'bad_value', option, value };
    read[option] = value;
  }
  return { ok: true, words, options: read };
}

function isPossible(value: string, values: 'text' | 'number' | readonly string[]): boolean {
  if (values === 'text') return value !== '';
  return values === 'number' ? /^[1-9]\d{0,8}$/.test(value) : values.includes(value);
}
