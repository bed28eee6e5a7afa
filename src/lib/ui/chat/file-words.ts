import type { Language } from '../../base/language';
import type { FileProblem } from '../../session/message/take-files';
import { formatBytes, formatNumber } from '../format';

type Why = Exclude<
  FileProblem['why'],
  'too_large' | 'refused' | 'too_many' | 'too_many_pictures' | 'picture_too_large' | 'too_many_pixels'
>;

/** Of files that were dropped, pasted or chosen. `name`: as it is shown. */
export const fileWords: Readonly<
  Record<
    Language,
    {
      /** The button. */
      add: string;
      adding: string;
      close: string;
      /** Over what was not taken. */
      problems: string;
      /** What the message box says then, so that one press asks for it. */
      read: (names: readonly string[]) => string;
      /** Added to what was written already. */
      named: (names: readonly string[]) => string;
      tooLarge: (name: string, bytes: number, limit: number) => string;
      tooMany: (count: number, most: number) => string;
      tooManyPictures: (count: number, most: number) => string;
      pictureTooLarge: (name: string, bytes: number, limit: number) => string;
      tooManyPixels: (name: string, width: number, height: number) => string;
      /** It moves, and only its first frame came. */
      still: (name: string) => string;
      problem: Record<Why, (name: string) => string>;
    }
  >
> = {
  en: {
    add: 'Add pictures or text files',
    adding: 'Adding…',
    close: 'Close',
    problems: 'Not added',
    read: (names) => `Read ${names.join(', ')}`,
    named: (names) => names.join(', '),
    tooLarge: (name, bytes, limit) =>
      `${name} is too large: ${formatBytes(bytes, 'en')}, ${formatBytes(bytes - limit, 'en')} over the ${formatBytes(limit, 'en')} that a note can hold. Split it, or drop a part of it.`,
    tooMany: (count, most) =>
      `${formatNumber(count, 'en')} more ${count === 1 ? 'file was' : 'files were'} left out: ${most} at a time is the most.`,
    tooManyPictures: (count, most) =>
      `${formatNumber(count, 'en')} ${count === 1 ? 'picture was' : 'pictures were'} left out: ${most} a message is the most. Send these first, then add the rest.`,
    pictureTooLarge: (name, bytes, limit) =>
      `${name} is too large: ${formatBytes(bytes, 'en')}, and ${formatBytes(limit, 'en')} is the most. Save a smaller copy of it, then add that.`,
    tooManyPixels: (name, width, height) =>
      `${name} has ${formatNumber(width, 'en')} × ${formatNumber(height, 'en')} pixels, too many to open here. Save a smaller copy of it, then add that.`,
    still: (name) => `${name} moves. Only its first frame was added.`,
    problem: {
      not_text: (name) => `${name} isn’t a text file, so it wasn’t added. Text, Markdown, CSV and JSON files work.`,
      picture_heic: (name) =>
        `This browser can’t open ${name} (HEIC). Save it as JPEG, or send it from your phone as “most compatible”, then add it again.`,
      picture_unreadable: (name) =>
        `${name} can’t be opened as a picture here. It may be damaged. JPEG, PNG, GIF and WebP files work.`,
      empty: (name) => `${name} is empty, so it wasn’t added.`,
      unreadable: (name) => `${name} couldn’t be read. Check that it’s still there, then try again.`,
      folder: (name) => `${name === '' ? 'That' : name} is a folder. Open it and drop the files you want.`,
    },
  },
  ja: {
    add: '画像やテキストファイルを入れる',
    adding: '入れています…',
    close: '閉じる',
    problems: '入れなかったもの',
    read: (names) => `${names.join('、')}を読んで`,
    named: (names) => names.join('、'),
    tooLarge: (name, bytes, limit) =>
      `${name} は大きすぎます（${formatBytes(bytes, 'ja')}）。一つのノートに入るのは${formatBytes(limit, 'ja')}までで、${formatBytes(bytes - limit, 'ja')}超えています。分けるか、必要な部分だけ入れてください。`,
    tooMany: (count, most) =>
      `一度に入れられるのは${most}件までです。残りの${formatNumber(count, 'ja')}件は入れていません。`,
    tooManyPictures: (count, most) =>
      `一つのメッセージに付けられる画像は${most}枚までです。残りの${formatNumber(count, 'ja')}枚は入れていません。先にこれを送ってから、続きを入れてください。`,
    pictureTooLarge: (name, bytes, limit) =>
      `${name} は大きすぎます（${formatBytes(bytes, 'ja')}）。入れられるのは${formatBytes(limit, 'ja')}までです。小さくしたものを入れてください。`,
    tooManyPixels: (name, width, height) =>
      `${name} は${formatNumber(width, 'ja')} × ${formatNumber(height, 'ja')}ピクセルあり、ここで開くには大きすぎます。小さくしたものを入れてください。`,
    still: (name) => `${name} は動く画像です。最初の1コマだけを入れました。`,
    problem: {
      not_text: (name) =>
        `${name} はテキストファイルではないので、入れていません。テキスト、Markdown、CSV、JSONなら入れられます。`,
      picture_heic: (name) =>
        `このブラウザーでは ${name}（HEIC）を開けません。JPEGで保存し直すか、スマートフォンから「互換性優先」で送って、もう一度入れてください。`,
      picture_unreadable: (name) =>
        `${name} を画像として開けませんでした。壊れているかもしれません。JPEG、PNG、GIF、WebPなら入れられます。`,
      empty: (name) => `${name} は空なので、入れていません。`,
      unreadable: (name) => `${name} を読めませんでした。ファイルがまだあるか確かめて、もう一度試してください。`,
      folder: (name) => `${name === '' ? 'それ' : name} はフォルダーです。開いて、中のファイルを入れてください。`,
    },
  },
};
