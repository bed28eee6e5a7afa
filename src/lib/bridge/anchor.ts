import * as z from 'zod/mini';

/** The newest event that was known to be stored, kept outside the store: a damaged store can open as an empty one without any error. */
const anchor = z.object({
  /** Random id of the log. */
  log: z.string(),
  /** Of the leadership that wrote the event. */
  epoch: z.int(),
  seq: z.int(),
  hash: z.string(),
});
export type Anchor = z.infer<typeof anchor>;

/** Null for anything else: what cannot be read is as good as none. */
export function readAnchor(text: string | null): Anchor | null {
  if (text === null) return null;
  try {
    const read = anchor.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether `one` is of a later leadership, or a later event of the same. */
export function isNewer(one: Anchor, other: Anchor): boolean {
  return one.epoch > other.epoch || (one.epoch === other.epoch && one.seq > other.seq);
}
