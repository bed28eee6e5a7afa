import { expect, it } from 'vitest';
import type { NewRow } from '../send/outbox';
import { mostFiles, takeFiles } from './take-files';

const textFile = (name: string, text: string) => ({ name, file: new File([text], name) });

it('files become notes one after the other, and each that does not says why', async () => {
  const rows: NewRow[] = [];
  const taken = await takeFiles(
    [textFile('a.txt', 'one'), { name: 'folder', file: null }, textFile('b.bin', '\u0000'), textFile('c.txt', 'three')],
    async (row) => {
      rows.push(row);
      if (row.kind === 'file' && row.name === 'c.txt') return { ok: false, code: 'storage_full', parameters: {} };
      return { ok: true, parameters: { path: 'a 2.txt' } };
    },
  );
  expect(rows).toEqual([
    { kind: 'file', name: 'a.txt', content: 'one' },
    { kind: 'file', name: 'c.txt', content: 'three' },
  ]);
  expect(taken).toEqual({
    paths: ['a 2.txt'],
    problems: [
      { name: 'folder', problem: { ok: false, why: 'folder' } },
      { name: 'b.bin', problem: { ok: false, why: 'not_text' } },
      {
        name: 'c.txt',
        problem: { ok: false, why: 'refused', heard: { ok: false, code: 'storage_full', parameters: {} } },
      },
    ],
    pictures: [],
    still: [],
  });
});

it('of more than so many at a time the rest is left, and says so', async () => {
  const files = Array.from({ length: mostFiles + 1 }, (_, at) => textFile(`${at}.txt`, 'x'));
  const { paths, problems } = await takeFiles(files, async () => ({ ok: true, parameters: { path: 'x' } }));
  expect(paths).toHaveLength(mostFiles);
  expect(problems).toEqual([{ name: `${mostFiles}.txt`, problem: { ok: false, why: 'too_many' } }]);
});
