import { isUntouched } from '../agent/fold/snapshot';
import type { Catalogue } from '../agent/fold/capability';
import type { RowOf, RowOutcome } from '../agent/fold/inbox-row';
import { defaultRetention, type Retention } from '../agent/fold/retention';
import { UnfitEventError, type StepContext } from '../agent/step/turn';
import type { Language } from '../base/language';
import { hasPlainDistress } from '../care/plain-distress';
import { broughtIn, fromState, settledHere } from './brought-in';
import { Committer, LeadershipEnded } from './committer';
import type { ReadImport, RuntimePorts } from './ports';
import { putLog, takenRow } from './put-log';
import { refuseRow } from './refuse-row';

export type Replacement = 'replaced' | 'refused';

/**
 * Import: the whole log is exchanged in one transaction, or nothing is changed and the outcome says why. What waits behind it is taken
 * after it, since it only goes into an empty app; should it end this thread, the next leader drops it.
 */
export async function replaceLog(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  catalogue: Catalogue,
  row: RowOf<'import'>,
  order: number,
): Promise<Replacement> {
  const now = ports.clock.now();
  async function refuse(
    code: NonNullable<RowOutcome['code']>,
    parameters: RowOutcome['parameters'],
  ): Promise<Replacement> {
    await refuseRow(ports, leader.epoch, { order, id: row.id }, code, parameters);
    return 'refused';
  }
  const hasDistress = (await ports.hasDistress?.()) ?? hasPlainDistress;
  const care = { hasDistress, today: () => ports.zone.dateAt(now) };
  const contextOf = (epoch: number): StepContext => ({
    now,
    epoch,
    random: ports.random,
    catalogue,
    underWay: null,
    care,
  });

  if (leader instanceof Committer && !isUntouched(leader.snapshot))
    return refuse('not_empty', { events: leader.snapshot.run.last.seq });
  const begun = await ports.journal.beginRow(leader.epoch, order);
  if (!begun.ok) throw new LeadershipEnded(begun.code, begun.message);
  if (!begun.value) return drop(ports, leader, row, order);
  const read = await readingOf(ports, row);
  if (ports.isWithdrawn?.(row.id)) return refuse('import_cancelled', {});
  if (read === 'unreadable') return refuse('unreadable', {});
  if (!read.ok) {
    const { line, reason, name } = read.problem;
    return refuse('malformed_import', { line, reason, ...(name !== undefined && { name }) });
  }
  if (!isFit(() => tried(read, row.lang, contextOf(leader.epoch))))
    return refuse('malformed_import', { line: 0, reason: 'state' });
  // above every leadership that wrote in it, so that whatever lives elsewhere under its epochs stays refused here
  const epoch = await ports.journal.claimEpoch(('value' in read ? read.value.epoch : leader.epoch) + 1);
  const { count, rules, ...brought } = await broughtIn(read, row.lang, contextOf(epoch), (events) =>
    ports.packLog(events, retentionOf(ports)),
  );
  const keepsNotes = !(leader instanceof Committer); // a repair: the notes were never the damaged part
  const taken = takenRow({ order, id: row.id }, now, { count, kind: read.kind, rules });
  await putLog(ports, leader, { ...brought, row: taken, keepsNotes }, epoch);
  return 'replaced';
}

/** Its first reading never came to an end, and a second would end no better: it makes way for what waits behind it, with a word. */
async function drop(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  row: RowOf<'import'>,
  order: number,
): Promise<Replacement> {
  if (leader instanceof Committer) await leader.commit({ kind: 'row', row }, null, { order });
  else await refuseRow(ports, leader.epoch, { order, id: row.id }, 'import_died');
  return 'refused';
}

/** A file that cannot be read to its end is as good as none. */
async function readingOf(ports: RuntimePorts, row: RowOf<'import'>): Promise<ReadImport | 'unreadable'> {
  try {
    const lines = ports.linesOf(row.file, row.id);
    if (lines === null) return 'unreadable';
    return await ports.readImport(lines, retentionOf(ports));
  } catch {
    return 'unreadable'; // moved, or taken away: whatever it was, the person chooses the file again
  }
}

/** What it would add of its own, which may not fit one event. */
function tried(read: Extract<ReadImport, { ok: true }>, lang: Language, context: StepContext): void {
  if (read.kind === 'state') fromState(read.state, lang, context);
  else if (read.kind !== 'document') settledHere(read, lang, context);
}

function retentionOf({ retention = defaultRetention }: RuntimePorts): Retention {
  return retention;
}

function isFit(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch (error) {
    if (error instanceof UnfitEventError) return false;
    throw error;
  }
}
