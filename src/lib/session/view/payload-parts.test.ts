import { describe, expect, it } from 'vitest';
import { isDeceptive, payloadForReading, payloadParts } from './payload-parts';

describe('a payload as it is shown', () => {
  it('[F-18] shows bidirectional and invisible characters as ‹U+…›, in keys too, and says that there are any', () => {
    const payload = {
      path: 'a\u202Egpj.md',
      'te\u200Bxt': 'pay\u2066100\u2069',
      nested: { list: ['zero\u200Dwidth'] },
    };
    expect(payloadParts(payload)).toEqual([
      { key: 'path', text: 'a‹U+202E›gpj.md' },
      { key: 'te‹U+200B›xt', text: 'pay‹U+2066›100‹U+2069›' },
      { key: 'nested', text: '{\n  "list": [\n    "zero‹U+200D›width"\n  ]\n}' },
    ]);
    expect(isDeceptive(payload)).toBe(true);
    expect(isDeceptive({ 'te\u200Bxt': 1 })).toBe(true);
    expect(isDeceptive({ list: [{ text: '\u202E' }] })).toBe(true);
  });

  it('has its short fields first', () => {
    expect(payloadParts({ content: 'a\nb', path: 'a.md' }).map(({ key }) => key)).toEqual(['path', 'content']);
  });

  it('[F-18] cuts nothing, however long it is, and keeps its lines', () => {
    const content = Array.from({ length: 2_000 }, (_, line) => `line ${line}`).join('\n');
    expect(payloadParts({ content })).toEqual([{ key: 'content', text: content }]);
    expect(isDeceptive({ content, count: 3, none: null, is: true })).toBe(false);
  });

  it('[F-18] is the text that would be written, whole, and the rest of it apart; every field stands in one of the two', () => {
    const content = Array.from({ length: 2_000 }, (_, line) => `line ${line}`).join('\n');
    expect(payloadForReading({ mode: 'create', path: 'a.md', content: `${content}\u202E` })).toEqual({
      text: `${content}‹U+202E›`,
      details: [
        { key: 'mode', text: 'create' },
        { key: 'path', text: 'a.md' },
      ],
    });
    const others = [{ at: '18:30' }, { content: ' ' }, { content: [1] }];
    for (const payload of others)
      expect(payloadForReading(payload)).toEqual({ text: null, details: payloadParts(payload) });
  });
});
