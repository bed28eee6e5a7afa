/**
 * The CLI's own small grammar: a command, its words, `|` between stages, `>` or `>>` with a note's path at the end. Quotes keep spaces and
 * signs together; in double ones a backslash keeps the next quote or backslash. What a Japanese keyboard types full-width counts alike.
 */
export interface CommandLine {
  stages: [Stage, ...Stage[]];
  redirect: Redirect | null;
}
export interface Stage {
  name: string;
  words: string[];
}
export interface Redirect {
  path: string;
  /** `>>`: what is there stays. */
  isAppended: boolean;
}

export type GrammarProblem = 'open_quote' | 'empty_stage' | 'no_path' | 'after_path';

export type Reading = { ok: true; value: CommandLine } | { ok: false; code: GrammarProblem };

/** One word or sign, and where it begins. */
export interface Token {
  kind: 'word' | 'pipe' | 'write' | 'append';
  text: string;
  at: number;
}

/** Reads a line that is known to be a command. Never throws, whatever the text. */
export function readCommandLine(line: string): Reading {
  const read = tokensOf(line);
  if (read.isOpen) return { ok: false, code: 'open_quote' };
  const stages: Stage[] = [];
  let current: string[] = [];
  let redirect: Redirect | null = null;
  const { tokens } = read;
  for (const [place, { kind, text }] of tokens.entries()) {
    if (kind === 'word') current.push(text);
    else if (kind === 'pipe') {
      if (!closeStage(stages, current)) return { ok: false, code: 'empty_stage' };
      current = [];
    } else {
      const [path, ...rest] = tokens.slice(place + 1);
      if (path?.kind !== 'word' || path.text === '') return { ok: false, code: 'no_path' };
      if (rest.length > 0) return { ok: false, code: 'after_path' };
      redirect = { path: path.text.normalize('NFC'), isAppended: kind === 'append' };
      break;
    }
  }
  if (!closeStage(stages, current)) return { ok: false, code: 'empty_stage' };
  return { ok: true, value: { stages: stages as CommandLine['stages'], redirect } };
}

/** The name that a line begins with, lower-cased, without its slash, and the rest behind it as typed. */
export function headOf(line: string): { name: string; rest: string; hasSlash: boolean } {
  const [, slash = '', name = '', rest = ''] = /^\s*([/／]?)([^\s|｜>＞]*)([\s\S]*)$/.exec(line) ?? [];
  return { name: name.normalize('NFKC').toLowerCase(), rest: rest.trim(), hasSlash: slash !== '' };
}

/** `isOpen`: a quote was not closed. What stands in it is a word nevertheless, for completion. */
export function tokensOf(line: string): { tokens: Token[]; isOpen: boolean } {
  const tokens: Token[] = [];
  let word: Token | null = null;
  let quote: '"' | "'" | null = null;
  const characters = [...line];
  let at = 0;
  for (let place = 0; place < characters.length; at += (characters[place] ?? '').length, place += 1) {
    const character = characters[place] ?? '';
    if (quote !== null) {
      const next = characters[place + 1];
      if (character === quote) quote = null;
      else if (quote === '"' && character === '\\' && (next === '"' || next === '\\')) {
        append(next);
        at += character.length;
        place += 1;
      } else append(character);
    } else if (character === '"' || character === "'") {
      append('');
      quote = character;
    } else if (/\s/.test(character)) word = null;
    else if (character === '|' || character === '｜') sign('pipe', character);
    else if (character === '>' || character === '＞') {
      const last = tokens.at(-1);
      if (last?.kind === 'write' && last.at === at - 1) Object.assign(last, { kind: 'append', text: '>>' });
      else sign('write', '>');
    } else append(character);
  }
  return { tokens, isOpen: quote !== null };

  function append(text: string): void {
    if (!word) {
      word = { kind: 'word', text: '', at };
      tokens.push(word);
    }
    word.text += text;
  }

  function sign(kind: Token['kind'], text: string): void {
    word = null;
    tokens.push({ kind, text, at });
  }
}

/** A word as it must be typed to be read as one. */
export function quoted(word: string): string {
  if (word !== '' && !/[\s"'|｜>＞]/.test(word)) return word;
  return word.includes("'") ? `"${word.replace(/["\\]/g, '\\$&')}"` : `'${word}'`;
}

function closeStage(stages: Stage[], words: readonly string[]): boolean {
  const [first, ...rest] = words;
  if (first === undefined) return false;
  stages.push({ name: headOf(first).name, words: rest });
  return true;
}
