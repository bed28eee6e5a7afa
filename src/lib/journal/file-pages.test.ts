import { expect, it } from 'vitest';
import { filePages, type FindSound } from './file-pages';
import type { LogPage } from './log-pages';

const lines = Array.from({ length: 1_100 }, (_, index) => String(index));
const findSound: FindSound = async (some) => some.map((line) => line !== '777');

async function* fileOf(some: readonly string[], end?: Error): AsyncGenerator<string> {
  yield* some;
  if (end) throw end;
}

async function read(pages: AsyncIterable<LogPage>): Promise<{ pages: LogPage[]; error: unknown }> {
  const all: LogPage[] = [];
  try {
    for await (const page of pages) all.push(page);
  } catch (error) {
    return { pages: all, error };
  }
  return { pages: all, error: null };
}

it('gives every line in order, with what was found of it', async () => {
  const { pages } = await read(filePages(fileOf(lines), findSound));
  expect(pages.flatMap((page) => page.lines)).toEqual(lines);
  expect(pages.flatMap((page) => page.areSound)).toEqual(lines.map((line) => line !== '777'));
});

it('gives all that came before a file broke off, then throws what it broke off with', async () => {
  const broken = new Error('the file was moved');
  const { pages, error } = await read(filePages(fileOf(lines, broken), findSound));
  expect(pages.flatMap((page) => page.lines)).toEqual(lines);
  expect(error).toBe(broken);
});

it('says of no line that it is sound where nobody looks', async () => {
  const { pages } = await read(filePages(fileOf(['a']), async () => null));
  expect(pages).toEqual([{ lines: ['a'], areSound: null }]);
});

it('has later pages looked at while one is used, but reads no further than those', async () => {
  let asked = 0;
  let given = 0;
  async function* counted(): AsyncGenerator<string> {
    for (const line of lines) {
      given += 1;
      yield line;
    }
  }
  const pages = filePages(counted(), async (some) => {
    asked += 1;
    return some.map(() => true);
  });
  await pages.next();
  expect(asked).toBe(3);
  expect(given).toBeLessThan(lines.length);
});

it('makes pages small where lines are long', async () => {
  const long = 'x'.repeat(900_000);
  const { pages } = await read(filePages(fileOf([long, long, long]), findSound));
  expect(pages.map((page) => page.lines.length)).toEqual([2, 1]);
});

it('closes the file when whoever reads leaves', async () => {
  let isClosed = false;
  async function* closing(): AsyncGenerator<string> {
    try {
      yield* lines;
    } finally {
      isClosed = true;
    }
  }
  for await (const page of filePages(closing(), findSound)) {
    expect(page.lines.length).toBeGreaterThan(0);
    break;
  }
  expect(isClosed).toBe(true);
});
