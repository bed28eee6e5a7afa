import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxNoteBytes } from '../../agent/fold/placed-file';
import { readTextFile, textIn } from './read-text-file';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < text.length; at++) view.setUint16(2 + at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

describe('the text of a file', () => {
  it('is read from UTF-8, with its mark and without, and its line ends are ours', () => {
    expect(textIn(utf8('a,b\r\n蜂,🐝\r'))).toEqual({ ok: true, content: 'a,b\n蜂,🐝\n' });
    expect(textIn(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toEqual({ ok: true, content: 'a' });
  });

  it('is read from UTF-16 of both orders where the mark stands first', () => {
    for (const isLittle of [true, false])
      expect(textIn(utf16('蜂の記録\n30', isLittle))).toEqual({ ok: true, content: '蜂の記録\n30' });
    expect(textIn(utf16('plain', true).slice(2))).toEqual({ ok: false, why: 'not_text' });
  });

  it('is read from Shift_JIS where it is no UTF-8', () => {
    // 蜂の記録,重さ
    const bytes = Uint8Array.of(0x96, 0x49, 0x82, 0xcc, 0x8b, 0x4c, 0x98, 0x5e, 0x2c, 0x8f, 0x64, 0x82, 0xb3);
    expect(textIn(bytes)).toEqual({ ok: true, content: '蜂の記録,重さ' });
    // 東京都: signs alone
    expect(textIn(Uint8Array.of(0x93, 0x8c, 0x8b, 0x9e, 0x93, 0x73))).toEqual({ ok: true, content: '東京都' });
  });

  it('is none of a Western text in an older encoding, rather than a wrong one', () => {
    const latin1 = Uint8Array.from('le café d’été est fermé'.replace('’', "'"), (letter) => letter.charCodeAt(0));
    expect(textIn(latin1)).toEqual({ ok: false, why: 'not_text' });
  });

  it('is none of what is no text, of nothing, and of too much, which says by how much', async () => {
    for (const bytes of [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
    ])
      expect(textIn(bytes)).toEqual({ ok: false, why: 'not_text' });
    expect(textIn(utf8(' \n'))).toEqual({ ok: false, why: 'empty' });
    const large = { ok: false, why: 'too_large', limit: maxNoteBytes };
    expect(textIn(utf8('あ'.repeat(70_000)))).toEqual({ ...large, bytes: 210_000 });
    expect(await readTextFile(new Blob(['x'.repeat(3 * maxNoteBytes)]))).toEqual({ ...large, bytes: 600_000 });
  });

  it('is said to be unreadable where the browser lets nothing be read', async () => {
    const gone = {
      size: 1,
      type: '',
      arrayBuffer: () => Promise.reject(new Error('NotFoundError')),
    } as unknown as Blob;
    expect(await readTextFile(gone)).toEqual({ ok: false, why: 'unreadable' });
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => typeof textIn(bytes).ok === 'boolean'));
  });
});
