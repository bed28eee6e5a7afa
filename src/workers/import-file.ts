import type { Retention } from '../lib/agent/fold/retention';
import type { ReadImport, TabLine } from '../lib/runtime/ports';

/** The lines of a file that is brought in; null for what is no file. The tabs hear how far it is read. */
export function linesOfImport(file: unknown, line: TabLine, isCancelled: () => boolean): AsyncIterable<string> | null {
  return file instanceof Blob ? linesOfFile(file, line, isCancelled) : null;
}

/** As RuntimePorts wants it. `moduleUrl`: of the module that answers as Agent, for a thread that helps. */
export async function readImportFile(
  lines: AsyncIterable<string>,
  retention: Retention,
  moduleUrl: string,
): Promise<ReadImport> {
  const [{ readImport }, { soundLines }, { broughtNotes }] = await Promise.all([
    import('../lib/journal/read-import'),
    import('./sound-lines'),
    import('../lib/capabilities/note/brought-notes'),
  ]);
  const helper = soundLines(moduleUrl);
  try {
    return await readImport(lines, retention, helper.find, broughtNotes);
  } finally {
    helper.close();
  }
}

async function* linesOfFile(file: Blob, line: TabLine, isCancelled: () => boolean): AsyncGenerator<string> {
  const { importLines } = await import('./import-lines');
  yield* importLines(file, { tell: (lines) => line.post({ kind: 'importing', lines }), isCancelled });
}
