import { decisionByCode } from '../agent/decision-by-code';
import type { Language } from '../base/language';
import type { ActionDecision, PlannedGoal } from '../events/decision';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type { Command } from '../world/command';

/** The life that is decided about; AvatarLife is one. */
export interface IntendingLife {
  readonly isOver: boolean;
  intend(): Promise<{ command: Command; purpose: string; risk: number }>;
}

/** Ticks that one task lasts: under the limit of actions a task, which is 8 unless it is set otherwise. */
const ticksATask = 8;
const tasksAGoal = 10;

/**
 * Leads a life in the Lab's world through the cycle: the first message becomes the purpose, goals of ten tasks follow each other, a task is eight
 * ticks, and each tick is one decision for the capability `world`. Everything else is said to be somebody else's affair.
 */
export function createWorldMind(life: IntendingLife): Deliberator {
  return {
    name: 'Lab',
    isRules: true,
    deliberate: (pack) => decide(pack, life),
  };
}

async function decide(pack: ContextPack, life: IntendingLife): Promise<ActionDecision> {
  const { lang } = pack;
  if (pack.why === 'start') return say('question', lang, ask);
  if (pack.why === 'input' && pack.trigger.text !== null && !pack.purpose) {
    return {
      ...say('conversation', lang, begin),
      plan_update: { purpose: pack.trigger.text, purpose_kind: 'ongoing', goals: [goalOf(pack.next_goal, lang)] },
    };
  }
  if (pack.why === 'input') return say('conversation', lang, other);
  if (life.isOver) return { ...idle(over[lang]) };
  const { task } = pack;
  if (!task) {
    const plan_update = { goals: [goalOf(pack.next_goal, lang)] };
    return { ...idle(onwards[lang]), plan_update };
  }
  const { command, purpose, risk } = await life.intend();
  const said = `${purpose}: ${command}, ${Math.round(100 * risk)} %`;
  return {
    ...decisionByCode('world', { command }, said, null),
    evidence_event_ids: [pack.trigger.seq],
    finishes: task.actions + 1 >= ticksATask,
    task: task.id,
    judgment: said,
    intent: command,
  };
}

type Line = Readonly<Record<Language, string>>;
const ask: Line = { en: 'What shall I live for in this world?', ja: 'この世界で何を目指して生きましょうか。' };
const begin: Line = { en: 'I will.', ja: 'そうします。' };
const other: Line = {
  en: 'I am in the world of the Lab and can only act there.',
  ja: 'いまはラボの世界にいて、そこでの行動だけができます。',
};
const over: Line = { en: 'This life is over.', ja: 'この生は終わりました。' };
const onwards: Line = { en: 'On with it.', ja: '続けます。' };

function say(capability: 'conversation' | 'question', lang: Language, line: Line): ActionDecision {
  const payload = capability === 'question' ? { text: line[lang], choices: [] } : { text: line[lang] };
  const decision = decisionByCode(capability, payload, line[lang], capability === 'question' ? 'question' : null);
  return { ...decision, judgment: line[lang], intent: line[lang] };
}

function idle(reason: string): ActionDecision {
  const decision = decisionByCode('conversation', {}, reason, null);
  return { ...decision, decision_outcome: 'skip', action_type: null, judgment: reason, intent: reason };
}

function goalOf(number: number, lang: Language): PlannedGoal {
  const name = lang === 'ja' ? `${tasksAGoal * ticksATask}ティック生きる` : `Live ${tasksAGoal * ticksATask} ticks`;
  return {
    id: `G${number}`,
    name,
    tasks: Array.from({ length: tasksAGoal }, (_, index) => ({
      id: `G${number}-T${index + 1}`,
      name: lang === 'ja' ? `${ticksATask}ティック生きる` : `Live ${ticksATask} ticks`,
      step: null,
    })),
  };
}
