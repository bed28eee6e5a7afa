import type { Journal } from '../agent/ports';
import { situationOf } from '../agent/situation';
import type { Due, Snapshot } from '../agent/snapshot';
import { currentTask } from '../agent/tasks';
import type { Language } from '../base/language';
import { textOf } from '../events/family';
import { readEvent, type EventOf, type LogEvent } from '../events/log-event';
import type { ContextPack, PackEvent, PackTask } from '../mind/context-pack';
import { baselineMood, mood as moodSchema, type Mood } from '../mind/mood';
import { defaultPersona, persona as personaSchema, type Persona } from '../mind/persona';

export type Gathered =
  | {
      ok: true;
      pack: ContextPack;
      /** Seqs of the events in the pack: only these can be evidence. */
      shown: number[];
      /** Of all that is in the pack. */
      taint: string[];
      past: Map<number, EventOf<'thought'>>;
    }
  | { ok: false; message: string };

/**
 * Collects what one deliberation is given: events by id (never a scan of the log), persona and mood, the workspace's list. Fails when
 * persona or mood cannot be read, for without them nothing is judged. Rejects with StorageError.
 */
export async function gather(
  journal: Journal,
  snapshot: Snapshot,
  due: Due,
  options: { attempt: number; now: number; date: string; zone: string; lang: Language; catalogue: readonly string[] },
): Promise<Gathered> {
  const minded = await readMind(journal);
  if (!minded.ok) return minded;
  const { run, state } = snapshot;
  const events = new Map<number, PackEvent>();
  async function show(seq: number): Promise<PackEvent> {
    const known = events.get(seq);
    if (known) return known;
    const event = packEvent(seq, await eventAt(journal, seq));
    events.set(seq, event);
    return event;
  }

  const trigger = await show(due.seq);
  const answers: Record<string, PackEvent> = {};
  for (const [slot, seq] of Object.entries(run.intake?.answers ?? {})) answers[slot] = await show(seq);
  const task = due.kind === 'plan' ? await packTask(snapshot, show) : null;
  const interrupted = run.interrupted && {
    task: run.interrupted.task,
    name: state.plan.goals.flatMap(({ tasks }) => tasks).find(({ id }) => id === run.interrupted?.task)?.name ?? null,
  };
  const pack: ContextPack = {
    lang: options.lang,
    now: { time: new Date(options.now).toISOString(), date: options.date, zone: options.zone },
    why: due.kind,
    attempt: options.attempt,
    trigger,
    is_answer: due.answers !== null,
    situation: situationOf(snapshot, options.lang),
    purpose: state.plan.purpose === null ? null : { text: state.plan.purpose, kind: run.purpose_kind },
    goals: state.plan.goals,
    next_goal: run.next_goal,
    finished_goals: run.finished_goals,
    task,
    intake: run.intake && { ...run.intake, answers },
    asked_whether_reached: run.asked_whether_reached,
    is_request_open: run.pending !== null || run.granted !== null,
    interrupted,
    halt: run.halt?.reason ?? null,
    notes: await journal.notes.list(''),
    catalogue: options.catalogue,
    ...minded.value,
  };
  const past = new Map<number, EventOf<'thought'>>();
  for (const { thought } of run.past_actions) {
    const event = await eventAt(journal, thought);
    if (event?.type === 'thought') past.set(thought, event);
  }
  const taint = [...new Set([...events.values()].flatMap((event) => event.taint))].sort();
  return { ok: true, pack, shown: [...events.keys()], taint, past };
}

async function readMind(
  journal: Journal,
): Promise<{ ok: true; value: { persona: Persona; mood: Mood } } | { ok: false; message: string }> {
  const storedPersona = await journal.mind('persona');
  const persona =
    storedPersona === undefined
      ? { success: true as const, data: defaultPersona }
      : personaSchema.safeParse(storedPersona);
  if (!persona.success) return { ok: false, message: 'persona' };
  const storedMood = await journal.mind('mood');
  const mood =
    storedMood === undefined
      ? { success: true as const, data: baselineMood(persona.data) }
      : moodSchema.safeParse(storedMood);
  if (!mood.success) return { ok: false, message: 'mood' };
  return { ok: true, value: { persona: persona.data, mood: mood.data } };
}

async function packTask(snapshot: Snapshot, show: (seq: number) => Promise<PackEvent>): Promise<PackTask | null> {
  const current = currentTask(snapshot);
  if (!current) return null;
  const control = snapshot.run.tasks[current.task.id];
  const answers: PackEvent[] = [];
  for (const seq of control?.answers ?? []) answers.push(await show(seq));
  return {
    id: current.task.id,
    goal: current.goal.id,
    name: current.task.name,
    status: current.task.status,
    step: control?.step ?? null,
    actions: control?.actions ?? 0,
    tries: control?.tries ?? 0,
    result: control?.result ? await show(control.result) : null,
    answers,
  };
}

async function eventAt(journal: Journal, seq: number): Promise<LogEvent | null> {
  const read = readEvent(await journal.event(seq));
  return read.ok && read.value.known ? read.value.event : null;
}

function packEvent(seq: number, event: LogEvent | null): PackEvent {
  const plain: PackEvent = {
    seq,
    type: 'unknown',
    time: '',
    text: null,
    taint: [],
    choice: null,
    outcome: null,
    cause: null,
  };
  if (!event) return plain;
  const known = { ...plain, type: event.type, time: event.time, taint: event.taint };
  switch (event.type) {
    case 'input':
      return { ...known, text: textOf(event.text), choice: event.choice?.id ?? null };
    case 'result':
      if (event.status === 'goal_done') return { ...known, text: textOf(event.name) };
      return { ...known, text: textOf(event.output ?? event.summary), outcome: event.outcome, cause: event.cause };
    case 'thought':
      return { ...known, text: textOf(event.intent) };
    case 'output':
      return { ...known, text: textOf(event.data) };
    case 'observation':
      return { ...known, text: event.facts.map(({ text }) => textOf(text) ?? '').join('\n') };
    default:
      return known;
  }
}
