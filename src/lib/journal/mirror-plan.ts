/** What stands at the end of a mirrored events.jsonl: its trailer. */
export interface MirroredEnd {
  log: string | null;
  /** How many events it holds; the last has this hash. */
  seq: number;
  hash: string;
  /** Where the trailer begins; bytes. */
  offset: number;
}

export type MirrorPlan =
  | { kind: 'nothing' }
  /** From this event on, in place of the trailer at `offset`. */
  | { kind: 'append'; from: number; offset: number }
  | { kind: 'rewrite' }
  /** What stands there is not this log's beginning, and may be the only copy of something else. */
  | { kind: 'ask' };

/**
 * What to do with a mirrored file. `file`: its end; null: there is no such file, or it is empty; `unknown`: it ends in something else.
 * `hashThere`: what our event at the file's seq has as its hash; null: we have none there. `isRedactedSince`: an event after it took
 * texts out of those before it.
 */
export function planMirror(
  file: MirroredEnd | 'unknown' | null,
  ours: {
    log: string | null;
    seq: number;
    hashThere: string | null;
    isRedactedSince: boolean;
    mayReplace: boolean;
  },
): MirrorPlan {
  if (file === null) return { kind: 'rewrite' };
  const isBeginning =
    file !== 'unknown' && file.log === ours.log && file.hash === ours.hashThere && file.seq <= ours.seq;
  if (!isBeginning) return { kind: ours.mayReplace ? 'rewrite' : 'ask' };
  if (ours.isRedactedSince) return { kind: 'rewrite' };
  return file.seq === ours.seq ? { kind: 'nothing' } : { kind: 'append', from: file.seq + 1, offset: file.offset };
}
