import type { Language } from '../../base/language';
import { choicesOf } from '../words/choices';
import { confirmationsOf } from '../fold/confirmations';
import { fallbackLanguage } from './effects';
import type { Run } from '../fold/snapshot';
import type { Turn } from './turn';

/** Asks about the next goal of the old purpose, if one is left. `trigger`: what made it the next. */
export function askToKeepNextGoal(turn: Turn, trigger: number, language: Language | null): void {
  const lang = language ?? fallbackLanguage;
  const next = goalToKeep(turn.run);
  const goal = turn.state.plan.goals.find(({ id }) => id === next);
  if (!goal) return;
  const choices = choicesOf(['keep', 'drop'], lang, goal.id);
  const parameters = { goal: goal.id, name: goal.name ?? '' };
  turn.say('question', 'question.keep_goal', parameters, { trigger, decision: null, lang, choices });
}

/** The goal that the person is asked to keep or drop. */
export function goalToKeep(run: Run): string | null {
  const open = confirmationsOf(run).find(({ kind }) => kind === 'keep_goal');
  return open?.kind === 'keep_goal' ? (open.goals[0] ?? null) : null;
}
