import type { Catalogue } from '../agent/fold/capability';
import type { RowOf } from '../agent/fold/inbox-row';
import { emptySnapshot } from '../agent/fold/snapshot';
import { step } from '../agent/step/step';
import type { Committer } from './committer';
import type { RuntimePorts } from './ports';
import { putLog, takenRow } from './put-log';

/** A new, empty log in place of all there was, in one transaction. Rejects with LeadershipEnded. */
export async function clearLog(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  catalogue: Catalogue,
  row: RowOf<'clear'>,
  order: number,
): Promise<void> {
  const now = ports.clock.now();
  const epoch = await ports.journal.claimEpoch(leader.epoch + 1); // what is known elsewhere of the log before is of an older one
  const context = { now, epoch, random: ports.random, catalogue, underWay: null };
  const { events, snapshot } = step(emptySnapshot(), { kind: 'started', rebuilt: false, lang: row.lang }, context);
  const taken = takenRow({ order, id: row.id }, now, {});
  await putLog(ports, leader, { events, snapshot, row: taken, doneGoals: [] }, epoch);
}
