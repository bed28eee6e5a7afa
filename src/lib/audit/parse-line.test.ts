import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLineCharacters } from '../base/json';
import { parseLine } from './parse-line';

function codeOf(text: string): string {
  const parsed = parseLine(text);
  return parsed.ok ? 'ok' : parsed.code;
}

describe('parseLine', () => {
  it('reads any JSON object, compact or not, and finds no key twice where none is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const isCompact = JSON.stringify(JSON.parse(text)) === text;
        expect(parseLine(text)).toEqual({ ok: true, value: { value: JSON.parse(text), isCompact, doubledKey: null } });
      }),
    );
  });

  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":[{"b":1,"c":{"b":2},"b":3}]}', 'b'],
    ['{"text":1,"te\\u0078t":2}', 'text'],
    ['{"\\"":1, "\\"" :2}', '"'],
    ['{"__proto__":{},"__proto__":{}}', '__proto__'],
    ['{ "a": "a", "b": ["a", "a", ":"] }', null],
    ['{ "a": {"x": 1}, "b": {"x": 1} }', null],
  ])('names a key that stands twice in one object: %s', (text, doubledKey) => {
    expect(parseLine(text)).toMatchObject({ ok: true, value: { doubledKey } });
  });

  it('keeps __proto__ as a key like any other', () => {
    const parsed = parseLine('{"__proto__":{"type":"input"}}');
    expect(parsed.ok && Object.keys(parsed.value.value)).toEqual(['__proto__']);
    expect(parsed.ok && parsed.value.value['type']).toBeUndefined();
  });

  it.each([
    ['', 'blank'],
    ['\r', 'blank'],
    ['hello', 'not_json'],
    ['\ufeff{}', 'not_json'],
    ['{"a":1', 'cut_off'],
    ['42', 'not_an_object'],
    ['null', 'not_an_object'],
    ['[{}]', 'not_an_object'],
    [`{"a":${'['.repeat(80)}${']'.repeat(80)} }`, 'too_deep'],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'too_deep'],
    [`{"a":"${'x'.repeat(maxLineCharacters)}"}`, 'too_long'],
  ])('refuses %.20s… as %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});
