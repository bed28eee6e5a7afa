import type { CliCommand } from '../cli-command';
import { failed } from '../cli-output';
import { cliWords } from '../cli-words';

const said = {
  en: {
    verdict: 'verdict',
    events: 'events',
    open: 'open actions',
    redacted: 'texts removed',
    foreign: 'imported lines',
    first: 'first fault',
    verdicts: { clean: 'clean: every rule holds', violated: 'violated', unreadable: 'unreadable' },
    cancelled: 'The check was cancelled. Nothing was changed.',
    at: (invariant: number | null, seq: number | null) =>
      [invariant === null ? '' : `rule ${invariant}`, seq === null ? '' : `seq ${seq}`].filter(Boolean).join(', '),
  },
  ja: {
    verdict: '判定',
    events: '記録',
    open: '結果のない行動',
    redacted: '削除した記録',
    foreign: '読み込んだ行',
    first: '最初の問題',
    verdicts: { clean: '問題なし：すべての規則を守っています', violated: '違反あり', unreadable: '読めません' },
    cancelled: '検査をやめました。何も変えていません。',
    at: (invariant: number | null, seq: number | null) =>
      [invariant === null ? '' : `規則${invariant}`, seq === null ? '' : `${seq}番`].filter(Boolean).join('、'),
  },
} as const;

export const audit: CliCommand = {
  name: 'audit',
  reads: 'words',
  words: {
    en: { takes: '', does: 'Checks the whole log against the rules that any log must keep.' },
    ja: { takes: '', does: '記録のすべてを、守られるべき規則に照らして検査します。' },
  },
  run: async (_call, context) => {
    const own = said[context.lang];
    const crossing = await context.audit();
    if (!crossing.ok && crossing.code === 'cancelled') return failed(own.cancelled);
    if (!crossing.ok) return failed(cliWords[context.lang].failed(crossing.message));
    const { verdict, events, open, redacted, foreign, first } = crossing.value;
    const pairs: [string, string][] = [
      [own.verdict, own.verdicts[verdict]],
      [own.events, String(events)],
    ];
    if (open > 0) pairs.push([own.open, String(open)]);
    if (redacted > 0) pairs.push([own.redacted, String(redacted)]);
    if (foreign > 0) pairs.push([own.foreign, String(foreign)]);
    if (first) pairs.push([own.first, `${own.at(first.invariant, first.seq)}: ${first.message}`]);
    return { status: verdict === 'clean' ? 'done' : 'fail', parts: [{ kind: 'pairs', pairs }] };
  },
};
