import type { Cause } from '../../events/action-result';
import { confirmationsOf, goalRate, taskNamed } from '../fold/goals';
import { type EventFrame, fallbackLanguage, type Turn } from './turn';
import { causeLine, choicesOf, lineOf } from '../words/lines';
import type { Language } from '../../base/language';
import type { Due, Run } from '../fold/snapshot';
import type { EventOf } from '../../events/log-event';

/** The record line of a task after a result: how it ended, or that it goes on and why. */
export function recordTask(turn: Turn, task: string, decision: string, cause: Cause | null, frame: EventFrame): void {
  const named = taskNamed(turn.snapshot, task);
  if (!named) return;
  const lang = frame.lang ?? fallbackLanguage;
  const parameters = { id: task, name: named.name ?? '', cause: cause === null ? '' : causeLine(cause, lang) };
  const code = named.status === 'done' ? 'record.done' : named.status === 'fail' ? 'record.fail' : 'record.active';
  const text = lineOf(code, lang, parameters).replace(/ \/ $/, '');
  turn.add(
    { type: 'output', pane: 'chat', data: text, kind: 'record', decision, code, parameters },
    { ...frame, lang },
  );
}

/** Ends a task without running anything: rejected, dropped, given up, needless, or refused as a loop. One that was taken back is as it was, and nothing is to be told of it. */
export function recordTaskEnd(
  turn: Turn,
  {
    decision,
    task,
    cause,
    ...frame
  }: EventFrame & {
    decision: string;
    task: string | null;
    cause: 'rejected' | 'dropped' | 'replaced' | 'gave_up' | 'needless' | 'repeated';
  },
): void {
  const lang = frame.lang ?? fallbackLanguage;
  const summary = lineOf(`result.${cause}`, lang);
  const result = turn.add(
    {
      type: 'result',
      status: 'fail',
      summary,
      outcome: cause === 'replaced' ? 'no_effect' : 'failed',
      decision,
      action: null,
      task,
      cause,
      output: null,
      useful: false,
      search_summary: summary,
    },
    { ...frame, lang },
  );
  if (task !== null && cause !== 'replaced')
    recordTask(turn, task, decision, cause, { ...frame, lang, trigger: result.seq });
}

/** Tasks that the mind found done already end at once, each with its result and its quiet line. */
export function recordFoundDone(
  turn: Turn,
  { seq, taint }: EventOf<'thought'>,
  tasks: readonly string[],
  { lang: language }: Due,
): void {
  const lang = language ?? fallbackLanguage;
  const decision = `D${seq}`;
  const summary = lineOf('result.found_done', lang);
  for (const task of tasks) {
    const end = { status: 'done', outcome: 'success', action: null, cause: null, output: null, useful: false } as const;
    const result = turn.add(
      { type: 'result', ...end, summary, decision, task, search_summary: summary },
      { trigger: seq, lang, taint },
    );
    recordTask(turn, task, decision, null, { trigger: result.seq, lang, taint });
  }
  closeFinishedGoals(turn);
}

/** Partial and without effect: another way, a few times; any task: a limited number of actions. Then it is given up. */
export function endTaskAtItsLimits(turn: Turn, task: string | null, trigger: number): void {
  if (task === null || taskNamed(turn.snapshot, task)?.status !== 'active') return;
  const control = turn.run.tasks[task];
  const { settings, due } = turn.run;
  const isUncertain = confirmationsOf(turn.run).some((open) => open.kind === 'uncertain' && open.action.task === task);
  if (!control || isUncertain) return;
  if (control.tries < settings.tries_a_task && control.actions < settings.actions_a_task) return;
  recordTaskEnd(turn, {
    decision: control.decision,
    task,
    cause: 'gave_up',
    trigger,
    lang: due?.lang ?? null,
    taint: due?.taint ?? [],
  });
}

/** Closes each goal whose tasks have all ended, in the transaction that ended the last. */
export function closeFinishedGoals(turn: Turn): void {
  const asked = goalToKeep(turn.run);
  for (const goal of turn.state.plan.goals) {
    if (!goal.tasks.every(({ status }) => status === 'done' || status === 'fail')) continue;
    const lang = turn.run.due?.lang ?? fallbackLanguage;
    const trigger = turn.run.last.seq;
    const taint = turn.run.due?.taint ?? [];
    const rate = goalRate(goal, turn.run.tasks);
    const name = goal.name ?? '';
    const done = turn.add({ type: 'result', status: 'goal_done', goal: goal.id, name, rate }, { trigger, lang, taint });
    const parameters = { id: goal.id, name, rate };
    turn.say('record', 'record.goal', parameters, { trigger: done.seq, decision: null, lang, taint });
  }
  if (goalToKeep(turn.run) !== asked) askToKeepNextGoal(turn, turn.run.last.seq, turn.run.due?.lang ?? null);
}

/** Asks about the next goal of the old purpose, if one is left. `trigger`: what made it the next. */
export function askToKeepNextGoal(turn: Turn, trigger: number, language: Language | null): void {
  const lang = language ?? fallbackLanguage;
  const next = goalToKeep(turn.run);
  const goal = turn.state.plan.goals.find(({ id }) => id === next);
  if (!goal) return;
  const choices = choicesOf(['keep', 'drop'], lang, goal.id);
  const parameters = { goal: goal.id, name: goal.name ?? '' };
  const isDropped = turn.state.plan.purpose === null && turn.run.purpose_seq === null;
  const line = isDropped ? 'question.keep_goal.dropped' : 'question.keep_goal';
  turn.say('question', line, parameters, { trigger, decision: null, lang, choices });
}

/** The goal that the person is asked to keep or drop. */
function goalToKeep(run: Run): string | null {
  const open = confirmationsOf(run).find(({ kind }) => kind === 'keep_goal');
  return open?.kind === 'keep_goal' ? (open.goals[0] ?? null) : null;
}
