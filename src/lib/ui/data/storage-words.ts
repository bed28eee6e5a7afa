import type { Language } from '../../base/language';

/** What is stored, whether it is kept, and when it was last saved elsewhere. */
export interface StorageWords {
  stored: string;
  places: string;
  events: string;
  notes: string;
  doneGoals: string;
  used: string;
  of: (used: string, quota: string) => string;
  kept: string;
  isKept: string;
  isNotKept: string;
  notTold: string;
  keep: string;
  keepRefused: string;
  lastBackup: string;
  noBackup: string;
  age: (days: string, events: string) => string;
  due: (events: string) => string;
}

const en: StorageWords = {
  stored: 'What is stored',
  places:
    'Log, state, notes, persona and mood: this browser’s database. A mark of the newest event, to notice loss: its private files. Language, theme and the date of your last backup: its settings for this site.',
  events: 'Events in the log',
  notes: 'Notes',
  doneGoals: 'Goals reached',
  used: 'Space',
  of: (used, quota) => `${used} of ${quota}`,
  kept: 'Kept by the browser',
  isKept: 'Yes, until you clear it',
  isNotKept: 'Not promised: it may be cleared when space runs short',
  notTold: 'not told by this browser',
  keep: 'Ask the browser to keep it',
  keepRefused:
    'The browser refused. It decides by itself, most often for sites that are installed or used a lot. Nothing is lost now; take a backup now and then.',
  lastBackup: 'Last backup',
  noBackup: 'none from this browser',
  age: (days, events) =>
    `${days === '0' ? 'today' : days === '1' ? 'yesterday' : `${days} days ago`}, ${events} events since`,
  due: (events) => `${events} events stand in no backup. One file keeps them all.`,
};

const ja: StorageWords = {
  stored: '保存しているもの',
  places:
    '記録・状態・ノート・人格・気分は、このブラウザーのデータベースに。失われたときに気づくための最新の印は、ブラウザー内の専用ファイルに。言語・配色・最後のバックアップの日付は、このサイトの設定にあります。',
  events: '記録の件数',
  notes: 'ノート',
  doneGoals: '終えたゴール',
  used: '容量',
  of: (used, quota) => `${used}（上限 ${quota}）`,
  kept: 'ブラウザーの保持',
  isKept: '消去するまで残ります',
  isNotKept: '約束されていません。空きが減ると消えることがあります',
  notTold: 'このブラウザーからはわかりません',
  keep: '残すようブラウザーに頼む',
  keepRefused:
    'ブラウザーが断りました。インストールしたサイトやよく使うサイトなら認められることが多く、判断はブラウザーがします。今は何も失われていません。ときどきバックアップを取ってください。',
  lastBackup: '最後のバックアップ',
  noBackup: 'このブラウザーではまだありません',
  age: (days, events) => `${days === '0' ? '今日' : `${days}日前`}、その後${events}件`,
  due: (events) => `${events}件の記録がバックアップにありません。一つのファイルに残せます。`,
};

export const storageWords: Readonly<Record<Language, StorageWords>> = { en, ja };
