import { expect, it } from 'vitest';
import type { BroughtPicture } from '../../agent/fold/inbox-row';
import { pictureLimits } from '../../events/picture';
import { BroughtFiles } from './brought-files.svelte';
import { picturesText, readPicturesText } from './kept-pictures';

const pictureOf = (hash: string, bytes: number): BroughtPicture => ({
  ...{ hash, salt: 'c2FsdA', type: 'image/png', width: 8, height: 6 },
  bytes: Uint8Array.from({ length: bytes }, (_, at) => (at * 7) % 256),
});

it('the most that a message brings is read back byte for byte, and fits what a browser holds for a tab', () => {
  const pictures = Array.from({ length: pictureLimits.count }, (_, at) => pictureOf(`${at}`, pictureLimits.bytes));
  const text = picturesText(pictures);
  expect(text.length).toBeLessThan(5_000_000);
  expect(readPicturesText(text)).toEqual(pictures);
});

it('what was kept comes back once, behind what was brought meanwhile', () => {
  const files = new BroughtFiles();
  files.pictures = [pictureOf('new', 2)];
  const kept = [pictureOf('kept', 3), pictureOf('new', 2)];
  files.giveBack(kept);
  files.giveBack(kept);
  expect(files.pictures.map(({ hash }) => hash)).toEqual(['new', 'kept']);
});
