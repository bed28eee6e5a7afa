import { compileForms, type CompiledForm, type Writing } from './compile-forms';
import { englishDistress } from './distress-en';
import type { DistressGrammar } from './distress-form';
import { japaneseDistress } from './distress-ja';
import { foldEnglish, foldJapanese, foldKana } from './fold-message';

export interface FoundDistress {
  /** The passage by which it was found, in the spelling that is compared. */
  passage: string;
}

/**
 * Whether a message speaks of wanting to die, of harming oneself or of danger, by the published words of both languages. In doubt it does:
 * care that nobody needed is a small harm.
 */
export function findDistress(message: string): FoundDistress | null {
  for (const form of foldEnglish(message, englishDistress)) {
    const found = findIn(form, english());
    if (found) return found;
  }
  return findIn(foldJapanese(message, japaneseDistress), japanese());
}

export function hasDistress(message: string): boolean {
  return findDistress(message) !== null;
}

interface Compiled {
  figures: CompiledForm[];
  surely: CompiledForm[];
  maybe: CompiledForm[];
  elsewhere: CompiledForm[];
  /** How far around a passage a game, a film or a study makes it one of theirs; characters. */
  reach: number;
}

let compiledEnglish: Compiled | null = null;
let compiledJapanese: Compiled | null = null;

function english(): Compiled {
  compiledEnglish ??= compileGrammar(englishDistress, { hasSpaces: true, fold: (text) => text }, 160);
  return compiledEnglish;
}

function japanese(): Compiled {
  compiledJapanese ??= compileGrammar(japaneseDistress, { hasSpaces: false, fold: foldKana }, 60);
  return compiledJapanese;
}

function compileGrammar(grammar: DistressGrammar, writing: Writing, reach: number): Compiled {
  const { figures, surely, maybe, elsewhere, words } = grammar;
  const [cut, sure, unsure, context] = [figures, surely, maybe, elsewhere].map((forms) =>
    compileForms(forms, words, writing),
  ) as [CompiledForm[], CompiledForm[], CompiledForm[], CompiledForm[]];
  return { figures: cut, surely: sure, maybe: unsure, elsewhere: context, reach };
}

function findIn(message: string, { figures, surely, maybe, elsewhere, reach }: Compiled): FoundDistress | null {
  const text = withoutFigures(message, figures);
  for (const form of surely) {
    const [found] = form.findAll(text);
    if (found) return { passage: found.passage };
  }
  for (const form of maybe) {
    for (const { passage, from, to } of form.findAll(text)) {
      const around = text.slice(Math.max(0, from - reach), to + reach);
      if (!elsewhere.some((context) => context.findAll(around).length > 0)) return { passage };
    }
  }
  return null;
}

/** Each figure is found in the message as it is; then all of them are cut out. */
function withoutFigures(message: string, figures: readonly CompiledForm[]): string {
  const cuts = figures
    .flatMap((figure) => figure.findAll(message))
    .sort((left, right) => left.from - right.from || left.to - right.to);
  let text = '';
  let end = 0;
  for (const { from, to } of cuts) {
    if (from >= end) text += `${message.slice(end, from)}·`;
    end = Math.max(end, to);
  }
  return text + message.slice(end);
}
