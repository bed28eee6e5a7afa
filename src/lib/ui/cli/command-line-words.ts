import type { Language } from '../../base/language';

/** What stands around the command line; what commands say is theirs. */
export interface CommandLineWords {
  /** Accessible name of the box. */
  command: string;
  output: string;
  placeholder: string;
  empty: string;
  running: string;
  tab: (word: string) => string;
  touches: string;
  answer: string;
  choose: string;
  question: string;
  reply: string;
  fail: string;
  helpTitle: string;
  helpText: string;
  helpWhat: string;
  helpDoes: string;
}

export const commandLineWords: Readonly<Record<Language, CommandLineWords>> = {
  en: {
    command: 'Command',
    output: 'Output',
    placeholder: 'help lists the commands',
    empty: '`help` lists the commands. Whatever is no command is said to Nagi.',
    running: 'running …',
    tab: (word) => `Tab completes: ${word}`,
    touches: 'touches',
    answer: 'y approves, n rejects',
    choose: '`choose` and a number, or your own words',
    question: 'Nagi asks',
    reply: 'Nagi',
    fail: 'not done',
    helpTitle: 'The command line',
    helpText:
      'Beneath the chat, a key away: `. ↑ ↓ bring back what was typed, Tab takes the grey rest of a word. A | hands the output on, > writes it into a note and >> adds it to one: that is asked for, like every action.',
    helpWhat: 'Type',
    helpDoes: 'Does',
  },
  ja: {
    command: 'コマンド',
    output: '出力',
    placeholder: 'help で一覧',
    empty: 'help でコマンドの一覧を表示します。コマンドでない文は、凪への言葉になります。',
    running: '実行中…',
    tab: (word) => `Tabで補完：${word}`,
    touches: '触れるもの',
    answer: 'y で承認、n で却下',
    choose: 'choose と番号か、自分の言葉で答えます',
    question: '凪の質問',
    reply: '凪',
    fail: '行われませんでした',
    helpTitle: 'コマンドライン',
    helpText:
      'チャットの下にあり、` キーで開きます。↑ ↓ で前に打った行、Tab で灰色の続きを取り込みます。| は出力を次へ渡し、> はノートに書き、>> は書き足します。書くときは、ほかの行動と同じく承認を求めます。',
    helpWhat: '入力',
    helpDoes: '働き',
  },
};
