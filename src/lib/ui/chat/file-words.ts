import type { Language } from '../../base/language';
import type { FileProblem } from '../../session/message/take-files';
import { formatBytes, formatNumber } from '../format';

type Why = Exclude<FileProblem['why'], 'too_large' | 'refused' | 'too_many'>;

/** Of files that were dropped, pasted or chosen. `name`: as it is shown. */
export const fileWords: Readonly<
  Record<
    Language,
    {
      /** The button. */
      add: string;
      adding: string;
      close: string;
      /** What the message box says then, so that one press asks for it. */
      read: (names: readonly string[]) => string;
      /** Added to what was written already. */
      named: (names: readonly string[]) => string;
      tooLarge: (name: string, bytes: number, limit: number) => string;
      tooMany: (count: number, most: number) => string;
      problem: Record<Why, (name: string) => string>;
    }
  >
> = {
  en: {
    add: 'Add text files',
    adding: 'Adding to the notes…',
    close: 'Close',
    read: (names) => `Read ${names.join(', ')}`,
    named: (names) => names.join(', '),
    tooLarge: (name, bytes, limit) =>
      `${name} is too large: ${formatBytes(bytes, 'en')}, ${formatBytes(bytes - limit, 'en')} over the ${formatBytes(limit, 'en')} that a note can hold. Split it, or drop a part of it.`,
    tooMany: (count, most) =>
      `${formatNumber(count, 'en')} more ${count === 1 ? 'file was' : 'files were'} left out: ${most} at a time is the most.`,
    problem: {
      not_text: (name) => `${name} isn’t a text file, so it wasn’t added. Text, Markdown, CSV and JSON files work.`,
      picture: (name) => `${name} is a picture. Only text files can be added so far.`,
      empty: (name) => `${name} is empty, so it wasn’t added.`,
      unreadable: (name) => `${name} couldn’t be read. Check that it’s still there, then try again.`,
      folder: (name) => `${name === '' ? 'That' : name} is a folder. Open it and drop the files you want.`,
    },
  },
  ja: {
    add: 'テキストファイルを入れる',
    adding: 'ノートに入れています…',
    close: '閉じる',
    read: (names) => `${names.join('、')}を読んで`,
    named: (names) => names.join('、'),
    tooLarge: (name, bytes, limit) =>
      `${name} は大きすぎます（${formatBytes(bytes, 'ja')}）。一つのノートに入るのは${formatBytes(limit, 'ja')}までで、${formatBytes(bytes - limit, 'ja')}超えています。分けるか、必要な部分だけ入れてください。`,
    tooMany: (count, most) =>
      `一度に入れられるのは${most}件までです。残りの${formatNumber(count, 'ja')}件は入れていません。`,
    problem: {
      not_text: (name) =>
        `${name} はテキストファイルではないので、入れていません。テキスト、Markdown、CSV、JSONなら入れられます。`,
      picture: (name) => `${name} は画像です。今のところ、入れられるのはテキストファイルだけです。`,
      empty: (name) => `${name} は空なので、入れていません。`,
      unreadable: (name) => `${name} を読めませんでした。ファイルがまだあるか確かめて、もう一度試してください。`,
      folder: (name) => `${name === '' ? 'それ' : name} はフォルダーです。開いて、中のファイルを入れてください。`,
    },
  },
};
