import type { BroughtPicture } from '../../agent/fold/inbox-row';
import { pictureLimits } from '../../events/picture';
import { headerBytes, readPictureHeader, type PictureHeader } from './picture-header';
import { newlyNamed } from './stored-picture';

/** More is not even read; bytes. */
const largestFile = 30_000_000;
/** More are not decoded: each takes four bytes of memory. Cameras of telephones make 50 million. */
const mostPixels = 64_000_000;
/** Of a JPEG, the first that is small enough. */
const qualities = [0.85, 0.7, 0.5, 0.3] as const;

/** Why a file did not become a picture. `kind`: of one that this browser cannot open. */
export type PictureProblem =
  | { ok: false; why: 'picture_too_large'; bytes: number; limit: number }
  | { ok: false; why: 'too_many_pixels'; width: number; height: number }
  | { ok: false; why: 'picture_heic' | 'picture_unreadable' | 'unreadable' };

export type ReadPictureFile = { ok: true; picture: BroughtPicture; isAnimated: boolean } | PictureProblem;

/** Whether it says of itself that it is a picture; one drawn in words is a text. */
export function isPictureFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type.startsWith('image/')) return type !== 'image/svg+xml';
  return type === '' && /\.(avif|bmp|gif|hei[cf]|jpe?g|png|webp)$/i.test(name);
}

/**
 * A picture as the log keeps it: at most 1,024 pixels a side, drawn anew, so that nothing but its pixels goes on: neither place nor camera.
 * Never rejects.
 */
export async function readPictureFile(file: Blob): Promise<ReadPictureFile> {
  if (file.size > largestFile) return { ok: false, why: 'picture_too_large', bytes: file.size, limit: largestFile };
  let header: PictureHeader | null;
  try {
    header = readPictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  } catch (error) {
    console.debug('a file could not be read', error); // it is gone meanwhile
    return { ok: false, why: 'unreadable' };
  }
  if (!header) return { ok: false, why: 'picture_unreadable' };
  const { kind, size, isAnimated } = header;
  if (size && size.width * size.height > mostPixels) return { ok: false, why: 'too_many_pixels', ...size };
  try {
    return { ok: true, picture: await drawnAnew(file), isAnimated };
  } catch (error) {
    console.debug('a picture could not be drawn', error); // damaged, of a kind that this browser does not know, or too much for it
    return { ok: false, why: kind === 'heic' ? 'picture_heic' : 'picture_unreadable' };
  }
}

async function drawnAnew(file: Blob): Promise<BroughtPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, pictureLimits.side / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('nothing can be drawn here');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const blob = await encoded(canvas, context);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return newlyNamed({ type: blob.type as BroughtPicture['type'], width, height, bytes });
  } finally {
    bitmap.close();
  }
}

/** JPEG, which every host takes; PNG where something shines through and there is room, else on white. */
async function encoded(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D): Promise<Blob> {
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  let isOpaque = true;
  for (let at = 3; at < data.length && isOpaque; at += 4) isOpaque = data[at] === 255;
  if (!isOpaque) {
    const png = await canvas.convertToBlob({ type: 'image/png' });
    if (png.size <= pictureLimits.bytes) return png;
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  for (const quality of qualities) {
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.type === 'image/jpeg' && jpeg.size <= pictureLimits.bytes) return jpeg;
  }
  throw new Error('it does not get small enough');
}
