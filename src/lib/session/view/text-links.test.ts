import { describe, expect, it } from 'vitest';
import { textParts } from './text-links';

const links = (text: string) =>
  textParts(text).flatMap((part) => (part.kind === 'link' ? [[part.text, part.host]] : []));
const whole = (text: string) =>
  textParts(text)
    .map((part) => part.text)
    .join('');

describe('addresses in a text', () => {
  it('are found with their host', () => {
    expect(links('See https://example.com/bees?x=1, and http://localhost:4173.')).toEqual([
      ['https://example.com/bees?x=1', 'example.com'],
      ['http://localhost:4173', 'localhost:4173'],
    ]);
  });

  it('end where Japanese punctuation begins', () => {
    expect(links('「https://example.jp/蜂」を読む。')).toEqual([['https://example.jp/蜂', 'example.jp']]);
  });

  it('[F-29] tell the host that is really opened, not the one that stands in front of an @', () => {
    expect(links('https://good.example@evil.example/')).toEqual([
      ['https://good.example@evil.example/', 'evil.example'],
    ]);
    expect(links('https://аpple.com/')).toEqual([['https://аpple.com/', 'xn--pple-43d.com']]); // a Cyrillic а
  });

  it('[F-29] are http and https only, and markdown is no link', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      '![x](//evil.example/a.png)',
      '[a]: ftp://x.example',
      'file:///etc',
    ]) {
      expect(links(text)).toEqual([]);
    }
    expect(links('[click](https://evil.example/a)')).toEqual([['https://evil.example/a', 'evil.example']]);
  });

  it('leave every character of the text in its place', () => {
    for (const text of [
      '',
      'none',
      'https://a.example',
      'a https://a.example/b). c https:// d\nhttps://[x',
      '<img src=https://a.example/x>',
    ]) {
      expect(whole(text)).toBe(text);
    }
  });
});
