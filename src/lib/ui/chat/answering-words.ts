import type { Language } from '../../base/language';

interface AnsweringWords {
  /** Before the question that what is written answers. */
  answers: string;
  skip: string;
  /** What is said where Skip answers a question of a recipe. */
  skipAnswer: string;
  leave: string;
  /** What each of the two does, by what comes of leaving the question. */
  leaving: Readonly<Record<'step' | 'slot' | 'aside', string>>;
  left: string;
  back: string;
}

export const answeringWords: Readonly<Record<Language, AnsweringWords>> = {
  en: {
    answers: 'Your answer to:',
    skip: 'Skip',
    skipAnswer: 'Skip',
    leave: 'Something else',
    leaving: {
      step: 'Drop: leave the step out. Something else: answer later.',
      slot: 'Skip: go on without it. Something else: answer later.',
      aside: 'Skip: don’t ask this. Something else: answer later.',
    },
    left: 'Not an answer. The question stays:',
    back: 'Answer it',
  },
  ja: {
    answers: '次の質問への答え：',
    skip: 'スキップ',
    skipAnswer: 'スキップ',
    leave: '別の話',
    leaving: {
      step: '破棄：この手順をやめる。別の話：あとで答える。',
      slot: 'スキップ：答えずに進む。別の話：あとで答える。',
      aside: 'スキップ：質問を取り下げる。別の話：あとで答える。',
    },
    left: '答えではありません。質問はそのまま：',
    back: '答える',
  },
};
