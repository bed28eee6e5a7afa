import type { Retention } from '../lib/agent/retention';
import { readImport, type ReadImport } from '../lib/journal/read-import';
import { watchedLines } from '../lib/journal/watched-lines';
import { soundLines } from './sound-lines';

/** Reads one file that is brought in, with a helping thread; `tell` hears of the lines so far. */
export class ImportReader {
  #isCancelled = false;

  constructor(
    private readonly moduleUrl: string,
    private readonly tell: (lines: number) => void,
  ) {}

  cancel(): void {
    this.#isCancelled = true;
  }

  async read(lines: AsyncIterable<string>, retention: Retention): Promise<ReadImport> {
    const helper = soundLines(this.moduleUrl);
    const watched = watchedLines(lines, {
      now: () => performance.now(),
      rest: () => new Promise((resolve) => setTimeout(resolve)),
      tell: this.tell,
      isCancelled: () => this.#isCancelled,
    });
    try {
      return await readImport(watched, retention, helper.find);
    } finally {
      helper.close();
    }
  }
}
