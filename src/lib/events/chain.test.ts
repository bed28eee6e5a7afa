import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import { NotJsonError } from '../base/canonical-json';
import { saltedSha256 } from '../base/hash';
import { InvariantError } from '../base/invariant';
import { valueAt, withValueAt, type JsonObject, type JsonValue } from '../base/json';
import { committed, hashOf, seal, type Unsealed } from './chain';
import { genesisHash } from './genesis-hash';
import { families, type EventBody } from './registry';

const examples = Object.values(families).map(({ example }) => example);
const anyExample = fc.constantFrom(...examples);
const zeros = '0'.repeat(64);
/** Of the event below; it may never change, or no stored log could be checked any more. */
const goldenHash = '19f915d8645a63f5c35d64a1862aa7d85729fb0c6895ed9b7cf7d5cb0e59462e';

describe('the stored form, built here by hand', () => {
  /** What anybody can compute from DESIGN section 3 with a SHA-256 and a text editor. */
  const salt = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
  const text = 'Finish my essay: 都市の蜂 🐝';
  const line =
    '{"time":"2026-11-28T09:00:00.007Z","type":"input","source":"chat","text":"Finish my essay: 都市の蜂 🐝","authority":"user",' +
    '"surface":"chat","seq":1,"v":1,"epoch":3,"trigger":null,"lang":null,"taint":["link:a.example","public:x"],' +
    `"salt":{"/text":"AAECAwQFBgcICQoLDA0ODw"},"prev":"${zeros}","hash":"${goldenHash}"}`;

  function handMadeHash(): string {
    const commitment = createHash('sha256').update(salt).update(Buffer.from(text, 'utf8')).digest('hex');
    const canonical =
      `{"authority":"user","epoch":3,"lang":null,"prev":"${zeros}","seq":1,"source":"chat","surface":"chat",` +
      `"taint":["link:a.example","public:x"],"text":{"sha256":"${commitment}"},"time":"2026-11-28T09:00:00.007Z",` +
      '"trigger":null,"type":"input","v":1}';
    return createHash('sha256').update(Buffer.from(canonical, 'utf8')).digest('hex');
  }

  const sealed = seal(
    {
      time: Date.UTC(2026, 10, 28, 9, 0, 0, 7),
      body: { type: 'input', source: 'chat', text, authority: 'user', surface: 'chat' },
      seq: 1,
      epoch: 3,
      trigger: null,
      lang: null,
      taint: ['public:x', 'link:a.example', 'public:x'],
    },
    genesisHash,
    { bytes: (count) => Uint8Array.from({ length: count }, (_, index) => index) },
  );

  it('has the hash that its rules give, down to the byte', () => {
    expect(sealed.hash).toBe(handMadeHash());
  });

  it('has always had this hash', () => {
    expect(sealed.hash).toBe(goldenHash);
  });

  it('stands in a file as these bytes', () => {
    expect(JSON.stringify(sealed)).toBe(line);
  });
});

describe('sealing', () => {
  it('keeps the body, adds the envelope, and draws one salt of 16 bytes for each free text', () => {
    fc.assert(
      fc.property(anyExample, fc.integer(), (body, seed) => {
        const drawn: number[] = [];
        const random = seededRandom(seed);
        const event = sealedExample(body, {
          bytes: (count) => {
            drawn.push(count);
            return random.bytes(count);
          },
        });
        expect(event).toMatchObject(body);
        expect(event).toMatchObject({
          seq: 7,
          v: families[body.type].version,
          epoch: 2,
          trigger: 6,
          lang: 'ja',
          taint: [],
          prev: genesisHash,
        });
        expect(drawn).toEqual(Object.keys(event.salt).map(() => 16));
        for (const salt of Object.values(event.salt)) expect(salt).toMatch(/^[\w-]{22}$/);
        for (const pointer of Object.keys(event.salt)) expect(valueAt(asJson(event), pointer)).toBeTypeOf('string');
        expect(event.hash).toBe(hashOf(asJson(event)));
      }),
    );
  });

  it('puts the fields of the body first, as the body has them, between time and type and the envelope', () => {
    const keys = Object.keys(sealedExample(families.result.example));
    expect(keys.slice(0, 4)).toEqual(['time', 'type', 'status', 'summary']);
    expect(keys.slice(-9)).toEqual(['seq', 'v', 'epoch', 'trigger', 'lang', 'taint', 'salt', 'prev', 'hash']);
  });

  it('writes the time with 3 decimals and Z, whatever the moment', () => {
    const times = fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 });
    fc.assert(
      fc.property(times, (time) => {
        const event = sealedExample(families.input.example, undefined, { time });
        expect(event.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
        expect(Date.parse(event.time)).toBe(time);
      }),
    );
    for (const time of [NaN, Infinity, 253_402_300_800_000, -62_167_219_200_001]) {
      expect(() => sealedExample(families.input.example, undefined, { time })).toThrow(InvariantError);
    }
  });

  it('leaves out what is undefined and stores −0 as 0', () => {
    const fact = { text: 'a', confidence: -0, observed_at: 'now', note: undefined };
    const event = sealedExample({ ...families.observation.example, facts: [fact] }) as unknown as {
      facts: [Record<string, unknown>];
    };
    expect(Object.keys(event.facts[0])).toEqual(['text', 'confidence', 'observed_at']);
    expect(Object.is(event.facts[0]['confidence'], 0)).toBe(true);
  });

  it('refuses a body that JSON cannot hold', () => {
    const payloads = [
      { a: NaN },
      { a: [undefined] },
      { a: new Date(0) },
      { a: 'x\ud800' },
      JSON.parse('{"__proto__":1}'),
    ];
    for (const action_payload of payloads) {
      const { example } = families.thought;
      const body = { ...example, decision: { ...example.decision, action_payload } } as EventBody;
      expect(() => sealedExample(body)).toThrow(NotJsonError);
    }
  });

  it('is not moved by what happens to the body afterwards', () => {
    const body = structuredClone(families.thought.example);
    const event = sealedExample(body);
    body.decision.evidence_event_ids.push(99);
    body.decision.action_payload['path'] = 'another.md';
    expect(hashOf(asJson(event))).toBe(event.hash);
  });
});

describe('the hash', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(anyExample, (body) => {
        const event = asJson(sealedExample(body));
        expect(hashOf(reversed(event) as JsonObject)).toBe(event['hash']);
      }),
    );
  });

  it('stays the same when any of the texts are redacted', () => {
    fc.assert(
      fc.property(anyExample, fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (body, choices) => {
        const event = asJson(sealedExample(body));
        const pointers = Object.keys(event['salt'] as JsonObject).filter((_, index) => choices[index]);
        const redacted = pointers.reduce(withoutText, event);
        for (const pointer of pointers) expect(typeof valueAt(redacted, pointer)).toBe('object');
        expect(hashOf(redacted)).toBe(event['hash']);
      }),
    );
  });

  it('changes with every value but the salts themselves and the hash', () => {
    fc.assert(
      fc.property(anyExample, (body) => {
        const event = asJson(sealedExample(body));
        for (const pointer of leaves(event).filter((at) => !at.startsWith('/salt/') && at !== '/hash')) {
          const old = valueAt(event, pointer);
          const changed = withValueAt(event, pointer, typeof old === 'string' ? `${old}x` : old === 1 ? 2 : 1);
          expect(hashOf(changed as JsonObject), pointer).not.toBe(event['hash']);
        }
        expect(hashOf({ ...event, hash: zeros })).toBe(event['hash']);
      }),
    );
  });

  it('changes with a wrong salt, and with one that is missing', () => {
    const event = asJson(sealedExample(families.input.example));
    expect(hashOf({ ...event, salt: { '/text': 'AAAAAAAAAAAAAAAAAAAAAA' } })).not.toBe(event['hash']);
    expect(hashOf({ ...event, salt: {} })).not.toBe(event['hash']);
  });

  it('is refused where a salt belongs to no text', () => {
    const event = asJson(sealedExample(families.input.example));
    const { salt } = event as { salt: JsonObject };
    const good = 'AAAAAAAAAAAAAAAAAAAAAA';
    for (const pointer of [
      '/none',
      '/seq',
      '/taint',
      '/text/0',
      '/text/sha256',
      '',
      'text',
      'xtext',
      '/epoch',
      '/toString',
      '/__proto__',
    ]) {
      expect(() => hashOf({ ...event, salt: { ...salt, [pointer]: good } }), pointer).toThrow(RangeError);
    }
    for (const wrong of [undefined, null, 'salt', [1], { '/text': null }, { '/text': 7 }]) {
      expect(() => hashOf({ ...event, salt: wrong as never })).toThrow(RangeError);
    }
    const empty = asJson(sealedExample({ ...families.input.example, text: '' }));
    expect(() => hashOf({ ...empty, salt: { '/text/below': good } })).toThrow(RangeError);
    for (const bad of ['A', 'AA=', 'not base64url!', 'AAAAAAAAAAAAAAAAAAAAAB']) {
      expect(() => hashOf({ ...event, salt: { '/text': bad } }), bad).toThrow(RangeError);
    }
  });

  it('takes no text with half of a surrogate pair, whose bytes would be those of another', () => {
    const event = asJson(sealedExample({ ...families.input.example, text: 'a\uFFFD' }));
    expect(() => hashOf({ ...event, text: 'a\ud800' })).toThrow(NotJsonError);
  });
});

describe('the committed form', () => {
  it('shares what it does not change and leaves its argument as it was', () => {
    const value: JsonValue = { a: { text: 'x' }, b: ['y', { z: 'z' }], c: { same: true } };
    const before = structuredClone(value);
    const salt = 'AAAAAAAAAAAAAAAAAAAAAA';
    const result = committed(value, { '/a/text': salt, '/b/1/z': salt }) as JsonObject;
    expect(result).toEqual({
      a: { text: { sha256: saltedSha256(salt, 'x') } },
      b: ['y', { z: { sha256: saltedSha256(salt, 'z') } }],
      c: { same: true },
    });
    expect(result['c']).toBe(value['c']);
    expect(value).toEqual(before);
    expect(committed('alone', { '': salt })).toEqual({ sha256: saltedSha256(salt, 'alone') });
    expect(committed(value, {})).toBe(value);
  });

  it('follows escaped pointers', () => {
    const salt = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect(committed({ 'a/b': { '~c': 'x' } }, { '/a~1b/~0c': salt })).toEqual({
      'a/b': { '~c': { sha256: saltedSha256(salt, 'x') } },
    });
  });
});

function sealedExample(body: EventBody, random = seededRandom(1), more: Partial<Unsealed> = {}) {
  const unsealed = { time: 1_795_856_400_000, body, seq: 7, epoch: 2, trigger: 6, lang: 'ja' as const, taint: [] };
  return seal({ ...unsealed, ...more }, genesisHash, random);
}

function asJson(event: object): JsonObject {
  return event as JsonObject;
}

/** As a redaction does it: the commitment in place of the text, and no salt any more. */
function withoutText(event: JsonObject, pointer: string): JsonObject {
  const { [pointer]: salt, ...others } = event['salt'] as Record<string, string>;
  const text = valueAt(event, pointer) as string;
  return {
    ...(withValueAt(event, pointer, { sha256: saltedSha256(salt as string, text) }) as JsonObject),
    salt: others,
  };
}

function reversed(value: JsonValue): JsonValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reversed);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
}

function leaves(value: JsonValue, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
