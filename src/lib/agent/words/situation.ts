import type { Language } from '../../base/language';
import { isByWish, taskCount } from '../fold/goals';
import { haltLine } from './lines';
import type { Run, Snapshot } from '../fold/snapshot';

/** What there is to judge, apart from the state: made before each deliberation. Source: seed 001, "situation". */
export interface Situation {
  /** What is outside: who spoke last, in which way. */
  outside: string;
  /** What is inside: what is open, waits or is halted. */
  inside: string;
  /** Purpose, goals and tasks in short. */
  plan: string;
  /** All three in one sentence, in either language. */
  summary: string;
}

export function situationOf(snapshot: Snapshot, lang: Language): Situation {
  const { run } = snapshot;
  const outside = outsideOf(snapshot, lang);
  const inside = insideOf(run, lang);
  const plan = planOf(snapshot, lang);
  const summary = lang === 'ja' ? `${plan}、${inside}、${outside}。` : `${plan}; ${inside}; ${outside}.`;
  return { outside, inside, plan, summary };
}

function outsideOf({ state, run }: Snapshot, lang: Language): string {
  const { source, authority } = state.input;
  if (source === null) return lang === 'ja' ? '入力はまだない' : 'nobody has spoken yet';
  const waiting = run.queue.length;
  if (lang === 'ja')
    return `最後の入力は${source === 'chat' ? 'チャット' : source}（${authority === 'public' ? '公開' : '本人'}）で未応答は${waiting}件`;
  return `last input by ${source} (${authority}), ${waiting} unanswered`;
}

function insideOf(run: Run, lang: Language): string {
  const japanese = lang === 'ja';
  if (run.halt)
    return japanese ? `停止中（${haltLine(run.halt.reason, lang)}）` : `halted (${haltLine(run.halt.reason, lang)})`;
  if (run.pending) return japanese ? '承認待ち' : 'a request waits for y or n';
  if (run.asking) return japanese ? '質問の返答待ち' : 'a question waits for a reply';
  if (run.interrupted) return japanese ? `${run.interrupted.task}は中断中` : `${run.interrupted.task} was interrupted`;
  return japanese ? '待っているものなし' : 'nothing waits';
}

function planOf({ state, run }: Snapshot, lang: Language): string {
  const japanese = lang === 'ja';
  if (state.plan.purpose === null) return japanese ? '目的なし' : 'no purpose';
  const goals = state.plan.goals.map((goal) => {
    const { done, total } = taskCount(goal, run.tasks);
    const skipped = goal.tasks.filter(({ id }) => isByWish(run.tasks[id]?.cause)).length;
    const failed = goal.tasks.filter((task) => task.status === 'fail').length - skipped;
    const wished = skipped === 0 ? '' : japanese ? `・${skipped}件見送り` : `, ${skipped} left out`;
    return japanese
      ? `${goal.id}は${total}件中${done}件完了・${failed}件失敗${wished}`
      : `${goal.id} has ${total} tasks, ${done} done, ${failed} failed${wished}`;
  });
  if (goals.length === 0) return japanese ? '目的あり・ゴールなし' : 'purpose set, no goal';
  return goals.join(japanese ? '、' : ', ');
}
