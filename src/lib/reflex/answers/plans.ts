import { planCapability } from '../../agent/fold/task-change';
import { keepCapability } from '../../agent/fold/plan-keeping';
import { hasEnded } from '../../agent/fold/goals';
import { hasRoomForAlarms } from '../../agent/fold/alarm';
import type { Goal } from '../../agent/fold/snapshot';
import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import { cut, oneLine } from '../../base/text';
import type { ActionDecision } from '../../events/decision';
import { textLimits } from '../../agent/fold/inbox-row';
import type { ContextPack, PackEvent } from '../../mind/context-pack';
import { makePlan, questionsFor } from '../plans/make-plan';
import { factsIn, templateFor, withAnswer } from '../plans/plan-facts';
import type { MadePlan, PlanFacts, Slot, TemplateId } from '../plans/template';
import { planWords } from '../plans/templates';
import { grammars } from '../sentences/grammars';
import { readMessage } from '../sentences/read-message';
import type { Request } from '../sentences/request';
import { annotate } from '../spans/annotate';
import { acting, asking, choose, waiting } from './choose';
import { answerWords } from './answer-words';
import { editsBetween } from './note-edits';
import { isOfOthers, planRecipe } from './plan-under';
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
        ? { recipe: planRecipe(id, goal), answers: { said: (pack.opener ?? pack.trigger).seq }, awaiting: null }
        : null,
    },
  });
  return choose(pack, [{ ...option, act: { ...option.act, leavesMore: true } }]);
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

/** A plan that was kept, with what is known for it now. */
interface Under {
  id: TemplateId;
  facts: PlanFacts;
  plan: MadePlan;
  /** As it was when it was kept: its steps are called so. */
  first: MadePlan;
  goal: Goal;
  path: string;
  /** The language that it was made in. */
  lang: Language;
  asked: string[];
}

/** The plan that was kept for this goal, or last; null: it was refused or taken back, or its goal or its words are gone. */
function keptPlan(pack: ContextPack, tools: Tools, wanted: string | null): Under | null {
  const kept = pack.deeds.findLast(
    ({ capability, payload: { goal, path } }) =>
      capability === keepCapability &&
      (wanted === null || wanted === goal) &&
      pack.goals.some(({ id }) => id === goal) &&
      pack.notes.some((note) => note.path === path),
  );
  const goal = pack.goals.find(({ id }) => id === kept?.payload['goal']);
  const path = kept?.payload['path'];
  const opener = wanted === null ? null : pack.intake?.answers['said'];
  if (!goal || typeof path !== 'string') return null;
  const lang: Language = path.startsWith(`${planWords.ja.folder}/`) ? 'ja' : 'en';
  const message = opener ? asSaid(opener, lang).text : (kept?.said ?? null);
  if (message === null) return null;
  const [there, then] = inLanguage(lang, pack, tools);
  // of a message that asked for more than the plan: the words that the plan was made of
  const said =
    readMessage(message.trim(), readingContext(there, then)).find((request) => request.id === 'plan')?.said ?? message;
  const id = templateFor(said, lang) ?? 'general';
  const facts = factsOf(said, id, there, then);
  const first = makePlan(id, facts, lang, pack.now);
  return { id, facts, plan: first, first, goal, path, lang, asked: [] };
}

/** A plan is read and made in the language in which it was kept, whatever is spoken now. */
function inLanguage(lang: Language, pack: ContextPack, tools: Tools): [ContextPack, Tools] {
  return [
    { ...pack, lang },
    { ...tools, grammar: grammars[lang] },
  ];
}

/** The plan whose questions are under way, with the answers so far; null: there is none to go on with. */
function planUnder(pack: ContextPack, tools: Tools): Under | null {
  const { intake } = pack;
  const goal = /:(G\d+)$/u.exec(intake?.recipe ?? '')?.[1];
  const under = intake && goal !== undefined ? keptPlan(pack, tools, goal) : null;
  if (!intake || !under) return null;
  const asked = Object.keys(intake.answers).filter((slot) => slot !== 'said');
  let { facts } = under;
  for (const slot of asked) {
    const event = intake.answers[slot];
    if (event) facts = answered({ ...under, facts }, slot as Slot, event, pack, tools) ?? facts;
  }
  return { ...under, facts, plan: makePlan(under.id, facts, under.lang, pack.now), asked };
}

function answered(
  { facts, lang: planned }: Pick<Under, 'facts' | 'lang'>,
  slot: Slot,
  { choice, text }: PackEvent,
  pack: ContextPack,
  tools: Tools,
): PlanFacts | null {
  const { now, dates } = readingContext(pack, tools);
  // a button's own words may say it, where its id does not
  const tries: [string, Language][] = [
    ...(choice === null ? [] : [[choice.replace(/^[a-z]+:/u, ''), planned] as [string, Language]]),
    ...languagesOf(text ?? '', planned).map((lang): [string, Language] => [text ?? '', lang]),
  ];
  for (const [words, lang] of tries) {
    const known = withAnswer(facts, slot, annotate(words, lang, now, dates), words, lang, now);
    // the note keeps what the person read on the button, never its id
    if (known) return { ...known, said: `${facts.said}\n${text ?? words}` };
  }
  return null;
}

/** In which languages words are read, the likelier first: their letters tell, and bare numbers are of the plan's own. */
function languagesOf(text: string, planned: Language): Language[] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text)) return ['ja'];
  return /\p{sc=Latin}/u.test(text) && planned === 'ja' ? ['en', 'ja'] : [planned];
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
    plan_update: {
      intake: { recipe: planRecipe(under.id, under.goal.id), answers: seqsOf(pack), awaiting: open.slot },
    },
  });
  return choose(pack, [question, waiting(pack, words.judged.nothingDue)]);
}

const skipLabel = { en: 'I don’t know yet', ja: 'まだわからない' } as const;

function seqsOf({ intake }: ContextPack): Record<string, number> {
  return Object.fromEntries(Object.entries(intake?.answers ?? {}).map(([slot, event]) => [slot, event.seq]));
}

/** The plan with an answer in it: steps' days and the note change by one card; null: the words are no answer to the question. */
export function takeAnswer(pack: ContextPack, tools: Tools, isSkipped: boolean): ActionDecision | null {
  const words = answerWords[pack.lang];
  const slot = pack.intake?.awaiting as Slot | null | undefined;
  const { choice } = pack.trigger;
  const isOtherButton = choice !== null && choice !== 'skip' && !choice.startsWith(`${slot}:`);
  if (!slot || isOtherButton) return null;
  const under = planUnder(pack, tools);
  if (!under) return talk(pack, 'reply.plan_gone', words.plan.gone, { plan_update: { intake: null } });
  const facts = isSkipped ? under.facts : answered(under, slot, pack.trigger, pack, tools);
  if (!facts) return null;
  if (!isSkipped && isOfOthers(pack)) return askNext(pack, tools, words.plan.notOwn);
  const answers = { ...seqsOf(pack), [isSkipped ? `skipped:${slot}` : slot]: pack.trigger.seq };
  const next = questionsFor(under.id, facts, pack.lang, pack.now).filter(
    (open) => open.slot !== slot && !under.asked.some((known) => known.endsWith(open.slot)),
  );
  const isMore = next.length > 0 && under.asked.length + 1 < 2;
  const plan_update = {
    intake: isMore ? { recipe: planRecipe(under.id, under.goal.id), answers, awaiting: null } : null,
  };
  const made = isSkipped ? null : revision(under, makePlan(under.id, facts, under.lang, pack.now), tools);
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
  const under = keptPlan(pack, tools, null);
  const text = request.places.text ?? '';
  const event = { ...pack.trigger, choice: null, text };
  const slots = under ? (['people', 'budget'] as const) : [];
  const changed = slots.reduce<PlanFacts | null>(
    (found, slot) => found ?? (under && answered(under, slot, event, pack, tools)),
    null,
  );
  if (!under || !changed) return null;
  if (isOfOthers(pack)) return talk(pack, 'reply.not_own', answerWords[pack.lang].plan.notOwn);
  const made = revision(under, makePlan(under.id, changed, under.lang, pack.now), tools, true);
  if (!made) return talk(pack, 'reply.plan_done', answerWords[pack.lang].plan.done);
  return choose(pack, [
    acting(pack, {
      action: planCapability,
      payload: made,
      name: answerWords[pack.lang].plan.keep(oneLine(under.plan.name, 120)),
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
