import type { LogPage } from './log-pages';

/** Whether each of these lines is sound by itself (audit/sound-line.ts), found out by somebody else. Null: nobody could. Never rejects. */
export type FindSound = (lines: readonly string[]) => Promise<readonly boolean[] | null>;

/** So many lines are looked at in one go, or so many UTF-16 units. */
const pageLength = 250;
const pageCharacters = 1_000_000;

/** Pages that are looked at while one is used. */
const pagesAhead = 2;

/**
 * The lines of a file, page by page, with what was found of each while those before were used. Where the file breaks off, what came
 * before is given first, and then it is thrown.
 */
export async function* filePages(lines: AsyncIterable<string>, find: FindSound): AsyncGenerator<LogPage> {
  const ahead: Promise<LogPage>[] = [];
  let ending: { error: unknown } | null = null;
  try {
    for await (const page of pagesOf(lines)) {
      ahead.push(find(page).then((areSound) => ({ lines: page, areSound })));
      const next = ahead.length > pagesAhead ? ahead.shift() : undefined;
      if (next) yield await next;
    }
  } catch (error) {
    ending = { error };
  }
  for (const page of ahead) yield await page;
  if (ending) throw ending.error;
}

async function* pagesOf(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let page: string[] = [];
  let characters = 0;
  let ending: { error: unknown } | null = null;
  try {
    for await (const line of lines) {
      page.push(line);
      characters += line.length;
      if (page.length < pageLength && characters < pageCharacters) continue;
      yield page;
      [page, characters] = [[], 0];
    }
  } catch (error) {
    ending = { error };
  }
  if (page.length > 0) yield page;
  if (ending) throw ending.error;
}
