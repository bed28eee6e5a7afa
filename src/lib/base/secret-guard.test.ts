import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SecretGuard } from './secret-guard';
import { markOf, type SecretMark } from './secret-marks';

const key = 'xq-7Kd9_pL2mZ4vT8wRb1';
const guard = guardOf(key);

function guardOf(...secrets: string[]): SecretGuard {
  return new SecretGuard(secrets.map((secret, at) => mark(secret, at)));
}

function mark(secret: string, at = 0): SecretMark {
  const made = markOf(
    secret,
    Uint8Array.from({ length: 16 }, (_, place) => (place * 7 + at * 31) & 255),
    false,
  );
  if (!made) throw new Error('it has no mark');
  return made;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

const escaped = (text: string, write: (code: number) => string): string =>
  [...text].map((character) => write(character.charCodeAt(0))).join('');
const hex = (code: number, length: number): string => code.toString(16).padStart(length, '0');

const spellings: Record<string, string> = {
  'as it is': key,
  'in capitals': key.toUpperCase(),
  'JSON escapes': escaped(key, (code) => `\\u${hex(code, 4)}`),
  'JSON escapes, escaped again': escaped(key, (code) => `\\\\u${hex(code, 4)}`),
  'one escape in it': key.replace('K', '\\u004B'),
  'hexadecimal escapes': escaped(key, (code) => `\\x${hex(code, 2)}`),
  'braced escapes': escaped(key, (code) => `\\u{${hex(code, 2)}}`),
  percent: escaped(key, (code) => `%${hex(code, 2)}`),
  'percent, twice': escaped(key, (code) => `%25${hex(code, 2)}`),
  'HTML, decimal': escaped(key, (code) => `&#${code};`),
  'HTML, hexadecimal': escaped(key, (code) => `&#x${hex(code, 2)};`),
  spaced: [...key].join(' '),
  'zero-width marks': [...key].join('\u200B'),
  'two lines': `${key.slice(0, 9)}\n${key.slice(9)}`,
  'two lines, escaped': `${key.slice(0, 9)}\\n${key.slice(9)}`,
  'two literals': `${key.slice(0, 9)}" + "${key.slice(9)}`,
  'full width': [...key].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join(''),
  hex: Buffer.from(key).toString('hex'),
  base64: base64(key),
  base64url: Buffer.from(key).toString('base64url'),
};

describe('[F-27] a stored key is found in a text', () => {
  it.each(Object.entries(spellings))('written so: %s', (_, spelling) => {
    expect(guard.holds(`The key is ${spelling}, is it?`)).toBe(true);
    const scrubbed = guard.scrub(`前 ${spelling}。後`);
    expect(scrubbed).toContain('[key]');
    expect(guard.holds(scrubbed)).toBe(false);
    expect(scrubbed.startsWith('前 ') && scrubbed.endsWith('後')).toBe(true);
  });

  it.each([0, 1, 2, 3])('inside of a base64 text, behind %i bytes', (before) => {
    const scrubbed = guard.scrub(base64(`${'u'.repeat(before)}${key}:p`));
    expect(scrubbed).toContain('[key]');
  });

  it('behind a sign that could begin an escape', () => {
    for (const sign of ['\\', '%', '&#', '\\u00']) expect(guard.scrub(`${sign}${key}`)).toBe(`${sign}[key]`);
    const letters = guardOf('nb12cd34ef56');
    for (const sign of ['\\', '%']) expect(letters.holds(`${sign}nb12cd34ef56`)).toBe(true);
    expect(guardOf('ab12cd34ef56').holds('%ab12cd34ef56')).toBe(true);
  });

  it('more than once, of more than one key, and in each text of a value', () => {
    const both = guardOf(key, 'second-99-secret');
    expect(both.scrub(`${key} and second-99-secret and ${key}`)).toBe('[key] and [key] and [key]');
    expect(both.scrubValue({ a: [`x ${key}`, 3, null], [key]: true })).toEqual({
      a: ['x [key]', 3, null],
      '[key]': true,
    });
  });
});

it('[F-27] whatever is said around it, in pieces however cut, nothing of a key is shown, and nothing else is lost', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constantFrom(...Object.values(spellings)),
    fc.constant('日本語'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.array(fc.nat(30), { maxLength: 40 }), (parts, cuts) => {
      const text = parts.join(' ');
      const stream = guard.stream();
      let shown = '';
      let rest = text;
      for (const length of cuts) {
        shown += stream.push(rest.slice(0, length));
        rest = rest.slice(length);
        expect(guard.scrub(text).startsWith(shown)).toBe(true);
      }
      shown += stream.push(rest) + stream.end();
      expect(shown).toBe(guard.scrub(text));
    }),
    { numRuns: 300 },
  );
});

it('[F-27] one character at a time, no beginning of a key is shown', () => {
  for (const spelling of Object.values(spellings)) {
    const stream = guard.stream();
    let shown = '';
    for (const character of `Well: ${spelling}`) shown += stream.push(character);
    expect('Well: [key]'.startsWith(shown)).toBe(true);
    expect(shown + stream.end()).toBe('Well: [key]');
  }
});

it('holds back no more of other texts than could begin a key', () => {
  const stream = guard.stream();
  expect(stream.push('はい、わかりました。')).toBe('はい、わかりました。');
  expect(stream.push('This is a longer answer in English')).toBe('This is a longer answer in En');
  expect(new SecretGuard([]).stream().push('All of it')).toBe('All of it');
});

it('a word that people use in place of a key is compared with whole texts only', () => {
  const plain = guardOf('ollama', 'lm-studio');
  expect(plain.holds('ollama')).toBe(true);
  expect(plain.holds(' lm-studio\n')).toBe(true);
  for (const text of ['I use ollama', 'Ollama', 'LM Studio']) expect(plain.holds(text)).toBe(false);
  expect(plain.scrub('I use ollama')).toBe('I use ollama');
});

it('a mark tells neither the key nor what could be tried against it: under a passphrase, a short one gets none', () => {
  const salt = Uint8Array.from({ length: 16 }, (_, place) => place);
  expect(JSON.stringify(mark(key))).not.toContain(key.slice(0, 5));
  expect(markOf('hunter2-hunter2', salt, true)).toBeNull();
  expect(markOf(key, salt, true)).not.toBeNull();
});

it('a long text without one stays as it is', () => {
  const text = 'Sphinx of black quartz, judge my vow 0123456789. '.repeat(200);
  expect(guard.scrub(text)).toBe(text);
});
