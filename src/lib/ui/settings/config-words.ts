import type { Language } from '../../base/language';
import type { ConfigProblem } from '../../session/settings/read-config';

/** The words of config.yaml; on Settings and on Data, loaded with them. */
export interface ConfigWords {
  text: string;
  exportButton: string;
  importButton: string;
  exported: string;
  exportText: string;
  ask: (name: string) => string;
  lead: string;
  nothing: string;
  ignored: (paths: string) => string;
  use: string;
  cancel: string;
  close: string;
  used: (count: number) => string;
  isLog: string;
  unreadable: string;
  refused: string;
  problem: Record<Exclude<ConfigProblem['reason'], 'value'>, (line: number | null) => string>;
  valueProblem: (title: string, problem: string) => string;
}

const at = (line: number | null, prefix: string, suffix = ''): string =>
  line === null ? '' : `${prefix}${line}${suffix}`;

const en: ConfigWords = {
  text: 'Names, model and temperature in one small file, in the documents’ form.',
  exportButton: 'Export config.yaml',
  importButton: 'Import',
  exported: 'config.yaml was saved.',
  exportText: 'Names, model and temperature, in the documents’ form. It can be imported at any time.',
  ask: (name) => `Take these settings from ${name}?`,
  lead: 'Each of them becomes a change that you can undo.',
  nothing: 'It says what is set already. There is nothing to change.',
  ignored: (paths) => `Not known here, and left out: ${paths}.`,
  use: 'Use these settings',
  cancel: 'Cancel',
  close: 'Close',
  used: (count) => (count === 1 ? 'One setting was taken over.' : `${count} settings were taken over.`),
  isLog: 'This is no config.yaml. A log, a state or a backup is brought back under Data. Nothing was changed.',
  unreadable: 'The file cannot be read. Nothing was changed. Choose it again.',
  refused: 'This file cannot be used',
  problem: {
    too_large: () => 'It has more than 64 KB, which no config.yaml has. Nothing was changed.',
    not_yaml: (line) => `It is not valid YAML${at(line, ': line ')}. Nothing was changed. Mend it and choose it again.`,
    alias: () => 'It holds an anchor or an alias (& or *). Nothing was changed. Write each value out.',
    tag: (line) => `It holds a tag of its own (!)${at(line, ': line ')}. Nothing was changed. Remove it.`,
    doubled: (line) => `It has a key twice${at(line, ': line ')}. Nothing was changed. Remove one of them.`,
    not_a_map: () => 'It is no list of keys and values. Nothing was changed.',
    nothing_known: () =>
      'It holds none of avatar.name, user.name, grok.model and grok.temperature. Nothing was changed.',
  },
  valueProblem: (title, problem) => `${title}: ${problem}`,
};

const ja: ConfigWords = {
  text: '名前・モデル・温度を、文書どおりの小さなファイルに。',
  exportButton: 'config.yamlを書き出す',
  importButton: '読み込む',
  exported: 'config.yamlを保存しました。',
  exportText: '名前・モデル・温度を文書どおりの形で。いつでも読み込めます。',
  ask: (name) => `${name} の設定を使いますか`,
  lead: '一つずつ変更として残り、元に戻せます。',
  nothing: '今の設定と同じです。変えるものはありません。',
  ignored: (paths) => `ここにはない項目なので、使いません：${paths}`,
  use: 'この設定を使う',
  cancel: 'キャンセル',
  close: '閉じる',
  used: (count) => `設定${count}件を取り込みました。`,
  isLog: 'config.yamlではありません。記録・状態・バックアップは「データ」で読み込めます。何も変えていません。',
  unreadable: 'ファイルを読めません。何も変えていません。選び直してください。',
  refused: 'このファイルは使えません',
  problem: {
    too_large: () => '64 KBを超えています。config.yamlはそれほど大きくなりません。何も変えていません。',
    not_yaml: (line) =>
      `YAMLとして正しくありません${at(line, '（', '行目）')}。何も変えていません。直して選び直してください。`,
    alias: () => 'アンカーかエイリアス（& や *）が入っています。何も変えていません。値をそのまま書いてください。',
    tag: (line) => `独自のタグ（!）が入っています${at(line, '（', '行目）')}。何も変えていません。取り除いてください。`,
    doubled: (line) => `同じキーが二度出ています${at(line, '（', '行目）')}。何も変えていません。一つにしてください。`,
    not_a_map: () => 'キーと値の並びになっていません。何も変えていません。',
    nothing_known: () =>
      'avatar.name、user.name、grok.model、grok.temperature のどれも入っていません。何も変えていません。',
  },
  valueProblem: (title, problem) => `${title}：${problem}`,
};

const words: Readonly<Record<Language, ConfigWords>> = { en, ja };

export function configWords(language: Language): ConfigWords {
  return words[language];
}
