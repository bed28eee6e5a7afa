import type { Language } from '../../base/language';
import { byName } from '../by-name';

/** What stands around the command line; what commands say is theirs. */
export interface CommandLineWords {
  /** Accessible name of the box. */
  command: string;
  output: string;
  placeholder: string;
  running: string;
  tab: (word: string) => string;
  answer: string;
  choose: string;
  question: string;
  helpTitle: string;
  helpText: string;
  helpWhat: string;
  helpDoes: string;
}

/** In a language, with the Avatar's name in them. */
export const commandLineWords: Readonly<Record<Language, (name: string) => CommandLineWords>> = {
  en: byName((name) => ({
    command: 'Command',
    output: 'Output',
    placeholder: 'help lists the commands',
    running: 'running …',
    tab: (word) => `Tab completes: ${word}`,
    answer: 'y approves, n rejects',
    choose: '`choose` and a number, or your own words',
    question: `${name} asks`,
    helpTitle: 'The command line',
    helpText:
      'Beneath the chat, a key away: `. ↑ ↓ bring back what was typed, Tab takes the grey rest of a word. A | hands the output on, > writes it into a note and >> adds it to one: that is asked for, like every action.',
    helpWhat: 'Type',
    helpDoes: 'Does',
  })),
  ja: byName((name) => ({
    command: 'コマンド',
    output: '出力',
    placeholder: 'help で一覧',
    running: '実行中…',
    tab: (word) => `Tabで補完：${word}`,
    answer: 'y で承認、n で却下',
    choose: 'choose と番号か、自分の言葉で答えます',
    question: `${name}の質問`,
    helpTitle: 'コマンドライン',
    helpText:
      'チャットの下にあり、` キーで開きます。↑ ↓ で前に打った行、Tab で灰色の続きを取り込みます。| は出力を次へ渡し、> はノートに書き、>> は書き足します。書くときは、ほかの行動と同じく承認を求めます。',
    helpWhat: '入力',
    helpDoes: '働き',
  })),
};
