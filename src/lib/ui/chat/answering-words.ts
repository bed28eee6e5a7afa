import type { Language } from '../../base/language';

interface AnsweringWords {
  /** Before the question that what is written answers. */
  answers: string;
  skip: string;
  /** What is said where Skip answers a question of a recipe. */
  skipAnswer: string;
  leave: string;
  left: string;
  back: string;
}

export const answeringWords: Readonly<Record<Language, AnsweringWords>> = {
  en: {
    answers: 'Your answer to:',
    skip: 'Skip',
    skipAnswer: 'Skip',
    leave: 'Something else',
    left: 'Not an answer. The question stays:',
    back: 'Answer it',
  },
  ja: {
    answers: '次の質問への答え：',
    skip: 'スキップ',
    skipAnswer: 'スキップ',
    leave: '別の話',
    left: '答えではありません。質問はそのまま：',
    back: '答える',
  },
};
