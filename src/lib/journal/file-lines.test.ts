import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from './file-lines';

/** A file that comes in these pieces; tells how many were taken and whether the rest was given back. */
function fileOf(pieces: readonly Uint8Array[]): { file: Blob; taken: () => number; isCancelled: () => boolean } {
  let taken = 0;
  let isCancelled = false;
  const stream = (): ReadableStream<Uint8Array> =>
    new ReadableStream(
      {
        pull(controller) {
          const piece = pieces[taken];
          if (!piece) controller.close();
          else controller.enqueue(piece);
          if (piece) taken += 1;
        },
        cancel: () => void (isCancelled = true),
      },
      { highWaterMark: 0 },
    );
  const slice = () => new Blob([(pieces[0] ?? new Uint8Array()).slice(0, 2)]);
  return { file: { stream, slice } as unknown as Blob, taken: () => taken, isCancelled: () => isCancelled };
}

async function all(file: Blob, limit = 1_000): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(file, limit)) lines.push(line);
  return lines;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('the lines of a file', () => {
  it('are given without their line feeds, the last with or without one', async () => {
    expect(await all(new Blob(['one\ntwo\n\nfour']))).toEqual(['one', 'two', '', 'four']);
    expect(await all(new Blob(['one\ntwo\n']))).toEqual(['one', 'two']);
    expect(await all(new Blob(['\n']))).toEqual(['']);
    expect(await all(new Blob([]))).toEqual([]);
  });

  it('keep carriage returns and other separators, which are no line feeds', async () => {
    expect(await all(new Blob(['a\r\nb\u2028c\u0085d\r']))).toEqual(['a\r', 'b\u2028c\u0085d\r']);
  });

  it('begin after a byte order mark; one elsewhere is text', async () => {
    expect(await all(new Blob(['\uFEFFone\n\uFEFFtwo']))).toEqual(['one', '\uFEFFtwo']);
  });

  it('are whole wherever the file is cut in pieces, through characters, too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
        async (lines, sizes) => {
          const text = lines.map((line) => line.replaceAll('\n', '').replaceAll('\uFEFF', '')).join('\n');
          const bytes = bytesOf(text);
          const pieces: Uint8Array[] = [];
          for (let start = 0; start < bytes.length;) {
            const end = start + (sizes[pieces.length % sizes.length] as number);
            pieces.push(bytes.slice(start, end));
            start = end;
          }
          const expected = text.split('\n');
          if (expected.at(-1) === '') expected.pop();
          expect(await all(fileOf(pieces).file)).toEqual(expected);
        },
      ),
    );
  });

  it('are whole across the pieces that a real file comes in', async () => {
    const line = '都市の蜂🐝'.repeat(40_000);
    expect(await all(new Blob([`a\n${line}\nb`]), 1_000_000)).toEqual(['a', line, 'b']);
  });

  it('are none where the bytes are no UTF-8: damaged, cut off inside a character, or UTF-16', async () => {
    for (const bytes of [
      [0x61, 0xff, 0x0a],
      [0x61, 0x0a, 0xe8, 0x9c],
      [0xff, 0xfe, 0x61, 0x00],
    ])
      await expect(all(new Blob([Uint8Array.of(...bytes)]))).rejects.toMatchObject({ code: 'not_utf8' });
  });
});

describe('a packed file', () => {
  async function packed(text: string): Promise<Blob> {
    return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
  }

  it('is unpacked as it is read', async () => {
    expect(await all(await packed('one\n蜂\n'))).toEqual(['one', '蜂']);
  });

  it('that is cut off or damaged is told as that', async () => {
    const whole = await packed('line\n'.repeat(1_000));
    await expect(all(whole.slice(0, whole.size - 20))).rejects.toMatchObject({ code: 'packed' });
    await expect(all(new Blob([Uint8Array.of(0x1f, 0x8b, 1, 2, 3)]))).rejects.toMatchObject({ code: 'packed' });
  });

  it('that unpacks to more than is allowed is given up on the way', async () => {
    const bomb = await packed('line\n'.repeat(400_000)); // 2 MB from a few KB
    expect(bomb.size).toBeLessThan(20_000);
    let read = 0;
    await expect(async () => {
      for await (const line of linesOf(bomb, 100, { fileBytes: 100_000 })) read += line.length;
    }).rejects.toMatchObject({ code: 'too_large' });
    expect(read).toBeLessThanOrEqual(100_000);
  });
});

describe('a line that is too long', () => {
  it('is given cut, is the last, and the rest is not read', async () => {
    const endless = Array.from({ length: 1_000 }, () => bytesOf('x'.repeat(100)));
    const { file, taken, isCancelled } = fileOf([bytesOf('one\n'), ...endless]);
    const lines = await all(file, 1_000);
    expect(lines[0]).toBe('one');
    expect(lines).toHaveLength(2);
    expect(lines[1]?.length).toBeGreaterThan(1_000);
    expect(lines[1]?.length).toBeLessThan(2_000);
    expect(taken()).toBeLessThan(30);
    expect(isCancelled()).toBe(true);
  });

  it('is given whole when its end came in the same piece', async () => {
    expect((await all(new Blob([`${'x'.repeat(50)}\ny`]), 10)).map(({ length }) => length)).toEqual([50, 1]);
  });
});

it('stops reading when whoever asked stops asking', async () => {
  const { file, taken, isCancelled } = fileOf(Array.from({ length: 1_000 }, () => bytesOf('line\n')));
  for await (const line of linesOf(file, 100)) if (line === 'line') break;
  expect(taken()).toBeLessThan(30);
  expect(isCancelled()).toBe(true);
});
