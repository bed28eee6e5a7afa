import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isWellFormed, NotJsonError, plainJson } from './canonical-json';
import { maxJsonDepth, type JsonValue } from './json';

/** RFC 8785, appendix B: IEEE 754 bits, and how the number is written. */
const numberSamples: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

/** JSON as it may come in from anywhere; only what we refuse by name is left out. */
const json = fc.jsonValue({ maxDepth: 5 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));

describe('the examples of RFC 8785', () => {
  it('writes the sample of section 3.2.2 to the bytes of section 3.2.4', () => {
    const input = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    const hex =
      '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333333333332e333333333333332c' +
      '31652b33302c342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d';
    expect(Buffer.from(canonicalJson(JSON.parse(input)), 'utf8').toString('hex')).toBe(hex);
  });

  it('sorts keys by UTF-16 units: section 3.2.3', () => {
    const input = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    expect(canonicalJson(input)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","ö":"Latin Small Letter O With Diaeresis","€":"Euro Sign",' +
        '"😀":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    );
  });

  it('knows no language: French accents sort by their code', () => {
    const input = { sin: 'ignore locale', pêche: 'but canonicalization MUST', péché: 'is wrong', peach: 'This order' };
    expect(canonicalJson(input)).toBe(
      '{"peach":"This order","péché":"is wrong","pêche":"but canonicalization MUST","sin":"ignore locale"}',
    );
  });

  it.each(numberSamples)('writes the number %s as %s', (bits, text) => {
    expect(canonicalJson(Buffer.from(bits, 'hex').readDoubleBE())).toBe(text);
  });

  it('escapes only what must be, in the shortest way', () => {
    expect(canonicalJson('\b\t\n\f\r"\\/\u0000\u001f\u007f\u2028é')).toBe(
      '"\\b\\t\\n\\f\\r\\"\\\\/\\u0000\\u001f\u007f\u2028é"',
    );
  });

  it('writes empty things', () => {
    expect(canonicalJson({ '': {}, a: [], b: '' })).toBe('{"":{},"a":[],"b":""}');
  });
});

describe('any JSON', () => {
  it('reads back as it was', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(plainJson(value));
      }),
    );
  });

  it('gives the same text in whatever order the keys stand', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(backwards(value as JsonValue))).toBe(canonicalJson(value));
      }),
    );
  });

  it('keeps what is there in a plain copy, in its order', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.stringify(plainJson(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('takes what another realm made', () => {
    const foreign: unknown = runInNewContext('({ b: [1, { c: null }], a: "x" })');
    expect(canonicalJson(foreign)).toBe('{"a":"x","b":[1,{"c":null}]}');
    expect(plainJson(foreign)).toEqual({ a: 'x', b: [1, { c: null }] });
    expect(canonicalJson(Object.assign(Object.create(null), { a: 1 }))).toBe('{"a":1}');
  });
});

describe('what is no JSON', () => {
  class Answer {
    answer = 42;
  }
  const refused: readonly (readonly [what: string, value: unknown])[] = [
    ['NaN', NaN],
    ['infinity', Infinity],
    ['minus infinity', -Infinity],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['bytes', new Uint8Array(2)],
    ['an error', new Error('x')],
    ['a boxed string', Object('x')],
    ['an instance of a class', new Answer()],
    ['what inherits fields', Object.create({ a: 1 })],
    ['an object with toJSON', { toJSON: () => 'another' }],
    ['a key that is a symbol', { [Symbol('x')]: 1 }],
    ['the first half of a surrogate pair', 'a\ud83d'],
    ['the second half of a surrogate pair', '\ude00a'],
    ['swapped halves', '\ude00\ud83d'],
    ['half of a surrogate pair in a key', { '\ud83d': 1 }],
    ['a key __proto__', JSON.parse('{"__proto__":{"polluted":true}}')],
  ];

  it.each(refused)('refuses %s, alone and inside', (_, value) => {
    for (const whole of [value, [value], { a: { b: [1, value] } }]) {
      expect(() => canonicalJson(whole)).toThrow(NotJsonError);
    }
    expect(() => plainJson(value)).toThrow(NotJsonError);
    expect(() => plainJson([value])).toThrow(NotJsonError);
  });

  it('refuses a hole in an array', () => {
    expect(() => canonicalJson([1, , 3])).toThrow(NotJsonError); // eslint-disable-line no-sparse-arrays -- it is what is tested
    expect(() => plainJson(new Array(2))).toThrow(NotJsonError);
  });

  it('refuses undefined under a key, which a plain copy leaves out', () => {
    expect(() => canonicalJson({ a: undefined })).toThrow(NotJsonError);
    expect(plainJson({ a: undefined, b: [{ c: undefined }] })).toEqual({ b: [{}] });
  });

  it('never asks a hidden toJSON', () => {
    const sly = Object.defineProperty({ a: 1 }, 'toJSON', { value: () => ({ a: 2 }), enumerable: false });
    expect(canonicalJson(sly)).toBe('{"a":1}');
    expect(plainJson(sly)).toEqual({ a: 1 });
  });

  it('reads a value once, so that what is checked is what is kept', () => {
    let reads = 0;
    const sly = {
      get a() {
        return ++reads === 1 ? 'first' : NaN;
      },
    };
    expect(plainJson(sly)).toEqual({ a: 'first' });
  });

  it('refuses 20,000 arrays or objects inside each other without running out of stack', () => {
    for (const around of [(inner: unknown) => [inner], (inner: unknown) => ({ inner })]) {
      let deep: unknown = 1;
      for (let level = 0; level < 20_000; level++) deep = around(deep);
      expect(() => canonicalJson(deep)).toThrow(NotJsonError);
      expect(() => plainJson(deep)).toThrow(NotJsonError);
    }
  });

  it('takes exactly as many levels as are allowed', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(canonicalJson(nested(maxJsonDepth))).toHaveLength(2 * maxJsonDepth);
    expect(() => canonicalJson(nested(maxJsonDepth + 1))).toThrow(NotJsonError);
    expect(() => plainJson(nested(maxJsonDepth + 1))).toThrow(NotJsonError);
  });

  it('refuses a circle', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() => canonicalJson(circle)).toThrow(NotJsonError);
  });
});

it('stores −0 as 0', () => {
  expect(canonicalJson([-0, { a: -0 }])).toBe('[0,{"a":0}]');
  const [first, { a }] = plainJson([-0, { a: -0 }]) as [number, { a: number }];
  expect(Object.is(first, 0) && Object.is(a, 0)).toBe(true);
});

it('knows a whole text from one with half of a pair, as the engine does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.integer({ min: 0xd700, max: 0xe0ff })), (text, units) => {
      const torn = `${text}${String.fromCharCode(...units)}`;
      expect(isWellFormed(torn)).toBe(Buffer.from(torn, 'utf8').toString('utf8') === torn);
    }),
  );
});

function backwards(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(backwards);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, backwards(item)]),
  );
}
