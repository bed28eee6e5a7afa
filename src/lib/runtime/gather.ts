import { currentTask, isByWish, reopenedStep } from '../agent/fold/goals';
import { intentOf } from '../agent/fold/intents';
import { hasOpenQuestion, hasOpenRequest, replaceableRequest } from '../agent/fold/halts';
import type { NoteEntry } from '../agent/fold/capability';
import { keepCapability } from '../agent/fold/plan-keeping';
import type { Journal } from '../agent/fold/ports';
import { mayBecomeRule } from '../agent/fold/may-become-rule';
import { isFull, mayRead, mindBound, unaskedNow } from '../agent/fold/rules';
import { waitingWith } from '../agent/step/next-work';
import type { MindPlace } from '../agent/step/turn';
import { situationOf } from '../agent/words/situation';
import type { AvatarState, Due, Rule, Run, Snapshot, TaskControl } from '../agent/fold/snapshot';
import type { Language } from '../base/language';
import { textOf } from '../events/family';
import { saysInstead } from '../events/input';
import { readEvent, type EventOf, type LogEvent } from '../events/log-event';
import type { ContextPack, Deed, PackEvent, PackTask } from '../mind/context-pack';
import { ownMind } from '../mind/own-settings';
import { leftInTalk } from '../mind/left-in-talk';
import { earlierOf, taintOf, transcriptOf, type Transcript, type TranscriptView } from '../mind/transcript';
import type { MindAtHand } from './mind-at-hand';
import type { RecentEvents } from './recent-events';

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
  options: {
    attempt: number;
    now: number;
    date: string;
    clock: string;
    zone: string;
    lang: Language;
    catalogue: readonly string[];
    recent: Pick<RecentEvents, 'get' | 'range'>;
    mind: Pick<MindAtHand, 'read'>;
    /** With talk and deeds before: rules make nothing of them. */
    withTalk: boolean;
    place: MindPlace | null;
    collections: ContextPack['collections'];
  },
): Promise<Gathered> {
  const { run, state } = snapshot;
  const current = due.kind === 'plan' ? currentTask(snapshot) : null;
  const control = current && run.tasks[current.task.id];
  const isOfOthers = due.is_public || due.taint.length > 0;
  const intent = intentOf(run, due, current?.task.id ?? null);
  const isTold = options.withTalk && !due.is_public;
  const together = options.withTalk ? waitingWith(snapshot, due).map(({ seq }) => seq) : [];
  const mayAnswer = options.withTalk && !isOfOthers && due.judged !== undefined;
  const question = mayAnswer && hasOpenQuestion(run) ? (run.asking?.output ?? null) : null;
  const opener =
    !options.withTalk && due.kind === 'follow' && due.intent !== undefined ? Number(due.intent.slice(1)) : null;
  const seqs = {
    shown: [
      due.seq,
      ...(opener === null ? [] : [opener]),
      ...together,
      ...(question === null ? [] : [question]),
      ...Object.values(run.intake?.answers ?? {}),
      ...(control?.answers ?? []),
      ...(control?.result ? [control.result] : []),
    ],
    past: [
      ...run.past_actions.map(({ thought }) => thought),
      ...(!options.withTalk && run.pending ? [run.pending.thought] : []),
      ...(options.withTalk ? [] : Object.values(run.planned)),
    ],
  };
  // all at once: one after the other, the waits would cost more than the judging
  const [minded, notes, { transcript, state: told }, read] = await Promise.all([
    options.mind.read(),
    journal.notes.list(''),
    isTold ? readTranscript(journal, snapshot, intent, [due.seq, ...together], options) : { transcript: untold, state },
    readEvents(journal, [...seqs.shown, ...seqs.past], options.recent),
  ]);
  if (!minded.ok) return minded;
  const events = new Map(seqs.shown.map((seq) => [seq, packEvent(seq, read.get(seq) ?? null)]));
  const show = (seq: number) => events.get(seq) ?? packEvent(seq, null);

  const trigger = show(due.seq);
  const answers = Object.fromEntries(Object.entries(run.intake?.answers ?? {}).map(([slot, seq]) => [slot, show(seq)]));
  const task = current && packTask(current, run.tasks, show);
  const origins = [...[...events.values(), ...run.alarms].flatMap(({ taint }) => taint), ...taintOf(transcript)];
  const isClean = origins.length + due.taint.length + run.plan_taint.length === 0;
  // rules neither say nor read what others named; a model is told of it only where words of others are in view anyway
  const listed = options.withTalk && isClean ? notes.filter(({ taint }) => taint.length === 0) : notes;
  const named = options.withTalk ? listed.flatMap(({ taint }) => taint) : [];
  const taint = [...new Set([...origins, ...named])].sort();
  const interrupted = run.interrupted && {
    task: run.interrupted.task,
    name: state.plan.goals.flatMap(({ tasks }) => tasks).find(({ id }) => id === run.interrupted?.task)?.name ?? null,
  };
  const all = [...new Set([...taint, ...due.taint, ...run.plan_taint])].sort();
  const pack: ContextPack = {
    lang: options.lang,
    now: { time: new Date(options.now).toISOString(), date: options.date, clock: options.clock, zone: options.zone },
    why: due.kind,
    attempt: options.attempt - (due.again?.tries ?? 0),
    trigger,
    together: together.map(show),
    opener: opener === null ? null : show(opener),
    round: run.intents.find(({ id }) => id === due.intent)?.deliberations ?? 0,
    deeds: [],
    open_action: null,
    is_answer: due.answers !== null,
    care_given: due.care === true,
    transcript,
    intent,
    talk_only: due.talk_only === true,
    log: { id: run.log, forgotten: run.forgotten },
    taint: all,
    situation: situationOf(snapshot, options.lang),
    state: { thought: told.thought, action: told.action, result: told.result },
    purpose: state.plan.purpose === null ? null : { text: state.plan.purpose, kind: run.purpose_kind },
    goals: state.plan.goals,
    next_goal: run.next_goal,
    finished_goals: run.finished_goals,
    task,
    intake: run.intake && { ...run.intake, answers },
    asked_whether_reached: run.asked_whether_reached,
    is_purpose_reached: run.is_purpose_reached,
    is_question_open: hasOpenQuestion(run),
    open_question: question === null ? null : show(question),
    asked_task: question === null || run.asking?.finishes ? null : (run.asking?.task ?? null),
    reopened: reopenedStep(snapshot, due),
    asked_step: run.tasks[run.asking?.task ?? '']?.step ?? null,
    skipped: Object.fromEntries(
      Object.entries(run.tasks).flatMap(([id, { cause }]) => (isByWish(cause) ? [[id, cause]] : [])),
    ),
    is_request_open: hasOpenRequest(run),
    request: run.pending && {
      id: run.pending.request,
      decision: run.pending.decision,
      capability: run.pending.capability,
      task: run.pending.task,
      finishes: run.pending.finishes,
      can_replace: replaceableRequest(run, due) !== null,
      can_become_rule: mayBecomeRule(run.pending) && !isFull(run.rules),
      lines: run.pending.lines.map(({ text }) => (options.withTalk && run.pending?.taint.length !== 0 ? null : text)),
    },
    interrupted,
    halt: run.halt?.reason ?? null,
    notes: listed,
    alarms: run.alarms,
    collections: options.collections,
    settings: run.settings,
    models_extended: run.budget_use.models,
    place: options.place,
    reading: readingNow(run, due, { place: options.place, isTainted: all.length > 0, now: options.now }),
    catalogue: due.care ? options.catalogue.filter((name) => name === 'conversation') : options.catalogue,
    automatic: due.is_public ? null : all.length > 0 ? [] : automaticNow(run.rules, options),
    ...ownMind(minded.value, run.settings),
  };
  const past = new Map<number, EventOf<'thought'>>();
  for (const seq of seqs.past) {
    const event = read.get(seq);
    if (event?.type === 'thought') past.set(seq, event);
  }
  if (!options.withTalk) {
    pack.deeds = await deedsOf(journal, run, past, notes, options.recent);
    pack.open_action = await openActionOf(journal, run, past, options.recent);
  }
  const shown = [...new Set([...events.keys(), ...transcript.entries.map(({ seq }) => seq)])];
  return { ok: true, pack, shown, taint, past };
}

/** What ended well lately, for rules: a correction is of the newest. Before it plans whose notes are there, however long ago they were kept. */
async function deedsOf(
  journal: Journal,
  { past_actions: actions, planned }: Run,
  past: ReadonlyMap<number, EventOf<'thought'>>,
  notes: readonly NoteEntry[],
  recent: Pick<RecentEvents, 'get' | 'range'>,
): Promise<Deed[]> {
  const kept = Object.values(planned)
    .filter((seq) => !actions.some(({ thought }) => thought === seq))
    .sort((one, other) => one - other)
    .flatMap((seq) => past.get(seq) ?? [])
    .filter(({ decision: { action_type: action, action_payload: payload } }) => {
      return action === keepCapability && notes.some(({ path }) => path === payload['path']);
    })
    .map((event) => ({ ...event, result: event.seq }));
  const lately = actions.flatMap(({ thought, failed, result }) => {
    const event = past.get(thought);
    return failed || !event ? [] : [{ ...event, result }];
  });
  const ended = [...kept, ...lately];
  const triggers = await readEvents(
    journal,
    ended.flatMap(({ trigger }) => trigger ?? []),
    recent,
  );
  return ended.flatMap(({ decision, trigger, result }) => {
    if (decision.action_type === null) return [];
    const event = trigger === null ? undefined : triggers.get(trigger);
    const said = event?.type === 'input' ? textOf(event.text) : null;
    return [{ capability: decision.action_type, payload: decision.action_payload, result, said }];
  });
}

async function openActionOf(
  journal: Journal,
  { pending }: Run,
  past: ReadonlyMap<number, EventOf<'thought'>>,
  recent: Pick<RecentEvents, 'get' | 'range'>,
): Promise<ContextPack['open_action']> {
  const thought = pending && past.get(pending.thought);
  if (!thought) return null;
  const { trigger, decision } = thought;
  const event = trigger === null ? undefined : (await readEvents(journal, [trigger], recent)).get(trigger);
  const said = event?.type === 'input' ? textOf(event.text) : null;
  return { capability: pending.capability, payload: decision.action_payload, said };
}

const untold: Transcript = { summary: null, entries: [], left_out: 0 };

/** From the end of the newest summary on, as far as is kept for reading. */
async function readTranscript(
  journal: Journal,
  { run, state }: Snapshot,
  intent: string,
  triggers: readonly number[],
  { now, place, recent }: { now: number; place: MindPlace | null; recent: Pick<RecentEvents, 'get' | 'range'> },
): Promise<{ transcript: Transcript; state: Pick<AvatarState, 'thought' | 'action' | 'result'> }> {
  const after = (run.summary?.to ?? 0) + 1;
  const [{ from, events: all }, summarised] = await Promise.all([
    recent.range(journal, after, run.last.seq),
    run.summary ? readEvents(journal, [run.summary.seq], recent) : null,
  ]);
  const summary = summarised?.get(run.summary?.seq ?? 0);
  const text = summary?.type === 'summary' ? textOf(summary.text) : null;
  const events = all.filter(({ seq }) => seq >= run.topic);
  const closed = all.filter(({ seq }) => seq < run.topic);
  const [earlier, beforeClosed] = await Promise.all(
    [events, closed].map((part) => readEvents(journal, earlierOf(part), recent)),
  );
  const view: TranscriptView = {
    summary: run.summary && text !== null ? { seq: run.summary.seq, text } : null,
    intent,
    triggers,
    now,
    mayReadOwn: place === null || place.host === null || mayRead(run.rules, place.host, now),
    place,
    leftOut: Math.max(0, from - Math.max(after, run.topic)),
  };
  const whole = transcriptOf(events, view, known(earlier));
  const transcript =
    closed.length === 0
      ? whole
      : { ...whole, closed: transcriptOf(closed, { ...view, intent: null, triggers: [] }, known(beforeClosed)) };
  return { transcript, state: ownStateOf(state, events.filter(leftInTalk(events))) };

  function known(read: Awaited<ReturnType<typeof readEvents>> | undefined): LogEvent[] {
    return [...(read?.values() ?? [])].flatMap((event) => event ?? []);
  }
}

/** The last thought, action and result without the words of those that others had a part in: they would stand there as if nobody had. */
function ownStateOf(
  { thought, action, result }: AvatarState,
  events: readonly LogEvent[],
): Pick<AvatarState, 'thought' | 'action' | 'result'> {
  const isOwn = (says: (event: LogEvent) => boolean): boolean => events.findLast(says)?.taint.length === 0;
  const isThought = isOwn((event) => event.type === 'thought' && textOf(event.intent) === thought.intent);
  const isAction = isOwn(
    (event) =>
      (event.type === 'approval' && textOf(event.lines[0].text) === action.summary) ||
      (event.type === 'action' && textOf(event.summary) === action.summary),
  );
  const isResult = isOwn(
    (event) => event.type === 'result' && event.status !== 'goal_done' && textOf(event.summary) === result.summary,
  );
  return {
    thought: isThought ? thought : { judgment: null, intent: null },
    action: isAction ? action : { ...action, summary: null },
    result: isResult ? result : { ...result, summary: null },
  };
}

/** Where others have a word, no rule of the person's holds; see ruleFor. */
function automaticNow(rules: readonly Rule[], { place, now }: { place: MindPlace | null; now: number }): string[] {
  return [...new Set(unaskedNow(rules, place, now).own.flatMap(({ capabilities }) => capabilities))].sort();
}

/** A rule for an address covers nothing that others have a word in, and is not asked for because of them. */
function readingNow(
  { rules }: Run,
  due: Due,
  { place, isTainted, now }: { place: MindPlace | null; isTainted: boolean; now: number },
): ContextPack['reading'] {
  if (due.no_reading) return 'shut';
  const host = place?.host ?? null;
  if (due.is_public || (host !== null && isTainted)) return 'ask_each';
  if (unaskedNow(rules, place, now).reading) return 'unasked';
  return host !== null && mindBound(host) !== null && !isFull(rules) ? 'ask_once' : 'ask_each';
}

function packTask(
  current: NonNullable<ReturnType<typeof currentTask>>,
  controls: Readonly<Record<string, TaskControl>>,
  show: (seq: number) => PackEvent,
): PackTask {
  const control = controls[current.task.id];
  const without = withoutWhich(current, controls);
  return {
    id: current.task.id,
    goal: current.goal.id,
    name: current.task.name,
    status: current.task.status,
    step: control?.step ?? null,
    without,
    without_step: controls[without ?? '']?.step?.step ?? null,
    actions: control?.actions ?? 0,
    tries: control?.tries ?? 0,
    result: control?.result ? show(control.result) : null,
    answers: (control?.answers ?? []).map(show),
  };
}

function withoutWhich(
  { goal, task }: NonNullable<ReturnType<typeof currentTask>>,
  controls: Readonly<Record<string, TaskControl>>,
): string | null {
  const path = controls[task.id]?.step?.parameters['path'];
  if (path === undefined || path === '') return null;
  const before = goal.tasks.slice(0, goal.tasks.indexOf(task));
  const isMissed = ({ id }: { id: string }) =>
    isByWish(controls[id]?.cause) && controls[id]?.step?.parameters['path'] === path;
  return before.find(isMissed)?.id ?? null;
}

/** By seq; null where nothing readable stands. */
async function readEvents(
  journal: Journal,
  seqs: readonly number[],
  recent: Pick<RecentEvents, 'get'>,
): Promise<Map<number, LogEvent | null>> {
  const known = await Promise.all(
    [...new Set(seqs)].map(async (seq): Promise<[number, LogEvent | null]> => {
      const event = recent.get(seq);
      if (event) return [seq, event];
      const read = readEvent(await journal.event(seq));
      return [seq, read.ok && read.value.known ? read.value.event : null];
    }),
  );
  return new Map(known);
}

function packEvent(seq: number, event: LogEvent | null): PackEvent {
  const plain: PackEvent = {
    seq,
    type: 'unknown',
    time: '',
    text: null,
    taint: [],
    choice: null,
    channel: null,
    outcome: null,
    cause: null,
  };
  if (!event) return plain;
  const known = { ...plain, type: event.type, time: event.time, taint: event.taint };
  switch (event.type) {
    case 'input':
      return { ...known, text: textOf(event.text), choice: pressedIn(event), channel: event.source };
    case 'result':
      if (event.status === 'goal_done') return { ...known, text: textOf(event.name) };
      return { ...known, text: textOf(event.output ?? event.summary), outcome: event.outcome, cause: event.cause };
    case 'thought':
      return { ...known, text: textOf(event.intent) };
    case 'output':
      return { ...known, text: textOf(event.data), channel: event.pane };
    case 'observation':
      return { ...known, text: event.facts.map(({ text }) => textOf(text) ?? '').join('\n') };
    default:
      return known;
  }
}

/** What a button says in the person's place is read as any message. */
function pressedIn({ choice }: EventOf<'input'>): string | null {
  return choice === undefined || saysInstead(choice) ? null : choice.id;
}
