import { describe, expect, it } from 'vitest';
import { batch, chain, snapshotAfter } from '../../../tests/support/journal-batches';
import { StorageError } from '../agent/fold/ports';
import { auditLog } from './audit-log';
import { logPages, readAhead, storedPages, type ReadPage } from './log-pages';
import { MemoryJournal } from './memory-journal';

async function filled(length: number): Promise<MemoryJournal> {
  const journal = new MemoryJournal();
  const log = chain(length);
  const epoch = await journal.claimEpoch(1);
  await journal.append(batch(epoch, log, { snapshot: snapshotAfter(log.at(-1)) }));
  return journal;
}

async function linesOf(read: ReadPage, journal: MemoryJournal): Promise<string[]> {
  const lines: string[] = [];
  for await (const page of logPages(read, await journal.head())) lines.push(...page.lines);
  return lines;
}

describe('the log page by page', () => {
  it('is the same where pages are asked for ahead, each once, and two are always on their way', async () => {
    const journal = await filled(4_321);
    const asked: number[] = [];
    const [given, ahead]: [number[], number[]] = [[], []];
    const watched: ReadPage = (from, limit) => {
      asked.push(from);
      return storedPages(journal)(from, limit);
    };
    const reader = readAhead(watched);
    const lines = await linesOf(async (from, limit) => {
      const page = await reader(from, limit);
      given.push(from);
      ahead.push(asked.filter((one) => one > from).length);
      return page;
    }, journal);
    expect(lines).toEqual(await linesOf(storedPages(journal), journal));
    expect(given).toEqual([1, 1_001, 2_001, 3_001, 4_001]);
    expect(ahead.every((count) => count >= 2)).toBe(true);
    for (const from of given) expect(asked.filter((one) => one === from)).toHaveLength(1);
  });

  it('tells of a page that cannot be read when it comes to it, not before', async () => {
    const journal = await filled(3_000);
    const read = readAhead(async (from, limit) => {
      if (from === 2_001) throw new StorageError('unreadable');
      return storedPages(journal)(from, limit);
    });
    const pages = logPages(read, await journal.head());
    expect((await pages.next()).value?.lines).toHaveLength(1_000);
    expect((await pages.next()).value?.lines).toHaveLength(1_000);
    await expect(pages.next()).rejects.toThrow('unreadable');
  });

  it('ends at the head of the moment, and refuses another log in its place', async () => {
    const journal = await filled(1_500);
    const head = await journal.head();
    const other = chain(1_800, 'other');
    const epoch = await journal.claimEpoch(1);
    await journal.replace({ ...batch(epoch, other), snapshot: snapshotAfter(other.at(-1)) });
    const all = async (): Promise<void> => {
      for await (const page of logPages(storedPages(journal), head)) expect(page.lines.length).toBeGreaterThan(0);
    };
    await expect(all()).rejects.toThrow(StorageError);
  });
});

describe('the check of a stored log', () => {
  it.each([1_000, 1_500])('names a line that nests too deep, also at the end of a page: seq %i', async (seq) => {
    const journal = await filled(2_000);
    const [before = ''] = await journal.lines(seq, 1);
    const deep = before.replace('{', `{"x":${'['.repeat(200)}${']'.repeat(200)},`);
    const read: ReadPage = async (from, limit) => {
      const { lines } = await storedPages(journal)(from, limit);
      return { lines: lines.map((line, index) => (from + index === seq ? deep : line)), areSound: null };
    };
    const outcome = await auditLog(journal, { now: 0, read });
    expect(outcome).toMatchObject({ ok: true, value: { verdict: expect.not.stringMatching('clean') } });
    expect(outcome.ok && outcome.value.first?.message).toContain('nested deeper than');
  });
});
