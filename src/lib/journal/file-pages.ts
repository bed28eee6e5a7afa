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
  let page: string[] = [];
  let characters = 0;
  let breakOff: { error: unknown } | null = null;
  function look(): void {
    const looked = page;
    ahead.push(find(looked).then((areSound) => ({ lines: looked, areSound })));
    [page, characters] = [[], 0];
  }
  try {
    for await (const line of lines) {
      page.push(line);
      characters += line.length;
      if (page.length < pageLength && characters < pageCharacters) continue;
      look();
      const next = ahead.length > pagesAhead ? ahead.shift() : undefined;
      if (next) yield await next;
    }
  } catch (error) {
    breakOff = { error };
  }
  if (page.length > 0) look();
  for (const next of ahead) yield await next;
  if (breakOff) throw breakOff.error;
}
