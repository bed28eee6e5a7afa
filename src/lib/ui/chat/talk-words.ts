import type { Language } from '../../base/language';

/** The menu of a message, what it can be changed by, and the search in the talk. */
interface TalkWords {
  menu: string;
  /** With the marks that it was written with. */
  copyMarkdown: string;
  again: string;
  edit: string;
  remove: string;
  removing: {
    ask: string;
    also: (isOne: boolean, count: string) => string;
    /** What stood in its place before. */
    earlier: (count: number) => string;
    summary: string;
    warning: string;
    notes: string;
    yes: string;
  };
  finding: string;
  tooMany: string;
  /** The search itself failed. */
  notFound: string;
  editing: string;
  /** It goes as a message of its own. */
  correcting: string;
  leave: string;
  earlier: { answers: (count: string) => string; message: string };
  find: string;
  found: (at: string, count: string) => string;
  none: string;
  searching: string;
  older: string;
  newer: string;
}

export const talkWords: Readonly<Record<Language, TalkWords>> = {
  en: {
    menu: 'This message',
    copyMarkdown: 'Copy Markdown',
    again: 'Ask again',
    edit: 'Edit',
    remove: 'Delete …',
    removing: {
      ask: 'Delete this message for good?',
      also: (isOne, count) => `Also where the same words stand in the log (${count} ${isOne ? 'place' : 'places'})`,
      earlier: (count) => (count === 1 ? 'What it replaced goes, too.' : `The ${count} messages it replaced go, too.`),
      summary: 'The summary of older talk was built on it, and goes too.',
      warning: 'This cannot be undone. Files you exported before still hold it.',
      notes: 'Notes with the same words stay: ',
      yes: 'Delete',
    },
    finding: 'Checking where else it appears…',
    notFound: 'Where else it appears could not be checked; only this message is deleted.',
    tooMany: 'Too many places hold these words; only this message is deleted.',
    editing: 'Editing your message. It takes the old one’s place, with its answer.',
    correcting: 'This goes as a new message.',
    leave: 'Leave it as it was',
    earlier: {
      answers: (count) => (count === '1' ? 'Earlier answer' : `${count} earlier answers`),
      message: 'Before you edited it',
    },
    find: 'Find in chat',
    found: (at, count) => `${at} of ${count}`,
    none: 'Not found',
    searching: 'Searching …',
    older: 'Older',
    newer: 'Newer',
  },
  ja: {
    menu: 'このメッセージ',
    copyMarkdown: 'Markdownでコピー',
    again: '答え直してもらう',
    edit: '編集',
    remove: '削除…',
    removing: {
      ask: 'このメッセージを完全に削除しますか。',
      also: (_, count) => `記録の中の同じ言葉も消す（${count}か所）`,
      earlier: (count) => `これより前の版（${count}件）も消えます。`,
      summary: 'これをもとにした以前の会話の要約も消えます。',
      warning: '元には戻せません。前に書き出したファイルには残ります。',
      notes: '同じ言葉のあるノートは残ります：',
      yes: '削除する',
    },
    finding: 'ほかにもあるか確かめています…',
    notFound: 'ほかにもあるか確かめられませんでした。このメッセージだけを削除します。',
    tooMany: '同じ言葉がとても多いため、このメッセージだけを削除します。',
    editing: 'メッセージを編集しています。送ると、前のメッセージと返事に置きかわります。',
    correcting: '新しいメッセージとして送ります。',
    leave: '編集をやめる',
    earlier: {
      answers: (count) => `前の返事（${count}件）`,
      message: '編集前',
    },
    find: '会話の中を探す',
    found: (at, count) => `${count}件中${at}件目`,
    none: '見つかりません',
    searching: '探しています…',
    older: '前へ',
    newer: '次へ',
  },
};
