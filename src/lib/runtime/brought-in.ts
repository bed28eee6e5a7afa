import { evolveStored } from '../agent/fold/evolve';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import type { BackupFiles, LoggedChange, PackedEvents, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import { step } from '../agent/step/step';
import { emptySnapshot, type Goal, type Snapshot } from '../agent/fold/snapshot';
import { Turn, type StepContext } from '../agent/step/turn';
import { encodeBase64url } from '../base/base64url';
import type { Language } from '../base/language';
import { seal } from '../events/chain';
import type { ForeignBody } from '../events/foreign';
import { authorityOf } from '../events/input';
import { readEvent, type LogEvent } from '../events/log-event';
import type { EventBody } from '../events/registry';
import type { ReadImport } from './ports';

/** The whole log that an import leads to. */
export interface Brought {
  /** What comes before its events. */
  archived: readonly PackedEvents[];
  events: LogEvent[];
  snapshot: Snapshot;
  doneGoals: { seq: number; goal: Goal }[];
  changes: LoggedChange[];
  /** Events that stood in the file; 0 for a state alone. */
  count: number;
  files: BackupFiles | null;
}

/** Packs what is older than stays live. */
type Pack = (events: Iterable<StoredLogEvent>) => Promise<PackedLog>;

/** Throws UnfitEventError for a state that is too large for one event. */
export async function broughtIn(
  read: Extract<ReadImport, { ok: true }>,
  lang: Language,
  context: StepContext,
  pack: Pack,
): Promise<Brought> {
  switch (read.kind) {
    case 'events':
    case 'backup': {
      const { archived, events, snapshot, count, doneGoals, changes } = read.value;
      const settled = settledHere(snapshot, count, read.kind, lang, context);
      const newest = [...(events as readonly unknown[] as LogEvent[]), ...settled.events];
      return { archived, events: newest, snapshot: settled.snapshot, doneGoals, changes, count, files: read.files };
    }
    case 'document':
      return { ...(await fromDocument(read.lines, lang, context, pack)), count: read.lines.length, files: null };
    case 'state':
      return fromState(read.state, lang, context);
  }
}

/** What an import adds of its own: that it took place, that it rests, and that nobody here knows how a running action ended. */
function settledHere(
  imported: Snapshot,
  count: number,
  reason: 'events' | 'backup',
  lang: Language,
  context: StepContext,
): { events: LogEvent[]; snapshot: Snapshot } {
  const turn = new Turn(imported, context);
  const told = turn.add(
    { type: 'lifecycle', name: 'imported', reason, detail: String(count) },
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

/** A new log that begins by saying where it comes from: its id must stand in its first event. */
async function fromDocument(
  lines: readonly { time: number; body: ForeignBody }[],
  lang: Language,
  context: StepContext,
  pack: Pack,
): Promise<Omit<Brought, 'count' | 'files'>> {
  const turn = new Turn(emptySnapshot(), context);
  const detail = String(lines.length);
  turn.add(
    { type: 'lifecycle', name: 'imported', reason: 'document', log: newId(context), detail },
    { trigger: null, lang },
  );
  let { snapshot } = turn;
  const goalsDone: LogEvent[] = [];

  function* all(): Generator<LogEvent> {
    yield* turn.events;
    for (const { time, body } of lines) {
      const { seq, hash } = snapshot.run.last;
      const event = sealForeign(body, { time, seq: seq + 1, prev: hash }, context);
      const read = readEvent(event);
      if (!read.ok) throw new Error(`a foreign line does not read back: ${read.message}`); // a bug: it was checked as a file
      snapshot = evolveStored(snapshot, read.value);
      if (event.type === 'result' && event.status === 'goal_done') goalsDone.push(event);
      yield event;
    }
  }

  const { archived, events } = await pack(all() as Iterable<unknown> as Iterable<StoredLogEvent>);
  const doneGoals = goalsDone.flatMap((event) => goalsEndedBy(event, snapshot));
  return { archived, events: events as readonly unknown[] as LogEvent[], snapshot, doneGoals, changes: [] };
}

/** The documents' fields first; an input's authority follows from its source, and is never taken from a file. */
function sealForeign(
  body: ForeignBody,
  { time, seq, prev }: { time: number; seq: number; prev: string },
  { epoch, random }: StepContext,
): LogEvent {
  const whole =
    body.type === 'input'
      ? { ...body, authority: authorityOf(body.source), surface: isPane(body.source) ? body.source : null }
      : body;
  const unsealed = { time, seq, epoch, trigger: null, lang: null, taint: ['import'], foreign: true } as const;
  return seal({ ...unsealed, body: whole as EventBody }, prev, random);
}

/** Throws UnfitEventError for a state that is too large for one event. */
export function fromState(
  state: Extract<ReadImport, { kind: 'state' }>['state'],
  lang: Language,
  context: StepContext,
): Brought {
  const turn = new Turn(emptySnapshot(), context);
  const told = turn.add(
    { type: 'lifecycle', name: 'imported', reason: 'state', log: newId(context), state },
    { trigger: null, lang, taint: ['import'] },
  );
  if (turn.run.halt) turn.say('monologue', 'monologue.imported.state', {}, { trigger: told.seq, decision: null, lang });
  const { events, snapshot } = turn;
  const doneGoals = events.flatMap((event) => goalsEndedBy(event, snapshot));
  return { archived: [], events, snapshot, doneGoals, changes: [], count: 0, files: null };
}

function newId({ random }: StepContext): string {
  return encodeBase64url(random.bytes(16));
}

function isPane(source: string): source is 'chat' | 'cli' {
  return source === 'chat' || source === 'cli';
}
