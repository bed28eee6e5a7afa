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

/** The task that was begun and is cut off with what runs; null where none is. */
function taskOf(turn: Turn, underWay: Exclude<NonNullable<UnderWay>, { kind: 'probe' }>): string | null {
  if (underWay.kind === 'execute') return underWay.action.task;
  return underWay.due.kind === 'plan' ? (activeTask(turn.snapshot)?.id ?? null) : null;
}
