import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { forEachString, valueAt, withValueAt, type JsonObject } from '../base/json';
import { seal } from './chain';
import { genesisHash } from './genesis-hash';
import { freeTextPointers } from './free-text';
import { readEvent } from './log-event';
import { families, familyOf, type EventBody } from './registry';

const commitment = { sha256: 'a'.repeat(64) };
/** Where a mind's or a rule's own data stands: any JSON may. */
const open = /^\/(decision\/action_payload|before|after|parameters)\//;

describe.each(Object.values(families))('$type', ({ type, version, schema, freeText, example }) => {
  const body = example as unknown as JsonObject;

  it('reads its example whole, and nothing is added', () => {
    expect(schema.parse(structuredClone(example))).toEqual(example);
    expect(familyOf(type)).toBe(families[type]);
    expect(version).toBeGreaterThanOrEqual(1);
  });

  it('refuses a key that it does not know, and a missing one', () => {
    expect(schema.safeParse({ ...body, surprise: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...body, type: 'other' }).success).toBe(false);
    const { type: _type, ...rest } = body;
    expect(schema.safeParse(rest).success).toBe(false);
    expect(schema.safeParse({ type }).success).toBe(false);
  });

  it('reads its example back from the log', () => {
    const stored = sealed(example);
    const read = readEvent(structuredClone(stored));
    expect(read).toEqual({ ok: true, value: { known: true, event: stored } });
  });

  it('reads on when any of its free texts is redacted', () => {
    for (const pointer of freeTextPointers(body, freeText)) {
      const read = schema.safeParse(withValueAt(body, pointer, commitment));
      expect(read.success, pointer).toBe(true);
      expect(valueAt(read.data as unknown as JsonObject, pointer)).toEqual(commitment);
    }
  });

  it('does not let an id, a status, a digest or a code be redacted', () => {
    const texts = new Set(freeTextPointers(body, freeText));
    forEachString(body, (pointer) => {
      if (texts.has(pointer) || open.test(pointer)) return;
      expect(schema.safeParse(withValueAt(body, pointer, commitment)).success, pointer).toBe(false);
    });
  });

  it('begins with the field that its type is told by', () => {
    expect(Object.keys(example)[0]).toBe('type');
  });
});

it('knows no type by a name that every object has', () => {
  for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', ''])
    expect(familyOf(name)).toBeUndefined();
});

function sealed(body: EventBody) {
  return seal(
    { time: 0, body, seq: 1, epoch: 1, trigger: null, lang: 'en', taint: ['web:a.example'] },
    genesisHash,
    seededRandom(1),
  );
}
