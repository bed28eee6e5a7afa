import type { StoredNote } from '../agent/fold/capability';
import type { AbortSignalLike } from '../base/ports';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type * as FirstWords from '../reflex/answers/first-words';
import type * as Judge from './rules/judge';

/** A note; null: there is none, or it cannot be read. */
export type NoteReader = (path: string) => Promise<Pick<StoredNote, 'content' | 'taint'> | null>;

let judge: typeof Judge | null = null;
let firstWords: typeof FirstWords | null = null;

/** What judges a message comes in when it is first needed, or before where a test counts turns. */
export async function loadReflex(): Promise<typeof Judge> {
  return (judge ??= await import('./rules/judge'));
}

async function loadFirst(): Promise<typeof FirstWords> {
  return (firstWords ??= await import('../reflex/answers/first-words'));
}

/** Somebody is about to be answered: what that needs comes beside the rest. What does not come is asked for again when it is needed. */
export async function prepareReflex(): Promise<void> {
  await Promise.all([loadReflex(), loadFirst()]);
}

/** The mind that needs no model, and the one that is there on first open. */
export function createReflex(readNote: NoteReader = () => Promise.resolve(null)): Deliberator {
  return {
    name: 'Reflex',
    isRules: true,
    async deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
      // on first open nothing but that question is needed before somebody speaks
      const isFirst = pack.why === 'start' && !pack.purpose;
      const decided = isFirst ? (firstWords ?? (await loadFirst())).askFirst(pack) : await judged(pack, readNote);
      if (signal.aborted) throw new DOMException('deliberation was stopped', 'AbortError');
      return decided;
    },
  };
}

async function judged(pack: ContextPack, readNote: NoteReader): Promise<unknown> {
  const { decideBy, notesFor } = judge ?? (await loadReflex());
  const texts = await Promise.all(notesFor(pack).map(async (path) => [path, await readNote(path)] as const));
  // what is decided has no more taint than the pack: so texts of others have no part in it
  const own = texts.flatMap(([path, note]) => (note?.taint.length === 0 ? [[path, note.content] as const] : []));
  return decideBy(pack, new Map(own));
}
