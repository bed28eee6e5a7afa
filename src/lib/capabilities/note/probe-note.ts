import type { CapabilityContext } from '../../agent/fold/capability';

type ProbeContext = Omit<CapabilityContext, 'signal'>;

/**
 * Whether an action put a note, though its result is missing: the note names the action that last wrote it. A change commits in one
 * transaction with its result, so the answer is `not_done` wherever the store keeps its word; `done` is for a log that lost its end.
 */
export async function probePut(
  path: string,
  { notes, action }: ProbeContext,
): Promise<'done' | 'not_done' | 'unknown'> {
  try {
    const stored = await notes.read(path);
    return stored?.written_by === action ? 'done' : 'not_done';
  } catch {
    return 'unknown'; // storage failed: nothing is known of the note
  }
}

/** For what leaves nothing behind that names its action: a change would have committed with its result, and reading changes nothing. */
export function probeNothing(): Promise<'not_done'> {
  return Promise.resolve('not_done');
}
