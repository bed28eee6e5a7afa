import type { Language } from '../../base/language';
import type { Button } from './words-form';

/** What is said about a further goal of a purpose that is not reached. Loaded with what judges. */
export interface NextWords {
  /** `steps`: one a line. */
  open(steps: string): string;
  ask: string;
  nothing: string;
  askNothing: string;
  goOn: Button;
  finish: Button;
  /** Neither is there anything, nor was anything named. */
  noGoal: string;
  step: Readonly<Record<'obstacle' | 'find_out' | 'hardest', (said: string) => string>>;
}

export const nextWords: Readonly<Record<Language, NextWords>> = {
  en: {
    open: (steps) => `This is what stands open from before:\n${steps}`,
    ask: 'Shall I go on with that? Or name other steps, one a line or with commas.',
    nothing: 'Nothing stands open from before that I could lead on from.',
    askNothing: 'Name the next steps in your own words, one a line or with commas. Or finish the purpose.',
    goOn: { id: 'steps:unknown', label: 'Go on with that' },
    finish: { id: 'reached:rest', label: 'Finish the purpose' },
    noGoal:
      'Then I make no further goal, since I would only repeat myself. When you see a next step, say “Not yet”, and I ask for it; when all is there, say “It is done”.',
    step: {
      obstacle: (said) => `Plan around: ${said}`,
      find_out: (said) => `Find out: ${said}`,
      hardest: (said) => `Practise: ${said}`,
    },
  },
  ja: {
    open: (steps) => `これまでのところ、次のことが残っています：\n${steps}`,
    ask: 'これで続けますか。ほかの手順があれば、一行に一つか読点区切りで書いてください。',
    nothing: 'これまでのノートに、続きにできることは残っていません。',
    askNothing: '次の手順を自分の言葉で、一行に一つか読点区切りで書いてください。目的を終えることもできます。',
    goOn: { id: 'steps:unknown', label: 'これで続ける' },
    finish: { id: 'reached:rest', label: '目的を終える' },
    noGoal:
      '同じことの繰り返しになるので、次のゴールは作りません。次の手順が見つかったら「まだです」と伝えてください。改めて尋ねます。すべて済んだら「達成しました」と伝えてください。',
    step: {
      obstacle: (said) => `対策を考える：${said}`,
      find_out: (said) => `調べる：${said}`,
      hardest: (said) => `重点的に練習する：${said}`,
    },
  },
};
