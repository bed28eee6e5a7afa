import { expect, it } from 'vitest';
import { heic, movingGif, pngOf } from '../../../../tests/support/test-pictures';
import { readPictureHeader } from './picture-header';
import { isPictureFile } from './read-picture-file';

const latin1 = (text: string): number[] => Array.from(text, (sign) => sign.charCodeAt(0));
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? latin1(part) : part)));

it('tells the size that each kind of picture says of itself, before anything is decoded', () => {
  const still = { isAnimated: false };
  expect(readPictureHeader(pngOf(3, 2, { declared: [20_000, 30_000] }))).toEqual({
    ...still,
    kind: 'png',
    size: { width: 20_000, height: 30_000 },
  });
  // a comment and a table stand before the frame
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xdb, 0, 3, 9, 0xff, 0xff, 0xc2, 0, 17, 8, 2, 0, 4, 0]);
  expect(readPictureHeader(jpeg)).toEqual({ ...still, kind: 'jpeg', size: { width: 1_024, height: 512 } });
  expect(readPictureHeader(movingGif)).toEqual({ kind: 'gif', size: { width: 1, height: 1 }, isAnimated: true });
  const webp = (kind: string, ...rest: number[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', kind, [0, 0, 0, 0], rest);
  const extended = readPictureHeader(webp('VP8X', 2, 0, 0, 0, 0xff, 3, 0, 0xff, 2, 0));
  expect(extended).toEqual({ kind: 'webp', size: { width: 1_024, height: 768 }, isAnimated: true });
  expect(readPictureHeader(webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0, 4, 0, 3))?.size).toEqual({
    width: 1_024,
    height: 768,
  });
  const lossless = [0x2f, 0xff, 0xc3, 0xbf, 0x00]; // 14 bits each, less one
  expect(readPictureHeader(webp('VP8L', ...lossless))?.size).toEqual({ width: 1_024, height: 768 });
  const bmp = bytes('BM', new Array<number>(16).fill(0), [0, 4, 0, 0], [0, 0xfd, 0xff, 0xff]);
  expect(readPictureHeader(bmp)?.size).toEqual({ width: 1_024, height: 768 });
  const avif = bytes(
    [0, 0, 0, 20],
    'ftypavif',
    [0, 0, 0, 0],
    'avif',
    [0, 0, 0, 20],
    'ispe',
    [0, 0, 0, 0],
    [0, 0, 4, 0, 0, 0, 3, 0],
  );
  expect(readPictureHeader(avif)).toEqual({ ...still, kind: 'avif', size: { width: 1_024, height: 768 } });
  expect(readPictureHeader(heic)).toEqual({ ...still, kind: 'heic', size: null });
});

it('is none of what is no picture, and never fails, wherever a file is cut off', () => {
  for (const text of ['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'plain text', '%PDF-1.7'])
    expect(readPictureHeader(bytes(text))).toBeNull();
  expect(readPictureHeader(bytes([0, 0, 0, 20], 'ftypisom', [0, 0, 0, 0]))).toBeNull(); // a film
  for (const whole of [pngOf(3, 2), heic, movingGif, bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xff, 0xff])])
    for (let end = 0; end <= whole.length; end++)
      expect(() => readPictureHeader(new Uint8Array(whole.subarray(0, end)))).not.toThrow();
});

it('takes a file for a picture by its type, and by its name where it has none', () => {
  const is = (name: string, type: string): boolean => isPictureFile({ name, type });
  expect([is('a.jpg', 'image/jpeg'), is('IMG.HEIC', ''), is('a', 'image/x-own')]).toEqual([true, true, true]);
  expect([is('a.svg', 'image/svg+xml'), is('a.md', ''), is('a.png', 'text/plain')]).toEqual([false, false, false]);
});
