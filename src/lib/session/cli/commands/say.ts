import type { CliCommand } from '../cli-command';
import { refused } from '../cli-output';
import { say as sayToNagi } from '../run-line';

/** For what begins like a command and is none. */
export const say: CliCommand = {
  name: 'say',
  reads: 'text',
  words: {
    en: { takes: 'TEXT', does: 'Says it to Nagi, also where it begins like a command.' },
    ja: { takes: '文章', does: '凪に話しかけます。コマンドと同じ語で始まる文にも使えます。' },
  },
  run: ({ rest }, context) =>
    rest === '' ? refused({ ok: false, code: 'empty', parameters: {} }) : sayToNagi(rest, context),
};
