import type { Language } from '../../base/language';
import type { GrammarProblem } from './grammar';

/** What the CLI itself says, apart from its commands: cause first, then what to do. */
export interface CliWords {
  noCommand: (name: string) => string;
  /** One word that could also be meant for the Avatar. */
  noBareCommand: (name: string) => string;
  /** `near`: the command that was perhaps meant. */
  nearMiss: (name: string, near: string) => string;
  takesNothing: (name: string, line: string) => string;
  tooMany: (name: string, word: string, line: string) => string;
  grammar: Record<GrammarProblem, string>;
  option: Record<
    'unknown_option' | 'no_value' | 'bad_value',
    (option: string, value: string, allowed: string) => string
  >;
  anyNumber: string;
  anyText: string;
  noOptions: string;
  notInPipe: (name: string) => string;
  filterFirst: (name: string) => string;
  standsAlone: (name: string) => string;
  nothingToWrite: string;
  noRequest: string;
  failed: (reason: string) => string;
}

const en: CliWords = {
  noCommand: (name) => `No command “${name}”. \`help\` lists them.`,
  noBareCommand: (name) => `No command “${name}”. \`help\` lists them; \`say ${name}\` says it to the Avatar.`,
  nearMiss: (name, near) =>
    `No command “${name}”. Perhaps \`${near}\`? \`help\` lists them; \`say ${name}\` says it to the Avatar.`,
  takesNothing: (name, line) =>
    `\`${name}\` takes nothing behind it, so nothing was done. To say this to the Avatar: \`say ${line}\``,
  tooMany: (name, word, line) =>
    `\`${name}\` does not know what to do with “${word}”. \`help ${name}\` says what it takes. To say this to the Avatar: \`say ${line}\``,
  grammar: {
    open_quote: 'A quote is not closed. Close it, or put a \\ before it inside double quotes.',
    empty_stage: 'There is no command on one side of a |. Write one, or leave the | out.',
    no_path: 'There is no name behind the >. Write the note’s path: > bees/list.md',
    after_path: 'The path behind > comes last. Put a path with spaces in quotes.',
  },
  option: {
    unknown_option: (option, _value, allowed) => `No option --${option} here. There is: ${allowed}`,
    no_value: (option, _value, allowed) => `--${option} needs a value: ${allowed}`,
    bad_value: (option, value, allowed) => `--${option} cannot be “${value}”. It can be: ${allowed}`,
  },
  anyNumber: 'a whole number from 1',
  anyText: 'any text',
  noOptions: 'none',
  notInPipe: (name) => `\`${name}\` cannot stand behind a |. These can: grep, head, tail, count.`,
  filterFirst: (name) => `\`${name}\` works on what another command prints: log | ${name} …`,
  standsAlone: (name) => `\`${name}\` does something here, so it stands alone. Nothing was done. Leave | and > out.`,
  nothingToWrite: 'That printed nothing, so there is nothing to write.',
  noRequest: 'Nothing waits for y or n.',
  failed: (reason) => `That did not work: ${reason}. Nothing was changed. Try again, or reload.`,
};

const ja: CliWords = {
  noCommand: (name) => `「${name}」というコマンドはありません。help で一覧を表示します。`,
  noBareCommand: (name) =>
    `「${name}」というコマンドはありません。help で一覧、say ${name} でアバターへの言葉になります。`,
  nearMiss: (name, near) =>
    `「${name}」というコマンドはありません。${near} のことですか。help で一覧、say ${name} でアバターへの言葉になります。`,
  takesNothing: (name, line) =>
    `${name} の後には何も書けないので、何もしていません。アバターへの言葉として送るには：say ${line}`,
  tooMany: (name, word, line) =>
    `${name} では「${word}」を使えません。書き方は help ${name} で確かめられます。アバターへの言葉として送るには：say ${line}`,
  grammar: {
    open_quote: '引用符が閉じていません。閉じるか、二重引用符の中なら前に \\ を付けてください。',
    empty_stage: '| の片側にコマンドがありません。書き足すか、| を消してください。',
    no_path: '> の後に名前がありません。ノートの場所を書いてください：> bees/一覧.md',
    after_path: '> の後の場所は最後に一つだけです。空白を含む場所は引用符で囲んでください。',
  },
  option: {
    unknown_option: (option, _value, allowed) => `ここに --${option} はありません。使えるもの：${allowed}`,
    no_value: (option, _value, allowed) => `--${option} には値が要ります：${allowed}`,
    bad_value: (option, value, allowed) => `--${option} を「${value}」にはできません。使えるもの：${allowed}`,
  },
  anyNumber: '1以上の整数',
  anyText: '任意の文字',
  noOptions: 'なし',
  notInPipe: (name) => `${name} は | の後には置けません。置けるのは grep、head、tail、count です。`,
  filterFirst: (name) => `${name} は、ほかのコマンドの出力に使います：log | ${name} …`,
  standsAlone: (name) =>
    `この ${name} は出力だけではないので、単独で使います。何もしていません。| や > を外してください。`,
  nothingToWrite: '何も出力されなかったので、書くものがありません。',
  noRequest: '承認を待っているものはありません。',
  failed: (reason) => `うまくいきませんでした：${reason}。何も変えていません。もう一度試すか、再読み込みしてください。`,
};

export const cliWords: Readonly<Record<Language, CliWords>> = { en, ja };
