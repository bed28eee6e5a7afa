import type { CliCommand, CliContext } from './cli-command';
import { headOf, quoted, tokensOf, type Token } from './grammar';
import { readNoteLines } from '../data/notes';

/** The rest of the word that is being typed at the end of a line; empty where nothing is known. */
export async function completionOf(line: string, context: CliContext): Promise<string> {
  const { tokens } = tokensOf(line);
  const last = tokens.at(-1);
  if (last?.kind !== 'word' || /\s$/.test(line)) return '';
  const typed = line.slice(last.at);
  const candidates = await candidatesFor(tokens.slice(0, -1), typed, context);
  return restOf(typed, candidates);
}

/** What must be added to `typed` to make it the first candidate that begins so. */
function restOf(typed: string, candidates: readonly string[]): string {
  const found = candidates.find((candidate) => candidate.length > typed.length && candidate.startsWith(typed));
  return found?.slice(typed.length) ?? '';
}

async function candidatesFor(before: readonly Token[], typed: string, context: CliContext): Promise<readonly string[]> {
  const sign = before.findLastIndex(({ kind }) => kind !== 'word');
  const words = before.slice(sign + 1).map(({ text }) => text);
  const kind = before[sign]?.kind;
  if (kind === 'write' || kind === 'append') return words.length === 0 ? notePaths(context) : [];
  const [name] = words;
  if (name === undefined) {
    const slash = kind === undefined && typed.startsWith('/') ? '/' : '';
    return namesFor(kind, context.commands).map((known) => `${slash}${known}`);
  }
  const command = context.commands.find((known) => known.name === headOf(name).name);
  if (!command) return [];
  if (command.reads === 'text') return words.length === 1 ? (command.prints ?? []) : [];
  return (await argumentsOf(command, words.slice(1), typed, context)).map(quoted);
}

function namesFor(sign: Token['kind'] | undefined, commands: readonly CliCommand[]): string[] {
  return commands.filter(({ reads }) => (reads === 'filter') === (sign === 'pipe')).map(({ name }) => name);
}

async function argumentsOf(
  command: CliCommand,
  before: readonly string[],
  typed: string,
  context: CliContext,
): Promise<readonly string[]> {
  const { options = {} } = command;
  if (typed.startsWith('--')) return Object.keys(options).map((option) => `--${option}`);
  const option = /^--(.+)$/.exec(before.at(-1) ?? '')?.[1];
  const values = option !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
  if (values !== undefined) return Array.isArray(values) ? (values as readonly string[]) : [];
  return (await command.completes?.(before, context)) ?? [];
}

/** Notes, and the folders that they are in. */
export async function notePaths({ database }: Pick<CliContext, 'database'>): Promise<string[]> {
  const paths = (await readNoteLines(database)).map(({ path }) => path);
  const folders = paths.flatMap((path) => (path.includes('/') ? [path.slice(0, path.lastIndexOf('/') + 1)] : []));
  return [...new Set([...folders, ...paths])];
}
