import { hasOpenQuestion } from '../../../agent/fold/halts';
import type { CliCommand } from '../cli-command';
import { failed, refused } from '../cli-output';
import { say } from '../run-line';

const none = { en: 'No question is open.', ja: '質問はありません。' } as const;

/** For an answer that could be taken for something else: one that asks back, or that is a sentence of its own. */
export const answer: CliCommand = {
  name: 'answer',
  reads: 'text',
  words: {
    en: { takes: 'TEXT', does: 'Answers the open question with it, whatever it says.' },
    ja: { takes: '文章', does: '質問にそのまま答えます。どんな文でも答えになります。' },
  },
  run: ({ rest }, context) => {
    if (rest === '') return refused({ ok: false, code: 'empty', parameters: {} });
    return hasOpenQuestion(context.snapshot().run) ? say(rest, context, 'answer') : failed(none[context.lang]);
  },
};
