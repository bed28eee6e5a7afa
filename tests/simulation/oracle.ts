import { noteSubject } from '../../src/lib/agent/fold/evolve-change';
import { keepCapability } from '../../src/lib/agent/fold/plan-keeping';
import type { EditedNote } from '../../src/lib/agent/fold/plan-revision';
import { planCapability } from '../../src/lib/agent/fold/task-change';
import { hasOpenRequest } from '../../src/lib/agent/fold/halts';
import { confirmationsOf } from '../../src/lib/agent/fold/goals';
import { isSpeaking } from '../../src/lib/agent/fold/capability';
import { goalOfSubject } from '../../src/lib/agent/fold/plan-change';
import type { Run, Snapshot } from '../../src/lib/agent/fold/snapshot';
import { isHeldBack } from '../../src/lib/agent/step/next-work';
import { isJsonObject } from '../../src/lib/base/json';
import { editedText, withPartsBack } from '../../src/lib/base/edit-text';
import { keptParts, type KeptPart } from '../../src/lib/events/action-result';
import { textOf } from '../../src/lib/events/family';
import { isMessage } from '../../src/lib/events/input';
import type { EventOf, LogEvent } from '../../src/lib/events/log-event';
import type { ContextPack } from '../../src/lib/mind/context-pack';
import type { Entry } from '../../src/lib/mind/transcript';
import type { SimTab } from './sim-tab';
import { Violation } from './violation';
import { logOf } from './whole-log';
import type { World } from './world';

/** What puts a note there as it says. */
const writesWhole: readonly (string | null)[] = [keepCapability, 'note.write'];

type Ended = Extract<EventOf<'result'>, { outcome: unknown }>;

/**
 * What a mind that reads must be given, and what must come of it: everything said and done so far stands in its request or in the range of
 * its summary, nothing that was taken out does, and whoever spoke is answered after all that was looked at for them.
 */
export class Oracle {
  /** Passages that the person had taken out of the log, for good. */
  readonly takenOut = new Set<string>();

  constructor(private readonly world: World) {}

  /** As a request leaves. */
  asked(tab: SimTab, pack: ContextPack): void {
    const { store, lost, isSnapshotForged, coverage } = this.world;
    coverage.count('requests of a reader');
    // a tab that leads no more and does not know it yet has not seen all, and nothing comes of what it asks
    if (lost || isSnapshotForged || tab.epoch !== store.epoch) return;
    this.#checkTakenOut(pack);
    const log = logOf(store) as unknown as readonly LogEvent[];
    if (log[0]?.type !== 'lifecycle' || log[0].log !== pack.log.id) return;
    const { summary, entries, left_out: leftOut } = pack.transcript;
    const summed = summary && log[summary.seq - 1];
    const heard = log.filter(({ seq }) => seq < tab.unheardFrom);
    const topic = heard.findLast((event) => event.type === 'lifecycle' && event.name === 'new_topic')?.seq ?? 0;
    const after = Math.max(summed?.type === 'summary' ? summed.to : 0, topic - 1);
    const gone = goneFrom(heard);
    const from = leftOut > 0 ? (entries[0]?.seq ?? Infinity) : 0;
    const told = new Map(entries.map((entry) => [entry.seq, entry]));
    const capabilities = new Map<string, string>();
    for (const event of log) {
      if (event.type === 'thought') capabilities.set(`D${event.seq}`, event.decision.action_type ?? '');
      if (event.seq <= after || event.seq < from || event.seq >= tab.unheardFrom) continue;
      const isGone = gone.has(event.seq) && told.has(event.seq);
      if (gone.has(event.seq)) coverage.count('changed lines checked');
      const problem = isGone
        ? 'which was said otherwise, is told'
        : gone.has(event.seq)
          ? null
          : problemWith(event, told.get(event.seq), capabilities);
      if (problem !== null)
        throw new Violation('request_is_whole', `seq ${event.seq}, ${problem}, as asked on ${pack.trigger.seq}`);
      if (told.has(event.seq)) coverage.count('lines of requests checked');
    }
    const stray = entries.find((entry) => entry.kind === 'said' && !isSaidIn(log, entry));
    if (stray)
      throw new Violation('request_is_whole', `seq ${stray.seq} is told as said, and nobody said it in this log`);
  }

  /** Once nothing more happens. */
  checkMessages(): void {
    const log = logOf(this.world.store) as unknown as readonly LogEvent[];
    const { coverage } = this.world;
    for (const event of log) {
      if (event.type === 'input' && event.supersedes !== undefined) coverage.count('messages said otherwise');
      if (event.type === 'output' && event.replaces !== undefined) coverage.count('answers given anew');
      if (event.type === 'output' && event.cut) coverage.count('answers cut short');
      if (event.type === 'lifecycle' && event.name === 'new_topic') coverage.count('topics begun');
      if (event.type === 'thought' && event.ends_task !== undefined) coverage.count('tasks ended by an answer');
      if (event.type === 'thought' && isDoneOtherwise(event, log)) coverage.count('steps done otherwise');
      if (event.type === 'thought' && event.found_done) checkFound(event, log);
      if (event.type === 'thought') coverage.count('tasks found done', event.found_done?.length ?? 0);
    }
    const { run } = this.world.store.snapshot as Snapshot;
    const agreed = log.filter((event) => event.type === 'change' && isAgreedPlan(event, log));
    this.world.coverage.count('plans changed by a card', agreed.length);
    this.#checkKept(log);
    this.#checkOrders(log);
    for (const event of log) {
      if (event.type !== 'input' || event.authority !== 'user' || event.foreign) continue;
      if (event.choice || event.repeats !== undefined || event.surface === 'cli') continue;
      if (!isMessage(event)) continue;
      if (textOf(event.text) === null) continue; // taken out, maybe before it was judged: there is nothing left to answer
      if (log.some((later) => later.type === 'input' && later.supersedes === event.seq)) continue;
      const problem = unanswered(event, log, run);
      if (problem !== null) throw new Violation('message_is_answered', `seq ${event.seq}: ${problem}`);
      this.world.coverage.count('messages that ended answered');
    }
    const left = run.intents.find((intent) => intent.task === null && !isOnItsWay(intent.id, run));
    if (left) throw new Violation('intent_has_an_end', `${left.id} is open, and nothing goes on for it`);
  }

  /** What a rule for the person's own orders granted is the first that a short message typed by them led to, and only adds. */
  #checkOrders(log: readonly LogEvent[]): void {
    const ofOrders = new Set<string>();
    for (const event of log) {
      if (event.type === 'change' && isJsonObject(event.after?.['bounds']) && 'order' in event.after['bounds'])
        ofOrders.add(event.subject.replace('rules.', 'rule:'));
      if (event.type !== 'approval' || !ofOrders.has(event.by ?? '')) continue;
      const thought = log[Number(event.decision.slice(1)) - 1];
      const problem = thought?.type === 'thought' ? problemWithOrder(thought, log) : 'nothing decided it';
      if (problem !== null) throw new Violation('order_is_the_persons', `seq ${event.seq}: ${problem}`);
      this.world.coverage.count('orders granted by a rule');
    }
  }

  /** A note holds what was written, with the corrections that were made, until that is taken back or brought anew. */
  #checkKept(log: readonly LogEvent[]): void {
    const { coverage, store } = this.world;
    const kept = new Map<string, { path: string; content: string; isPlan: boolean }>();
    const corrections = new Map<string, EditedNote[]>();
    const parts = new Map<number, KeptPart[] | null>();
    const expected = new Map<string, string | null>();
    for (const event of log) {
      if (event.type === 'lifecycle' && event.name === 'imported') expected.clear(); // notes do not come with a log
      if (event.type === 'thought' && writesWhole.includes(event.decision.action_type)) {
        const { path, content } = event.decision.action_payload;
        if (typeof path === 'string' && typeof content === 'string')
          kept.set(`D${event.seq}`, { path, content, isPlan: event.decision.action_type === keepCapability });
      }
      if (event.type === 'thought' && event.decision.action_type === planCapability) {
        const { notes = [], purpose, alarms } = event.decision.action_payload;
        if ([notes, purpose, alarms].some((part) => part !== undefined && part !== null))
          corrections.set(`D${event.seq}`, notes as unknown as EditedNote[]);
      }
      if (event.type === 'result' && event.status === 'done' && event.by === undefined) {
        const note = kept.get(event.decision);
        if (note) expected.set(note.path, note.content);
        coverage.count('plans kept', note?.isPlan ? 1 : 0);
        const edited = corrections.get(event.decision) ?? [];
        coverage.count('corrections made', corrections.has(event.decision) ? 1 : 0);
        for (const { path, edits } of edited) {
          const before = expected.get(path);
          const made = typeof before === 'string' ? editedText(before, edits) : null;
          if (made?.ok === false) throw new Violation('correction_is_whole', `${path} at seq ${event.seq}`);
          if (made) expected.set(path, made.text);
          coverage.count('notes corrected');
        }
        parts.set(event.seq, keptParts(event));
      }
      if (event.type === 'result' && event.status !== 'goal_done' && event.outcome === 'uncertain')
        for (const path of [
          kept.get(event.decision)?.path,
          ...(corrections.get(event.decision) ?? []).map((of) => of.path),
        ])
          expected.delete(path ?? ''); // nobody knows
      if (event.type === 'change' && event.subject === noteSubject) {
        const [before, after] = [event.before?.['value'], event.after?.['value']];
        if (typeof before === 'string' && event.after === null) expected.set(before, null);
        if (typeof after === 'string') expected.delete(after);
        coverage.count('corrections taken back', Array.isArray(after) ? 1 : 0);
        for (const path of Array.isArray(after) ? after : []) {
          const own = parts.get(event.undo_of ?? 0)?.filter((part) => part.path === path);
          const corrected = typeof path === 'string' ? expected.get(path) : undefined;
          if (typeof path !== 'string' || typeof corrected !== 'string') continue;
          const back = own ? withPartsBack(corrected, own) : null;
          if (back === null) expected.delete(path);
          else expected.set(path, back);
        }
        coverage.count('notes taken back');
      }
    }
    for (const [path, content] of expected)
      if ((store.notes.get(path)?.content ?? null) !== content) throw new Violation('plan_is_kept_whole', path);
  }

  #checkTakenOut(pack: ContextPack): void {
    if (this.takenOut.size === 0) return;
    const text = JSON.stringify(pack);
    for (const passage of this.takenOut) {
      if (text.includes(passage)) throw new Violation('taken_out_is_gone', `${passage} is told on ${pack.trigger.seq}`);
    }
  }
}

function problemWithOrder(
  { seq, trigger, decision, also, taint }: EventOf<'thought'>,
  log: readonly LogEvent[],
): string | null {
  const input = log[(trigger ?? 0) - 1];
  if (input?.type !== 'input' || input.authority !== 'user' || input.choice || input.pictures) return 'nobody typed it';
  if ((textOf(input.text) ?? '').length > 200) return 'it is long enough to be pasted';
  if (taint.length > 0 || also || decision.task !== undefined) return 'more than the message led to it';
  if (log.some((other) => other.type === 'thought' && other.trigger === trigger && other.seq < seq))
    return 'it is not the first';
  const { action_type: action, action_payload: payload } = decision;
  const isAdding =
    action === 'note.append' ||
    (action === 'note.write' && payload['mode'] === 'create') ||
    (action === 'alarm.set' && payload['alarm'] === undefined);
  return isAdding ? null : `${action} does not only add`;
}

/** What the person said otherwise, with what came of it, and answers that another one stands for: by seq, of the whole log. */
function goneFrom(log: readonly LogEvent[]): Set<number> {
  const gone = new Set<number>();
  const old = new Set(log.flatMap((event) => (event.type === 'input' ? (event.supersedes ?? []) : [])));
  const isOld = (seqs: readonly (number | null)[]): boolean => seqs.some((seq) => seq !== null && old.has(seq));
  const intents = new Set<string>();
  const decisions = new Set<string>();
  const ends = new Set<number>();
  let wanted: number | null = null;
  for (const event of log) {
    if (event.type === 'lifecycle' && event.name === 'asked_again') wanted = event.replaces ?? null;
    if (event.type === 'lifecycle' && event.name === 'halted') wanted = null;
    if (event.type === 'input' && event.authority === 'user' && isMessage(event)) wanted = null;
    if (event.type === 'output' && event.replaces !== undefined) {
      gone.add(event.replaces);
      wanted = null;
    }
    if (
      event.type === 'thought' &&
      (isOld([event.trigger, ...(event.also ?? [])]) || intents.has(event.serves ?? ''))
    ) {
      intents.add(event.serves ?? '');
      decisions.add(`D${event.seq}`);
      gone.add(event.seq);
    }
    if (event.type === 'result' && event.status !== 'goal_done' && decisions.has(event.decision)) ends.add(event.seq);
    const isRest = event.type === 'thought' && event.decision.action_type === null && !event.found_done;
    if (isRest && (decisions.has(`D${event.trigger}`) || ends.has(event.trigger ?? 0))) {
      decisions.add(`D${event.seq}`);
      gone.add(event.seq);
    }
    if (event.type === 'input' && old.has(event.seq)) gone.add(event.seq);
    if (event.type === 'output' && isOld(event.to ?? [])) gone.add(event.seq);
    if ('decision' in event && typeof event.decision === 'string' && decisions.has(event.decision)) gone.add(event.seq);
  }
  if (wanted !== null) gone.add(wanted);
  return gone;
}

/** Whether a line of talk is of an event of this log, and not of one that another was put in place of. */
function isSaidIn(log: readonly LogEvent[], { seq, by }: Extract<Entry, { kind: 'said' }>): boolean {
  return log[seq - 1]?.type === (by === 'self' ? 'output' : 'input');
}

/** What a request must hold of an event; null: it does. */
function problemWith(
  event: LogEvent,
  entry: Entry | undefined,
  capabilities: ReadonlyMap<string, string>,
): string | null {
  switch (event.type) {
    case 'input': {
      if (event.surface === 'plan') return null; // what it changed stands for it
      if (event.surface === 'notes') return entry?.kind === 'notice' ? null : 'a file that was brought in, is missing';
      if (entry?.kind !== 'said') return 'an input, is missing';
      return entry.stub || entry.text === textOf(event.text) ? null : 'an input, is told otherwise';
    }
    case 'output': {
      const isSaid = event.kind === 'reply' || event.kind === 'message' || event.kind === 'question';
      if (!isSaid || (event.decision !== null && !isSpeaking(capabilities.get(event.decision) ?? ''))) return null;
      return entry?.kind === 'said' ? null : 'what was said, is missing';
    }
    case 'thought': {
      const { action_type: capability, decision_outcome: outcome } = event.decision;
      if (event.found_done && isSpeaking(capability ?? 'conversation'))
        return entry?.kind === 'found_done' ? null : 'tasks that were found done, are missing';
      if (outcome !== 'do_action' || capability === null || isSpeaking(capability)) return null;
      return entry?.kind === 'deed' || entry?.kind === 'plan' ? null : 'what was decided, is missing';
    }
    case 'approval':
      if (event.by !== 'user' || isSpeaking(event.capability)) return null;
      return entry?.kind === 'answer' ? null : 'an answer to a request, is missing';
    case 'change':
      if (goalOfSubject(event.subject) === null) return null;
      return entry?.kind === 'plan_changed' ? null : 'a change of the plan, is missing';
    case 'result': {
      if (isByHand(event) || isFoundDone(event)) return null; // told with what was changed, or thought
      if (event.status === 'goal_done') return entry?.kind === 'goal_done' ? null : 'the end of a goal, is missing';
      const capability = capabilities.get(event.decision) ?? '';
      // the words, the no and the person's own hand stand for it
      if (isSpeaking(capability) || event.cause === 'rejected') return null;
      if (entry?.kind !== 'result') return 'a result, is missing';
      if (entry.stub || (event.taint.length > 0 && entry.summary === '')) return null; // it holds others' words
      return entry.of === capability && entry.summary === textOf(event.summary) ? null : 'a result, is told otherwise';
    }
    default:
      return null;
  }
}

function isByHandOf(event: LogEvent, task: string | null): boolean {
  return event.type === 'result' && event.status !== 'goal_done' && isByHand(event) && event.task === task;
}

function isFoundDone(event: EventOf<'result'>): boolean {
  return event.status === 'done' && event.action === null && event.by === undefined;
}

/** For the step that the message opened again with its no. */
function isDoneOtherwise({ trigger, decision }: EventOf<'thought'>, log: readonly LogEvent[]): boolean {
  const said = log.find(({ seq }) => seq === trigger);
  return said?.type === 'input' && said.reopens !== undefined && said.reopens === decision.task;
}

/** Each task that was found done ends right after, with nothing asked or run for it, and is told once. */
function checkFound({ seq, found_done: tasks = [] }: EventOf<'thought'>, log: readonly LogEvent[]): void {
  const own = log.filter((event) => event.type === 'result' && event.trigger === seq && isFoundDone(event));
  const ended = own.map((event) => ('task' in event ? event.task : null));
  const records = log.filter(
    (event) => event.type === 'output' && event.code === 'record.done' && own.some((end) => end.seq === event.trigger),
  );
  if (ended.join() !== tasks.join() || records.length !== tasks.length)
    throw new Violation('found_done_ends', `seq ${seq} found ${tasks.join()} done, and ${ended.join()} ended`);
}

/** A plan that a y changed. */
function isAgreedPlan({ subject, trigger, undo_of }: EventOf<'change'>, log: readonly LogEvent[]): boolean {
  return goalOfSubject(subject) !== null && undo_of === null && log[(trigger ?? 0) - 1]?.type === 'result';
}

/** What the person ended, by hand or by their y. */
function isByHand(event: EventOf<'result'>): boolean {
  return event.status !== 'goal_done' && event.action === null && event.by === 'user';
}

/** Whether something waits, is asked or runs for it. */
function isOnItsWay(intent: string, run: Run): boolean {
  const uncertain = confirmationsOf(run).map((open) => (open.kind === 'uncertain' ? open.action : null));
  const open = [run.pending, run.granted, run.executing, run.asking, run.saying, ...uncertain];
  return open.some((action) => action?.serves === intent) || run.queue.some((due) => due.intent === intent);
}

/** The message that came before anything was decided on that end, of the same origin: what is decided on it is for both. */
function goneOnWith(end: Ended, own: readonly EventOf<'thought'>[], log: readonly LogEvent[]): number[] {
  const next = own.find(({ seq }) => seq > end.seq)?.seq ?? Infinity;
  const said = log.find(
    (event) =>
      event.type === 'input' &&
      event.seq > end.seq &&
      event.seq < next &&
      event.authority === 'user' &&
      isMessage(event) &&
      event.surface !== 'cli' &&
      !event.choice &&
      event.taint.join('\n') === end.taint.join('\n'),
  );
  return said ? [said.seq] : [];
}

/** With what they were said otherwise as. */
function triedFor(messages: readonly number[], log: readonly LogEvent[]): number[] {
  const tried = [...messages];
  for (const event of log)
    if (event.type === 'input' && event.supersedes !== undefined && tried.includes(event.supersedes))
      tried.push(event.seq);
  return tried;
}

/** Why a message did not end as one must; null: it did, or it waits for the person. */
function unanswered(message: EventOf<'input'>, log: readonly LogEvent[], run: Run): string | null {
  const { seq } = message;
  const thoughts = log.filter((event) => event.type === 'thought');
  const intents = new Set(
    thoughts.flatMap(({ trigger, also, serves }) => (trigger === seq || also?.includes(seq) ? [serves] : [])),
  );
  const own = thoughts.filter(
    ({ trigger, also, serves }) =>
      trigger === seq || also?.includes(seq) || (serves !== undefined && intents.has(serves)),
  );
  const decisions = new Map(own.map((thought) => [`D${thought.seq}`, thought]));

  const waiting = run.queue.filter((due) => due.seq === seq || (due.intent !== undefined && intents.has(due.intent)));
  for (const due of waiting) {
    const isLater = due.later === true && (run.halt !== null || hasOpenRequest(run));
    if (!isHeldBack(run, due) && !isLater) return `${due.kind} at seq ${due.seq} still waits for a deliberation`;
  }
  if (waiting.length > 0) return null; // the person stopped it, or is asked first
  const onItsWay = [
    run.pending,
    run.granted,
    run.executing,
    run.asking,
    ...confirmationsOf(run).map((open) => (open.kind === 'uncertain' ? open.action : null)),
  ];
  if (onItsWay.some((open) => open !== null && decisions.has(open.decision))) return null;
  if (run.asking?.answer === seq) return null;
  const results = log.filter(
    (event): event is Ended => event.type === 'result' && event.status !== 'goal_done' && !isByHand(event),
  );
  if (results.some(({ answer }) => answer === seq)) return null; // the plan goes on with it

  const ends = results.filter(({ decision }) => decisions.has(decision));
  const lastEnd = ends.at(-1);
  const tried = triedFor([seq, ...ends.flatMap((end) => [end.seq, ...goneOnWith(end, own, log)])], log);
  const isLeft = log.some(
    (event) =>
      event.type === 'lifecycle' &&
      event.name === 'halted' &&
      event.reason === 'invalid' &&
      tried.includes(event.trigger ?? 0),
  );
  // the person ended its task before it was done, or before anybody knew how it had gone
  const last = own.at(-1);
  const isUnderWay = last !== undefined && !ends.some(({ decision }) => decision === `D${last.seq}`);
  const ended = lastEnd?.outcome === 'uncertain' ? lastEnd : null;
  const held = isUnderWay ? { seq: last.seq, task: last.decision.task ?? null } : ended;
  const isGone =
    held !== null && held.task !== null && log.some((event) => isByHandOf(event, held.task) && event.seq > held.seq);
  if (isGone || isLeft || lastEnd?.cause === 'dropped' || lastEnd?.cause === 'replaced') return null;
  const isOfIt = (message: number): boolean => message === seq || intents.has(`I${message}`);
  if (log.some((event) => event.type === 'output' && event.cut && event.to?.some(isOfIt))) return null; // they had enough
  if (own.length === 0) return 'nothing was decided on it';
  // the person said no, and why: what answers that answers this
  const refused = log.flatMap((event) =>
    event.type === 'input' && event.refuses !== undefined ? [event.refuses] : [],
  );
  const isRefused = (event: LogEvent): boolean =>
    event.type === 'approval' &&
    event.status === 'denied' &&
    refused.includes(event.request) &&
    event.decision === lastEnd?.decision;
  if (log.some(isRefused)) return null;
  const seen = ends.filter(({ decision }) => !isSpeaking(decisions.get(decision)?.decision.action_type ?? '')).at(-1);
  const of = seen && decisions.get(seen.decision);
  if (seen?.outcome === 'success' && of?.say !== undefined && !(of.decision.leaves_more ?? !of.decision.finishes))
    return null;
  const replied = log.findLast(
    (event) =>
      event.type === 'output' &&
      event.kind !== 'record' &&
      event.kind !== 'monologue' &&
      decisions.has(event.decision ?? ''),
  );
  if (!replied) return 'nothing was said to it';
  // they asked for another answer, and went on without it: the one before stands
  if (log.some((event) => event.type === 'lifecycle' && event.replaces === replied.seq)) return null;
  return replied.seq > (seen?.seq ?? 0) ? null : `nothing was said after the result at seq ${seen?.seq}`;
}
