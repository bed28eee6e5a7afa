import { addDays, longDate } from '../../base/calendar-date';
import { utf8Length } from '../../base/hash';
import { forEachString } from '../../base/json';
import { cut, oneLine } from '../../base/text';
import { textLimits } from '../../agent/fold/inbox-row';
import type { ActionDecision, PlannedGoal, PlanUpdate, PurposeKind } from '../../events/decision';
import type { ContextPack, PackEvent } from '../context-pack';
import { choose, type Option, type Settings } from './choose';
import { leadingIntake } from './lead-on';
import { eventTasks } from './recipe-event';
import { generalTasks } from './recipe-general';
import { habitTasks, journalTasks, weeklyTasks } from './recipe-habits';
import { nextTasks } from './recipe-next';
import { roundTasks } from './recipe-round';
import { deadlineOf, type PlanInput, type RecipeTasks } from './recipe-task';
import { studyTasks } from './recipe-study';
import { tidyTasks } from './recipe-tidy';
import { answering, silence } from './say';
import type { IntakeRecipe } from './recipe-slots';
import type { Answers } from './slots';
import { stepsBehind } from './step-days';
import { wordsOf } from './words';

export type Recipe = IntakeRecipe | 'round';

const recipes: Readonly<Record<Recipe, (input: PlanInput) => RecipeTasks>> = {
  general: generalTasks,
  study: studyTasks,
  next: nextTasks,
  round: roundTasks,
  event: eventTasks,
  journal: journalTasks,
  weekly: weeklyTasks,
  habit: habitTasks,
  tidy: tidyTasks,
};

/** Of a plan update as stored: bytes of its JSON, and texts, each of which takes a salt in its event. */
const limits = { bytes: 12_000, texts: 110 };

/** Makes the goal from what is known. Two plans are weighed: one that looks for what could go wrong, one for what is not known. */
export function decideGoal(
  pack: ContextPack,
  settings: Settings,
  recipe: Recipe,
  answers: Answers,
  kind: PurposeKind,
  setsKind: boolean,
  /** Of the answer that came last. */
  told: string | null = null,
): ActionDecision {
  const words = wordsOf(pack.lang);
  const options = (['careful', 'curious'] as const).map((variant): Option => {
    const goal = plannedGoal(pack, recipe, answers, variant);
    const plan_update: PlanUpdate = {
      goals: [goal],
      ...(recipe !== 'round' && { intake: leadingIntake(recipe, answers, kind, pack) }),
      ...(setsKind && { purpose_kind: kind }),
    };
    const option = answering(pack, {
      code: recipe === 'round' ? 'plan.next' : 'plan.made',
      text: [...(told === null ? [] : [told]), planText(pack, recipe, answers, goal, kind)].join('\n'),
      judgment: recipe === 'round' ? words.judgment.ongoing : words.judgment.allKnown,
      intent: words.intent.makePlan(goal.id, goal.tasks.length),
      reason: variant === 'careful' ? words.reason.carefulPlan : words.reason.curiousPlan,
      plan_update,
    });
    const isCareful = variant === 'careful';
    return {
      ...option,
      name: isCareful ? words.option.carefulPlan : words.option.curiousPlan,
      base: 0.7,
      nature: { approach: 0.5, starts: 0.5, ...(isCareful ? { care: 1 } : { explore: 1 }) },
      topics: ['plans', ...(recipe === 'study' ? ['learning'] : [])],
      direction: isCareful ? 'support' : 'explore',
      concerns: [words.concern.person, ...(isNear(pack, answers) ? [words.concern.lateDate] : [])],
    };
  });
  const evidence = Object.values(answers).filter((event): event is PackEvent => event !== undefined);
  return choose(pack, settings, [...options, silence(pack)], { evidence });
}

/** A goal whose texts are shortened until it fits an event: longer words of the person stay in the log as they were said. */
function plannedGoal(pack: ContextPack, recipe: Recipe, answers: Answers, variant: PlanInput['variant']): PlannedGoal {
  const id = `G${pack.next_goal}`;
  let goal: PlannedGoal = { id, name: id, tasks: [] };
  for (const length of [500, 240, 120, 60]) {
    const { name, tasks } = recipes[recipe]({ pack, answers, variant, length, id });
    goal = {
      id,
      name: nameOf(name),
      tasks: tasks.map((task, index) => ({
        id: `${id}-T${index + 1}`,
        name: nameOf(task.name),
        step: { recipe, ...task.step },
      })),
    };
    if (fits(goal)) break;
  }
  return goal;
}

function fits(goal: PlannedGoal): boolean {
  let texts = 0;
  forEachString(goal, () => texts++);
  return texts <= limits.texts && utf8Length(JSON.stringify(goal)) <= limits.bytes;
}

function planText(pack: ContextPack, recipe: Recipe, answers: Answers, goal: PlannedGoal, kind: PurposeKind): string {
  const words = wordsOf(pack.lang);
  const first = goal.tasks[0]?.name;
  const name = typeof first === 'string' ? first : '';
  if (recipe === 'round') return words.plan.next(goal.id, goal.tasks.length, name);
  const purpose = words.quote(cut(oneLine(pack.purpose?.text ?? '', 2_000), 120));
  const date = deadlineOf(pack, answers);
  const dated =
    date === null
      ? kind === 'ongoing' || (recipe !== 'general' && recipe !== 'next')
        ? null
        : words.plan.noDate
      : words.plan.date(longDate(date, pack.lang));
  const behind =
    date === null || (recipe !== 'general' && recipe !== 'next') ? [] : stepsBehind(answers['steps'], date, pack);
  const late = behind.map(({ text, date: day }) => words.plan.behind(cut(oneLine(text, 2_000), 60), day));
  return [words.plan.made(purpose, goal.id, goal.tasks.length, name), dated, ...late.slice(0, 3), words.plan.asks]
    .filter((line) => line !== null)
    .join('\n');
}

function isNear(pack: ContextPack, answers: Answers): boolean {
  const date = deadlineOf(pack, answers);
  return date !== null && date <= addDays(pack.now.date, 3);
}

function nameOf(name: string): string {
  return cut(oneLine(name, 2_000), textLimits.name);
}
