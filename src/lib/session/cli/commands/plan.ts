import { goalRate } from '../../../agent/fold/goals';
import { shownStatus, statusWord } from '../../../agent/words/status-words';
import { shownGoals } from '../../view/run-facts';
import type { CliCommand } from '../cli-command';
import { text } from '../cli-output';
import { textOr } from '../removed';

const said = {
  en: {
    id: 'id',
    status: 'status',
    name: 'name',
    none: 'No plan yet. A purpose becomes goals, and each goal five to ten tasks.',
  },
  ja: {
    id: '番号',
    status: '状態',
    name: '名前',
    none: 'まだ計画はありません。目的を決めると、ゴールとタスクになります。',
  },
} as const;

export const plan: CliCommand = {
  name: 'plan',
  reads: 'words',
  words: {
    en: { takes: '', does: 'Goals with their rate, and every task with its status.' },
    ja: { takes: '', does: 'ゴールと達成率、すべてのタスクの状態を表示します。' },
  },
  run: (_call, { lang, snapshot }) => {
    const { id, status, name, none } = said[lang];
    const { tasks } = snapshot().run;
    const rows = shownGoals(snapshot()).flatMap((goal) => [
      [goal.id, goalRate(goal, tasks), textOr(goal.name, lang)],
      ...goal.tasks.map((task) => [
        task.id,
        statusWord(shownStatus(task.status, tasks[task.id]?.cause), lang),
        textOr(task.name, lang),
      ]),
    ]);
    if (rows.length === 0) return text(none);
    const taint = snapshot().run.plan_taint;
    return { status: 'done', parts: [{ kind: 'table', head: [id, status, name], rows }], taint };
  },
};
