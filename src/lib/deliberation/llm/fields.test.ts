import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../base/json';
import { abilities, fieldsOf } from './abilities';
import { readFields, schemaOf, type Field } from './fields';

const fields: readonly Field[] = [
  { name: 'text', kind: 'text', most: 10 },
  { name: 'line', kind: 'line', most: 5, isOptional: true },
  { name: 'minutes', kind: 'whole', least: 1, most: 60, isOptional: true },
  { name: 'share', kind: 'number', least: 0, most: 1, isOptional: true },
  { name: 'done', kind: 'flag', isOptional: true },
  { name: 'purpose_kind', kind: 'choice', values: ['to_reach', 'ongoing'], isOptional: true },
  { name: 'tasks', kind: 'lines', most: 4, count: [1, 3], isOptional: true },
  { name: 'days', kind: 'wholes', least: 0, most: 6, count: [1, 7], isOptional: true },
];

describe('what a model wrote for fields', () => {
  const text = { text: 'a' };
  it.each<[string, JsonObject, JsonObject]>([
    ['a number as text', { ...text, minutes: '30' }, { ...text, minutes: 30 }],
    ['a number as text, with a point', { ...text, share: ' 0.5 ' }, { ...text, share: 0.5 }],
    ['a flag as text', { ...text, done: 'true' }, { ...text, done: true }],
    ['a choice in another case', { ...text, purpose_kind: ' Ongoing' }, { ...text, purpose_kind: 'ongoing' }],
    ['one where several may be', { ...text, tasks: 'a' }, { ...text, tasks: ['a'] }],
    ['several numbers as text', { ...text, days: ['0', 6] }, { ...text, days: [0, 6] }],
    ['null for what may be left out', { ...text, done: null, tasks: null }, text],
    ['a number where a text is meant', { text: 12 }, { text: '12' }],
    ['blanks around a line', { ...text, line: ' ab ' }, { ...text, line: 'ab' }],
    ['a key in another spelling', { Text: 'a', purposeKind: 'to_reach' }, { ...text, purpose_kind: 'to_reach' }],
  ])('%s is read', (_, written, value) => {
    expect(readFields(written, fields)).toEqual({ ok: true, value });
  });

  it.each<[string, JsonValue, { path: string; got: string; allowed: string | RegExp }]>([
    ['a required one that is missing', {}, { path: '/text', got: 'nothing', allowed: 'a text of 1 to 10 characters' }],
    ['null for it', { text: null }, { path: '/text', got: 'null', allowed: 'a text of 1 to 10 characters' }],
    ['a key that nobody knows', { text: 'a', x: 1 }, { path: '/x', got: '1', allowed: /^only text, line, / }],
    ['a known key twice', { text: 'a', TEXT: 'b' }, { path: '/TEXT', got: '"b"', allowed: /^only text, / }],
    [
      'a text too long',
      { text: 'a'.repeat(11) },
      { path: '/text', got: '"aaaaaaaaaaa"', allowed: 'a text of 1 to 10 characters' },
    ],
    ['a blank text', { text: ' ' }, { path: '/text', got: '" "', allowed: 'a text of 1 to 10 characters' }],
    [
      'two lines for one',
      { text: 'a', line: 'a\nb' },
      { path: '/line', got: '"a\\nb"', allowed: 'one line of 1 to 5 characters' },
    ],
    [
      'a number out of bounds',
      { text: 'a', minutes: 61 },
      { path: '/minutes', got: '61', allowed: 'a whole number 1…60' },
    ],
    ['half of a whole', { text: 'a', minutes: 1.5 }, { path: '/minutes', got: '1.5', allowed: 'a whole number 1…60' }],
    [
      'words for a number',
      { text: 'a', minutes: 'ten' },
      { path: '/minutes', got: '"ten"', allowed: 'a whole number 1…60' },
    ],
    ['yes for a flag', { text: 'a', done: 'yes' }, { path: '/done', got: '"yes"', allowed: 'true or false' }],
    [
      'another choice',
      { text: 'a', purpose_kind: 'x' },
      { path: '/purpose_kind', got: '"x"', allowed: 'to_reach or ongoing' },
    ],
    [
      'too many',
      { text: 'a', tasks: ['a', 'b', 'c', 'd'] },
      { path: '/tasks', got: '["a","b","c","d"]', allowed: '1 to 3 of: one line of at most 4 characters' },
    ],
    [
      'one of several that does not fit',
      { text: 'a', days: [0, 7] },
      { path: '/days', got: '[0,7]', allowed: '1 to 7 of: a whole number 0…6' },
    ],
    ['no object', 'text', { path: '/', got: '"text"', allowed: 'one JSON object' }],
  ])('%s is a problem, told with its place, what came and what may', (_, written, problem) => {
    const { allowed } = problem;
    const told = {
      ...problem,
      allowed: typeof allowed === 'string' ? allowed : (expect.stringMatching(allowed) as string),
    };
    expect(readFields(written, fields)).toEqual({ ok: false, problems: [told] });
  });

  it('every problem is told at once, and a long value only by its beginning and length', () => {
    const read = readFields({ text: 'a'.repeat(5_000), minutes: 0 }, fields, '/call/input');
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual(['/call/input/text', '/call/input/minutes']);
    expect(read.ok ? '' : read.problems[0]?.got).toMatch(/^.{80} \(5002 characters\)$/);
  });
});

/** A value of this field at one of its limits, moved by `by` beyond it; null: there is no such limit. */
function atLimit(field: Field, edge: 'least' | 'most' | 'count', by: number): JsonValue | null {
  const { kind, least, most, count, form } = field;
  if (edge === 'count')
    return count ? Array.from({ length: count[1] + by }, () => (kind === 'lines' ? 'a' : (least ?? 0))) : null;
  const limit = edge === 'least' ? least : most;
  if (limit === undefined || kind === 'flag' || kind === 'choice') return null;
  const beyond = edge === 'least' ? limit - by : limit + by;
  if (kind === 'number' || kind === 'whole') return beyond;
  if (kind === 'wholes') return [beyond];
  if (edge === 'least') return null;
  const length = Math.max(0, beyond);
  const written = form ? `${'a'.repeat(length - 3)}.md` : 'a'.repeat(length);
  return kind === 'lines' ? Array.from({ length: Math.max(1, count?.[0] ?? 1) }, () => written) : written;
}

function told(schema: JsonObject, field: string): string {
  return JSON.stringify((schema['properties'] as JsonObject)[field]);
}

describe('every limit that is told is the one that is checked', () => {
  const limits = abilities.flatMap((ability) =>
    fieldsOf(ability).flatMap((field) =>
      (['least', 'most', 'count'] as const)
        .filter((edge) => atLimit(field, edge, 0) !== null)
        .map((edge) => [`${ability.name}.${field.name}`, edge, field] as const),
    ),
  );

  it('of every kind of field there is one', () => {
    expect(limits.length).toBeGreaterThan(25);
    for (const [, , field] of limits) expect(field.form === undefined || field.name === 'path').toBe(true);
  });

  it.each(limits)('%s, %s: at it a value holds, beyond it none does', (_, edge, field) => {
    const read = (by: number) => readFields({ [field.name]: atLimit(field, edge, by) }, [field]);
    expect(read(0)).toMatchObject({ ok: true });
    expect(read(1)).toMatchObject({ ok: false, problems: [{ path: `/${field.name}` }] });
    const limit = edge === 'count' ? field.count?.[1] : field[edge];
    expect(told(schemaOf([field]), field.name)).toContain(String(limit));
  });

  it.each(
    abilities.flatMap((ability) =>
      ability.fields.filter(({ form }) => form).map((field) => [ability.name, field] as const),
    ),
  )('%s: a form that is told by an example takes that example in any script, and not another', (_, field) => {
    const good: Record<string, string> = { path: '計画/sister’s party.md', at: '23:59', date: '2026-12-12' };
    const bad: Record<string, string> = { path: 'plan.txt', at: '24:00', date: '12.12.2026' };
    expect(readFields({ [field.name]: good[field.name] as string }, [field])).toMatchObject({ ok: true });
    const read = readFields({ [field.name]: bad[field.name] as string }, [field]);
    expect(read).toMatchObject({ ok: false, problems: [{ allowed: field.form?.like }] });
  });
});
