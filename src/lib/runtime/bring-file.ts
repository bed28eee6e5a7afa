import type { Catalogue, Line } from '../agent/fold/capability';
import type { RowOf } from '../agent/fold/inbox-row';
import type { Journal } from '../agent/fold/ports';
import { Turn, UnfitEventError } from '../agent/step/turn';
import { forEachString } from '../base/json';
import type { Language } from '../base/language';
import { cut, wellFormed } from '../base/text';
import { authorityOf } from '../events/input';
import { readEvent } from '../events/log-event';
import { LeadershipEnded, type Committer } from './committer';
import type { RuntimePorts } from './ports';
import { refuseRow } from './refuse-row';

/** UTF-16 units of a file's name that the log keeps. */
const maxName = 200;

/**
 * A file of the person's becomes a note: by their own hand, so nothing is asked for. The input says so, and a result by them that no
 * action stands behind; what the file holds is others' words. Rejects with LeadershipEnded and StorageError.
 */
export async function bringFile(
  ports: RuntimePorts,
  committer: Committer,
  catalogue: Catalogue,
  row: RowOf<'file'>,
  order: number,
): Promise<void> {
  const { journal, clock, random } = ports;
  const { epoch } = committer;
  const { id, lang } = row;
  const placed = await ports.placeFile?.(row, journal.notes, await pathsAtWork(journal, committer), lang);
  if (!placed) return refuseRow(ports, epoch, { order, id }, 'unreadable');
  if (!placed.ok) return refuseRow(ports, epoch, { order, id }, placed.code, placed.parameters);

  const { path, content, line } = placed;
  const now = clock.now();
  const turn = new Turn(committer.snapshot, { now, epoch, random, catalogue, underWay: null });
  let action: number;
  try {
    action = writeDown(turn, cut(wellFormed(row.name), maxName), line, lang);
  } catch (error) {
    if (!(error instanceof UnfitEventError)) throw error;
    return refuseRow(ports, epoch, { order, id }, 'event_too_large', { length: error.bytes, limit: error.limit });
  }

  await ports.checkpoint?.('before_commit');
  const time = new Date(now).toISOString();
  const written = await journal.append({
    epoch,
    events: turn.events,
    snapshot: turn.snapshot,
    row: { order, outcome: { id, ok: true, code: null, parameters: { path }, at: time } },
    notes: { changes: [{ kind: 'put', path, content }], taint: ['import'], action, time },
    doneGoals: [],
  });
  if (!written.ok) throw new LeadershipEnded(written.code, written.message);
  committer.adopt(turn.snapshot, epoch);
  await ports.checkpoint?.('after_result');
  ports.onCommit(turn.run.last.seq);
}

/** The deed, its result and the line that tells of it; seq of the result. */
function writeDown(turn: Turn, name: string, line: Line, lang: Language): number {
  const frame = { lang, taint: ['import'] };
  const input = turn.add(
    { type: 'input', source: 'chat', text: name, authority: authorityOf('chat'), surface: 'notes' },
    { ...frame, trigger: null },
  );
  const decision = `D${input.seq}`; // it was decided by hand: the input is all there is of it
  const result = turn.add(
    {
      type: 'result',
      status: 'done',
      summary: line.text,
      outcome: 'success',
      decision,
      action: null,
      task: null,
      cause: null,
      output: null,
      useful: true,
      search_summary: line.text,
      by: 'user',
    },
    { ...frame, trigger: input.seq },
  );
  turn.sayLine(line, { ...frame, trigger: result.seq, decision });
  return result.seq;
}

/** What runs may be about to write a note, having seen that there is none of its name: whatever it was given is taken. */
async function pathsAtWork(journal: Journal, { snapshot }: Committer): Promise<string[]> {
  const { executing } = snapshot.run;
  if (!executing) return [];
  const read = readEvent(await journal.event(executing.thought));
  const texts: string[] = [];
  if (read.ok && read.value.known && read.value.event.type === 'thought')
    forEachString(read.value.event.decision.action_payload, (_, text) => texts.push(text));
  return texts;
}
