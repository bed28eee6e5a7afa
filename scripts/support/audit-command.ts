import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAudit, type AuditOptions } from '../../src/lib/audit/audit';
import { describeReport } from '../../src/lib/audit/describe-report';
import { maxLineCharacters } from '../../src/lib/base/json';
import { exitCodeOf } from '../../src/lib/audit/report';
import { readLines, UnreadableFileError } from './read-lines';

const usage = 'npm run audit -- FILE [--state STATE_JSON] [--head HEAD_JSON]';
const maxJsonBytes = 8 * 1024 * 1024;
/** A UTF-16 unit takes three bytes of UTF-8 at most. */
const maxLineBytes = 3 * maxLineCharacters;

/** Where the person stands, and where what is said goes. */
export interface AuditCommandPlace {
  folder: string;
  print(text: string): void;
}

/** Resolves to the exit code. */
export async function auditCommand(parameters: string[], place: AuditCommandPlace): Promise<0 | 1 | 2> {
  const unreadable = (line: string): 2 => {
    place.print(line);
    return 2;
  };
  const chosen = choose(parameters, place.folder);
  if (typeof chosen === 'string') return unreadable(`usage: ${usage}\n${chosen}`);
  const { file, ...others } = chosen;
  try {
    const options: AuditOptions = {};
    if (others.state !== undefined) options.state = await readJson(others.state);
    if (others.head !== undefined) options.head = await readJson(others.head);
    const audit = createAudit();
    for await (const line of readLines(file, maxLineBytes)) audit.add(line);
    const report = audit.finish(options);
    place.print(describeReport(report).join('\n'));
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return unreadable(`unreadable: ${error.line === 0 ? '' : `line ${error.line}: `}${error.message}`);
  }
}

/** The paths asked for, or what is wrong with the command line. */
function choose(
  parameters: string[],
  folder: string,
): string | { file: string; state?: string | undefined; head?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { state: { type: 'string' }, head: { type: 'string' } },
    });
    const [file, ...surplus] = positionals;
    if (file === undefined) return 'unreadable: no file was named';
    if (surplus.length > 0) return `unreadable: one file at a time, not ${positionals.length}`;
    const { state, head } = values;
    const found = (path: string): string => resolve(folder, path);
    return { file: found(file), state: state && found(state), head: head && found(head) };
  } catch (error) {
    return `unreadable: ${(error as Error).message}`;
  }
}

async function readJson(path: string): Promise<unknown> {
  try {
    if ((await stat(path)).size > maxJsonBytes)
      throw new UnreadableFileError(0, `${path} is longer than ${maxJsonBytes} bytes`);
    return JSON.parse(await readFile(path, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error;
    throw new UnreadableFileError(0, `${path}: ${(error as Error).message}`, { cause: error });
  }
}
