import { changesOf } from '../agent/fold/evolve-change';
import { evolveStored } from '../agent/fold/evolve';
import { goalsEndedBy } from '../agent/fold/evolve-imported';
import type { BackupFiles, LoggedChange, PackedEvents, PackedLog, StoredLogEvent } from '../agent/fold/ports';
import { step } from '../agent/step/step';
import { suspendRules } from '../agent/step/step-rules';
import { emptySnapshot, type Goal, type Snapshot } from '../agent/fold/snapshot';
import { Turn, type HasDistress, type StepContext } from '../agent/step/turn';
import { encodeBase64url } from '../base/base64url';
import type { Language } from '../base/language';
import { seal } from '../events/chain';
import type { DocumentState } from '../events/document-state';
import { textOf } from '../events/family';
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
  /** Rules that came with it and lie out of force. */
  rules: number;
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
      const { archived, events, count, doneGoals } = read.value;
      const { snapshot, rules, ...settled } = settledHere(read, lang, context);
      const newest = [...(events as readonly unknown[] as LogEvent[]), ...settled.events];
      const changes = [...read.value.changes, ...changesOf(settled.events)];
      return { archived, events: newest, snapshot, doneGoals, changes, count, rules, files: read.files };
    }
    case 'document': {
      const brought = await fromDocument(read.lines, lang, context, pack);
      return { ...brought, count: read.lines.length, rules: 0, files: null };
    }
    case 'state':
      return fromState(read.state, lang, context);
  }
}

/**
 * What an import adds of its own: that it took place, that it rests, that its rules are out of force, and that nobody here knows how a
 * running action ended. Throws UnfitEventError for a rule that is too large for one event.
 */
export function settledHere(
  { kind: reason, value: { snapshot: imported, count } }: Extract<ReadImport, { kind: 'events' | 'backup' }>,
  lang: Language,
  context: StepContext,
): { events: LogEvent[]; snapshot: Snapshot; rules: number } {
  const turn = new Turn(imported, context);
  const told = turn.add(
    { type: 'lifecycle', name: 'imported', reason, detail: String(count) },
    { trigger: null, lang },
  );
  if (turn.run.halt?.seq === told.seq) {
    turn.say('monologue', 'monologue.imported', { count }, { trigger: told.seq, decision: null, lang });
  }
  const rules = suspendRules(turn, { trigger: told.seq, lang });
  const { executing } = turn.run;
  if (!executing) return { events: turn.events, snapshot: turn.snapshot, rules };
  const lost = step(turn.snapshot, { kind: 'probed', action: executing, end: 'unknown' }, context);
  return { events: [...turn.events, ...lost.events], snapshot: lost.snapshot, rules };
}

/** A new log that begins by saying where it comes from: its id must stand in its first event. */
async function fromDocument(
  lines: readonly { time: number; body: ForeignBody }[],
  lang: Language,
  context: StepContext,
  pack: Pack,
): Promise<Omit<Brought, 'count' | 'rules' | 'files'>> {
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
export function fromState(given: DocumentState, lang: Language, context: StepContext): Brought {
  const turn = new Turn(emptySnapshot(), context);
  const state = withoutDistress(given, context.care?.hasDistress);
  const detail = state === given ? {} : { detail: 'plan_left_out' };
  const told = turn.add(
    { type: 'lifecycle', name: 'imported', reason: 'state', log: newId(context), state, ...detail },
    { trigger: null, lang, taint: ['import'] },
  );
  if (turn.run.halt) turn.say('monologue', 'monologue.imported.state', {}, { trigger: told.seq, decision: null, lang });
  const { events, snapshot } = turn;
  const doneGoals = events.flatMap((event) => goalsEndedBy(event, snapshot));
  return { archived: [], events, snapshot, doneGoals, changes: [], count: 0, rules: 0, files: null };
}

/** As `purpose.set` would refuse it: a plan that speaks of distress is not taken up, and the person is asked for a purpose anew. */
function withoutDistress(state: DocumentState, hasDistress: HasDistress = () => false): DocumentState {
  const { purpose, goals } = state.plan;
  const names = [purpose, ...goals.flatMap(({ name, tasks }) => [name, ...tasks.map((task) => task.name)])];
  const isOfDistress = names.map(textOf).some((name) => name !== null && hasDistress(name));
  return isOfDistress ? { ...state, plan: { purpose: null, goals: [] } } : state;
}

function newId({ random }: StepContext): string {
  return encodeBase64url(random.bytes(16));
}

function isPane(source: string): source is 'chat' | 'cli' {
  return source === 'chat' || source === 'cli';
}
