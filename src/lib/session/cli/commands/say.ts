import type { CliCommand } from '../cli-command';
import { refused } from '../cli-output';
import { say as sayToAvatar } from '../run-line';

/** For what begins like a command and is none. */
export const say: CliCommand = {
  name: 'say',
  reads: 'text',
  words: {
    en: { takes: 'TEXT', does: 'Says it to the Avatar, also where it begins like a command.' },
    ja: { takes: '文章', does: 'アバターに話しかけます。コマンドと同じ語で始まる文にも使えます。' },
  },
  run: ({ rest }, context) =>
    rest === '' ? refused({ ok: false, code: 'empty', parameters: {} }) : sayToAvatar(rest, context),
};
