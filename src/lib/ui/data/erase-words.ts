import type { Language } from '../../base/language';
import type { Erasable } from '../../session/data/erase';

/** What can be erased from this browser, and what goes with it. */
export interface EraseWords {
  title: string;
  text: string;
  open: string;
  ask: string;
  what: Record<Erasable, string>;
  events: (events: string, notes: string, since: string | null) => string;
  minds: (count: string) => string;
  models: (count: string) => string;
  folder: (name: string) => string;
  settings: string;
  nothing: string;
  stays: string;
  save: string;
  confirm: string;
  erasing: string;
  erased: (what: string) => string;
  failed: (reason: string) => string;
}

const en: EraseWords = {
  title: 'Clear',
  text: 'Erases what you choose from this browser. It cannot be undone.',
  open: 'Clear',
  ask: 'What should be erased?',
  what: {
    log: 'Log, notes and pictures',
    minds: 'Services and keys',
    models: 'Downloaded models',
    folder: 'Folder link',
    settings: 'Settings of this browser',
  },
  events: (events, notes, since) =>
    `${events} events, ${notes} notes, the pictures of your messages, the plan, alarms, rules and settings that stand in the log. ${since === null ? 'There is no backup from this browser.' : `${since} of the events are in no backup.`}`,
  minds: (count) =>
    `${count === '1' ? '1 service' : `${count} services`} under Models, every key, and what was counted of their use.`,
  models: (count) => `${count === '1' ? '1 model' : `${count} models`}, with their files.`,
  folder: (name) => `“${name}” is written no more. The files in it stay.`,
  settings: 'Language, theme, density and keys.',
  nothing: 'There is none.',
  stays: 'What is not ticked stays. So do files that you exported.',
  save: 'Save a backup first',
  confirm: 'Erase what is ticked',
  erasing: 'Erasing …',
  erased: (what) => `Erased: ${what}.`,
  failed: (reason) => `Not all of it could be erased: ${reason}. Close other tabs of Yadori, then try again.`,
};

const ja: EraseWords = {
  title: '消去',
  text: '選んだものをこのブラウザーから消します。元には戻せません。',
  open: '消去',
  ask: '何を消しますか',
  what: {
    log: '記録、ノート、画像',
    minds: '接続先とキー',
    models: 'ダウンロードしたモデル',
    folder: 'フォルダーとのつながり',
    settings: 'このブラウザーの設定',
  },
  events: (events, notes, since) =>
    `記録${events}件、ノート${notes}件、メッセージの画像、計画、アラーム、ルール、記録に残る設定。${since === null ? 'このブラウザーで取ったバックアップはありません。' : `そのうち${since}件の記録はバックアップにありません。`}`,
  minds: (count) => `「モデル」で設定した接続先${count}件、すべてのキー、使用量の集計。`,
  models: (count) => `モデル${count}件とそのファイル。`,
  folder: (name) => `「${name}」への書き込みをやめます。中のファイルは残ります。`,
  settings: '言語、配色、表示の密度、キー操作。',
  nothing: 'ありません。',
  stays: '選ばなかったものと、書き出したファイルは残ります。',
  save: '先にバックアップ',
  confirm: '選んだものを消す',
  erasing: '消しています…',
  erased: (what) => `消しました：${what}。`,
  failed: (reason) => `一部を消せませんでした：${reason}。Yadoriのほかのタブを閉じてから、もう一度試してください。`,
};

export const eraseWords: Readonly<Record<Language, EraseWords>> = { en, ja };
