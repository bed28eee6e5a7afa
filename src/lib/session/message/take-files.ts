import type { Heard } from '../send/sender.svelte';
import type { NewRow } from '../send/outbox';
import type { BroughtFile } from './brought-files.svelte';
import { readTextFile, type ReadTextFile } from './read-text-file';

/** Why a file did not become a note. */
export type FileProblem =
  | Extract<ReadTextFile, { ok: false }>
  | { ok: false; why: 'folder' | 'too_many' }
  | { ok: false; why: 'refused'; heard: Extract<Heard, { ok: false }> };

export interface TakenFiles {
  /** Of the notes, in order. */
  paths: string[];
  problems: { name: string; problem: FileProblem }[];
}

/** So many at a time: a folder's worth by mistake would bury the notes. */
export const mostFiles = 20;

/** One after the other, so that they stand in the notes and the log as they were brought. Never rejects. */
export async function takeFiles(
  files: readonly BroughtFile[],
  send: (row: NewRow) => Promise<Heard>,
): Promise<TakenFiles> {
  const taken: TakenFiles = { paths: [], problems: [] };
  for (const [at, { name, file }] of files.entries()) {
    const end = at < mostFiles ? await takeFile(name, file, send) : ({ ok: false, why: 'too_many' } as const);
    if (typeof end === 'string') taken.paths.push(end);
    else taken.problems.push({ name, problem: end });
  }
  return taken;
}

async function takeFile(
  name: string,
  file: File | null,
  send: (row: NewRow) => Promise<Heard>,
): Promise<string | FileProblem> {
  if (file === null) return { ok: false, why: 'folder' };
  const read = await readTextFile(file);
  if (!read.ok) return read;
  const heard = await send({ kind: 'file', name, content: read.content });
  return heard.ok ? String(heard.parameters['path']) : { ok: false, why: 'refused', heard };
}
