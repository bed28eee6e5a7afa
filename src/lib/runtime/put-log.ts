import { changesOf } from '../agent/fold/evolve-change';
import type { RowOutcome } from '../agent/fold/inbox-row';
import type { LogReplacement } from '../agent/fold/ports';
import { Committer, LeadershipEnded } from './committer';
import type { RuntimePorts } from './ports';

/**
 * Another log in place of the one there is, under a leadership of its own. `changes`: of all its events; read from those that are
 * not archived without it. Rejects with LeadershipEnded:
 * then nothing was changed.
 */
export async function putLog(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  batch: Omit<LogReplacement, 'epoch'>,
  epoch: number,
): Promise<void> {
  await ports.checkpoint?.('before_commit');
  const { changes = changesOf(batch.events) } = batch;
  const replaced = await ports.journal.replace({ ...batch, changes, epoch });
  if (!replaced.ok) throw new LeadershipEnded(replaced.code, replaced.message);
  if (leader instanceof Committer) leader.adopt(batch.snapshot, epoch);
  ports.onCommit(batch.snapshot.run.last.seq);
}

/** A row that did what it asked for. `now`: ms since 1970 UTC. */
export function takenRow(
  { order, id }: { order: number; id: string },
  now: number,
  parameters: RowOutcome['parameters'],
): { order: number; outcome: RowOutcome } {
  return { order, outcome: { id, ok: true, code: null, parameters, at: new Date(now).toISOString() } };
}
