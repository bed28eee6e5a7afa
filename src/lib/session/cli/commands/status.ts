import { haltLine } from '../../../agent/words/lines';
import type { Phase } from '../../../agent/fold/snapshot';
import { textOr } from '../removed';
import { currentTask, taskName } from '../../view/run-facts';
import type { CliCommand } from '../cli-command';

type Words = Record<
  'purpose' | 'cycle' | 'task' | 'waits' | 'rules' | 'log' | 'tab' | 'none' | 'turn' | 'inForce',
  string
> & {
  phases: Record<Phase, string>;
  roles: Record<'starting' | 'standby' | 'leading' | 'read_only', string>;
};

const said: Record<'en' | 'ja', Words> = {
  en: {
    purpose: 'purpose',
    cycle: 'cycle',
    task: 'task',
    waits: 'waits for',
    rules: 'rules',
    log: 'log',
    tab: 'this tab',
    none: 'none yet',
    turn: 'turn',
    inForce: 'in force',
    phases: {
      idle: 'idle',
      input: 'input',
      plan: 'plan',
      thought: 'thought',
      approving: 'waiting for y / n',
      asking: 'waiting for your reply',
      action: 'action',
      result: 'result',
      halted: 'halted',
    },
    roles: {
      starting: 'starting',
      standby: 'another tab acts; this one shows it and can write',
      leading: 'acts',
      read_only: 'only reads',
    },
  },
  ja: {
    purpose: '目的',
    cycle: 'サイクル',
    task: 'タスク',
    waits: '待ち',
    rules: 'ルール',
    log: '記録',
    tab: 'このタブ',
    none: 'まだありません',
    turn: 'ターン',
    inForce: '件が有効',
    phases: {
      idle: '待機',
      input: '入力',
      plan: '計画',
      thought: '思考',
      approving: '承認待ち（y / n）',
      asking: '返答待ち',
      action: '行動',
      result: '結果',
      halted: '停止',
    },
    roles: {
      starting: '起動中',
      standby: '別のタブが動いています。ここでは表示と入力ができます',
      leading: '動いています',
      read_only: '読むだけです',
    },
  },
};

export const status: CliCommand = {
  name: 'status',
  reads: 'words',
  words: {
    en: { takes: '', does: 'Purpose, cycle, task, and what is waited for.' },
    ja: { takes: '', does: '目的、サイクル、タスク、待っているものを表示します。' },
  },
  run: (_call, { lang, snapshot, status: role }) => {
    const words = said[lang];
    const { state, run } = snapshot();
    const task = currentTask(snapshot());
    const halt = run.halt ? ` (${haltLine(run.halt.reason, lang)})` : '';
    const own = run.rules.filter(({ shipped, is_over }) => !shipped && !is_over).length;
    const pairs: [string, string][] = [
      [
        words.purpose,
        run.purpose_seq === null && state.plan.purpose === null ? words.none : textOr(state.plan.purpose, lang),
      ],
      [words.cycle, `${words.phases[run.phase]}${halt} · ${words.turn} ${run.turn}`],
    ];
    if (task !== null) pairs.push([words.task, `${task} ${textOr(taskName(snapshot(), task), lang)}`]);
    if (run.pending) pairs.push([words.waits, `${run.pending.request} ${textOr(run.pending.lines[0], lang)}`]);
    pairs.push(
      [words.rules, lang === 'ja' ? `${own}${words.inForce}` : `${own} ${words.inForce}`],
      [words.log, `seq ${run.last.seq}`],
      [words.tab, words.roles[role().role]],
    );
    return { status: 'done', parts: [{ kind: 'pairs', pairs }], taint: run.plan_taint };
  },
};
