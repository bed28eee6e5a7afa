import type { CliCall, CliCommand } from '../cli-command';
import { countOf, failed, keptOf, text, type CliOutput } from '../cli-output';
import { cliWords } from '../cli-words';

const ten = 10;

export const grep: CliCommand = {
  name: 'grep',
  reads: 'filter',
  words: {
    en: { takes: 'TEXT', does: 'Behind a |: keeps the lines that hold the text, large or small letters alike.' },
    ja: { takes: '文字', does: '| の後で：その文字を含む行だけを残します。大文字と小文字は区別しません。' },
  },
  run: ({ words: [wanted, more], input, line }, { lang }) => {
    if (wanted === undefined || more !== undefined)
      return failed(cliWords[lang].tooMany('grep', more ?? '', line.slice(1)));
    const sought = folded(wanted);
    return passed(input, (row) => folded(row).includes(sought));
  },
};

export const head: CliCommand = {
  name: 'head',
  reads: 'filter',
  words: {
    en: { takes: '[NUMBER]', does: 'Behind a |: the first lines, ten if no number is given.' },
    ja: { takes: '[件数]', does: '| の後で：最初の行を残します。件数がなければ10行です。' },
  },
  run: (call, { lang }) => {
    const count = countIn(call);
    if (count === null) return failed(cliWords[lang].tooMany('head', call.words.at(-1) ?? '', call.line.slice(1)));
    return passed(call.input, (_row, place) => place < count);
  },
};

export const tail: CliCommand = {
  name: 'tail',
  reads: 'filter',
  words: {
    en: { takes: '[NUMBER]', does: 'Behind a |: the last lines, ten if no number is given.' },
    ja: { takes: '[件数]', does: '| の後で：最後の行を残します。件数がなければ10行です。' },
  },
  run: (call, { lang }) => {
    const count = countIn(call);
    if (count === null) return failed(cliWords[lang].tooMany('tail', call.words.at(-1) ?? '', call.line.slice(1)));
    const all = countOf(call.input?.parts ?? []);
    return passed(call.input, (_row, place) => place >= all - count);
  },
};

export const count: CliCommand = {
  name: 'count',
  reads: 'filter',
  words: {
    en: { takes: '', does: 'Behind a |: how many lines there are.' },
    ja: { takes: '', does: '| の後で：行の数を表示します。' },
  },
  run: ({ words: [more], input, line }, { lang }) =>
    more === undefined
      ? text(String(countOf(input?.parts ?? [])))
      : failed(cliWords[lang].tooMany('count', more, line.slice(1))),
};

function passed(input: CliCall['input'], keeps: (row: string, place: number) => boolean): CliOutput {
  return { status: 'done', parts: keptOf(input?.parts ?? [], keeps) };
}

/** Null: it is no count. */
function countIn({ words: [number, more] }: CliCall): number | null {
  if (more !== undefined) return null;
  if (number === undefined) return ten;
  return /^\d{1,6}$/.test(number) ? Number(number) : null;
}

/** Full-width and half-width, large and small alike. */
function folded(line: string): string {
  return line.normalize('NFKC').toLowerCase();
}
