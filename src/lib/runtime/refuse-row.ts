import type { Refusal, RowOutcome } from '../agent/inbox-row';
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
