import { type ActionDecision, decisionByCode, type PlannedGoal } from '../../events/decision';
import type { JsonObject } from '../../base/json';
import type { ContextPack, Deliberator, PackTask } from '../../mind/context-pack';
import type { Command } from '../../world/command';
import { labRecipe } from '../../world/life-recipe';
import { readLifeOptions, termsStored, type LifeTerms } from '../../world/life-terms';
import { OptionError } from '../../world/options';
import { labOrder } from '../../reflex/sentences/lab-order';
import { labWords } from './lab-words';

/** The lives that are decided about; LoggedLives are some. Rejects when the log cannot be read. */
export interface IntendingLives {
  intend(
    life: number,
  ): Promise<
    | { kind: 'next'; tick: number; command: Command; purpose: string; risk: number }
    | { kind: 'over'; tick: number; end: string }
    | { kind: 'gone' }
  >;
}

/** Of one goal, as the cycle takes them. */
const tasksAGoal = { least: 5, most: 10 } as const;
const mostGoals = 8;
/** Ticks of one task, unless it may have fewer actions. */
const ticksATask = 8;

/**
 * Leads lives in the Lab's world through the cycle. A sentence begins one: a goal or several, each task of which lasts some ticks, each of
 * which is one decision for the capability `world`. Null: nothing of it is the Lab's affair.
 */
export function labMind(pack: ContextPack, lives: IntendingLives): Deliberator | null {
  const judge = (deliberate: () => Promise<ActionDecision>): Deliberator => ({
    name: 'Lab',
    isRules: true,
    deliberate,
  });
  const { task } = pack;
  if (pack.why === 'plan') return task === null ? null : judge(() => liveOn(pack, task, lives));
  const options = labOrder(pack.trigger.text ?? '');
  return options === null ? null : judge(async () => begin(pack, options));
}

/** A task that outlives its life fails, and says why: its action is refused by a world that has ended. */
async function liveOn(pack: ContextPack, task: PackTask, lives: IntendingLives): Promise<ActionDecision> {
  const { life, until } = task.step?.parameters as { life: number; until: number };
  const words = labWords[pack.lang];
  const next = await lives.intend(life);
  if (next.kind === 'over' && next.end === 'dropped') return leave(pack, task);
  const isNext = next.kind === 'next';
  const command = isNext ? next.command : 'wait';
  const tick = isNext ? next.tick : until;
  const said = isNext ? words.next(tick, next.purpose, next.risk) : words.noMore;
  return {
    ...decisionByCode('world', { command, life, tick }, words.byRules, null),
    judgment: said,
    intent: words.intent(until),
    evidence_event_ids: [pack.trigger.seq],
    task: task.id,
    finishes: tick >= until,
  };
}

/** The person ended the life: what was left of it is not to be done. */
function leave(pack: ContextPack, task: PackTask): ActionDecision {
  const words = labWords[pack.lang];
  const talked = talk(pack, words.ended);
  return {
    ...talked,
    decision_outcome: 'skip',
    action_type: null,
    action_payload: {},
    console_delivery: { delivery: 'silent', message_kind: null },
    judgment: words.ended,
    intent: words.ended,
    task: task.id,
    needless: true,
  };
}

function begin(pack: ContextPack, options: string): ActionDecision {
  const words = labWords[pack.lang];
  if (pack.is_request_open) return talk(pack, words.requestOpen);
  let terms: LifeTerms;
  try {
    terms = readLifeOptions(options);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    return talk(pack, words.refused(error.message));
  }
  const goals = goalsOf(pack, terms);
  if (pack.goals.length + goals.length > mostGoals) return talk(pack, words.tooManyGoals);
  const isFirst = pack.purpose === null;
  const after = pack.goals.length > 0 ? [words.later] : pack.intake?.awaiting != null ? [words.askAgain] : [];
  return {
    ...talk(pack, [words.begun(terms), ...after].join('\n')),
    plan_update: {
      goals,
      ...(isFirst && { purpose: words.purpose(terms.ticks), purpose_kind: 'to_reach' as const }),
    },
  };
}

/** As few goals as hold all the ticks, their tasks shared out evenly. */
function goalsOf({ lang, next_goal, settings, trigger }: ContextPack, terms: LifeTerms): PlannedGoal[] {
  const words = labWords[lang];
  const allowed = settings['actions_a_task'];
  const most = typeof allowed === 'number' ? Math.min(ticksATask, allowed) : ticksATask;
  const each = Math.max(1, Math.min(most, Math.floor(terms.ticks / tasksAGoal.least)));
  const count = Math.ceil(terms.ticks / each);
  const goalCount = Math.ceil(count / tasksAGoal.most);
  const ends = Array.from({ length: count }, (_, place) => Math.min(terms.ticks, (place + 1) * each));
  return Array.from({ length: goalCount }, (_, place): PlannedGoal => {
    const own = ends.slice(Math.floor((place * count) / goalCount), Math.floor(((place + 1) * count) / goalCount));
    const id = `G${next_goal + place}`;
    const before = (until: number): number => ends[ends.indexOf(until) - 1] ?? 0;
    const tasks = own.map((until, index) => {
      const isFirst = index === 0; // each goal tells what life it belongs to, also when those before it are gone
      const parameters: JsonObject = { life: trigger.seq, until, ...(isFirst && termsStored(terms)) };
      return {
        id: `${id}-T${index + 1}`,
        name: words.task(before(until), until),
        step: { recipe: labRecipe, step: 'live', parameters },
      };
    });
    return { id, name: words.goal(before(own[0] ?? terms.ticks), own.at(-1) ?? terms.ticks), tasks };
  });
}

function talk(pack: ContextPack, text: string): ActionDecision {
  const words = labWords[pack.lang];
  return {
    ...decisionByCode('conversation', { code: 'reply.lab', text }, words.byRules, null),
    console_delivery: { delivery: 'chat', message_kind: null },
    evidence_event_ids: [pack.trigger.seq],
    judgment: words.asked,
    intent: words.answer,
  };
}
