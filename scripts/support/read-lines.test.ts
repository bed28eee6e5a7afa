import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readLines } from './read-lines';

const folder = mkdtempSync(join(tmpdir(), 'yadori-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesIn(bytes: string | Uint8Array, maxBytes = 1_000): Promise<string[]> {
  const path = join(folder, 'lines');
  writeFileSync(path, bytes);
  const lines: string[] = [];
  for await (const line of readLines(path, maxBytes)) lines.push(line);
  return lines;
}

describe('readLines', () => {
  it('gives each line without its line feed, the last with or without one', async () => {
    expect(await linesIn('a\n\n日本\n')).toEqual(['a', '', '日本']);
    expect(await linesIn('a\nb')).toEqual(['a', 'b']);
    expect(await linesIn('')).toEqual([]);
    expect(await linesIn('\n')).toEqual(['']);
  });

  it('joins what was split between two reads, also within a character', async () => {
    const lines = Array.from({ length: 3 }, (_, index) => 'あ'.repeat(400_000 + index));
    expect(await linesIn(lines.join('\n'), 2_000_000)).toEqual(lines);
  });

  it.each([
    ['x'.repeat(11), { line: 1, message: 'it is longer than 10 bytes' }],
    [`ok\n${'x'.repeat(11)}\n`, { line: 2, message: 'it is longer than 10 bytes' }],
    ['\ufeffok', { line: 1, message: 'it begins with a byte order mark' }],
    [new Uint8Array([0x61, 0x0a, 0xff]), { line: 2, message: 'it is no UTF-8' }],
  ])('refuses %j', async (bytes, problem) => {
    await expect(linesIn(bytes, 10)).rejects.toMatchObject(problem);
  });

  it('says what is wrong with the file as a whole', async () => {
    const missing = join(folder, 'missing');
    await expect(readLines(missing, 10).next()).rejects.toThrow(`${missing}: there is no such file`);
    await expect(readLines(folder, 10).next()).rejects.toThrow(`${folder}: it is a folder`);
  });
});
