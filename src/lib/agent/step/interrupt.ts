import type { Language } from '../../base/language';
import { choicesOf } from '../words/lines';
import type { Effect, Turn, UnderWay } from './turn';
import { activeTask, taskNamed } from '../fold/goals';

/** What the person says cuts off what runs, at once; its task waits for resume or drop. */
export function interrupt(turn: Turn, trigger: number, lang: Language): Effect[] {
  const { underWay } = turn.context;
  if (underWay === null || underWay.kind === 'probe' || underWay.isCutOff) return [];
  const task = taskOf(turn, underWay);
  turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'input', task }, { trigger, lang });
  if (task !== null) {
    const parameters = { task, name: taskNamed(turn.snapshot, task)?.name ?? '' };
    const frame = { trigger, decision: null, lang, choices: choicesOf(['resume', 'drop'], lang) };
    if (underWay.kind === 'deliberate') turn.say('question', 'question.interrupted.thinking', parameters, frame);
    else turn.say('question', 'question.interrupted', { ...parameters, capability: underWay.action.capability }, frame);
  }
  return [{ kind: 'abort' }];
}

/**
 * An action that a rule allowed is stopped when the rule goes: of a change of rules this is all that cannot simply hold from the next
 * decision on. It is told how it goes on, and goes on by the person's y alone.
 */
export function interruptForRule(turn: Turn, rule: string, trigger: number, lang: Language): Effect[] {
  const { underWay } = turn.context;
  if (underWay?.kind !== 'execute' || underWay.isCutOff || turn.run.interrupted) return [];
  const { by, task, capability, taint } = underWay.action;
  if (by !== `rule:${rule}`) return [];
  turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'rule', task }, { trigger, lang });
  const frame = { trigger, decision: null, lang, taint };
  if (task === null) turn.say('monologue', 'stopped.rule', { capability }, frame);
  else {
    const parameters = { task, name: taskNamed(turn.snapshot, task)?.name ?? '', capability };
    const choices = choicesOf(['resume', 'drop'], lang);
    turn.say('question', 'question.interrupted.rule', parameters, { ...frame, choices });
  }
  return [{ kind: 'abort' }];
}

/** The task that was begun and is cut off with what runs; null where none is. */
function taskOf(turn: Turn, underWay: Exclude<NonNullable<UnderWay>, { kind: 'probe' }>): string | null {
  if (underWay.kind === 'execute') return underWay.action.task;
  return underWay.due.kind === 'plan' ? (activeTask(turn.snapshot)?.id ?? null) : null;
}
