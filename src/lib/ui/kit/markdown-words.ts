import type { Language } from '../../base/language';

/** Around a text that is shown as Markdown, and of what copies it. */
export const markdownWords: Readonly<
  Record<
    Language,
    {
      copy: string;
      copied: string;
      /** The browser did not let it. */
      notCopied: string;
      /** For who does not see beside what the button stands. */
      copyCode: string;
      code: (language: string) => string;
      table: string;
      /** Before an item of a list. */
      checked: string;
      unchecked: string;
      showAll: string;
      /** What is shown as it was written. */
      asWritten: string;
    }
  >
> = {
  en: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Couldn’t copy',
    copyCode: 'Copy the code',
    code: (language) => (language === '' ? 'Code' : `Code, ${language}`),
    table: 'Table',
    checked: 'Done',
    unchecked: 'Not done',
    showAll: 'Show all',
    asWritten: 'The rest, as plain text',
  },
  ja: {
    copy: 'コピー',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした',
    copyCode: 'コードをコピー',
    code: (language) => (language === '' ? 'コード' : `コード（${language}）`),
    table: '表',
    checked: '済み',
    unchecked: 'まだ',
    showAll: '全部表示',
    asWritten: '残り（書かれたまま）',
  },
};
