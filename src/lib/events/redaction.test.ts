import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../tests/support/seeded-random';
import type { JsonObject } from '../base/json';
import { hashOf, seal } from './chain';
import { genesisHash } from './genesis-hash';
import { families } from './registry';
import { freeTextsOf, textsHolding, withoutTexts } from './redaction';

/** One of every type, as it would be stored. */
const stored = Object.values(families).map(({ example }) =>
  seal(
    { time: 0, body: example, seq: 1, epoch: 1, trigger: null, lang: 'en', taint: [] },
    genesisHash,
    seededRandom(3),
  ),
) as unknown as JsonObject[];

describe('what a person may take out', () => {
  it('is free text and nothing else: no id, status, digest or number', () => {
    for (const event of stored) {
      for (const { pointer } of freeTextsOf(event)) {
        expect(pointer).not.toMatch(/(digest|request|decision_outcome|capability|\/task$|\/goal$|status|seq|hash|id)$/);
      }
    }
    const input = stored.find(({ type }) => type === 'input') as JsonObject;
    for (const pointer of ['/source', '/hash', '/seq', '/prev', '/time', '', '/salt', '/none', '/__proto__'])
      expect(withoutTexts(input, [pointer])).toBeNull();
  });

  it('leaves the hash of its event as it was, whatever of it is taken out', () => {
    for (const event of stored) {
      const texts = freeTextsOf(event);
      for (const { pointer, text } of texts) {
        const without = withoutTexts(event, [pointer]) as JsonObject;
        expect(hashOf(without)).toBe(event['hash']);
        expect(without['hash']).toBe(event['hash']);
        expect(freeTextsOf(without).map((left) => left.pointer)).toEqual(
          texts.map((all) => all.pointer).filter((at) => at !== pointer),
        );
        expect(freeTextsOf(event).find((left) => left.pointer === pointer)?.text).toBe(text); // a copy
      }
      const bare = withoutTexts(
        event,
        texts.map(({ pointer }) => pointer),
      ) as JsonObject;
      expect(hashOf(bare)).toBe(event['hash']);
      expect(bare['salt']).toEqual({});
      expect(Object.keys(bare)).toEqual(Object.keys(event));
    }
  });

  it('is not there twice', () => {
    const input = stored.find(({ type }) => type === 'input') as JsonObject;
    const without = withoutTexts(input, ['/text']) as JsonObject;
    expect(withoutTexts(without, ['/text'])).toBeNull();
    expect(withoutTexts(input, ['/text', '/text'])).toBeNull();
  });
});

describe('a passage', () => {
  const event = {
    salt: { '/a': 'x', '/b': 'x', '/c': 'x' },
    a: 'my address is 7 Elm',
    b: 'y',
    c: '蜂🐝',
    d: 'address',
  };

  it('is found wherever a free text holds it', () => {
    expect(textsHolding(event, 'address').map(({ pointer }) => pointer)).toEqual(['/a']);
    expect(textsHolding(event, '蜂🐝').map(({ pointer }) => pointer)).toEqual(['/c']);
  });

  it('that is very short is found only as a whole text, but two characters of Japanese anywhere; an empty one never', () => {
    expect(textsHolding({ salt: { '/a': 'x' }, a: '田中さんへ' }, '田中')).toHaveLength(1);
    expect(textsHolding({ salt: { '/a': 'x' }, a: '田中さんへ' }, '田')).toEqual([]);
    expect(textsHolding(event, 'y').map(({ pointer }) => pointer)).toEqual(['/b']);
    expect(textsHolding(event, '')).toEqual([]);
  });
});
