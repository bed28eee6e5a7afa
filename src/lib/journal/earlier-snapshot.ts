import type { Batch, LogRewrite } from '../agent/fold/ports';

/** A second copy of the snapshot is kept whenever the log has grown by so many events: a broken one then costs no reading of the whole log. */
const keptEvery = 250;

/** Whether the snapshot of a batch is kept twice. A text that is taken out stood in the second copy as well, so that one is then made anew. */
export function isKeptTwice(batch: Pick<Batch, 'events'> & Partial<Pick<LogRewrite, 'rewritten'>>): boolean {
  return batch.rewritten !== undefined || batch.events.some(({ seq }) => seq % keptEvery === 0);
}
