import { describe, expect, it } from 'vitest';
import { prefilledBy, withoutPrefill } from './prefilled';

const origin = 'https://yadori.example';

describe('what an address puts into the message box', () => {
  it('[F-42] is the text of a share, a link or a parameter, with the host behind it', () => {
    const shared = '?lang=en&title=Bees&text=Look%20at%20this&url=https%3A%2F%2Fbees.example%2Fa';
    expect(prefilledBy(shared, '', origin)).toEqual({
      text: 'Bees\nLook at this\nhttps://bees.example/a',
      host: 'bees.example',
    });
    expect(prefilledBy('?text=%2Fstop', 'https://evil.example/page', origin)).toEqual({
      text: '/stop',
      host: 'evil.example',
    });
    expect(prefilledBy('?link=web%2Byadori%3Aremind%20me', '', origin)).toEqual({ text: 'remind me', host: 'unknown' });
  });

  it('is nothing where there is none, and never more than a message may hold', () => {
    expect(prefilledBy('?lang=ja&theme=dark', `${origin}/`, origin)).toBeNull();
    expect(prefilledBy('?text=%20&title=', '', origin)).toBeNull();
    expect(prefilledBy(`?text=${'x'.repeat(9_000)}`, '', origin)?.text).toHaveLength(8_000);
    expect(prefilledBy('?text=a', `${origin}/?x`, origin)?.host).toBe('unknown'); // from ourselves: who wrote it is not told
  });

  it('is taken out of the address, and nothing else is', () => {
    expect(withoutPrefill(`${origin}/app/?lang=ja&text=a&url=b#/data?note=c`)).toBe(
      `${origin}/app/?lang=ja#/data?note=c`,
    );
  });
});
