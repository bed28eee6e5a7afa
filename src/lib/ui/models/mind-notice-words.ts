import type { Language } from '../../base/language';

interface MindNoticeWords {
  /** Why, in half a sentence of ../../agent/words/model-lines. */
  failed: (mind: string, why: string) => string;
  invalid: (mind: string) => string;
  unknown: (mind: string) => string;
  text: (next: string) => string;
  again: string;
  next: (mind: string) => string;
  other: (mind: string) => string;
  reflex: string;
  /** To where another build of it is. */
  build: string;
}

export const mindNoticeWords: Readonly<Record<Language, MindNoticeWords>> = {
  en: {
    failed: (mind, why) => `${mind} gave no answer: ${why}.`,
    invalid: (mind) => `${mind} answered, but nothing that it wrote could be used.`,
    unknown: (mind) => `${mind} gave no answer.`,
    text: (next) => `Nothing is lost; your message is kept. Go on with ${next}? Your other models stay set up.`,
    again: 'Try again',
    next: (mind) => `Yes, go on with ${mind}`,
    other: (mind) => `Go on with ${mind}`,
    reflex: 'Go on with Reflex',
    build: 'Choose another build',
  },
  ja: {
    failed: (mind, why) => `${mind}から答えがありませんでした：${why}。`,
    invalid: (mind) => `${mind}は答えましたが、使える答えになりませんでした。`,
    unknown: (mind) => `${mind}から答えがありませんでした。`,
    text: (next) =>
      `何も失われていません。送ったメッセージには、まだ返事をしていません。${next}に切り替えて続けますか。どの頭脳の設定も残ります。`,
    again: 'もう一度試す',
    next: (mind) => `はい、${mind}で続ける`,
    other: (mind) => `${mind}で続ける`,
    reflex: 'Reflexで続ける',
    build: '別のビルドを選ぶ',
  },
};
