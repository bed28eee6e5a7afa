import type { CliCommand } from '../cli-command';
import { answerWith } from '../run-line';

export const approve: CliCommand = {
  name: 'approve',
  reads: 'none',
  words: {
    en: { takes: '', does: 'Approves the request that waits; y does the same.' },
    ja: { takes: '', does: '待っている行動を承認します。y でも同じです。' },
  },
  run: (_call, context) => answerWith('y', context),
};

export const reject: CliCommand = {
  name: 'reject',
  reads: 'none',
  words: {
    en: { takes: '', does: 'Rejects the request that waits; n does the same.' },
    ja: { takes: '', does: '待っている行動を却下します。n でも同じです。' },
  },
  run: (_call, context) => answerWith('n', context),
};
