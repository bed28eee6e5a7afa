import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachString, pointerToken, pointerTokens, valueAt, withValueAt, type JsonValue } from './json';

/** RFC 6901, section 5. */
const document: JsonValue = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};

describe('a JSON Pointer', () => {
  it('leads where RFC 6901 says', () => {
    expect(valueAt(document, '')).toBe(document);
    const found = ['/foo', '/foo/0', '/', '/a~1b', '/c%d', '/e^f', '/g|h', '/i\\j', '/k"l', '/ ', '/m~0n'].map(
      (pointer) => valueAt(document, pointer),
    );
    expect(found).toEqual([['bar', 'baz'], 'bar', 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(valueAt({ '~1': 'tilde one' }, '/~01')).toBe('tilde one');
  });

  it('leads nowhere where nothing stands, and never to what is inherited', () => {
    for (const pointer of [
      '/foo/2',
      '/foo/-',
      '/foo/01',
      '/foo/ 0',
      '/foo/length',
      '/bar',
      '/foo/0/0',
      '/toString',
      '/__proto__',
    ]) {
      expect(valueAt(document, pointer), pointer).toBeUndefined();
    }
  });

  it('has one form only: what is none leads nowhere', () => {
    for (const text of ['foo', 'xfoo', '#/foo', '/m~n', '/a~', '/a~2b']) {
      expect(pointerTokens(text), text).toBeNull();
      expect(valueAt(document, text), text).toBeUndefined();
      expect(withValueAt(document, text, 1), text).toBe(document);
    }
  });

  it('is written back as it was read', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (tokens) => {
        expect(pointerTokens(tokens.map((token) => `/${pointerToken(token)}`).join(''))).toEqual(tokens);
      }),
    );
  });
});

describe('replacing', () => {
  it('changes one place in a copy, and shares the rest', () => {
    const root: JsonValue = { a: { b: ['x', 'y'] }, c: { d: 1 } };
    const changed = withValueAt(root, '/a/b/1', { sha256: '0' });
    expect(changed).toEqual({ a: { b: ['x', { sha256: '0' }] }, c: { d: 1 } });
    expect(root.a).toEqual({ b: ['x', 'y'] });
    expect((changed as typeof root)['c']).toBe(root['c']);
    expect(withValueAt(root, '', 'all')).toBe('all');
  });

  it('makes nothing where nothing stood', () => {
    const root: JsonValue = { a: ['x'] };
    for (const pointer of ['/b', '/a/1', '/a/-', '/a/0/c', '/__proto__', '/toString']) {
      expect(withValueAt(root, pointer, 'new'), pointer).toEqual(root);
    }
  });

  it('reaches each string that is visited, and only that', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const root = value as JsonValue;
        const seen: string[] = [];
        forEachString(root, (pointer, text) => {
          seen.push(pointer);
          expect(valueAt(root, pointer)).toBe(text);
          expect(valueAt(withValueAt(root, pointer, 1), pointer)).toBe(1);
        });
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  it('keeps a key __proto__ a key', () => {
    const root = JSON.parse('{"__proto__":{"a":"x"}}') as JsonValue;
    const changed = withValueAt(root, '/__proto__/a', 'y');
    expect(JSON.stringify(changed)).toBe('{"__proto__":{"a":"y"}}');
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype);
  });
});

it('visits strings depth first, in the order of the keys', () => {
  const seen: string[] = [];
  forEachString({ b: 'x', a: [{ 'c/d': 'y' }, 1, null, 'z'] }, (pointer) => seen.push(pointer));
  expect(seen).toEqual(['/b', '/a/0/c~1d', '/a/3']);
});
