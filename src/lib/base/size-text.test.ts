import { expect, it } from 'vitest';
import { sizeText } from './size-text';

it.each([
  [0, '0 B'],
  [312, '312 B'],
  [999, '999 B'],
  [1_000, '1.0 KB'],
  [1_249, '1.2 KB'],
  [1_250, '1.3 KB'],
  [24_000, '24.0 KB'],
  [199_999, '200.0 KB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
