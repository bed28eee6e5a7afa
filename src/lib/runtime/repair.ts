import type { Catalogue } from '../agent/fold/capability';
import { inboxRow } from '../agent/fold/inbox-row';
import type { WaitingRow } from '../agent/fold/ports';
import { clearLog } from './clear-log';
import { loadedCode } from './loaded-code';
import type { RuntimePorts } from './ports';
import { refuseUnread } from './refuse-row';

/**
 * Takes a row over a log on which nothing can act: only one that puts another log in its place does anything. Whether it did. Rejects
 * with LeadershipEnded.
 */
export async function repairBy(
  ports: RuntimePorts,
  epoch: number,
  catalogue: Catalogue,
  waiting: WaitingRow,
): Promise<boolean> {
  const { data: row } = inboxRow.safeParse(waiting.row);
  if (row?.kind === 'clear') {
    await clearLog(ports, { epoch }, catalogue, row, waiting.order);
    return true;
  }
  if (row?.kind === 'import') {
    const code = await loadedCode(() => import('./replace-log'));
    const end = await code?.replaceLog(ports, { epoch }, catalogue, row, waiting.order);
    if (end === undefined) await refuseUnread(ports, epoch, waiting, 'unreadable');
    return end === 'replaced';
  }
  await refuseUnread(ports, epoch, waiting, row ? 'halted' : 'unreadable');
  return false;
}
