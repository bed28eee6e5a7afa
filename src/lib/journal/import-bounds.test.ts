import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AgentHouse } from '../../../tests/support/agent-house';
import { exported, type Stored } from '../../../tests/support/forge';
import { seededRandom } from '../../../tests/support/seeded-random';
import { defaultRetention } from '../agent/fold/retention';
import { seal } from '../events/chain';
import { linesOf, type LinesLimit } from './file-lines';
import { readExportedLog } from './import-log';
import { importLimits } from './import-limits';
import { readImport, type ReadImport } from './read-import';

/** What became of a file, and how many of its lines were given to the reader. */
async function reading(file: Blob, limits?: Partial<LinesLimit>): Promise<{ read: ReadImport; lines: number }> {
  let lines = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const line of linesOf(file, importLimits.lineCharacters, limits)) {
      lines += 1;
      yield line;
    }
  }
  return { read: await readImport(counted()), lines };
}

/** So many copies of a piece of lines, packed one after the other as gzip may be. */
function packedCopies(piece: string, copies: number): Blob {
  const packed = gzipSync(piece);
  return new Blob(Array.from({ length: copies }, () => packed));
}

const documentLine = JSON.stringify({ time: '2026-01-02T03:04:05Z', type: 'action', summary: 'x'.repeat(40) });

describe('[F-32] a file of which there is too much', () => {
  it('of line feeds alone is given up after the first ten thousand', async () => {
    const file = packedCopies('\n'.repeat(20_000_000), 1);
    expect(file.size).toBeLessThan(21_000);
    const { read, lines } = await reading(file);
    expect(read).toEqual({ ok: false, problem: { line: 0, reason: 'blank_lines' } });
    expect(lines).toBeLessThanOrEqual(importLimits.blankLines);
  });

  it('with line feeds and spaces between its lines likewise', async () => {
    const { read } = await reading(new Blob([`${documentLine}\n`, ' \r\n'.repeat(20_000)]));
    expect(read).toEqual({ ok: false, problem: { line: 0, reason: 'blank_lines' } });
  });

  it('of a gigabyte of lines that are all good is given up as soon as a log of that form may have no more', async () => {
    const piece = `${documentLine}\n`.repeat(100_000);
    const file = packedCopies(piece, Math.ceil(1_073_741_824 / piece.length) - 1);
    expect(file.size).toBeLessThan(5_000_000);
    const { read, lines } = await reading(file);
    const line = importLimits.documentEvents + 1;
    expect(read).toEqual({ ok: false, problem: { line, reason: 'too_many_foreign' } });
    expect(lines).toBe(line);
  });

  it('of long lines of that form is given up by what is kept of it', async () => {
    const long = JSON.stringify({ time: '2026-01-02', type: 'action', summary: 'x'.repeat(30_000) });
    const { read, lines } = await reading(packedCopies(`${long}\n`.repeat(500), 10));
    expect(read).toMatchObject({ ok: false, problem: { reason: 'too_much_foreign' } });
    expect(lines).toBeLessThan(2_300);
  });

  it('of a gigabyte of our own events ends at the first that is none of the log', async () => {
    const house = await new AgentHouse().open();
    const [first = ''] = (await house.exported()).split('\n');
    const piece = `${first}\n`.repeat(20_000);
    const file = packedCopies(piece, Math.ceil(1_073_741_824 / piece.length));
    const { read, lines } = await reading(file);
    expect(read).toEqual({ ok: false, problem: { line: 2, reason: 'gap' } });
    expect(lines).toBeLessThan(1_000);
  });

  it('with more lines than an import may have is given up there', async () => {
    const file = new Blob(['{"hello":1}\n'.repeat(50)]);
    const given: string[] = [];
    await expect(async () => {
      for await (const line of linesOf(file, 100, { lines: 10 })) given.push(line);
    }).rejects.toMatchObject({ code: 'too_many_lines' });
    expect(given).toHaveLength(10);
  });

  it('with more events than an import may have is given up there', async () => {
    const house = await new AgentHouse().open();
    await house.say('Keep five notes');
    const text = await house.exported();
    const most = house.events.length;
    const read = (limit: number) =>
      readExportedLog(linesOf(new Blob([text]), importLimits.lineCharacters), defaultRetention, undefined, limit);
    expect(await read(most)).toMatchObject({ ok: true });
    expect(await read(most - 1)).toEqual({ ok: false, problem: { line: most, reason: 'too_many_events' } });
  });

  it('whose state grows and grows is given up on the way', async () => {
    const random = seededRandom(1);
    const house = await new AgentHouse().open();
    const crowd = structuredClone(house.store.log.slice(0, 2)) as unknown as Stored[];
    for (let seq = 3; seq <= 4_000; seq++) {
      const body = { type: 'input', source: 'x', text: 'Hello', authority: 'public', surface: null } as const;
      const unsealed = { time: 0, body, seq, epoch: 1, trigger: null, lang: null, taint: ['public:x'] };
      crowd.push(seal(unsealed, crowd.at(-1)?.['hash'] as string, random) as unknown as Stored);
    }
    const { read } = await reading(new Blob([exported(crowd)]));
    expect(read).toMatchObject({ ok: false, problem: { reason: 'state' } });
    expect(read.ok ? 0 : read.problem.line).toBeLessThanOrEqual(3_000);
    expect(read.ok ? 0 : read.problem.line).toBeGreaterThan(0);
  });
});
