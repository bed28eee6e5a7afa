import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import type { JsonObject } from '../base/json';
import { seal } from './chain';
import { genesisHash } from './genesis-hash';
import { freeText, type Family } from './family';
import { bodyOf, readEvent } from './log-event';
import { families, familyOf, type EventBody } from './registry';

const stored = sealed(families.input.example);

describe('the envelope', () => {
  it.each([
    ['time without decimals', { time: '2026-11-28T09:00:00Z' }],
    ['time with 6 decimals', { time: '2026-11-28T09:00:00.000000Z' }],
    ['time with an offset', { time: '2026-11-28T09:00:00.000+00:00' }],
    ['a day that does not exist', { time: '2026-02-30T09:00:00.000Z' }],
    ['a 29 February without a leap year', { time: '2100-02-29T09:00:00.000Z' }],
    ['a month 0', { time: '2026-00-10T09:00:00.000Z' }],
    ['a minute 60', { time: '2026-11-28T09:60:00.000Z' }],
    ['a second 60', { time: '2026-11-28T09:00:60.000Z' }],
    ['an hour that does not exist', { time: '2026-11-28T24:00:00.000Z' }],
    ['seq 0', { seq: 0 }],
    ['a broken seq', { seq: 1.5 }],
    ['a seq past what is exact', { seq: 2 ** 53 }],
    ['a seq in words', { seq: '1' }],
    ['version 0', { v: 0 }],
    ['a negative epoch', { epoch: -1 }],
    ['an epoch with none above it', { epoch: Number.MAX_SAFE_INTEGER }],
    ['trigger 0', { trigger: 0 }],
    ['no trigger', { trigger: undefined }],
    ['another language', { lang: 'de' }],
    ['a taint of no kind', { taint: ['somewhere'] }],
    ['taint that is no list', { taint: 'web:a.example' }],
    ['a salt of 15 bytes', { salt: { '/text': 'A'.repeat(20) } }],
    ['a salt that is no base64url', { salt: { '/text': `${'A'.repeat(21)}=` } }],
    ['a short prev', { prev: 'abc' }],
    ['a hash in capitals', { hash: 'A'.repeat(64) }],
    ['foreign that is not true', { foreign: false }],
  ])('is refused with %s', (_, wrong) => {
    expect(readEvent({ ...stored, ...wrong })).toMatchObject({ ok: false, code: 'not_an_event' });
  });

  it('is refused where there is none', () => {
    for (const value of [
      null,
      undefined,
      1,
      'text',
      [],
      {},
      { type: 1 },
      { type: 'input' },
      { ...stored, type: null },
    ]) {
      expect(readEvent(value)).toMatchObject({ ok: false, code: 'not_an_event' });
    }
  });

  it('may say that a line came from elsewhere', () => {
    expect(readEvent({ ...stored, foreign: true })).toMatchObject({ ok: true, value: { event: { foreign: true } } });
  });
});

describe('the body', () => {
  it.each([
    ['a wrong value', { authority: 'root' }],
    ['a missing field', { text: undefined }],
    ['a field too many', { surprise: 1 }],
    ['a commitment with more in it', { text: { sha256: 'a'.repeat(64), more: 1 } }],
    ['a commitment that is none', { text: { sha256: 'short' } }],
    ['an object where text stands', { text: {} }],
  ])('is refused with %s, and the message names the field', (_, wrong) => {
    const read = readEvent({ ...stored, ...wrong });
    expect(read).toMatchObject({ ok: false, code: 'wrong_body' });
    expect(!read.ok && read.message).toMatch(/^input: /);
  });

  it('is what is left without the envelope', () => {
    expect(bodyOf({ ...stored, foreign: true })).toEqual(families.input.example);
  });

  it('of a type that this build does not know is kept as it is', () => {
    const unknown = { ...stored, type: 'dream', vivid: { yes: true } };
    expect(readEvent(unknown)).toEqual({ ok: true, value: { known: false, event: unknown } });
  });

  it('of a later version is told apart from a wrong one', () => {
    expect(readEvent({ ...stored, v: families.input.version + 1 })).toMatchObject({ ok: false, code: 'newer' });
  });
});

describe('an older form', () => {
  /** As if inputs had been stored as {said} first, then as {text}, and now with a source. */
  const schema = z.strictObject({ type: z.literal('input'), text: freeText, source: z.string() });
  const family: Family<z.infer<typeof schema>> = {
    type: 'input',
    version: 3,
    schema,
    freeText: ['/text'],
    upcast(body, from) {
      const { said, ...others } = body;
      const second = from < 2 ? { ...others, text: said ?? null } : body;
      return { ...second, source: 'chat' };
    },
    example: { type: 'input', text: 'Hello', source: 'chat' },
  };
  const lookUp = (type: string): Family | undefined => (type === 'input' ? family : familyOf(type));
  const forms: readonly (readonly [version: number, body: JsonObject])[] = [
    [1, { type: 'input', said: 'Hello' }],
    [2, { type: 'input', text: 'Hello' }],
    [3, { type: 'input', text: 'Hello', source: 'chat' }],
  ];

  it.each(forms)('of version %d is read as the present one, and stays stored as it was', (v, body) => {
    const { type: _type, source: _source, text: _text, authority: _authority, surface: _surface, ...frame } = stored;
    const old = { ...frame, ...body, v } as JsonObject;
    const before = structuredClone(old);
    const read = readEvent(old, lookUp);
    expect(read).toMatchObject({ ok: true, value: { known: true, event: { ...family.example, v } } });
    expect(old).toEqual(before);
  });

  it('brought to the present form is not changed by bringing it there again', () => {
    for (const [version, body] of forms) {
      const present = version < family.version ? family.upcast(body, version) : body;
      expect(present).toEqual(family.example);
      for (let again = version; again <= family.version; again++) {
        expect(family.schema.parse(present)).toEqual(present);
      }
    }
  });

  it('that does not become the present one is wrong', () => {
    expect(readEvent({ ...stored, v: 1 }, lookUp)).toMatchObject({ ok: false, code: 'wrong_body' });
  });
});

function sealed(body: EventBody): JsonObject {
  const unsealed = { time: 0, body, seq: 1, epoch: 1, trigger: null, lang: null, taint: [] };
  return seal(unsealed, genesisHash, seededRandom(1)) as unknown as JsonObject;
}
