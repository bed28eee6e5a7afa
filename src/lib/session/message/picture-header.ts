/** What a picture's first bytes say of it, before anything of it is decoded. */
export interface PictureHeader {
  kind: 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic';
  /** Pixels; null: they do not tell. */
  size: { width: number; height: number } | null;
  /** It moves. */
  isAnimated: boolean;
}

/** So many bytes are enough for what stands before the first pixels of nearly all pictures. */
export const headerBytes = 262_144;

/** Null: no kind of picture that is known here. Never throws, whatever the bytes are. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new Bytes(bytes);
  if (view.has(0, '\x89PNG\r\n\x1a\n'))
    return { kind: 'png', size: sizeOf(view.u32(16), view.u32(20)), isAnimated: view.find('acTL', 33, 4_096) >= 0 };
  if (view.u16(0) === 0xffd8) return { kind: 'jpeg', size: jpegSize(view), isAnimated: false };
  if (view.has(0, 'GIF87a') || view.has(0, 'GIF89a'))
    return { kind: 'gif', size: sizeOf(view.u16(6, true), view.u16(8, true)), isAnimated: isAnimatedGif(view) };
  if (view.has(0, 'RIFF') && view.has(8, 'WEBP'))
    return { kind: 'webp', size: webpSize(view), isAnimated: view.has(12, 'VP8X') && (view.u8(20) & 2) !== 0 };
  if (view.has(0, 'BM')) return { kind: 'bmp', size: sizeOf(view.u32(18, true), bmpHeight(view)), isAnimated: false };
  if (view.has(4, 'ftyp')) return boxed(view);
  return null;
}

function boxed(view: Bytes): PictureHeader | null {
  const brands = view.text(8, Math.min(view.u32(0), 64));
  const isAvif = /avi[fs]/.test(brands);
  if (!isAvif && !/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return null;
  const extent = view.find('ispe', 0, headerBytes);
  const size = extent < 0 ? null : sizeOf(view.u32(extent + 8), view.u32(extent + 12));
  return { kind: isAvif ? 'avif' : 'heic', size, isAnimated: /avis|msf1/.test(brands) };
}

/** Frame headers carry it, whichever way the rest is coded. */
function jpegSize(view: Bytes): PictureHeader['size'] {
  for (let at = 2; at + 8 < view.length;) {
    const marker = view.u16(at);
    if (marker >> 8 !== 0xff) return null;
    const code = marker & 0xff;
    if (code === 0xff) {
      at += 1; // fill
      continue;
    }
    const isFrame = code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
    if (isFrame) return sizeOf(view.u16(at + 7), view.u16(at + 5));
    const isAlone = code === 0x01 || (code >= 0xd0 && code <= 0xd7);
    at += isAlone ? 2 : 2 + Math.max(2, view.u16(at + 2));
  }
  return null;
}

function webpSize(view: Bytes): PictureHeader['size'] {
  if (view.has(12, 'VP8X')) return sizeOf(view.u24(24) + 1, view.u24(27) + 1);
  if (view.has(12, 'VP8L')) {
    const bits = view.u32(21, true);
    return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  return view.has(12, 'VP8 ') ? sizeOf(view.u16(26, true) & 0x3fff, view.u16(28, true) & 0x3fff) : null;
}

/** A second frame, or the word that it repeats. */
function isAnimatedGif(view: Bytes): boolean {
  return view.find('NETSCAPE2.0', 13, headerBytes) >= 0;
}

/** Negative: it stands the other way round. */
function bmpHeight(view: Bytes): number {
  return Math.abs(view.u32(22, true) | 0);
}

function sizeOf(width: number, height: number): PictureHeader['size'] {
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Bytes of which those behind the end are 0. */
class Bytes {
  constructor(private readonly bytes: Uint8Array) {}

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number, isLittle = false): number {
    return isLittle ? this.u8(at) + this.u8(at + 1) * 256 : this.u8(at) * 256 + this.u8(at + 1);
  }

  /** Of the order that WebP has. */
  u24(at: number): number {
    return this.u16(at, true) + this.u8(at + 2) * 65_536;
  }

  u32(at: number, isLittle = false): number {
    return isLittle ? this.u16(at, true) + this.u16(at + 2, true) * 65_536 : this.u16(at) * 65_536 + this.u16(at + 2);
  }

  text(from: number, to: number): string {
    return String.fromCharCode(...this.bytes.subarray(from, to));
  }

  has(at: number, text: string): boolean {
    return this.text(at, at + text.length) === text;
  }

  /** Place of a text; −1: it is not there, or not between these. */
  find(text: string, from: number, to: number): number {
    const first = text.charCodeAt(0);
    const end = Math.min(this.length, to) - text.length;
    for (let at = from; at <= end; at++) if (this.bytes[at] === first && this.has(at, text)) return at;
    return -1;
  }
}
