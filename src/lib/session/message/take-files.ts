import type { Heard } from '../send/sender.svelte';
import type { NewRow } from '../send/outbox';
import type { BroughtFile } from './brought-files.svelte';
import type { BroughtPicture } from '../../agent/fold/inbox-row';
import { pictureLimits } from '../../events/picture';
import { isPictureFile, readPictureFile, type PictureProblem } from './read-picture-file';
import { readTextFile, type ReadTextFile } from './read-text-file';

/** Why a file became neither a note nor a picture of the message. */
export type FileProblem =
  | Extract<ReadTextFile, { ok: false }>
  | PictureProblem
  | { ok: false; why: 'folder' | 'too_many' | 'too_many_pictures' }
  | { ok: false; why: 'refused'; heard: Extract<Heard, { ok: false }> };

export interface TakenFiles {
  /** Of the notes, in order. */
  paths: string[];
  problems: { name: string; problem: FileProblem }[];
  pictures: BroughtPicture[];
  /** Names of those that move, of which the first frame is there. */
  still: string[];
}

/** So many at a time: a folder's worth by mistake would bury the notes. */
export const mostFiles = 20;

/**
 * One after the other, so that they stand in the notes, the message and the log as they were brought. `room`: for pictures. Never rejects.
 */
export async function takeFiles(
  files: readonly BroughtFile[],
  send: (row: NewRow) => Promise<Heard>,
  room: number = pictureLimits.count,
): Promise<TakenFiles> {
  const taken: TakenFiles = { paths: [], problems: [], pictures: [], still: [] };
  for (const [at, { name, file }] of files.entries()) {
    const problem = at < mostFiles ? await takeOne(name, file) : ({ ok: false, why: 'too_many' } as const);
    if (problem) taken.problems.push({ name, problem });
  }
  return taken;

  /** Null: nothing stood against it. */
  async function takeOne(name: string, file: File | null): Promise<FileProblem | null> {
    if (file && isPictureFile(file)) return takePicture(name, file);
    const end = await takeFile(name, file, send);
    if (typeof end !== 'string') return end;
    taken.paths.push(end);
    return null;
  }

  async function takePicture(name: string, file: File): Promise<FileProblem | null> {
    if (taken.pictures.length >= room) return { ok: false, why: 'too_many_pictures' };
    const read = await readPictureFile(file);
    if (!read.ok) return read;
    taken.pictures.push(read.picture);
    if (read.isAnimated) taken.still.push(name);
    return null;
  }
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
