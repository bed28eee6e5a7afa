import type { Language } from '../../base/language';
import type { FolderState } from '../../bridge/folder-database';

/** A folder in which the files are kept current. */
export interface FolderWords {
  title: string;
  text: string;
  unsupported: string;
  choose: string;
  another: string;
  stop: string;
  waiting: (name: string) => string;
  state: Record<FolderState['state'], (name: string, seq: string) => string>;
  allow: string;
  replace: string;
  failed: (reason: string) => string;
}

const en: FolderWords = {
  title: 'Folder',
  text: 'Choose a folder on this device, and logs/events.jsonl and logs/state.json are kept current in it at each change, while Yadori is open. Notes are not among them: for those there is the backup.',
  unsupported:
    'This browser lets no site write into a folder. Chrome and Edge on a computer do. Export works everywhere.',
  choose: 'Choose a folder',
  another: 'Choose another folder',
  stop: 'Stop writing there',
  waiting: (name) => `${name}: waits for the tab that acts.`,
  state: {
    current: (name, seq) => `${name} is current, up to event ${seq}.`,
    no_permission: (name, seq) =>
      `${name} may not be written any more${seq === '0' ? '' : `; it goes up to event ${seq}`}. Browsers ask for this anew after a restart. Nothing is lost: allow it, and it is caught up with.`,
    other_log: (name) =>
      `${name} already holds a log that is not the beginning of this one, or something else under that name. It was left as it is. Choose another folder, or replace it.`,
    gone: (name) => `${name} cannot be found: it was moved, renamed or removed. Choose it again.`,
    failed: (name, seq) =>
      `${name} could not be written${seq === '0' ? '' : `; it goes up to event ${seq}`}. It is tried again at the next change.`,
  },
  allow: 'Allow again',
  replace: 'Replace what is there',
  failed: (reason) => `The folder cannot be used: ${reason}. Nothing was changed. Choose another one.`,
};

const ja: FolderWords = {
  title: 'フォルダー',
  text: 'この端末のフォルダーを選ぶと、Yadoriを開いている間、logs/events.jsonlとlogs/state.jsonを変わるたびに更新します。ノートは入りません。ノートまで残すにはバックアップを使ってください。',
  unsupported:
    'このブラウザーでは、サイトがフォルダーに書き込めません。パソコンのChromeとEdgeで使えます。書き出しはどのブラウザーでもできます。',
  choose: 'フォルダーを選ぶ',
  another: '別のフォルダーを選ぶ',
  stop: '書き込みをやめる',
  waiting: (name) => `${name}：動いているタブを待っています。`,
  state: {
    current: (name, seq) => `${name}は最新です（記録${seq}番まで）。`,
    no_permission: (name, seq) =>
      `${name}に書き込めなくなりました${seq === '0' ? '' : `（記録${seq}番まであります）`}。再起動のあとは、ブラウザーがもう一度許可を求めます。失われたものはありません。許可すれば追いつきます。`,
    other_log: (name) =>
      `${name}には、この記録の始まりではない別の記録か、同じ名前の別のものがあります。何も変えていません。別のフォルダーを選ぶか、置き換えてください。`,
    gone: (name) => `${name}が見つかりません。移したか、名前を変えたか、消したようです。もう一度選んでください。`,
    failed: (name, seq) =>
      `${name}に書き込めませんでした${seq === '0' ? '' : `（記録${seq}番まであります）`}。次に変わったときにもう一度試します。`,
  },
  allow: 'もう一度許可',
  replace: 'あるものを置き換える',
  failed: (reason) => `このフォルダーは使えません：${reason}。何も変えていません。別のフォルダーを選んでください。`,
};

export const folderWords: Readonly<Record<Language, FolderWords>> = { en, ja };
