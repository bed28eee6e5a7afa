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
      step: 'Drop leaves this step out. Something else keeps the question for later.',
      slot: 'Skip goes on without an answer. Something else keeps the question for later.',
      aside: 'Skip takes the question away. Something else keeps it for later.',
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
      step: '「破棄」ならこの手順をやめます。「別の話」なら質問はあとに残ります。',
      slot: '「スキップ」なら答えずに進みます。「別の話」なら質問はあとに残ります。',
      aside: '「スキップ」なら質問を取り下げます。「別の話」なら質問はあとに残ります。',
    },
    left: '答えではありません。質問はそのまま：',
    back: '答える',
  },
};
