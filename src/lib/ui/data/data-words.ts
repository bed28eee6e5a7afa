import type { ExportShape } from '../../bridge/contract';
import type { Language } from '../../base/language';

/** The Data page's own words; loaded with it. */
export interface DataWords {
  title: string;
  lead: (name: string, copies: string) => string;
  notes: string;
  notesText: (name: string) => string;
  notesEmpty: (name: string) => string;
  noteSave: string;
  noteGone: string;
  noteFailed: string;
  exportTitle: string;
  exportText: string;
  export: Record<Exclude<ExportShape, `spectra_${string}`> | 'spectra', { button: string; text: string }>;
  exported: (name: string, count: string) => string;
  exportFailed: (reason: string) => string;
  /** An export met what cannot be read. */
  exportDamaged: (reason: string) => string;
  exportedGood: (name: string, last: string) => string;
  importTitle: string;
  importText: (name: string) => string;
  import: string;
  importAsk: (name: string, size: string) => string;
  importWarning: string;
  importConfirm: string;
  /** Where something is here already. */
  importReplacesAll: (events: string, notes: string) => string;
  importInstead: string;
  /** Where settings or rules were changed before. */
  importReplaces: string;
  importKeep: string;
  importing: (name: string) => string;
  importedSoFar: (lines: string) => string;
  importCancel: string;
  imported: Record<'events' | 'backup' | 'document' | 'state', (count: string) => string>;
  importedPlain: string;
}

const en: DataWords = {
  title: 'Data',
  lead: (name, copies) => `All that ${name} knows is stored in this browser. ${copies}`,
  notes: 'Notes',
  notesText: (name) => `What ${name} wrote for you. Open one to read it.`,
  notesEmpty: (name) => `None yet. ${name} writes one when a task needs it, after your y.`,
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
      text: 'Only input, thought, action and result, in the shape of the design documents that Yadori comes from.',
    },
    backup: {
      button: 'Export backup',
      text: 'Everything in one file: the log, your notes and pictures, persona and mood. Only this brings notes and pictures back.',
    },
    good: {
      button: 'Export the good part',
      text: 'The log is damaged: this is all of it before the first event that is not as it was written. It can be imported.',
    },
    state: { button: 'Export state.json', text: 'Input, plan, thought, action and result as they are now.' },
    spectra: {
      button: 'Export SPECTRA',
      text: 'State and events in the shapes of the SPECTRA design: two files. The browser may ask whether both may be saved.',
    },
    head: {
      button: 'Export head.json',
      text: 'Number and fingerprint (hash) of the last event: with it anyone can check that a log is whole.',
    },
  },
  exported: (name, count) => `${name} was saved, ${count} events.`,
  exportFailed: (reason) => `It could not be exported: ${reason}. Nothing was changed. Reload and try again.`,
  exportDamaged: (reason) =>
    `The log is damaged (${reason}), so this file would not be whole. Nothing was changed. “Export the good part” saves what can be read.`,
  exportedGood: (name, last) => `${name} was saved. It ends with event ${last}: what comes after cannot be read.`,
  importTitle: 'Import',
  importText: (name) =>
    `Takes a file into an empty Yadori: a backup, an events.jsonl, a log of the documents’ form, or a state.json alone; packed by gzip or not. A config.yaml is taken at any time. Which one it is, is recognised. ${name} then rests until you say so.`,
  import: 'Import',
  importAsk: (name, size) => `Take in ${name}, ${size}?`,
  importWarning:
    'It works only while nothing but the greeting is here. If anything in the file is wrong, nothing is changed.',
  importConfirm: 'Use this file',
  importReplacesAll: (events, notes) =>
    `Something is here already: ${events} events and ${notes} notes. A file comes in only where nothing is, so a backup of them is saved first, then they are cleared, then the file is read. If it cannot be read, import the backup.`,
  importInstead: 'Save a backup, clear, import',
  importReplaces:
    'You changed settings or rules here. Those of the file take their place; a config.yaml that you save now brings the settings back.',
  importKeep: 'Save config.yaml first',
  importing: (name) => `Reading ${name} …`,
  importedSoFar: (lines) => `${lines} lines so far.`,
  importCancel: 'Cancel the import',
  imported: {
    events: (count) => `It was an events.jsonl. ${count} events were brought back.`,
    backup: (count) =>
      `It was a whole backup. ${count} events were brought back, and notes, pictures, persona and mood with them.`,
    document: (count) =>
      `It was a log of the documents’ form. ${count} lines were brought in, marked as foreign and chained from here on.`,
    state: () => 'It was a state.json. A new log begins with it; what came before is not known.',
  },
  importedPlain: 'Brought back.',
};

const ja: DataWords = {
  title: 'データ',
  lead: (name, copies) => `${name}が知っていることはすべて、このブラウザーに保存しています。${copies}`,
  notes: 'ノート',
  notesText: (name) => `${name}が書いたものです。開くと読めます。`,
  notesEmpty: (name) => `まだありません。必要なタスクになったら、承認のあとで${name}が書きます。`,
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
    document: {
      button: '文書形式のログを書き出す',
      text: '入力・思考・行動・結果だけを、Yadoriのもとになった設計文書どおりの形で。',
    },
    backup: {
      button: 'バックアップを書き出す',
      text: '記録・ノート・画像・人格・気分を一つのファイルに。ノートと画像まで元に戻せるのはこれだけです。',
    },
    good: {
      button: '無事な部分を書き出す',
      text: '記録が壊れています。書いたときのままでない最初の出来事より前のすべてです。読み込むことができます。',
    },
    state: { button: 'state.jsonを書き出す', text: '今の入力・計画・思考・行動・結果。' },
    spectra: {
      button: 'SPECTRA形式を書き出す',
      text: '状態と記録をSPECTRAの設計どおりの形で。ファイルは二つで、ブラウザーが保存の許可を尋ねることがあります。',
    },
    head: {
      button: 'head.jsonを書き出す',
      text: '最後の記録の番号と指紋（ハッシュ）。記録が欠けていないことを、だれでも確かめられます。',
    },
  },
  exported: (name, count) => `${name}を保存しました（${count}件）。`,
  exportFailed: (reason) => `書き出せませんでした：${reason}。何も変えていません。開き直してやり直してください。`,
  exportDamaged: (reason) =>
    `記録が壊れているため（${reason}）、このファイルは欠けてしまいます。何も変えていません。読めるところまでは「無事な部分を書き出す」で保存できます。`,
  exportedGood: (name, last) => `${name}を保存しました。記録${last}番で終わります。その先は読めません。`,
  importTitle: '読み込み',
  importText: (name) =>
    `空のYadoriにファイルを読み込みます。バックアップ、events.jsonl、文書形式の記録、state.jsonだけでも読めます（gzipも可）。config.yamlはいつでも読み込めます。種類は自動で見分けます。そのあと${name}は、声をかけるまで待ちます。`,
  import: '読み込む',
  importAsk: (name, size) => `${name}（${size}）を使いますか`,
  importWarning: 'あいさつのほかに何もないときだけ読み込めます。ファイルに誤りがあれば、何も変えません。',
  importConfirm: 'このファイルを使う',
  importReplacesAll: (events, notes) =>
    `すでに記録${events}件とノート${notes}件があります。ファイルは空のところにだけ読み込めるので、まずバックアップを保存し、次に消去し、それから読み込みます。読めないファイルだったときは、バックアップを読み込んでください。`,
  importInstead: '保存・消去して読み込む',
  importReplaces:
    'ここで設定かルールを変えています。読み込むと、ファイルのものに替わります。先にconfig.yamlを保存しておけば、設定は元に戻せます。',
  importKeep: '先にconfig.yamlを保存',
  importing: (name) => `${name}を読んでいます…`,
  importedSoFar: (lines) => `${lines}行まで読みました。`,
  importCancel: '読み込みをやめる',
  imported: {
    events: (count) => `events.jsonlでした。${count}件の記録を読み込みました。`,
    backup: (count) => `バックアップでした。${count}件の記録を読み込みました。ノート・画像・人格・気分も元どおりです。`,
    document: (count) => `文書形式の記録でした。${count}行を、外から来たものと印を付けて読み込みました。`,
    state: () => 'state.jsonでした。ここから新しい記録が始まります。それより前はわかりません。',
  },
  importedPlain: '読み込みました。',
};

export const dataWords: Readonly<Record<Language, DataWords>> = { en, ja };
