import type { CliCommand } from '../cli-command';
import { text } from '../cli-output';
import { textOr } from '../removed';
import { say } from '../run-line';

const said = {
  en: { none: 'No purpose yet. `purpose TEXT` sets one.' },
  ja: { none: '目的はまだありません。purpose の後に文章を書くと決まります。' },
} as const;

/** Setting it is a message like any other: the mind takes it up. */
export const purpose: CliCommand = {
  name: 'purpose',
  reads: 'text',
  prints: [],
  words: {
    en: { takes: '[TEXT]', does: 'Shows the purpose, or sets a new one.' },
    ja: { takes: '[文章]', does: '目的を表示します。文章を書くと、新しい目的になります。' },
  },
  run: ({ rest }, context) => {
    if (rest !== '') return say(`/purpose ${rest}`, context);
    const { state, run } = context.snapshot();
    const isSet = state.plan.purpose !== null || run.purpose_seq !== null;
    const output = text(isSet ? textOr(state.plan.purpose, context.lang) : said[context.lang].none);
    return { ...output, taint: run.plan_taint };
  },
};
