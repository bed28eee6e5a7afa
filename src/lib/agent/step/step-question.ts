import type { EndedResultBody } from '../../events/action-result';
import { fallbackLanguage } from './effects';
import { lineOf } from '../words/lines';
import type { OpenQuestion } from '../fold/snapshot';
import { closeFinishedGoals, endTaskAtItsLimits, recordTask } from './step-records';
import type { Turn } from './turn';

/** The result of a question, once a message answered it. */
export function questionAnswered(turn: Turn, question: OpenQuestion, answer: number): void {
  const summary = lineOf('result.answered', question.lang ?? fallbackLanguage);
  endQuestion(turn, question, answer, {
    status: 'done',
    summary,
    outcome: 'success',
    cause: null,
    useful: true,
    search_summary: summary,
    answer,
  });
}

/**
 * Another question is asked before this one was answered: only the newest can be. Its task, if it has one, stays active and the mind
 * thinks again about it later.
 */
export function questionSuperseded(turn: Turn, question: OpenQuestion): void {
  const summary = lineOf('result.superseded', question.lang ?? fallbackLanguage);
  endQuestion(turn, question, question.seq, {
    status: 'fail',
    summary,
    outcome: 'no_effect',
    cause: 'stopped',
    useful: false,
    search_summary: summary,
  });
}

function endQuestion(
  turn: Turn,
  { seq, decision, task, taint, lang: language }: OpenQuestion,
  trigger: number,
  end: Omit<EndedResultBody, 'type' | 'decision' | 'action' | 'task' | 'output'>,
): void {
  const lang = language ?? fallbackLanguage;
  const result = turn.add(
    { type: 'result', ...end, decision, action: seq, task, output: null },
    { trigger, lang, taint },
  );
  if (task !== null) recordTask(turn, task, decision, end.cause, { trigger: result.seq, lang, taint });
  endTaskAtItsLimits(turn, task, result.seq);
  closeFinishedGoals(turn);
}
