import { describe, expect, it } from 'vitest';
import { FileLinesError } from './file-lines';
import { watchedLines, type LinesWatch } from './watched-lines';

async function* manyLines(count: number): AsyncGenerator<string> {
  for (let line = 0; line < count; line++) yield String(line);
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

/** A watch whose clock goes on by `step` ms at each look. */
function slowWatch(
  step: number,
  overrides: Partial<LinesWatch> = {},
): { watch: LinesWatch; told: number[]; rests: () => number } {
  let time = 0;
  let rests = 0;
  const told: number[] = [];
  const watch: LinesWatch = {
    now: () => (time += step),
    rest: async () => void (rests += 1),
    tell: (count) => told.push(count),
    isCancelled: () => false,
    ...overrides,
  };
  return { watch, told, rests: () => rests };
}

describe('lines that are watched', () => {
  it('come all, in order; it is told and rested while they are slow, and neither while they are quick', async () => {
    const slow = slowWatch(40);
    const given = await all(watchedLines(manyLines(1_000), slow.watch));
    expect(given).toEqual(await all(manyLines(1_000)));
    expect(slow.told.length).toBeGreaterThan(2);
    expect(slow.told).toEqual(slow.told.toSorted((a, b) => a - b));
    expect(slow.rests()).toBeGreaterThan(slow.told.length);

    const quick = slowWatch(0);
    await all(watchedLines(manyLines(1_000), quick.watch));
    expect([quick.told, quick.rests()]).toEqual([[], 0]);
  });

  it('are not begun where that is wanted no more', async () => {
    const { watch } = slowWatch(0, { isCancelled: () => true });
    await expect(all(watchedLines(manyLines(1), watch))).rejects.toEqual(new FileLinesError('cancelled'));
  });

  it('end at the next rest after it is cancelled, and the file is let go', async () => {
    let [isClosed, rests] = [false, 0];
    async function* file(): AsyncGenerator<string> {
      try {
        yield* manyLines(10_000);
      } finally {
        isClosed = true;
      }
    }
    const { watch } = slowWatch(40, { rest: async () => void (rests += 1), isCancelled: () => rests === 3 });
    let given = 0;
    const reading = (async () => {
      for await (const line of watchedLines(file(), watch)) given = Number(line) + 1;
    })();
    await expect(reading).rejects.toEqual(new FileLinesError('cancelled'));
    expect(given).toBeLessThan(200);
    expect(isClosed).toBe(true);
  });
});
