import type { CliCommand } from '../cli-command';
import { failed, type CliOutput } from '../cli-output';
import { cliWords } from '../cli-words';
import { headOf } from '../grammar';

const said = {
  en: {
    command: 'command',
    does: 'does',
    rest: 'else',
    restText:
      'Anything else is said to the Avatar. y and n answer a request; | passes on, > writes a note, >> adds to one.',
    options: 'options',
  },
  ja: {
    command: 'コマンド',
    does: '働き',
    rest: 'その他',
    restText:
      'ほかの文はアバターへの言葉になります。承認には y か n。| は次へ渡し、> はノートに書き、>> は書き足します。',
    options: 'オプション',
  },
} as const;

export const help: CliCommand = {
  name: 'help',
  reads: 'words',
  words: {
    en: { takes: '[COMMAND]', does: 'Lists the commands, or tells of one.' },
    ja: { takes: '[コマンド]', does: 'コマンドの一覧か、一つの説明を表示します。' },
  },
  completes: (before, { commands }) => (before.length === 0 ? commands.map(({ name }) => name) : []),
  run: ({ words: [name, more], line }, { lang, commands }): CliOutput => {
    const { command, does, rest, restText, options } = said[lang];
    if (more !== undefined) return failed(cliWords[lang].tooMany('help', more, line.slice(1)));
    if (name === undefined) {
      const rows = commands.map((known) => [usageOf(known, lang), known.words[lang].does]);
      return { status: 'done', parts: [{ kind: 'table', head: [command, does], rows: [...rows, [rest, restText]] }] };
    }
    const known = commands.find((candidate) => candidate.name === headOf(name).name);
    if (!known) return failed(cliWords[lang].noCommand(name));
    const pairs: [string, string][] = [
      [command, usageOf(known, lang)],
      [does, known.words[lang].does],
    ];
    const own = Object.entries(known.options ?? {}).map(([option, values]) =>
      typeof values === 'string' ? `--${option} …` : `--${option} ${values.join('|')}`,
    );
    if (own.length > 0) pairs.push([options, own.join('  ')]);
    return { status: 'done', parts: [{ kind: 'pairs', pairs }] };
  },
};

function usageOf({ name, words }: CliCommand, lang: 'en' | 'ja'): string {
  return `${name} ${words[lang].takes}`.trim();
}
