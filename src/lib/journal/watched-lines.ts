import { FileLinesError } from './file-lines';

/** How often it is told how far the reading has come, how long nothing else runs in this thread, ms, and when that is looked at. */
const tellEveryMs = 300;
const restEveryMs = 50;
const lookAfterLines = 32;

export interface LinesWatch {
  /** Milliseconds of any origin. */
  now(): number;
  /** Lets whatever else waits for this thread go first. */
  rest(): Promise<void>;
  /** Lines handed on so far. */
  tell(count: number): void;
  /** Whether whoever asked for the reading wants it no more; looked at first, and after each rest. */
  isCancelled(): boolean;
}

/**
 * Hands on the lines of a file, tells now and then how far it has come, and lets others go first: what is read of a file at hand would
 * keep its thread from answering until the page takes it for dead. Throws FileLinesError `cancelled`.
 */
export async function* watchedLines(lines: AsyncIterable<string>, watch: LinesWatch): AsyncGenerator<string> {
  if (watch.isCancelled()) throw new FileLinesError('cancelled');
  let count = 0;
  let [toldAt, restedAt] = [watch.now(), watch.now()];
  for await (const line of lines) {
    count += 1;
    if (count % lookAfterLines === 0 && watch.now() - restedAt > restEveryMs) {
      if (watch.now() - toldAt > tellEveryMs) {
        toldAt = watch.now();
        watch.tell(count);
      }
      await watch.rest();
      if (watch.isCancelled()) throw new FileLinesError('cancelled');
      restedAt = watch.now();
    }
    yield line;
  }
}
