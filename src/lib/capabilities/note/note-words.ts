import type { Language } from '../../base/language';

/** All that note capabilities say, but for what a person approves. Sentences have no full stop; `path` and `folder` are shown forms. */
export interface NoteWords {
  written(path: string): string;
  /** What was to be written over is another text by now. */
  changedSince(path: string): string;
  /** What was to be changed in it does not stand there just once. */
  notOnce(path: string): string;
  /** A file of the person's. */
  broughtIn(path: string): string;
  alreadySo(path: string): string;
  exists(path: string): string;
  added(path: string): string;
  read(path: string): string;
  /** Where a page of it was read; `end`: the last character of it. */
  readPage(path: string, from: number, end: number, rest: number): string;
  /** The page asked for begins behind its end. */
  endsBefore(path: string, length: number): string;
  listed(folder: string, count: number): string;
  deleted(path: string): string;
  moved(path: string, to: string): string;
  missing(path: string): string;
  tooLarge(path: string): string;
  full: string;
  stopped: string;
  unreadable: string;
  /** Facts and unknowns. */
  holds(path: string, size: string): string;
  noSuch(path: string): string;
  whatIs(path: string): string;
  whatIsIn(folder: string): string;
  /** At the end of a list that was cut. */
  more(count: number): string;
}

export const noteWords: Readonly<Record<Language, NoteWords>> = {
  en: {
    written: (path) => `Wrote ${path}`,
    changedSince: (path) => `${path} has changed since I asked, so nothing was written`,
    notOnce: (path) => `${path} does not hold the text to change exactly once, so nothing was changed`,
    broughtIn: (path) => `Added your file to the notes: ${path}`,
    alreadySo: (path) => `${path} held exactly that already`,
    exists: (path) => `${path} was there already, so nothing was changed`,
    added: (path) => `Added to ${path}`,
    read: (path) => `Read ${path}`,
    readPage: (path, from, end, rest) =>
      `Read ${path}, characters ${from} to ${end}; ${rest === 0 ? 'nothing follows' : `${rest} follow, from ${end + 1} on`}`,
    endsBefore: (path, length) => `${path} has ${length} characters only`,
    listed: (folder, count) => `Found ${counted(count)}${folder && ` in ${folder}`}`,
    deleted: (path) => `Deleted ${path}`,
    moved: (path, to) => `Renamed ${path} to ${to}`,
    missing: (path) => `There is no note ${path}`,
    tooLarge: (path) => `${path} would pass 200 KB, so nothing was changed`,
    full: 'The notes would pass 20 MB, so nothing was changed',
    stopped: 'Stopped; nothing was changed',
    unreadable: 'The notes could not be read; nothing was changed',
    holds: (path, size) => `${path} holds ${size}`,
    noSuch: (path) => `There is no note ${path}`,
    whatIs: (path) => `What ${path} holds`,
    whatIsIn: (folder) => (folder ? `Which notes are in ${folder}` : 'Which notes there are'),
    more: (count) => `… and ${count} more`,
  },
  ja: {
    written: (path) => `${path} を書きました`,
    changedSince: (path) => `${path} は尋ねたときから変わっていたので、何も書いていません`,
    notOnce: (path) => `${path} で、直すはずの文が一か所に決まらなかったので、何も変えていません`,
    broughtIn: (path) => `ファイルをノートに入れました：${path}`,
    alreadySo: (path) => `${path} はすでにその内容でした`,
    exists: (path) => `${path} はすでにあるので、何も変えていません`,
    added: (path) => `${path} に書き足しました`,
    read: (path) => `${path} を読みました`,
    readPage: (path, from, end, rest) =>
      `${path} の${from}～${end}文字目を読みました（${rest === 0 ? 'これで終わり' : `${end + 1}文字目からあと${rest}文字`}）`,
    endsBefore: (path, length) => `${path} は${length}文字までです`,
    listed: (folder, count) =>
      `${folder && `${folder} に`}ノートが${count ? `${count}件ありました` : 'ありませんでした'}`,
    deleted: (path) => `${path} を削除しました`,
    moved: (path, to) => `${path} の名前を ${to} に変えました`,
    missing: (path) => `${path} というノートはありません`,
    tooLarge: (path) => `${path} が 200 KB を超えるので、何も変えていません`,
    full: 'ノートが合わせて 20 MB を超えるので、何も変えていません',
    stopped: '停止したので、何も変えていません',
    unreadable: 'ノートを読めませんでした。何も変えていません',
    holds: (path, size) => `${path} は ${size}`,
    noSuch: (path) => `${path} というノートはない`,
    whatIs: (path) => `${path} の内容`,
    whatIsIn: (folder) => (folder ? `${folder} にあるノート` : 'あるノート'),
    more: (count) => `… ほか${count}件`,
  },
};

function counted(count: number): string {
  if (count === 0) return 'no notes';
  return count === 1 ? '1 note' : `${count} notes`;
}
