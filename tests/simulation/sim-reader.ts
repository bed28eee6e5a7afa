import { purposeSaid } from '../../src/lib/agent/fold/chat-grammar';
import type { HalfSaid, MindPlace } from '../../src/lib/agent/step/turn';
import { hasEnded } from '../../src/lib/agent/fold/goals';
import type { Task } from '../../src/lib/agent/fold/snapshot';
import { tasksToFind } from '../../src/lib/deliberation/llm/found-done';
import type { JsonObject } from '../../src/lib/base/json';
import type { ActionDecision } from '../../src/lib/events/decision';
import type { ContextPack, Deliberator, MadeSummary, PackRequest } from '../../src/lib/mind/context-pack';
import { decision, goal, question, talk, writeNote } from '../support/scripted-mind';
import type { Choice } from './choice';
import type { SimTab } from './sim-tab';
import type { World } from './world';

/** What it gives; most of what is not plain does not hold where it is given. */
const whims = {
  plain: 40,
  silent: 1,
  says_beside_talk: 1,
  answers_anything: 1,
  acts_after_no: 1,
  waits_for_nothing: 1,
  sets_purpose: 1,
  replaces_anything: 1,
  ends_anything: 1,
  nonsense: 1,
  throws: 1,
  hangs: 1,
} as const;

const place: MindPlace = { kind: 'served', host: 'models.example' };
/** Fewer lines than that are not summed up. */
const leastLines = 14;
const lastAttempt = 4;

/** As a mind that thinks with a model: it hears everything, reads before it answers, speaks beside what it does, and sums up. */
export function simReader(world: World, tab: SimTab): Deliberator {
  /** Made beside the turns; kept with the next of them. */
  let made: (MadeSummary & { forgotten: number }) | null = null;
  let kept: MadeSummary | null = null;
  let half: HalfSaid | null = null;
  return {
    name: 'simulated reader',
    isRules: false,
    place,
    async deliberate(pack, signal) {
      const { choice, coverage, isCalm, oracle } = world;
      // a mind that throws is no news to the loop, so it is kept with the tab
      if (!signal.aborted) await tab.watched(Promise.resolve().then(() => oracle.asked(tab, pack)));
      const whim = isCalm ? 'plain' : choice.weighted(whims);
      if (whim !== 'plain') coverage.fault(`reader ${whim}`);
      const { log, transcript } = pack;
      const isBuiltOn = made?.forgotten === log.forgotten && made.previous === (transcript.summary?.seq ?? null);
      const usable = isBuiltOn ? made : null;
      made = null;
      if (whim === 'hangs') await world.hang(signal);
      half = { trigger: pack.trigger.seq, text: `So far on ${pack.trigger.text ?? '-'}`, taint: pack.taint };
      await tab.later('mind.deliberate', () => {}, choice.below(200));
      half = null;
      const answer = whimsical(whim, pack, choice);
      kept = usable;
      if (!usable) made = summaryOf(pack);
      return answer;
    },
    halfSaid: () => half,
    takeSummary() {
      const summary = kept;
      kept = null;
      if (!summary) return null;
      const { from, to, text, previous } = summary;
      world.coverage.count('summaries made');
      return { from, to, text, previous };
    },
  };
}

function whimsical(whim: keyof typeof whims, pack: ContextPack, choice: Choice): unknown {
  switch (whim) {
    case 'plain':
    case 'hangs':
      return plain(pack, choice);
    case 'silent':
      return decision({ way: 'tools' });
    case 'says_beside_talk':
      return talk('Both.', { say: 'At once.', way: 'tools' });
    case 'answers_anything':
      return talk('That answers it.', { answers: Math.max(1, pack.trigger.seq - 3), way: 'tools' });
    case 'acts_after_no':
      return decision({ action_type: 'outside.call', action_payload: { again: pack.trigger.seq }, way: 'talk' });
    case 'waits_for_nothing':
      return decision({ closes: { status: 'blocked', why: 'No reason.' }, way: 'tools' });
    case 'sets_purpose':
      return talk('Mine.', { plan_update: { purpose: `P${pack.trigger.seq}` }, way: 'tools' });
    case 'replaces_anything':
      return talk('Taken back.', { replaces: `D${Math.max(1, pack.trigger.seq - 4)}`, way: 'tools' });
    case 'ends_anything':
      return talk('All done.', { found_done: ['G1-T2', 'G1-T3'], way: 'tools' });
    case 'nonsense':
      return { ...talk('x', { way: 'tools' }), evidence_event_ids: [99_999] };
    case 'throws':
      throw new Error('the mind broke');
  }
}

function plain(pack: ContextPack, choice: Choice): ActionDecision {
  const common: Partial<ActionDecision> = {
    way: 'tools',
    judgment: `Heard: ${pack.trigger.text ?? '-'}`,
    evidence_event_ids: [pack.trigger.seq],
    seen: { from: pack.transcript.entries[0]?.seq ?? pack.trigger.seq, left_out: pack.transcript.left_out },
  };
  switch (pack.why) {
    case 'start':
      return question('What should I work towards?', common);
    case 'plan':
      return { ...planned(pack, choice), ...common };
    case 'input':
    case 'follow':
      return pack.attempt >= lastAttempt
        ? talk('In words alone.', { ...common, way: 'talk' })
        : { ...answered(pack, choice), ...common };
  }
}

/** Reads or acts first, and answers what came of it; or answers at once. */
function answered(pack: ContextPack, choice: Choice): ActionDecision {
  const { trigger, open_question: asked, is_request_open: isBusy, why } = pack;
  const purpose = why === 'input' ? purposeSaid(trigger) : null;
  if (purpose !== null) {
    const goals = pack.goals.length < 4 ? [shared(pack.next_goal)] : [];
    return talk('Taken as my purpose.', { plan_update: { purpose, ...(goals.length > 0 && { goals }) } });
  }
  const answers = asked && choice.chance(0.7) ? { answers: asked.seq } : {};
  if (asked && pack.asked_task !== null && choice.chance(0.3)) return settled(pack, pack.asked_task, choice);
  if (pack.reopened && !isBusy && !pack.talk_only && choice.chance(0.9)) return otherwise(pack, pack.reopened, choice);
  if (pack.request?.can_replace && choice.chance(0.4)) return corrected(pack, pack.request, choice);
  if (isBusy && why === 'input' && choice.chance(0.25)) return talk('After that.', { later: true });
  if (!isBusy && trigger.taint.length === 0 && choice.chance(0.1)) {
    const found_done = tasksToFind(pack).map(({ id }) => id);
    if (found_done.length > 1) return talk('Then these are done.', { found_done: found_done.slice(0, 2), ...answers });
  }
  if (pack.talk_only || isBusy || choice.chance(why === 'follow' ? 0.75 : 0.4))
    return talk(`You said: ${trigger.text ?? '-'}`, answers);
  if (choice.chance(0.5)) {
    const change = choice.weighted({ keep: 4, change: 2, correct: 6 });
    const made = { keep: planKept, change: planChange, correct: correction }[change](pack, choice);
    if (made) return made;
  }
  const say = choice.chance(0.5) ? { say: `I would like to see to it: ${trigger.text ?? '-'}` } : {};
  if (choice.chance(0.3)) {
    const content = `Added for ${trigger.seq}`;
    return decision({ action_type: 'note.append', action_payload: { path: 'asked.md', content }, ...say, ...answers });
  }
  return choice.chance(0.6)
    ? decision({ action_type: 'note.list', action_payload: { folder: '' }, finishes: false, ...say, ...answers })
    : decision({ action_type: 'outside.call', action_payload: { for: trigger.seq }, ...say, ...answers });
}

/** With the reply its task is done: by the words alone, or by what is done at once. */
function settled(
  { trigger, open_question: asked, is_request_open: isBusy }: ContextPack,
  task: string,
  choice: Choice,
) {
  const answers = asked?.seq ?? 0;
  if (isBusy || choice.chance(0.5)) return talk('That settles it.', { answers, ends_task: task });
  return decision({ action_type: 'outside.call', action_payload: { for: trigger.seq }, answers, task });
}

/** The step whose try was refused, as the person would have it. */
function otherwise(
  { trigger }: ContextPack,
  { task, finishes }: NonNullable<ContextPack['reopened']>,
  choice: Choice,
): ActionDecision {
  const more = choice.chance(0.3) && { leaves_more: finishes };
  return decision({ action_type: 'outside.call', action_payload: { for: trigger.seq }, task, finishes, ...more });
}

/** Drops a step, takes one in, ticks another and names the plan otherwise, all on one card. */
function planChange(pack: ContextPack, choice: Choice): ActionDecision | null {
  const open = pack.goals.find(({ tasks }) => tasks.some((task) => !hasEnded(task)));
  if (!open || pack.trigger.taint.length > 0) return null;
  const left = open.tasks.filter((task) => !hasEnded(task));
  const [one, other] = [choice.of(left), choice.of(left)];
  const changes = [
    { do: 'drop', task: one.id, name: one.name ?? '' },
    ...(other === one ? [] : [{ do: 'done', task: other.id, name: other.name ?? '' }]),
    { do: 'add', name: `For ${pack.trigger.seq}`, ...(choice.chance(0.5) && { owner: 'yours' }) },
    ...(choice.chance(0.5) ? [{ do: 'goal', name: open.name ?? '', to: `Plan of ${pack.trigger.seq}` }] : []),
  ];
  const action_payload = { goal: open.id, goal_name: open.name ?? '', changes };
  return decision({ action_type: 'plan.change', action_payload });
}

/** Whatever holds what changed, all on one card: notes, the plan, the purpose, an alarm; now and then what stands nowhere. */
function correction(pack: ContextPack, choice: Choice): ActionDecision | null {
  const { alarms: set, notes, purpose, trigger } = pack;
  if (trigger.taint.length > 0) return null;
  // what they hold begins so, or is the number of their task
  const own = notes.flatMap(({ path }) => {
    if (/^plans\/|^corrected\.md$/.test(path)) return [{ path, find: 'On ' }];
    if (path === 'typed.md') return [{ path, find: 'Typed ' }];
    const [, task] = /^(G\d+-T\d+)\.md$/.exec(path) ?? [];
    return task === undefined ? [] : [{ path, find: task }];
  });
  const isAmiss = choice.chance(0.1);
  const [old] = set.filter(({ text }) => text !== null);
  const times = old?.date === null ? { weekdays: [...old.weekdays] } : { date: old?.date ?? '2026-12-12' };
  const shown = old && { alarm: old.id, text: old.text ?? '', at: old.at, zone: old.zone, ...times };
  const isMoved = shown !== undefined && old?.late_minutes === null && choice.chance(0.5);
  const tasks = choice.chance(0.5) ? planChange(pack, choice)?.action_payload : undefined;
  const words = purpose !== null && purpose.text.trim() === purpose.text && choice.chance(0.3);
  const edits = own.slice(-2).map(({ path, find }) => ({
    path,
    edits: [{ find: isAmiss ? `${find}?` : find, replace: `${find}${trigger.seq} ` }],
  }));
  const action_payload = {
    ...tasks,
    ...(edits.length > 0 && { notes: edits }),
    ...(words && {
      purpose: { before: purpose.text, after: `Purpose of ${trigger.seq}`, kind: purpose.kind ?? 'to_reach' },
    }),
    ...(isMoved && { alarms_off: [shown], alarms: [{ ...shown, alarm: undefined, at: '10:30' }] }),
  };
  if (Object.keys(action_payload).length === 0) return null;
  return decision({
    action_type: 'plan.change',
    action_payload: JSON.parse(JSON.stringify(action_payload)) as JsonObject,
  });
}

/** Its note, with a box, and some alarms, new or over what was kept before. */
function planKept({ alarms: set, goals, notes, trigger }: ContextPack, choice: Choice): ActionDecision | null {
  const goal = goals.at(-1);
  if (!goal || set.length > 15) return null;
  const path = `plans/${goal.id}.md`;
  const there = notes.find((note) => note.path === path);
  const over = there?.written_by === undefined ? { mode: 'create' } : { mode: 'replace', base: there.written_by };
  const alarms = Array.from({ length: 1 + choice.below(2) }, (_, at) => ({
    ...{ text: `Look ${at} on ${trigger.seq}`, at: '09:30', zone: 'UTC' },
    ...(choice.chance(0.5) ? { date: '2026-12-12' } : { weekdays: [0, 3] }),
  }));
  const content = `- [ ] On ${trigger.seq}`;
  const action_payload = { goal: goal.id, goal_name: goal.name ?? '', path, content, ...over, alarms };
  return decision({ action_type: 'plan.keep', action_payload });
}

/** A goal of which some steps are the person's. */
function shared(number: number): ReturnType<typeof goal> {
  const planned = goal(number);
  const tasks = planned.tasks.map((task, at) => (at % 4 === 1 ? { ...task, owner: 'yours' as const } : task));
  return { ...planned, tasks };
}

/** The open request as the person wants it now, or not at all. */
function corrected(
  { trigger }: ContextPack,
  { decision: replaces, task, finishes }: PackRequest,
  choice: Choice,
): ActionDecision {
  if (choice.chance(0.3)) return talk('Left out, then.', { replaces });
  const say = choice.chance(0.5) ? { say: 'So it shall be.' } : {};
  const of = task === null ? {} : { task, finishes, ...(choice.chance(0.4) && { leaves_more: finishes }) };
  return choice.chance(0.3)
    ? decision({
        action_type: 'note.write',
        action_payload: { path: 'corrected.md', content: `On ${trigger.seq}`, mode: 'replace' },
        replaces,
        ...say,
        ...of,
      })
    : decision({ action_type: 'outside.call', action_payload: { instead: trigger.seq }, replaces, ...say, ...of });
}

function planned(pack: ContextPack, choice: Choice): ActionDecision {
  const { task } = pack;
  if (!task) {
    if (pack.purpose && pack.goals.length === 0) return decision({ plan_update: { goals: [shared(pack.next_goal)] } });
    return rest('there is something to do');
  }
  if (choice.chance(0.06)) return rest('tomorrow');
  const say = choice.chance(0.4) ? { say: `Next comes ${task.id}.` } : {};
  const number = Number(task.id.split('-T')[1]);
  const done = tasksToFind(pack).filter(() => choice.chance(0.4));
  if (done.length > 0 && choice.chance(0.25)) return foundDone(done, task.id, choice);
  if (number % 4 === 0 && task.answers.length === 0)
    return question(`Which for ${task.id}?`, { task: task.id, finishes: choice.chance(0.3) });
  if (number % 3 === 0) return writeNote(`${task.id}.md`, task.id, { task: task.id, ...say });
  const kept = number % 5 === 0 ? planKept(pack, choice) : null;
  if (kept) return { ...kept, task: task.id, ...say };
  return decision({ action_type: 'outside.call', action_payload: { to: task.id }, task: task.id, ...say });
}

/** What was done with others, at once: with a word or without one. */
function foundDone(tasks: readonly Task[], atHand: string, choice: Choice): ActionDecision {
  const found_done = tasks.map(({ id }) => id);
  if (choice.chance(0.3)) return talk('These are done.', { found_done });
  return decision({ found_done, ...(found_done.includes(atHand) && choice.chance(0.5) && { task: atHand }) });
}

function rest(until: string): ActionDecision {
  return decision({ closes: { status: 'blocked', why: 'Nothing comes next.', until } });
}

/** Of the older half, in what was said there; null: it is not worth it yet. */
function summaryOf({ transcript, intent, log }: ContextPack): (MadeSummary & { forgotten: number }) | null {
  const { entries, summary } = transcript;
  const half = entries.slice(0, Math.floor(entries.length / 2)).filter(({ seq }) => seq < Number(intent.slice(1)));
  const [first, last] = [half[0], half.at(-1)];
  if (entries.length < leastLines || !first || !last) return null;
  const said = half.flatMap((entry) => (entry.kind === 'said' && entry.text !== null ? [entry.text] : []));
  const text = [summary?.text ?? '', ...said].join('\n').slice(-3_000);
  const previous = summary?.seq ?? null;
  return { from: first.seq, to: last.seq, text, previous, forgotten: log.forgotten };
}
