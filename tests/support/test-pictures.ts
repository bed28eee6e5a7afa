import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';

/** A file as a person brings it; `base64`: its bytes. */
export interface PictureFile {
  name: string;
  type: string;
  base64: string;
}

/** A whole PNG of one colour; `declared`: other sizes that its head names, as a bomb does. */
export function pngOf(
  width: number,
  height: number,
  { declared = [width, height], alpha = 255 }: { declared?: [number, number]; alpha?: number } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(declared[0], 0);
  head.writeUInt32BE(declared[1], 4);
  head.set([8, 6, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + width * 4);
  for (let at = 1; at < line.length; at += 4) line.set([30, 120, 200, alpha], at);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from('Comment\0taken at 35.6895 N, 139.6917 E', 'latin1')),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Two frames of one pixel each, and the word that they repeat. */
export const movingGif = Buffer.from(
  '47494638396101000100800000ff0000ffffff' +
    '21ff0b4e45545343415045322e300301000000' +
    '21f90400050000002c00000000010001000002024401003b'.slice(0, -2) +
    '21f90400050000002c0000000001000100000202440100' +
    '3b',
  'hex',
);

/** As a telephone writes it; no browser of these tests can open it. */
export const heic = Buffer.concat([
  Buffer.from('0000001c6674797068656963000000006d696631686569636d696166', 'hex'),
  Buffer.alloc(200),
]);

/** The JPEG of a camera: its head says where it was taken. Made by a page, whose encoder the tests need not have themselves. */
export async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d')!;
      const light = context.createLinearGradient(0, 0, w, h);
      light.addColorStop(0, '#f5c542');
      light.addColorStop(1, '#1f6f8b');
      context.fillStyle = light;
      context.fillRect(0, 0, w, h);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const told = Buffer.from('Exif\0\0GPS 35.6895 N 139.6917 E, camera 4711', 'latin1');
  const marker = Buffer.from([0xff, 0xe1, 0, told.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, told, jpeg.subarray(2)]);
}

/** As a person drops or pastes files. */
export async function bringPictures(page: Page, how: 'drop' | 'paste', files: readonly PictureFile[]): Promise<void> {
  await page.locator('button.attach').waitFor();
  await page.evaluate(
    ([kind, all]) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const box = document.querySelector('#message')!;
      box.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [how, files] as const,
  );
}

export function pictureFile(name: string, type: string, bytes: Buffer): PictureFile {
  return { name, type, base64: bytes.toString('base64') };
}
