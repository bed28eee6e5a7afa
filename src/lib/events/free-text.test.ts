import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachString, type JsonValue } from '../base/json';
import { freeTextPointers } from './free-text';
import { families } from './registry';

describe('a pattern', () => {
  const body: JsonValue = {
    text: 'a',
    lines: ['b', 'c', ['d']],
    payload: { path: 'e', deep: [{ 'x/y~z': 'f' }], count: 1 },
    goals: [{ id: 'G1', name: 'g', tasks: [{ id: 'G1-T1', name: 'h' }] }],
  };
  it.each([
    [['/text'], ['/text']],
    [['/lines/0'], ['/lines/0']],
    [['/lines/*'], ['/lines/0', '/lines/1']],
    [['/lines/**'], ['/lines/0', '/lines/1', '/lines/2/0']],
    [['/payload/**'], ['/payload/path', '/payload/deep/0/x~1y~0z']],
    [
      ['/goals/*/name', '/goals/*/tasks/*/name'],
      ['/goals/0/name', '/goals/0/tasks/0/name'],
    ],
    [['/text/**'], []],
    [['/payload'], []],
    [['/none', '/lines/9', '/text/0', '/payload/count'], []],
    [
      ['/lines/0', '/lines/*', '/lines/**'],
      ['/lines/0', '/lines/1', '/lines/2/0'],
    ],
    [[], []],
  ])('%j finds %j', (patterns, found) => {
    expect(freeTextPointers(body, patterns)).toEqual(found);
  });

  it('finds texts in the order in which they stand', () => {
    expect(freeTextPointers({ b: 'x', a: { c: 'y' }, d: ['z'] }, ['/a/**', '/d/*', '/b'])).toEqual([
      '/b',
      '/a/c',
      '/d/0',
    ]);
  });
});

it('agrees with the rule as it is written, for any JSON and any patterns', () => {
  const token = fc.constantFrom('a', 'b', '0', '1');
  const pattern = fc
    .tuple(fc.array(fc.oneof(token, fc.constant('*')), { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([tokens, isDeep]) => `/${tokens.join('/')}${isDeep ? '/**' : ''}`);
  const { tree } = fc.letrec<{ tree: JsonValue }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('text', 1, null),
      fc.array(tie('tree'), { maxLength: 2 }),
      fc.dictionary(token, tie('tree'), { maxKeys: 3 }),
    ),
  }));
  fc.assert(
    fc.property(tree, fc.array(pattern, { maxLength: 4 }), (value, patterns) => {
      const expected: string[] = [];
      forEachString(value, (pointer) => {
        if (pointer !== '' && patterns.some((one) => matches(one, pointer))) expected.push(pointer);
      });
      expect(freeTextPointers(value, patterns)).toEqual(expected);
    }),
  );
});

it('finds in each example what is salted, and no id, code or number among it', () => {
  for (const { example, freeText } of Object.values(families)) {
    for (const pointer of freeTextPointers(example as unknown as JsonValue, freeText)) {
      expect(pointer).not.toMatch(
        /\/(type|id|status|digest|request|decision|capability|code|kind|task|by|via|pane|source)$/,
      );
    }
  }
});

/** `*` any one token, a final `**` at least one more. */
function matches(pattern: string, pointer: string): boolean {
  const source = pattern.replace(/\/\*\*$/, '(/[^/]+)+').replaceAll('/*', '/[^/]+');
  return new RegExp(`^${source}$`).test(pointer);
}
