import type { JsonObject } from '../base/json';
import { isCareAnswer } from '../care/care-codes';
import { isByHand, isFoundDone, type Cause, type Outcome } from '../events/action-result';
import type { PlannedGoal } from '../events/decision';
import { textOf } from '../events/family';
import type { ShownPicture } from '../events/picture';
import type { EventOf, LogEvent } from '../events/log-event';
import { goalOfSubject, planSideIn } from '../agent/fold/plan-change';
import type { TaskStatus } from '../agent/fold/snapshot';
import type { MindPlace } from '../agent/step/turn';
import { leftInTalk } from './left-in-talk';

/** Talk and deeds so far, oldest first, as a mind that reads is given them: each line is of one event, and never changes with later ones. */
export interface Transcript {
  /** Of what came before; null: nothing did, or it is told whole. */
  summary: { seq: number; text: string } | null;
  entries: readonly Entry[];
  /** Events between the summary and the first entry that no room was for. */
  left_out: number;
  /** What was said since the summary and before another topic began, to be summed up; nothing of it is told. */
  closed?: Transcript;
}

export type Entry = { seq: number; time: string } & (
  | {
      kind: 'said';
      by: 'person' | 'other' | 'self';
      /** Null where it was taken out. */
      text: string | null;
      source: string;
      /** A button was pressed. */
      isPressed: boolean;
      /** The request that it says no to. */
      refuses?: string;
      buttons: readonly string[];
      origins: readonly string[];
      stub: Stub | null;
      /** The person stopped it there. */
      isCut?: true;
      /** Published rules said it, in place of a mind. */
      isByRules?: true;
      /** What the person showed with it, as far as it was not taken out. */
      pictures?: readonly ShownPicture[];
    }
  /** What was decided. `request`: under which the person is asked, or a rule allowed it. */
  | {
      kind: 'deed';
      capability: string;
      payload: JsonObject;
      /** What it was to do, in a line. */
      intent: string | null;
      say: string | null;
      /** As a model said it in the call. */
      why?: string;
      task: string | null;
      request: string | null;
      isAsked: boolean;
      stub: Stub | null;
      /** More of the same was to be done after it. */
      goesOn?: true;
      /** The intent that it was for. */
      serves?: string;
    }
  | { kind: 'plan'; purpose: string | null; goals: readonly PlannedGoal[] }
  /** Tasks of a goal as they were and are; `how`: by the person's hand, by their y, or taken back. */
  | {
      kind: 'plan_changed';
      how: 'hand' | 'agreed' | 'undone';
      goal: string;
      /** What the goal was and is called, where that is another now; a name that was taken out is null. */
      named?: { before: string | null; after: string | null };
      tasks: readonly { id: string; before: TaskFacts | null; after: TaskFacts | null }[];
    }
  | { kind: 'waits'; until: string }
  /** Tasks of its own that it found done; `isAtHand`: it was the one that the plan was at, and no other. */
  | { kind: 'found_done'; tasks: readonly string[]; isAtHand: boolean }
  /** `instead`: the request that took its place, as the person wanted it. */
  | { kind: 'answer'; request: string; answer: 'y' | 'n' | 'withdrawn'; instead?: string }
  | { kind: 'asked_again'; request: string; capability: string }
  | {
      kind: 'result';
      of: string;
      request: string | null;
      task: string | null;
      outcome: Outcome;
      cause: Cause | null;
      /** As the deed's. */
      serves?: string;
      summary: string | null;
      output: string | null;
      origins: readonly string[];
      stub: Stub | null;
    }
  | { kind: 'goal_done'; goal: string; name: string | null; rate: string }
  | { kind: 'seen'; source: string; texts: readonly string[]; origins: readonly string[]; stub: Stub | null }
  | { kind: 'mark'; text: string }
  /** Told by code, in the words of the talk's language. */
  | { kind: 'notice'; what: NoticeName; reason: string | null; task: string | null }
  | { kind: 'failed_try' }
);

/** What happened beside talk and deeds. */
export type NoticeName = 'file_added' | (typeof toldLifecycles)[number];

const toldLifecycles = ['halted', 'resumed', 'interrupted', 'imported'] as const;

/** Of a task; a name that was taken out is null. */
export interface TaskFacts {
  name: string | null;
  status: TaskStatus;
  owner?: 'yours' | undefined;
  date?: string | undefined;
}

/** In place of a text that others wrote, or that this mind may not read: it taints nothing. */
export interface Stub {
  length: number;
  origins: readonly string[];
}

export interface TranscriptView {
  summary: Transcript['summary'];
  /** Of what is at hand: what others wrote is whole only there. */
  intent: string | null;
  /** Seqs of messages that are at hand. */
  triggers: readonly number[];
  /** Wall time, ms. */
  now: number;
  /** Whether the mind may read what was decided by a mind of another place, and notes and log. */
  mayReadOwn: boolean;
  /** Its own place; what it wrote itself it may read. */
  place: MindPlace | null;
  leftOut: number;
}

/** How long words of distress, and what was answered, belong to the talk of a day; ms. */
const careInTalkMs = 43_200_000;

/**
 * Of events in order, each as it is read now: a text that was taken out is an object. `earlier`: what stands before them and they are of; see
 * earlierOf. Pure.
 */
export function transcriptOf(
  events: readonly LogEvent[],
  view: TranscriptView,
  earlier: readonly LogEvent[] = [],
): Transcript {
  const known: Known = { decisions: new Map(), deedsDone: new Set(), askedAgain: new Set() };
  const entries: Entry[] = [];
  const isLeft = leftInTalk([...earlier, ...events]);
  const whole = { ...view, triggers: [...view.triggers, ...openersOf(events, view.intent)] };
  for (const event of earlier) entriesOf(event, whole, known); // for what they are of alone
  for (const event of events) {
    const told = entriesOf(event, whole, known);
    if (isLeft(event)) insert(entries, told, event);
  }
  return { summary: view.summary, entries, left_out: view.leftOut };
}

/** At the end; what a message broke off stands before that message, with its seq: behind it, it would read as the last thing said. */
function insert(entries: Entry[], told: readonly Entry[], event: LogEvent): void {
  const by = event.type === 'lifecycle' && event.name === 'interrupted' ? event.trigger : null;
  const at = by === null ? -1 : entries.findLastIndex(({ seq, kind }) => seq === by && kind === 'said');
  if (by === null || at < 0) entries.push(...told);
  else entries.splice(at, 0, ...told.map((entry) => ({ ...entry, seq: by })));
}

/** The messages that an intent was opened by: that of its name, and those that were judged together with it. */
function openersOf(events: readonly LogEvent[], intent: string | null): number[] {
  if (intent === null) return [];
  const also = events.flatMap((event) =>
    event.type === 'thought' && event.serves === intent ? (event.also ?? []) : [],
  );
  return [Number(intent.slice(1)), ...also];
}

/** Seqs of what stands before `events` and something in them is of, as decisions, actions and what changed something: without those nobody can say of what it is. */
export function earlierOf(events: readonly LogEvent[]): number[] {
  const first = events[0]?.seq ?? 0;
  const seqs = events.flatMap((event) => [
    ...('decision' in event && typeof event.decision === 'string' ? [Number(event.decision.slice(1))] : []),
    ...('action' in event && typeof event.action === 'number' ? [event.action] : []),
    ...(event.type === 'change' && event.trigger !== null ? [event.trigger] : []),
  ]);
  return [...new Set(seqs)].filter((seq) => seq < first).sort((left, right) => left - right);
}

/** Of the events before the one that is read. */
interface Known {
  decisions: Map<string, Decided>;
  /** Seqs of results. */
  deedsDone: Set<number>;
  /** Seqs of wishes for another answer. */
  askedAgain: Set<number>;
}

interface Decided {
  capability: string;
  serves: string | null;
  say: string | null;
  request: string | null;
  isOwn: boolean;
  isByRules: boolean;
  deed: Extract<Entry, { kind: 'deed' }> | null;
  /** The end of the request that it stands in place of. */
  replaced: Extract<Entry, { kind: 'answer' }> | null;
  replacedBy?: string;
}

function entriesOf(event: LogEvent, view: TranscriptView, { decisions, deedsDone, askedAgain }: Known): Entry[] {
  const { seq, time } = event;
  if (event.foreign) return [];
  switch (event.type) {
    case 'input':
      if (event.surface === 'plan') return []; // what it changed follows
      // its name and its text are others' words, and stand with the note
      if (event.surface === 'notes')
        return [{ seq, time, kind: 'notice', what: 'file_added', reason: null, task: null }];
      return isOldCare(event.care === true, time, view) ? [] : [inputEntry(event, view)];
    case 'output':
      return outputEntries(event, view, decisions);
    case 'thought':
      return thoughtEntries(event, view, decisions);
    case 'approval':
      return approvalEntries(event, decisions);
    case 'result':
      deedsDone.add(seq);
      // told with what was changed, and with what was thought
      if (event.status !== 'goal_done' && (isByHand(event) || isFoundDone(event))) return [];
      return event.status === 'goal_done'
        ? [{ seq, time, kind: 'goal_done', goal: event.goal, name: textOf(event.name), rate: event.rate }]
        : resultEntries(event, view, decisions);
    case 'observation':
      return event.trigger === null ? [seenEntry(event, view)] : [];
    case 'change':
      if (goalOfSubject(event.subject) !== null) return [planChangedEntry(event, deedsDone)];
      // what a deed changed is told by its result
      return event.by === 'user' && event.after?.['decision'] === undefined && !deedsDone.has(event.trigger ?? 0)
        ? [{ seq, time, kind: 'mark', text: changeText(event) }]
        : [];
    case 'lifecycle': {
      const { name, reason, task = null } = event;
      if (name === 'invalid_output') return [{ seq, time, kind: 'failed_try' }];
      if (name === 'asked_again') askedAgain.add(seq);
      // nobody wrote: behind the message that is answered anew it would read as if somebody had
      if (name === 'interrupted' && askedAgain.has(event.trigger ?? 0)) return [];
      const what = toldLifecycles.find((known) => known === name);
      return what ? [{ seq, time, kind: 'notice', what, reason, task }] : [];
    }
    case 'action': {
      const decided = decisions.get(event.decision);
      if (decided) decided.request = event.request;
      return [];
    }
    case 'redacted':
    case 'summary':
      return [];
  }
}

function inputEntry(event: EventOf<'input'>, view: TranscriptView): Entry {
  const { seq, time, text, authority, source, choice, taint, refuses } = event;
  const by = authority === 'public' ? 'other' : 'person';
  const origins = by === 'other' ? [`public:${source}`] : taint;
  const isElsewhere = origins.length > 0 && !view.triggers.includes(seq);
  const stub = isElsewhere ? stubOf(textOf(text), origins) : null;
  const pictures = by === 'person' ? shownOf(event) : [];
  return {
    ...{ seq, time, kind: 'said', by, source, isPressed: choice !== undefined, buttons: [] },
    ...(refuses !== undefined && { refuses }),
    ...{ text: stub ? null : textOf(text), origins: stub ? [] : origins, stub },
    ...(pictures.length > 0 && { pictures }),
  };
}

/** The pictures of a message, but for those that were taken out. */
function shownOf({ pictures = [] }: Pick<EventOf<'input'>, 'pictures'>): ShownPicture[] {
  return pictures.flatMap(({ hash, salt, type, width, height }) =>
    typeof salt === 'string' ? [{ hash, salt, type, width, height }] : [],
  );
}

function outputEntries(event: EventOf<'output'>, view: TranscriptView, decisions: Map<string, Decided>): Entry[] {
  const { seq, time, kind, decision, code, choices = [], taint, pane, cut } = event;
  const text = textOf(event.data);
  if (kind === 'record') return [];
  const decided = decision === null ? undefined : decisions.get(decision);
  // what was said beside a deed stands with it; what was found stands with the result
  if (kind === 'monologue') return decision === null ? [{ seq, time, kind: 'mark', text: text ?? '' }] : [];
  if (kind === 'reply' && decided?.deed && decided.say !== null) return [];
  if (isOldCare(isCareAnswer(code), time, view)) return [];
  const isElsewhere = taint.length > 0 && (decided?.serves ?? intentIn(event)) !== view.intent;
  const stub = isElsewhere ? stubOf(text, taint) : null;
  const buttons = choices.map(({ label }) => textOf(label) ?? '');
  return [
    {
      ...{ seq, time, kind: 'said', by: 'self', source: pane, isPressed: false, buttons },
      ...{ text: stub ? null : text, origins: stub ? [] : taint, stub },
      ...(cut && { isCut: true as const }),
      ...(decided?.isByRules && { isByRules: true as const }),
    },
  ];
}

function thoughtEntries(event: EventOf<'thought'>, view: TranscriptView, decisions: Map<string, Decided>): Entry[] {
  const { seq, time, decision, serves = null, closes } = event;
  const { action_type: capability, action_payload: payload, plan_update: update, task = null } = decision;
  const say = textOf(event.say ?? null);
  const entries: Entry[] = [];
  if (update && (update.purpose !== undefined || (update.goals ?? []).length > 0))
    entries.push({ seq, time, kind: 'plan', purpose: textOf(update.purpose ?? null), goals: update.goals ?? [] });
  const isElsewhere = event.taint.length > 0 && serves !== view.intent;
  const isOwn = event.mind === undefined || event.mind.host === (view.place?.host ?? null);
  let deed: Decided['deed'] = null;
  if (capability !== null && capability !== 'conversation' && capability !== 'question') {
    const isHidden = !isOwn && !view.mayReadOwn;
    const reason = textOf(decision.reason) ?? '';
    const isOwnReason = event.mind !== undefined && reason !== '' && !isHidden && !isElsewhere;
    const stub = isHidden || isElsewhere ? stubOf(JSON.stringify(payload), event.taint) : null;
    deed = {
      ...{
        seq,
        time,
        kind: 'deed',
        capability,
        payload: stub ? {} : payload,
        intent: isElsewhere || isHidden ? null : textOf(event.intent),
        say: isElsewhere ? null : say,
        task,
        request: null,
        isAsked: false,
      },
      stub,
      ...(isOwnReason && { why: reason }),
      ...((event.decision.leaves_more ?? !event.decision.finishes) && { goesOn: true as const }),
      ...(serves !== null && { serves }),
    };
    entries.push(deed);
  }
  const { found_done: found } = event;
  if (found)
    entries.push({ seq, time, kind: 'found_done', tasks: found, isAtHand: task !== null && found.includes(task) });
  if (closes?.status === 'blocked')
    entries.push({ seq, time, kind: 'waits', until: isElsewhere ? '' : (textOf(closes.until ?? null) ?? '') });
  decisions.set(`D${seq}`, {
    ...{ capability: capability ?? '', serves, say, request: null, isOwn, deed, replaced: null },
    isByRules: event.mind === undefined,
  });
  const replaced = decisions.get(event.replaces ?? '');
  if (replaced) replaced.replacedBy = `D${seq}`;
  return entries;
}

function approvalEntries(event: EventOf<'approval'>, decisions: Map<string, Decided>): Entry[] {
  const { seq, time, status, request, decision, by, capability } = event;
  const decided = decisions.get(decision);
  if (capability === 'conversation' || capability === 'question') return [];
  if (status === 'asked' || by?.startsWith('rule:')) {
    if (decided?.deed && decided.request === null) {
      decided.request = request;
      decided.deed.request = request;
      decided.deed.isAsked = status === 'asked';
      if (decided.replaced) decided.replaced.instead = request;
      return [];
    }
    if (decided) decided.request = request;
    return [{ seq, time, kind: 'asked_again', request, capability }];
  }
  const answer = status === 'granted' ? 'y' : status === 'denied' ? 'n' : 'withdrawn';
  const entry: Extract<Entry, { kind: 'answer' }> = { seq, time, kind: 'answer', request, answer };
  const newer = decisions.get(decided?.replacedBy ?? '');
  if (status === 'withdrawn' && newer) newer.replaced = entry;
  return [entry];
}

function resultEntries(
  event: EventOf<'result'> & { status: 'done' | 'fail' },
  view: TranscriptView,
  decisions: Map<string, Decided>,
): Entry[] {
  const { seq, time, outcome, cause, decision, task, taint } = event;
  const decided = decisions.get(decision);
  const of = decided?.capability ?? '';
  // what was said is the result of saying it; a no stands there as the answer
  if (of === 'conversation' || (of === 'question' && cause === null) || cause === 'rejected') return [];
  const output = textOf(event.output);
  const isOfOthers = taint.length > 0 && decided?.serves !== view.intent;
  const isHidden = decided?.isOwn === false && !view.mayReadOwn;
  const stub = output !== null && (isOfOthers || isHidden) ? stubOf(output, taint) : null;
  return [
    {
      ...{ seq, time, kind: 'result', of, request: decided?.request ?? null, task, outcome, cause },
      ...(decided?.serves != null && { serves: decided.serves }),
      ...{
        summary: isOfOthers ? '' : textOf(event.summary),
        output: stub ? null : output,
        origins: stub ? [] : taint,
        stub,
      },
    },
  ];
}

function seenEntry(event: EventOf<'observation'>, view: TranscriptView): Entry {
  const { seq, time, source, facts, taint } = event;
  const texts = facts.map(({ text }) => textOf(text) ?? '');
  const isAtHand = view.triggers.includes(seq) || taint.length === 0;
  const stub = isAtHand ? null : stubOf(texts.join('\n'), taint);
  return { seq, time, kind: 'seen', source, texts: stub ? [] : texts, origins: stub ? [] : taint, stub };
}

function planChangedEntry(event: EventOf<'change'>, deedsDone: ReadonlySet<number>): Entry {
  const { seq, time, subject, undo_of, trigger } = event;
  const [was, is] = [planSideIn(event.before), planSideIn(event.after)];
  const [before, after] = [was?.tasks ?? {}, is?.tasks ?? {}];
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const facts = (side: typeof before, id: string): TaskFacts | null => {
    const known = side[id] ?? null;
    return known && { ...known, name: textOf(known.name) };
  };
  return {
    ...{ seq, time, kind: 'plan_changed', goal: goalOfSubject(subject) ?? '' },
    how: undo_of !== null ? 'undone' : deedsDone.has(trigger ?? 0) ? 'agreed' : 'hand',
    ...(is?.name !== undefined && { named: { before: textOf(was?.name ?? null), after: textOf(is.name) } }),
    tasks: ids.map((id) => ({ id, before: facts(before, id), after: facts(after, id) })),
  };
}

function changeText({ subject, before, after }: EventOf<'change'>): string {
  const text = `${subject}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`;
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/** What was said in half is of no decision. */
function intentIn({ cut, to }: EventOf<'output'>): string | null {
  return cut && to ? `I${to[0]}` : null;
}

/** Words of distress of another day are brought up by nobody but the person. */
function isOldCare(isCare: boolean, time: string, { now }: TranscriptView): boolean {
  return isCare && Math.abs(now - Date.parse(time)) > careInTalkMs;
}

function stubOf(text: string | null, origins: readonly string[]): Stub {
  return { length: text?.length ?? 0, origins };
}

/** Of all that stands in it whole. */
export function taintOf({ entries }: Transcript): string[] {
  return entries.flatMap((entry) => ('origins' in entry ? entry.origins : []));
}
