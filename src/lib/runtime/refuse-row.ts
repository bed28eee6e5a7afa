import type { Refusal, RowOutcome } from '../agent/fold/inbox-row';
import { LeadershipEnded } from './committer';
import type { RuntimePorts } from './ports';

/** Takes a row out of the inbox without a step, and leaves word of why. Rejects with LeadershipEnded. */
export async function refuseRow(
  { journal, clock }: Pick<RuntimePorts, 'journal' | 'clock'>,
  epoch: number,
  { order, id }: { order: number; id: string },
  code: Refusal,
  parameters: RowOutcome['parameters'] = {},
): Promise<void> {
  const outcome: RowOutcome = { id, ok: false, code, parameters, at: new Date(clock.now()).toISOString() };
  const row = { order, outcome };
  const told = await journal.append({ epoch, events: [], snapshot: null, row, notes: null, doneGoals: [] });
  if (!told.ok) throw new LeadershipEnded(told.code, told.message);
}

/** As `refuseRow`, for a row as it was found, which may be anything. */
export async function refuseUnread(
  ports: Pick<RuntimePorts, 'journal' | 'clock'>,
  epoch: number,
  { order, row }: { order: number; row: unknown },
  code: Refusal,
): Promise<void> {
  const isNamed = typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';
  await refuseRow(ports, epoch, { order, id: isNamed ? (row.id as string) : `row-${order}` }, code);
}
