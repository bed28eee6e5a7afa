import { changesOf } from '../agent/changes';
import type { Catalogue } from '../agent/capability';
import type { RowOf, RowOutcome } from '../agent/inbox-row';
import type { LogReplacement } from '../agent/ports';
import { step } from '../agent/step';
import { emptySnapshot, type Snapshot } from '../agent/snapshot';
import { Turn, type StepContext } from '../agent/turn';
import type { Language } from '../base/language';
import type { LogEvent } from '../events/log-event';
import { Committer, LeadershipEnded } from './committer';
import type { ReadLog, RuntimePorts } from './ports';

export type Replacement = 'replaced' | 'refused';

/** Clear and import: the whole log is exchanged in one transaction, or nothing is changed and the outcome says why. */
export async function replaceLog(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  catalogue: Catalogue,
  row: RowOf<'import'> | RowOf<'clear'>,
  order: number,
): Promise<Replacement> {
  const now = ports.clock.now();
  const at = new Date(now).toISOString();
  async function refuse(
    code: NonNullable<RowOutcome['code']>,
    parameters: RowOutcome['parameters'],
  ): Promise<Replacement> {
    const outcome: RowOutcome = { id: row.id, ok: false, code, parameters, at };
    const told = await ports.journal.append({
      epoch: leader.epoch,
      events: [],
      snapshot: null,
      row: { order, outcome },
      notes: null,
      doneGoals: [],
    });
    if (!told.ok) throw new LeadershipEnded(told.code, told.message);
    return 'refused';
  }
  const taken: { order: number; outcome: RowOutcome } = {
    order,
    outcome: { id: row.id, ok: true, code: null, parameters: {}, at },
  };
  if (row.kind === 'clear') {
    const epoch = await ports.journal.claimEpoch(leader.epoch + 1); // what is known elsewhere of the log before is of an older one
    const context = { now, epoch, random: ports.random, catalogue, underWay: null };
    const { events, snapshot } = step(emptySnapshot(), { kind: 'started', rebuilt: false, lang: row.lang }, context);
    return put(ports, leader, { events, snapshot, row: taken, doneGoals: [] }, epoch);
  }

  if (leader instanceof Committer && !isEmpty(leader.snapshot))
    return refuse('not_empty', { events: leader.snapshot.run.last.seq });
  const lines = ports.linesOf(row.file);
  if (!lines) return refuse('unreadable', {});
  const read = await readingOf(ports, lines);
  if (read === 'unreadable') return refuse('unreadable', {});
  if (!read.ok) return refuse('malformed_import', { line: read.problem.line, reason: read.problem.reason });
  const { value } = read;
  // above every leadership that wrote in it, so that whatever lives elsewhere under its epochs stays refused here
  const epoch = await ports.journal.claimEpoch(value.epoch + 1);
  const context = { now, epoch, random: ports.random, catalogue, underWay: null };
  const count = value.events.length;
  const settled = settledHere(value.snapshot, count, row.lang, context);
  const events = [...(value.events as unknown as LogEvent[]), ...settled.events];
  taken.outcome.parameters = { count };
  const keepsNotes = !(leader instanceof Committer); // a repair: the notes were never the damaged part
  return put(
    ports,
    leader,
    { events, snapshot: settled.snapshot, row: taken, doneGoals: value.doneGoals, keepsNotes },
    epoch,
  );
}

/** What an import adds of its own: that it took place, that it rests, and that nobody here knows how a running action ended. */
function settledHere(
  imported: Snapshot,
  count: number,
  lang: Language,
  context: StepContext,
): { events: LogEvent[]; snapshot: Snapshot } {
  const turn = new Turn(imported, context);
  const told = turn.add(
    { type: 'lifecycle', name: 'imported', reason: 'events', detail: String(count) },
    { trigger: null, lang },
  );
  if (turn.run.halt?.seq === told.seq) {
    turn.say('monologue', 'monologue.imported', { count }, { trigger: told.seq, decision: null, lang });
  }
  const { executing } = turn.run;
  if (!executing) return turn;
  const lost = step(turn.snapshot, { kind: 'probed', action: executing, end: 'unknown' }, context);
  return { events: [...turn.events, ...lost.events], snapshot: lost.snapshot };
}

/** A file that cannot be read to its end is as good as none. */
async function readingOf(ports: RuntimePorts, lines: AsyncIterable<string>): Promise<ReadLog | 'unreadable'> {
  try {
    return await ports.readExportedLog(lines);
  } catch {
    return 'unreadable'; // moved, or taken away, or no text: whatever it was, the person chooses the file again
  }
}

async function put(
  ports: RuntimePorts,
  leader: Committer | { epoch: number },
  batch: Omit<LogReplacement, 'epoch'>,
  epoch: number,
): Promise<Replacement> {
  await ports.checkpoint?.('before_commit');
  const replaced = await ports.journal.replace({ ...batch, changes: changesOf(batch.events), epoch });
  if (!replaced.ok) throw new LeadershipEnded(replaced.code, replaced.message);
  if (leader instanceof Committer) leader.adopt(batch.snapshot, epoch);
  ports.onCommit(batch.snapshot.run.last.seq);
  return 'replaced';
}

/** Nothing of the person's is in it yet: only starts, and the question that a first start asks. */
function isEmpty({ state, run }: Snapshot): boolean {
  return state.input.source === null && state.plan.purpose === null && run.queue.length === 0;
}
