import { hasEnded } from '../../../agent/fold/goals';
import type { Snapshot } from '../../../agent/fold/snapshot';
import type { TaskChange } from '../../../agent/fold/task-change';
import { taskChangeText } from '../../../agent/words/plan-words';
import { isCalendarDate } from '../../../base/calendar-date';
import type { CliCommand } from '../cli-command';
import { failed, refused, text } from '../cli-output';

const said = {
  en: {
    which: 'Which one? `plan` lists the steps; then `task done G1-T2`, `task drop G1-T2` or `task add G1 NAME`.',
    date: 'When? Write the day like 2026-12-12, or `none`.',
  },
  ja: {
    which:
      'どの手順ですか。plan で一覧を見て、task done G1-T2、task drop G1-T2、task add G1 名前 のように書いてください。',
    date: 'いつですか。2026-12-12 のように書くか、none で外します。',
  },
} as const;

const verbs = ['done', 'drop', 'add', 'rename', 'date', 'yours', 'avatar', 'up'] as const;

/** The person's own hand on the plan: nothing is asked, and `undo` takes it back. */
export const task: CliCommand = {
  name: 'task',
  reads: 'words',
  standsAlone: () => true,
  words: {
    en: {
      takes: `${verbs.join(' | ')} ID …`,
      does: 'Ticks, drops, adds, renames, dates or moves a step by your own hand.',
    },
    ja: {
      takes: `${verbs.join(' | ')} 番号 …`,
      does: '計画の手順を自分で変えます：済みにする、やめる、足す、名前や日付を変える、動かす。',
    },
  },
  completes: (before, { snapshot }) => {
    const [verb] = before;
    if (verb === undefined) return verbs;
    if (before.length > 1) return [];
    const { goals } = snapshot().state.plan;
    if (verb === 'add') return goals.map(({ id }) => id);
    return goals.flatMap(({ tasks }) =>
      tasks.filter((one) => !hasEnded(one) && (verb !== 'done' || one.owner === 'yours')).map(({ id }) => id),
    );
  },
  run: async ({ line, words }, { lang, snapshot, send }) => {
    const read = readChange(words, snapshot());
    if (read === null || read === 'date') return failed(said[lang][read ?? 'which']);
    const heard = await send({ kind: 'plan', goal: read.goal, changes: [read.change], line });
    return heard.ok ? text(taskChangeText(read.change, lang)) : refused(heard);
  },
};

/** Null: no such step, or no such way to change it; `date`: there is no such day. */
function readChange(
  [verb = '', id = '', ...rest]: readonly string[],
  { state }: Snapshot,
): { goal: string; change: TaskChange } | 'date' | null {
  const named = id.toUpperCase();
  const goal = state.plan.goals.find((known) => known.id === named || named.startsWith(`${known.id}-`));
  const value = rest.join(' ').trim();
  if (!goal) return null;
  if (verb === 'add') {
    const isGoal = named === goal.id && value !== '';
    return isGoal ? { goal: goal.id, change: { do: 'add', name: value, owner: 'yours' } } : null;
  }
  if (verb === 'rename' && named === goal.id)
    return value === '' ? null : { goal: goal.id, change: { do: 'goal', name: goal.name ?? '', to: value } };
  const step = goal.tasks.find((one) => one.id === named);
  if (!step) return null;
  const of = { task: step.id, name: step.name ?? '' };
  const open = goal.tasks.filter((one) => !hasEnded(one));
  const before = open[open.indexOf(step) - 1];
  switch (verb) {
    case 'done':
    case 'drop':
      return { goal: goal.id, change: { do: verb, ...of } };
    case 'rename':
      return value === '' ? null : { goal: goal.id, change: { do: 'rename', ...of, to: value } };
    case 'date':
      if (value === 'none') return { goal: goal.id, change: { do: 'date', ...of, date: null } };
      return isCalendarDate(value) ? { goal: goal.id, change: { do: 'date', ...of, date: value } } : 'date';
    case 'yours':
    case 'avatar':
      return { goal: goal.id, change: { do: 'owner', ...of, owner: verb } };
    case 'up':
      return before ? { goal: goal.id, change: { do: 'move', ...of, before: before.id } } : null;
    default:
      return null;
  }
}
