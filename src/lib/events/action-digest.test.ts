import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { saltedSha256 } from '../base/hash';
import { valueAt, withValueAt, type JsonObject, type JsonValue } from '../base/json';
import { actionDigest } from './action-digest';
import { seal } from './chain';
import { genesisHash } from './genesis-hash';
import { thoughtFamily } from './thought';

const thought = thoughtWith({
  path: 'bees/goal.md',
  content: '# City bees',
  tags: ['a', 'b'],
  deep: { count: 2, 'a/b': 'x' },
});
const digest = actionDigest('note.write', 1, thought);
const payloadTexts = Object.keys(thought['salt'] as JsonObject).filter((at) =>
  at.startsWith('/decision/action_payload/'),
);

it('can be computed by anybody from the stored thought', () => {
  const stored = thoughtWith({ path: 'a.md', lines: 2 });
  const salt = (stored['salt'] as Record<string, string>)['/decision/action_payload/path'] as string;
  const commitment = createHash('sha256').update(Buffer.from(salt, 'base64url')).update('a.md').digest('hex');
  const canonical = `{"capability":"note.write","payload":{"lines":2,"path":{"sha256":"${commitment}"}},"version":1}`;
  expect(actionDigest('note.write', 1, stored)).toBe(createHash('sha256').update(canonical).digest('hex'));
});

it('outlives the redaction of any texts of its payload', () => {
  expect(payloadTexts).toHaveLength(5);
  fc.assert(
    fc.property(fc.subarray(payloadTexts), (pointers) => {
      expect(actionDigest('note.write', 1, pointers.reduce(withoutText, thought))).toBe(digest);
    }),
  );
});

it('changes with the capability, its version, and each value of the payload', () => {
  expect(actionDigest('note.append', 1, thought)).not.toBe(digest);
  expect(actionDigest('note.write', 2, thought)).not.toBe(digest);
  for (const pointer of payloadTexts) {
    expect(actionDigest('note.write', 1, withValueAt(thought, pointer, 'other') as JsonObject), pointer).not.toBe(
      digest,
    );
  }
  const at = '/decision/action_payload';
  const changes: readonly (readonly [pointer: string, value: JsonValue])[] = [
    [`${at}/deep/count`, 3],
    [`${at}/deep`, { 'a/b': 'x' }],
    [`${at}/tags`, ['b', 'a']],
  ];
  for (const [pointer, value] of changes) {
    const salt = Object.fromEntries(
      Object.entries(thought['salt'] as JsonObject).filter(([key]) => !key.startsWith(`${pointer}/`)),
    );
    expect(actionDigest('note.write', 1, { ...(withValueAt(thought, pointer, value) as JsonObject), salt })).not.toBe(
      digest,
    );
  }
});

it('does not change with anything else in the thought', () => {
  const others = Object.keys(thought['salt'] as JsonObject).filter((at) => !payloadTexts.includes(at));
  const changed = others.reduce((event, pointer) => withValueAt(event, pointer, 'other') as JsonObject, thought);
  expect(actionDigest('note.write', 1, changed)).toBe(digest);
  expect(actionDigest('note.write', 1, others.reduce(withoutText, thought))).toBe(digest);
});

it('takes an empty payload', () => {
  const canonical = '{"capability":"note.list","payload":{},"version":1}';
  expect(actionDigest('note.list', 1, thoughtWith({}))).toBe(createHash('sha256').update(canonical).digest('hex'));
});

function thoughtWith(action_payload: JsonObject): JsonObject {
  const { example } = thoughtFamily;
  const body = { ...example, decision: { ...example.decision, action_payload } };
  const unsealed = { time: 0, body, seq: 7, epoch: 1, trigger: 6, lang: 'en' as const, taint: [] };
  return seal(unsealed, genesisHash, seededRandom(5)) as unknown as JsonObject;
}

function withoutText(event: JsonObject, pointer: string): JsonObject {
  const { [pointer]: salt, ...others } = event['salt'] as Record<string, string>;
  const text = valueAt(event, pointer) as string;
  return {
    ...(withValueAt(event, pointer, { sha256: saltedSha256(salt as string, text) }) as JsonObject),
    salt: others,
  };
}
