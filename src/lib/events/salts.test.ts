import { expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { saltedSha256 } from '../base/hash';
import { valueAt, withValueAt, type JsonObject } from '../base/json';
import { seal } from './chain';
import { genesisHash } from './genesis-hash';
import { families, type EventBody } from './registry';
import { hasFittingSalts } from './salts';

const salt = 'AAAAAAAAAAAAAAAAAAAAAA';

it('holds for whatever is sealed, and after any redaction', () => {
  for (const { example, freeText } of Object.values(families)) {
    let event = sealed(example);
    expect(hasFittingSalts(event, freeText)).toBe(true);
    for (const pointer of Object.keys(event['salt'] as JsonObject)) {
      event = withoutText(event, pointer);
      expect(hasFittingSalts(event, freeText), pointer).toBe(true);
    }
  }
});

it('does not hold when a text has no salt', () => {
  const event = sealed(families.thought.example);
  const { freeText } = families.thought;
  for (const pointer of Object.keys(event['salt'] as JsonObject)) {
    const { [pointer]: _, ...others } = event['salt'] as JsonObject;
    expect(hasFittingSalts({ ...event, salt: others }, freeText), pointer).toBe(false);
  }
  expect(hasFittingSalts({ ...event, salt: null }, freeText)).toBe(false);
});

it('does not hold when a status or an id has one', () => {
  const event = sealed(families.result.example);
  for (const pointer of ['/status', '/decision', '/task', '/none', '/hash']) {
    const salts = { ...(event['salt'] as JsonObject), [pointer]: salt };
    expect(hasFittingSalts({ ...event, salt: salts }, families.result.freeText), pointer).toBe(false);
  }
});

it('takes what only looks like a commitment in a payload for a text, which has a salt', () => {
  const { example, freeText } = families.thought;
  const action_payload = { content: { sha256: 'a'.repeat(64) }, other: { sha256: 'no hash' } };
  const event = sealed({ ...example, decision: { ...example.decision, action_payload } });
  expect(hasFittingSalts(event, freeText)).toBe(true);
  const { ['/decision/action_payload/other/sha256']: _, ...others } = event['salt'] as JsonObject;
  expect(hasFittingSalts({ ...event, salt: others }, freeText)).toBe(false);
});

function sealed(body: EventBody): JsonObject {
  const unsealed = { time: 0, body, seq: 1, epoch: 1, trigger: null, lang: null, taint: [] };
  return seal(unsealed, genesisHash, seededRandom(3)) as unknown as JsonObject;
}

function withoutText(event: JsonObject, pointer: string): JsonObject {
  const { [pointer]: own, ...others } = event['salt'] as Record<string, string>;
  const commitment = { sha256: saltedSha256(own as string, valueAt(event, pointer) as string) };
  return { ...(withValueAt(event, pointer, commitment) as JsonObject), salt: others };
}
