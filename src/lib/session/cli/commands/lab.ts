import type { Language } from '../../../base/language';
import type { Snapshot } from '../../../agent/fold/snapshot';
import { textOf } from '../../../events/family';
import { labRecipe } from '../../../world/life-recipe';
import { currentTask } from '../../view/run-facts';
import type { CliCommand, CliContext } from '../cli-command';
import { failed, refused, text, type CliOutput } from '../cli-output';
import { readNewest } from '../read-newest';
import { textOr } from '../removed';
import { say } from '../run-line';

interface Words {
  none: string;
  what: string;
  ended: string;
  stopped: string;
  notBegun: string;
  pairs: Record<'terms' | 'task' | 'tasks' | 'newest' | 'done' | 'failed' | 'of' | 'nothing' | 'where' | 'log', string>;
}

const said: Record<Language, Words> = {
  en: {
    none: 'Nothing is under way in the Lab. `lab start` begins: the Avatar then lives in a small world of squares inside this page.',
    what: 'start, stop or status? `lab start` begins, `lab start --preset hard --seed 7` with a world of your choice.',
    ended: 'The time in the Lab is ended. What is left of it is skipped.',
    stopped: 'The time in the Lab could not be ended. Try again, or `stop` it and then `drop` its task.',
    notBegun:
      'The time in the Lab has not begun: what was planned before comes first. Nothing was changed. Once it has begun, `lab stop` ends it.',
    pairs: {
      terms: 'world',
      task: 'now',
      tasks: 'tasks',
      newest: 'newest step',
      done: 'done',
      failed: 'failed',
      of: 'of',
      nothing: 'nothing yet',
      where: 'each step',
      log: 'in the Log, newest first',
    },
  },
  ja: {
    none: 'ラボでは何もしていません。lab start で始めると、このページの中の小さなマス目の世界で暮らします。',
    what: 'start、stop、status のどれですか。lab start で始まります。世界は lab start --preset hard --seed 7 のように選べます。',
    ended: 'ラボでの暮らしを終わらせました。残りは見送ります。',
    stopped:
      'ラボでの暮らしを終わらせられませんでした。もう一度試すか、stop で止めてから drop でタスクを破棄してください。',
    notBegun:
      'まだ始まっていません。先にあった計画が終わってから始めます。何も変えていません。始まってからなら lab stop で終わらせられます。',
    pairs: {
      terms: '世界',
      task: '今',
      tasks: 'タスク',
      newest: '最新の一歩',
      done: '完了',
      failed: '失敗',
      of: '全',
      nothing: 'まだありません',
      where: '一歩ごと',
      log: '「ログ」に新しい順',
    },
  },
};

const actions = ['start', 'status', 'stop'] as const;

/** A life in the Lab's world. To begin one is a message like any other; its end is a stop, a drop, and going on with what else there is. */
export const lab: CliCommand = {
  name: 'lab',
  reads: 'text',
  prints: ['status'],
  words: {
    en: {
      takes: '[start OPTIONS | status | stop]',
      does: 'Lives in the Lab, a small world of squares inside this page: lab start --preset standard --seed 7 --ticks 80.',
    },
    ja: {
      takes: '[start オプション | status | stop]',
      does: 'ラボ（このページの中の小さなマス目の世界）で暮らします。lab start --preset standard --seed 7 --ticks 80 のように始めます。',
    },
  },
  completes: (before) => (before.length === 0 ? actions : []),
  run: ({ rest }, context) => {
    const [action = 'status', ...options] = rest.split(/\s+/u).filter((word) => word !== '');
    if (action === 'start') return say(['lab start', ...options].join(' '), context, 'aside');
    if (action === 'status' && options.length === 0) return statusOf(context);
    if (action === 'stop' && options.length === 0) return end(context);
    return failed(said[context.lang].what);
  },
};

async function statusOf(context: CliContext): Promise<CliOutput> {
  const words = said[context.lang];
  const snapshot = context.snapshot();
  const tasks = labTasks(snapshot);
  if (tasks.length === 0) return text(words.none);
  const { events } = await readNewest(context.database, { type: 'observation', count: 16 });
  const newest = events.flatMap(({ read }) =>
    read?.known && read.event.type === 'observation' && read.event.source === 'world'
      ? [textOf(read.event.facts[0]?.text ?? null) ?? '']
      : [],
  );
  const terms = tasks.map(({ id }) => snapshot.run.tasks[id]?.step?.parameters).find((known) => known?.['preset']);
  const told = (name: string): string => JSON.stringify(terms?.[name] ?? null).replaceAll('"', '');
  const current = currentTask(snapshot);
  const countOf = (status: string): number => tasks.filter((task) => task.status === status).length;
  const pairs: [string, string][] = [
    [
      words.pairs.terms,
      terms ? `${told('preset')} ${told('size')}×${told('size')} · seed ${told('seed')} · ${told('mind')}` : '–',
    ],
    [
      words.pairs.task,
      current === null
        ? '–'
        : `${current} ${textOr(tasks.find(({ id }) => id === current)?.name ?? null, context.lang)}`,
    ],
    [
      words.pairs.tasks,
      `${countOf('done')} ${words.pairs.done} · ${countOf('fail')} ${words.pairs.failed} · ${words.pairs.of} ${tasks.length}`,
    ],
    [words.pairs.newest, newest.at(-1) ?? words.pairs.nothing],
    [words.pairs.where, words.pairs.log],
  ];
  return { status: 'done', parts: [{ kind: 'pairs', pairs }], taint: snapshot.run.plan_taint };
}

/** Between two of its tasks there is nothing to drop: then it is let go on and caught again, so often. */
const tries = 8;

/** What is at work is cut off first; then its task is dropped, which ends the life, and the cycle goes on with what is left to it. */
async function end(context: CliContext): Promise<CliOutput> {
  const words = said[context.lang];
  const isUnderWay = labTasks(context.snapshot()).some(({ status }) => status === 'active' || status === 'pending');
  if (!isUnderWay) return failed(words.none);
  const order = (command: 'stop' | 'drop' | 'resume') => context.send({ kind: 'control', command, surface: 'cli' });
  for (let time = 0; time < tries; time++) {
    if (isElsewhere(context.snapshot())) return failed(words.notBegun);
    const stopped = await order('stop');
    if (!stopped.ok && stopped.code !== 'nothing_to_stop') return refused(stopped);
    const isOther = isElsewhere(context.snapshot()); // it may have ended just now: what comes after it is not to be dropped
    const dropped = isOther ? null : await order('drop');
    const resumed = await order('resume');
    if (!resumed.ok) return refused(resumed);
    if (!dropped) return failed(words.none);
    if (dropped.ok) return text(words.ended);
    if (dropped.code !== 'nothing_to_drop') return refused(dropped);
  }
  return failed(words.stopped);
}

/** A task of something else is at work, or waits. */
function isElsewhere(snapshot: Snapshot): boolean {
  const current = currentTask(snapshot);
  return current !== null && !isLab(snapshot, current);
}

function labTasks(snapshot: Snapshot): { id: string; status: string; name: string | null }[] {
  return snapshot.state.plan.goals.flatMap(({ tasks }) => tasks).filter(({ id }) => isLab(snapshot, id));
}

function isLab({ run }: Snapshot, task: string | null): boolean {
  return task !== null && run.tasks[task]?.step?.recipe === labRecipe;
}
