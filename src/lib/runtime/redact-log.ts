import type { Catalogue } from '../agent/fold/capability';
import { changesOf } from '../agent/fold/evolve-change';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import { evolveStored } from '../agent/fold/evolve';
import type { RowOf } from '../agent/fold/inbox-row';
import { StorageError, type Journal, type StoredLogEvent } from '../agent/fold/ports';
import { emptySnapshot, type Goal, type Snapshot } from '../agent/fold/snapshot';
import { Turn, UnfitEventError } from '../agent/step/turn';
import { isJsonObject } from '../base/json';
import { readEvent } from '../events/log-event';
import { withoutTexts } from '../events/redaction';
import type { SummaryBody } from '../events/summary';
import { LeadershipEnded, type Committer } from './committer';
import type { RuntimePorts } from './ports';
import { refuseRow } from './refuse-row';

/** Events a read. */
const page = 500;

/**
 * Takes texts out of stored events, for good: each is replaced by its commitment, a `redacted` event for each changed one says where,
 * and the snapshot is folded anew from what is left, all in one transaction. A summary that tells of one of them goes with it, and so does what
 * was built on that. What is not there changes nothing. Rejects with LeadershipEnded and StorageError.
 */
export async function redactLog(
  ports: RuntimePorts,
  committer: Committer,
  catalogue: Catalogue,
  row: RowOf<'redact'>,
  order: number,
): Promise<'redacted' | 'refused'> {
  const { journal, clock, random } = ports;
  const { epoch, snapshot: before } = committer;
  const rewritten = new Map<number, StoredLogEvent>();
  const targets = merged(row.targets);
  for (const [seq, pointers] of targets) {
    const stored = await journal.event(seq);
    const changed = stored && withoutTexts(stored, pointers);
    if (!changed) return refuse('not_redactable', { seq });
    rewritten.set(seq, changed);
  }
  if (rewritten.size === 0) return refuse('not_redactable', {});

  const { snapshot, doneGoals } = await foldWith(journal, rewritten, before.run.last.seq, targets);
  const now = clock.now();
  const turn = new Turn(snapshot, { now, epoch, random, catalogue, underWay: null });
  try {
    for (const [target, pointers] of [...targets].sort(([left], [right]) => left - right)) {
      turn.add({ type: 'redacted', target, pointers, asked_by: 'user' }, { trigger: target, lang: row.lang });
    }
  } catch (error) {
    if (!(error instanceof UnfitEventError)) throw error;
    return refuse('event_too_large', { length: error.bytes, limit: error.limit });
  }
  await ports.checkpoint?.('before_commit');
  const parameters = { count: rewritten.size };
  const outcome = { id: row.id, ok: true, code: null, parameters, at: new Date(now).toISOString() };
  const written = await journal.rewrite({
    epoch,
    events: turn.events,
    snapshot: turn.snapshot,
    row: { order, outcome },
    notes: null,
    doneGoals,
    changes: changesOf([...rewritten.values()]), // the history of rules names folders, too
    rewritten: [...rewritten.values()],
    blobs: { added: [], dropped: [...rewritten.values()].flatMap(picturesGone) },
  });
  if (!written.ok) throw new LeadershipEnded(written.code, written.message);
  committer.adopt(turn.snapshot, epoch); // what it had at hand may hold the text
  ports.onCommit(turn.run.last.seq);
  return 'redacted';

  async function refuse(
    code: 'not_redactable' | 'event_too_large',
    parameters: Record<string, number>,
  ): Promise<'refused'> {
    await refuseRow(ports, epoch, { order, id: row.id }, code, parameters);
    return 'refused';
  }
}

/** Hashes of the pictures of an event whose salt is no text any more: nothing can tell any longer that they were of it. */
function picturesGone(stored: StoredLogEvent): string[] {
  const { pictures } = stored;
  return (Array.isArray(pictures) ? pictures : []).flatMap((one) =>
    isJsonObject(one) && isJsonObject(one['salt']) && typeof one['hash'] === 'string' ? [one['hash']] : [],
  );
}

/** Each event once, in order, each place once. */
function merged(targets: RowOf<'redact'>['targets']): Map<number, string[]> {
  const places = new Map<number, Set<string>>();
  for (const { seq, pointers } of targets.toSorted((left, right) => left.seq - right.seq)) {
    const known = places.get(seq) ?? new Set();
    for (const pointer of pointers) known.add(pointer);
    if (known.size > 0) places.set(seq, known);
  }
  return new Map([...places].map(([seq, pointers]) => [seq, [...pointers].sort()]));
}

/** The whole log, with some of its events changed: those of `changed`, and the summaries that told of them, which both then hold as well. */
async function foldWith(
  journal: Journal,
  changed: Map<number, StoredLogEvent>,
  to: number,
  targets: Map<number, string[]>,
): Promise<{ snapshot: Snapshot; doneGoals: { seq: number; goal: Goal }[] }> {
  let snapshot = emptySnapshot();
  const doneGoals: { seq: number; goal: Goal }[] = [];
  for (let seq = 1; seq <= to;) {
    const events = await journal.events(seq, Math.min(page, to - seq + 1));
    if (events.length === 0) throw new StorageError(`seq ${seq} cannot be read`);
    for (const event of events) {
      const without = summaryWithout(changed.get(event.seq) ?? event, changed);
      if (without) {
        changed.set(event.seq, without);
        targets.set(event.seq, ['/text']);
      }
      const read = readEvent(changed.get(event.seq) ?? event);
      if (!read.ok || event.seq !== seq) throw new StorageError(`seq ${seq} cannot be read`);
      snapshot = evolveStored(snapshot, read.value);
      if (read.value.known) doneGoals.push(...goalsEndedBy(read.value.event, snapshot));
      seq += 1;
    }
  }
  return { snapshot, doneGoals };
}

/** A summary of which the text must go, without it; null: it is none, or tells of nothing that was changed. */
function summaryWithout(stored: StoredLogEvent, changed: ReadonlyMap<number, StoredLogEvent>): StoredLogEvent | null {
  if (stored.type !== 'summary') return null;
  const { to, previous } = stored as unknown as Pick<SummaryBody, 'to' | 'previous'>;
  const isOf = [...changed.keys()].some((seq) => seq <= to) || (previous !== null && changed.has(previous));
  return isOf ? withoutTexts(stored, ['/text']) : null;
}
