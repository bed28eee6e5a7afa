import type { ExportShape } from '../../bridge/contract';
import type { Language } from '../../base/language';

/** The Data page's own words; loaded with it. */
export interface DataWords {
  title: string;
  lead: string;
  stored: string;
  events: string;
  notes: string;
  doneGoals: string;
  used: string;
  of: (used: string, quota: string) => string;
  kept: string;
  isKept: string;
  isNotKept: string;
  notTold: string;
  notesText: string;
  notesEmpty: string;
  noteSave: string;
  noteGone: string;
  noteFailed: string;
  exportTitle: string;
  exportText: string;
  export: Record<ExportShape, { button: string; text: string }>;
  exported: (name: string, count: string) => string;
  exportFailed: (reason: string) => string;
  importTitle: string;
  importText: string;
  import: string;
  importAsk: (name: string, size: string) => string;
  importWarning: string;
  importConfirm: string;
  importing: (name: string) => string;
  imported: (count: string | null) => string;
  clearTitle: string;
  clearText: string;
  clear: string;
  clearAsk: string;
  clearWarning: (events: string, notes: string) => string;
  clearSave: string;
  clearConfirm: string;
  clearing: string;
  cleared: string;
}

const en: DataWords = {
  title: 'Data',
  lead: 'All that Nagi knows stands in this browser, on this device. Nobody else has a copy, so now and then take one yourself.',
  stored: 'What is stored',
  events: 'Events in the log',
  notes: 'Notes',
  doneGoals: 'Goals reached',
  used: 'Space',
  of: (used, quota) => `${used} of ${quota}`,
  kept: 'Kept by the browser',
  isKept: 'Yes, until you clear it',
  isNotKept: 'Not promised: it may be cleared when space runs short',
  notTold: 'not told by this browser',
  notesText: 'What Nagi wrote for you. Open one to read it.',
  notesEmpty: 'None yet. Nagi writes one when a task needs it, after your y.',
  noteSave: 'Save a copy',
  noteGone: 'This note is gone.',
  noteFailed: 'This note cannot be read now. Reload and try again.',
  exportTitle: 'Export',
  exportText: 'Each file goes to your downloads. Nothing is sent anywhere.',
  export: {
    events: {
      button: 'Export events.jsonl',
      text: 'The whole log, one event a line. It restores log and state; the notes’ texts stand in it as they were written.',
    },
    document: {
      button: 'Export document log',
      text: 'Only input, thought, action and result, in the documents’ own shape.',
    },
    backup: {
      button: 'Export backup',
      text: 'Everything in one file: the log, your notes, persona and mood. Only this brings notes back.',
    },
    state: { button: 'Export state.json', text: 'The five elements as they are now.' },
    head: {
      button: 'Export head.json',
      text: 'Number and hash of the last event: with it anyone can check that a log is whole.',
    },
  },
  exported: (name, count) => `${name} was saved, ${count} events.`,
  exportFailed: (reason) => `It could not be exported: ${reason}. Nothing was changed. Reload and try again.`,
  importTitle: 'Import',
  importText: 'Takes an events.jsonl into an empty Yadori. Nagi then rests until you say so.',
  import: 'Import',
  importAsk: (name, size) => `Take in ${name}, ${size}?`,
  importWarning:
    'It works only while nothing but the greeting is here. If anything in the file is wrong, nothing is changed.',
  importConfirm: 'Use this file',
  importing: (name) => `Reading ${name} …`,
  imported: (count) => (count === null ? 'Brought back.' : `${count} events were brought back.`),
  clearTitle: 'Clear',
  clearText: 'Removes log, notes, plan and mind from this device. It cannot be taken back.',
  clear: 'Clear',
  clearAsk: 'Clear everything on this device?',
  clearWarning: (events, notes) =>
    `${events} events and ${notes} notes go for good. There is no other copy unless you save one now.`,
  clearSave: 'Save a copy first',
  clearConfirm: 'Erase everything',
  clearing: 'Clearing …',
  cleared: 'Everything was cleared.',
};

const ja: DataWords = {
  title: 'データ',
  lead: '凪が知っていることはすべて、この端末のこのブラウザーにあります。ほかに控えはありません。ときどき書き出してください。',
  stored: '保存しているもの',
  events: '記録の件数',
  notes: 'ノート',
  doneGoals: '終えたゴール',
  used: '容量',
  of: (used, quota) => `${used}（上限 ${quota}）`,
  kept: 'ブラウザーの保持',
  isKept: '消去するまで残ります',
  isNotKept: '約束されていません。空きが減ると消えることがあります',
  notTold: 'このブラウザーからはわかりません',
  notesText: '凪が書いたものです。開くと読めます。',
  notesEmpty: 'まだありません。必要なタスクになったら、承認のあとで凪が書きます。',
  noteSave: '控えを保存',
  noteGone: 'このノートはもうありません。',
  noteFailed: '今は読めません。開き直してやり直してください。',
  exportTitle: '書き出し',
  exportText: 'ファイルはダウンロードに入ります。外へは何も送りません。',
  export: {
    events: {
      button: 'events.jsonlを書き出す',
      text: '一行に一件の、記録のすべて。記録と状態を元に戻せます。ノートの文章も書いたときのまま入っています。',
    },
    document: { button: '文書形式のログを書き出す', text: '入力・思考・行動・結果だけを、文書どおりの形で。' },
    backup: {
      button: 'バックアップを書き出す',
      text: '記録・ノート・人格・気分を一つのファイルに。ノートまで元に戻せるのはこれだけです。',
    },
    state: { button: 'state.jsonを書き出す', text: '今の五つの要素。' },
    head: {
      button: 'head.jsonを書き出す',
      text: '最後の記録の番号とハッシュ。記録が欠けていないことを、だれでも確かめられます。',
    },
  },
  exported: (name, count) => `${name}を保存しました（${count}件）。`,
  exportFailed: (reason) => `書き出せませんでした：${reason}。何も変えていません。開き直してやり直してください。`,
  importTitle: '読み込み',
  importText: '空のYadoriにevents.jsonlを読み込みます。そのあと凪は、声をかけるまで待ちます。',
  import: '読み込む',
  importAsk: (name, size) => `${name}（${size}）を使いますか`,
  importWarning: 'あいさつのほかに何もないときだけ読み込めます。ファイルに誤りがあれば、何も変えません。',
  importConfirm: 'このファイルを使う',
  importing: (name) => `${name}を読んでいます…`,
  imported: (count) => (count === null ? '読み込みました。' : `${count}件の記録を読み込みました。`),
  clearTitle: '消去',
  clearText: '記録・ノート・計画・人格をこの端末から消します。元には戻せません。',
  clear: '消去',
  clearAsk: 'この端末のすべてを消しますか',
  clearWarning: (events, notes) =>
    `記録${events}件とノート${notes}件がなくなります。今控えを取らなければ、ほかに残りません。`,
  clearSave: '先に控えを保存',
  clearConfirm: 'すべて消す',
  clearing: '消しています…',
  cleared: 'すべて消しました。',
};

export const dataWords: Readonly<Record<Language, DataWords>> = { en, ja };
