import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAudit, type AuditOptions } from '../src/lib/audit/audit';
import { describeReport } from '../src/lib/audit/describe-report';
import { maxLineCharacters } from '../src/lib/base/json';
import { exitCodeOf } from '../src/lib/audit/report';
import { readLines, UnreadableFileError } from './support/read-lines';

/**
 * Checks an exported log against the invariants: `npm run audit -- FILE [--state F] [--head F]`. The last line says the first bad
 * line with its invariant and seq, or that the log is clean. Exit code 0 clean, 1 violated or truncated, 2 unreadable.
 */
const usage = 'npm run audit -- FILE [--state STATE_JSON] [--head HEAD_JSON]';
const maxJsonBytes = 8 * 1024 * 1024;
/** A UTF-16 unit takes three bytes of UTF-8 at most. */
const maxLineBytes = 3 * maxLineCharacters;

process.exitCode = await main(process.argv.slice(2));

async function main(parameters: string[]): Promise<0 | 1 | 2> {
  const chosen = choose(parameters);
  if (typeof chosen === 'string') return unreadable(`usage: ${usage}\n${chosen}`);
  const { file, ...others } = chosen;
  try {
    const options: AuditOptions = {};
    if (others.state !== undefined) options.state = await readJson(others.state);
    if (others.head !== undefined) options.head = await readJson(others.head);
    const audit = createAudit();
    for await (const line of readLines(file, maxLineBytes)) audit.add(line);
    const report = audit.finish(options);
    console.log(describeReport(report).join('\n'));
    return exitCodeOf(report);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return unreadable(`unreadable: ${error.line === 0 ? '' : `line ${error.line}: `}${error.message}`);
  }
}

function unreadable(line: string): 2 {
  console.log(line);
  return 2;
}

/** The paths asked for, or what is wrong with the command line. */
function choose(
  parameters: string[],
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
    return { file: found(file), state: values.state && found(values.state), head: values.head && found(values.head) };
  } catch (error) {
    return `unreadable: ${(error as Error).message}`;
  }
}

/** npm runs a script in the project's root: a path is meant from where the person stood. */
function found(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
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
