import { linesOf } from '../lib/journal/file-lines';
import { importLimits } from '../lib/journal/import-limits';
import { watchedLines, type LinesWatch } from '../lib/journal/watched-lines';

/** The lines of a file that is brought in, read so that this thread can still be heard. */
export function importLines(file: Blob, watch: Pick<LinesWatch, 'tell' | 'isCancelled'>): AsyncIterable<string> {
  return watchedLines(linesOf(file, importLimits.lineCharacters), {
    now: () => performance.now(),
    rest: () => new Promise((resolve) => setTimeout(resolve)),
    ...watch,
  });
}
