import { evolveStored } from '../agent/fold/evolve';
import { CorruptLogError, type Journal } from '../agent/fold/ports';
import { emptySnapshot, snapshot as snapshotSchema, type Snapshot } from '../agent/fold/snapshot';
import { failure, success, type Result } from '../base/result';
import { genesisHash } from '../events/genesis-hash';
import { linkProblem } from '../events/link-problem';
import { newerForm, readEvent } from '../events/log-event';
import type { Anchor } from '../bridge/anchor';
import { areRequestsTrue } from './read-back';

/** How far back the chain is checked at each start; events. After that a sound tail vouches for the whole, and the audit for the rest. */
const defaultTail = 200;
const page = 500;

export interface LoadedSnapshot {
  snapshot: Snapshot;
  /** It did not fit the log and was folded anew. */
  isRebuilt: boolean;
  /** Of the leadership that wrote the newest event; 0 for an empty log. */
  lastEpoch: number;
}

/**
 * The snapshot to start from. Where an anchor knows of more than is stored it is `data_lost`, also when nothing is. A missing or
 * unfitting one is folded anew, from its second copy on where that is whole, else from the whole log; a log whose chain is broken is `corrupt`, and one with events of a later build is `newer`:
 * the message names the first bad seq. Rejects with StorageError.
 */
export async function loadSnapshot(
  journal: Journal,
  anchors: readonly Anchor[] = [],
  checkedTail = defaultTail,
): Promise<Result<LoadedSnapshot, 'corrupt' | 'newer' | 'data_lost'>> {
  try {
    return await loadSound(journal, anchors, checkedTail);
  } catch (error) {
    if (error instanceof CorruptLogError) return failure('corrupt', error.message);
    throw error;
  }
}

async function loadSound(
  journal: Journal,
  anchors: readonly Anchor[],
  checkedTail: number,
): Promise<Result<LoadedSnapshot, 'corrupt' | 'newer' | 'data_lost'>> {
  const { snapshot: stored, last, replaced } = await journal.load();
  const valid = anchors.filter(({ epoch }) => epoch >= replaced); // the others are of a log that was replaced on purpose
  const ahead = valid.find(({ seq }) => seq > (last?.seq ?? 0));
  if (ahead) return failure('data_lost', `seq ${last?.seq ?? 0} is the newest of ${ahead.seq}`);
  if (!last) {
    const archived = await journal.archivedUpTo();
    if (archived > 0) return failure('corrupt', `seq ${archived + 1}: missing`); // the newest are never archived
    return stored === null
      ? success({ snapshot: emptySnapshot(), isRebuilt: false, lastEpoch: 0 })
      : failure('corrupt', 'a state is saved, but the log is empty');
  }
  const lastEpoch = typeof last['epoch'] === 'number' ? last['epoch'] : 0;
  const parsed = snapshotSchema.safeParse(stored);
  const isOfLog = parsed.success && parsed.data.run.last.seq === last.seq && parsed.data.run.last.hash === last.hash;
  const fits = isOfLog && (await areRequestsTrue(journal, parsed.data.run));
  // one that lies of its requests was changed by somebody: nothing but the log is believed then
  const known = fits ? parsed.data : isOfLog ? emptySnapshot() : await earlierState(journal, last.seq);
  const from = Math.max(1, Math.min(last.seq - checkedTail, known.run.last.seq) + 1);
  const folded = await foldFrom(journal, from, last.seq, known);
  if (!folded.ok) return folded;
  const snapshot = folded.value;
  for (const anchor of valid) {
    const found = await journal.event(anchor.seq);
    if (found?.hash === anchor.hash && snapshot.run.log === anchor.log) continue;
    return failure('data_lost', `seq ${anchor.seq} is another than it was`);
  }
  return success({ snapshot, isRebuilt: !fits, lastEpoch });
}

/** The fold of all that is stored, whatever the stored snapshot says. Rejects with CorruptLogError and StorageError. */
export async function rebuildSnapshot(journal: Journal, to: number): Promise<Snapshot> {
  const folded = await foldFrom(journal, 1, to, emptySnapshot());
  if (!folded.ok) throw new CorruptLogError(to, folded.message);
  return folded.value;
}

/** The second copy of the snapshot, where it is whole and of this log; else what stands before all events, for the fold of the whole log. */
async function earlierState(journal: Journal, lastSeq: number): Promise<Snapshot> {
  const parsed = snapshotSchema.safeParse(await journal.earlierSnapshot());
  if (!parsed.success || parsed.data.run.last.seq > lastSeq) return emptySnapshot();
  const { seq, hash } = parsed.data.run.last;
  const isOfLog = (await journal.event(seq))?.hash === hash;
  return isOfLog && (await areRequestsTrue(journal, parsed.data.run)) ? parsed.data : emptySnapshot();
}

/** Checks seq, chain and version of each event from `from` on; reads and folds those that come after `start`. */
async function foldFrom(
  journal: Journal,
  from: number,
  to: number,
  start: Snapshot,
): Promise<Result<Snapshot, 'corrupt' | 'newer'>> {
  let snapshot = start;
  let seq = from;
  let prev = from === 1 ? genesisHash : from === start.run.last.seq + 1 ? start.run.last.hash : null;
  while (seq <= to) {
    const events = await journal.events(seq, Math.min(page, to - seq + 1));
    if (events.length === 0) return failure('corrupt', `seq ${seq}: missing`);
    for (const event of events) {
      const problem = linkProblem(event, seq, prev);
      if (problem) return failure('corrupt', `seq ${seq}: ${problem}`);
      if (seq > start.run.last.seq) {
        const read = readEvent(event);
        if (!read.ok) return failure(read.code === 'newer' ? 'newer' : 'corrupt', `seq ${seq}: ${read.message}`);
        snapshot = evolveStored(snapshot, read.value);
      } else {
        const newer = newerForm(event); // with the right hash it is as it was written: reading all of it would tell no more
        if (newer !== null) return failure('newer', `seq ${seq}: ${newer}`);
      }
      prev = event.hash;
      seq += 1;
    }
  }
  return success(snapshot);
}
