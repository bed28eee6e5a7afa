import { planCapability } from '../../agent/fold/task-change';
import { keepCapability } from '../../agent/fold/plan-keeping';
import { hasEnded } from '../../agent/fold/goals';
import { hasRoomForAlarms } from '../../agent/fold/alarm';
import type { Goal } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import { textLimits } from '../../agent/fold/inbox-row';
import type { ContextPack, PackEvent } from '../../mind/context-pack';
import { makePlan, questionsFor } from '../plans/make-plan';
import { factsIn, templateFor, withAnswer } from '../plans/plan-facts';
import { templateIds, type MadePlan, type PlanFacts, type Slot, type TemplateId } from '../plans/template';
import type { Request } from '../sentences/request';
import { annotate } from '../spans/annotate';
import { acting, asking, choose, waiting } from './choose';
import { answerWords } from './answer-words';
import { editsBetween } from './note-edits';
import { planPrefix } from './plan-under';
import { talk } from './talk';
import { asSaid, readingContext, type Tools } from './tools';

/** As many goals as fit; see accept-decision. */
const mostGoals = 8;
/** Of a note in one change. */
const mostEdits = 20;
/** A plan at once, from one sentence: its goal with its steps, and one card for note, list and alarms. */
export function planIt(request: Request, pack: ContextPack, tools: Tools): ActionDecision {
  const words = answerWords[pack.lang].plan;
  const wish = request.places.text ?? '';
  const id = templateFor(request.said, pack.lang) ?? (wish === '' ? null : 'general');
  if (id === null) return talk(pack, 'reply.plan_which', words.which);
  return keepPlan(id, factsOf(request.said, id, pack, tools), pack, true);
}

function factsOf(said: string, id: TemplateId, pack: ContextPack, tools: Tools): PlanFacts {
  const { now, dates } = readingContext(pack, tools);
  return factsIn(said, annotate(said, pack.lang, now, dates), id, pack.lang, now);
}

/** For a purpose that was just set: the plan that its words ask for. */
export function planFor(text: string, pack: ContextPack, tools: Tools): ActionDecision {
  const id = templateFor(text, pack.lang) ?? 'general';
  return keepPlan(id, factsOf(text, id, pack, tools), pack, false);
}

function keepPlan(id: TemplateId, facts: PlanFacts, pack: ContextPack, isFirst: boolean): ActionDecision {
  const words = answerWords[pack.lang].plan;
  if (pack.goals.length >= mostGoals) return talk(pack, 'reply.plans_full', words.full);
  const plan = makePlan(id, facts, pack.lang, pack.now);
  const goal = `G${pack.next_goal}`;
  const path = freePath(plan.note.path, pack);
  const alarms = hasRoomForAlarms(pack.alarms, plan.alarms.length) ? plan.alarms : [];
  const payload: JsonObject = {
    goal,
    goal_name: plan.name,
    path,
    content: plan.note.content,
    mode: 'create',
    alarms: alarms.map((alarm) => alarmPayload(alarm, pack)),
  };
  const asks = isFirst && questionsFor(id, facts, pack.lang, pack.now).length > 0;
  const option = acting(pack, {
    action: keepCapability,
    payload,
    name: words.keep(oneLine(plan.name, 120)),
    topics: ['plans'],
    expected: [{ kind: 'note_holds', path, texts: [] }],
    plan_update: {
      ...(pack.purpose === null && {
        purpose: cut(plan.name, textLimits.purpose),
        purpose_kind: id === 'habit' ? ('ongoing' as const) : ('to_reach' as const),
      }),
      goals: [
        {
          id: goal,
          name: plan.name,
          tasks: plan.tasks.map((task, index) => plannedTask(task, `${goal}-T${index + 1}`)),
        },
      ],
      intake: asks
        ? { recipe: `${planPrefix}${id}`, answers: { said: (pack.opener ?? pack.trigger).seq }, awaiting: null }
        : null,
    },
  });
  return choose(pack, [{ ...option, act: { ...option.act, ...(asks && { leavesMore: true as const }) } }]);
}

function plannedTask({ name, date }: MadePlan['tasks'][number], id: string) {
  return { id, name, step: null, owner: 'yours' as const, ...(date !== null && { date }) };
}

function alarmPayload({ text, at, date, weekdays }: MadePlan['alarms'][number], { now }: ContextPack): JsonObject {
  return { text, at, zone: now.zone, ...(date === null ? { weekdays } : { date }) };
}

function freePath(wanted: string, { notes }: ContextPack): string {
  const taken = new Set(notes.map(({ path }) => path));
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/\.md$/u, '');
  for (let number = 2; ; number++) {
    const path = `${stem} ${number}.md`;
    if (!taken.has(path)) return path;
  }
}

/** The plan whose questions are under way. */
interface Under {
  id: TemplateId;
  facts: PlanFacts;
  plan: MadePlan;
  /** As it was when it was kept: its steps are called so. */
  first: MadePlan;
  goal: Goal;
  path: string;
  asked: string[];
}

/** What was said so far of the plan that was kept last; null: there is none to go on with. */
function planUnder(pack: ContextPack, tools: Tools): Under | null {
  const { intake } = pack;
  const id = templateIds.find((known) => intake?.recipe === `${planPrefix}${known}`);
  const opener = intake?.answers['said'];
  const said = opener && asSaid(opener, pack.lang).text;
  if (!intake || id === undefined || said == null) return null;
  let facts = factsOf(said, id, pack, tools);
  const first = makePlan(id, facts, pack.lang, pack.now);
  const asked = Object.keys(intake.answers).filter((slot) => slot !== 'said');
  for (const slot of asked) {
    const event = intake.answers[slot];
    if (event) facts = answered(facts, slot.replace(/^skipped:/u, '') as Slot, event, pack, tools) ?? facts;
  }
  const plan = makePlan(id, facts, pack.lang, pack.now);
  const kept = pack.deeds.findLast(({ capability }) => capability === keepCapability)?.payload;
  const goal = pack.goals.find((known) => known.id === kept?.['goal']);
  const path = kept?.['path'];
  return goal && typeof path === 'string' ? { id, facts, plan, first, goal, path, asked } : null;
}

function answered(facts: PlanFacts, slot: Slot, event: PackEvent, pack: ContextPack, tools: Tools): PlanFacts | null {
  const text = event.choice !== null ? event.choice.replace(/^[a-z]+:/u, '') : (event.text ?? '');
  const { now, dates } = readingContext(pack, tools);
  const known =
    withAnswer(facts, slot, annotate(text, pack.lang, now, dates), text, pack.lang, now) ??
    labelled(facts, slot, event, pack, tools);
  // the note keeps what the person read on the button, never its id
  return known && { ...known, said: `${facts.said}\n${event.text ?? text}` };
}

/** A button's own words may say it, where its id does not. */
function labelled(facts: PlanFacts, slot: Slot, event: PackEvent, pack: ContextPack, tools: Tools): PlanFacts | null {
  if (event.choice === null || event.text === null) return null;
  const { now, dates } = readingContext(pack, tools);
  return withAnswer(facts, slot, annotate(event.text, pack.lang, now, dates), event.text, pack.lang, now);
}

/** At most two questions, one after the other, once the plan is kept; then it is left alone. */
export function askNext(pack: ContextPack, tools: Tools, told: string | null = null): ActionDecision | null {
  const under = planUnder(pack, tools);
  if (!under || under.asked.length >= 2) return null;
  const open = questionsFor(under.id, under.facts, pack.lang, pack.now).find(
    ({ slot }) => !under.asked.some((known) => known.endsWith(slot)),
  );
  if (!open) return null;
  const words = answerWords[pack.lang];
  const question = asking(pack, {
    code: `ask.${open.slot}`,
    text: told === null ? open.text : `${told}\n${open.text}`,
    buttons: [
      ...(open.buttons ?? []).map(({ id, label }) => ({
        id: `${open.slot}:${id}`.replace(/[^\x21-\x7e]/gu, '_'),
        label,
      })),
      { id: 'skip', label: skipLabel[pack.lang] },
    ],
    judgment: words.judged.ordered,
    plan_update: { intake: { recipe: `${planPrefix}${under.id}`, answers: seqsOf(pack), awaiting: open.slot } },
  });
  return choose(pack, [question, waiting(pack, words.judged.nothingDue)]);
}

const skipLabel = { en: 'I don’t know yet', ja: 'まだわからない' } as const;

function seqsOf({ intake }: ContextPack): Record<string, number> {
  return Object.fromEntries(Object.entries(intake?.answers ?? {}).map(([slot, event]) => [slot, event.seq]));
}

/** The plan with an answer in it: steps' days and the note change by one card; null: the words are no answer to the question. */
export function takeAnswer(pack: ContextPack, tools: Tools, isSkipped: boolean): ActionDecision | null {
  const under = planUnder(pack, tools);
  const slot = pack.intake?.awaiting as Slot | null | undefined;
  if (!under || !slot) return null;
  const facts = isSkipped ? under.facts : answered(under.facts, slot, pack.trigger, pack, tools);
  if (!facts) return null;
  const answers = { ...seqsOf(pack), [isSkipped ? `skipped:${slot}` : slot]: pack.trigger.seq };
  const next = questionsFor(under.id, facts, pack.lang, pack.now).filter(
    (open) => open.slot !== slot && !under.asked.some((known) => known.endsWith(open.slot)),
  );
  const isMore = next.length > 0 && under.asked.length + 1 < 2;
  const plan_update = { intake: isMore ? { recipe: `${planPrefix}${under.id}`, answers, awaiting: null } : null };
  const made = isSkipped ? null : revision(under, makePlan(under.id, facts, pack.lang, pack.now), tools);
  const words = answerWords[pack.lang];
  if (!made) {
    const again = {
      ...pack,
      intake: pack.intake && {
        ...pack.intake,
        answers: { ...pack.intake.answers, [isSkipped ? `skipped:${slot}` : slot]: pack.trigger },
        awaiting: null,
      },
    };
    return (
      (isMore ? askNext(again, tools) : null) ??
      talk(pack, 'reply.plan_done', isSkipped ? words.left : words.plan.done, { plan_update: { intake: null } })
    );
  }
  const option = acting(pack, {
    action: planCapability,
    payload: made,
    name: words.plan.keep(oneLine(under.plan.name, 120)),
    topics: ['plans'],
    plan_update,
  });
  return choose(pack, [{ ...option, act: { ...option.act, ...(isMore && { leavesMore: true as const }) } }]);
}

/** "We're 15 now": a number of the plan that was kept last. */
export function changePlanFact(request: Request, pack: ContextPack, tools: Tools): ActionDecision | null {
  const kept = pack.deeds.findLast(({ capability }) => capability === keepCapability);
  const said = kept?.said ?? null;
  if (!kept || said === null) return null;
  const id = templateFor(said, pack.lang) ?? 'general';
  const facts = factsOf(said, id, pack, tools);
  const { now, dates } = readingContext(pack, tools);
  const text = request.places.text ?? '';
  const spans = annotate(text, pack.lang, now, dates);
  const changed = (['people', 'budget'] as const).reduce<PlanFacts | null>(
    (found, slot) => found ?? withAnswer(facts, slot, spans, text, pack.lang, now),
    null,
  );
  const goal = pack.goals.find((known) => known.id === kept.payload['goal']);
  const path = kept.payload['path'];
  if (!changed || !goal || typeof path !== 'string') return null;
  const plan = makePlan(id, facts, pack.lang, pack.now);
  const made = revision(
    { id, facts, plan, first: plan, goal, path, asked: [] },
    makePlan(id, changed, pack.lang, pack.now),
    tools,
    true,
  );
  if (!made) return talk(pack, 'reply.plan_done', answerWords[pack.lang].plan.done);
  return choose(pack, [
    acting(pack, {
      action: planCapability,
      payload: made,
      name: answerWords[pack.lang].plan.keep(oneLine(plan.name, 120)),
      topics: ['plans'],
    }),
  ]);
}

/** What changes between two makings of a plan: open steps go and come, days move, the note is written anew. Null: nothing does. */
function revision(
  { plan: before, first, goal, path }: Under,
  after: MadePlan,
  { notes }: Tools,
  isCorrection = false,
): JsonObject | null {
  const changes: JsonObject[] = [];
  // a step keeps its words, whatever became known since; only what turned out wrong is said anew
  const nameOf = (line: number): string | null => before.tasks.find((made) => made.line === line)?.name ?? null;
  for (const task of goal.tasks.filter((one) => !hasEnded(one))) {
    const name = task.name ?? '';
    const line = [...first.tasks, ...before.tasks].find((made) => made.name === name)?.line;
    const same = line === undefined ? undefined : after.tasks.find((made) => made.line === line);
    if (line !== undefined && !same) changes.push({ do: 'drop', task: task.id, name });
    else if (same && isCorrection && same.name !== name) {
      changes.push({ do: 'drop', task: task.id, name });
      changes.push({ do: 'add', name: same.name, owner: 'yours', ...(same.date !== null && { date: same.date }) });
    } else if (same && same.date !== null && same.date !== task.date)
      changes.push({ do: 'date', task: task.id, name, date: same.date });
  }
  for (const made of after.tasks) {
    if (nameOf(made.line) !== null || goal.tasks.some(({ name }) => name === made.name)) continue;
    changes.push({ do: 'add', name: made.name, owner: 'yours', ...(made.date !== null && { date: made.date }) });
  }
  if (after.name !== before.name && after.name !== goal.name && goal.name === before.name)
    changes.push({ do: 'goal', name: goal.name, to: after.name });
  const now = notes.get(path);
  const edits = now === undefined ? [] : editsBetween(before.note.content, after.note.content, now).slice(0, mostEdits);
  if (changes.length + edits.length === 0) return null;
  return {
    ...(changes.length > 0 && { goal: goal.id, goal_name: goal.name ?? '', changes }),
    ...(edits.length > 0 && { notes: [{ path, edits: edits.map(({ find, replace }) => ({ find, replace })) }] }),
  };
}
