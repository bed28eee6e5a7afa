import { compileForms, type Writing } from './compile-forms';
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
  for (const { grammar, forms } of readings(message)) {
    for (const form of forms) {
      const passage = findIn(form, grammar);
      if (passage !== null) return { passage };
    }
  }
  return null;
}

export function hasDistress(message: string): boolean {
  return findDistress(message) !== null;
}

/** How far around a passage a game, a film or a study makes it one of theirs; characters. */
const reach = { en: 160, ja: 60 } as const;

interface Compiled {
  figures: RegExp;
  surely: RegExp;
  maybe: RegExp;
  elsewhere: RegExp;
  reach: number;
}

const english: Writing = { hasSpaces: true, fold: (text) => text };
const japanese: Writing = { hasSpaces: false, fold: foldKana };

/** Made when first asked for: most starts of the app need none. */
let compiled: { en: Compiled; ja: Compiled } | null = null;

function grammars(): { en: Compiled; ja: Compiled } {
  compiled ??= {
    en: compileGrammar(englishDistress, english, reach.en),
    ja: compileGrammar(japaneseDistress, japanese, reach.ja),
  };
  return compiled;
}

function compileGrammar(grammar: DistressGrammar, writing: Writing, around: number): Compiled {
  const { figures, surely, maybe, elsewhere, words } = grammar;
  const compile = (forms: readonly string[]) => compileForms(forms, words, writing);
  return {
    figures: compile(figures),
    surely: compile(surely),
    maybe: compile(maybe),
    elsewhere: compile(elsewhere),
    reach: around,
  };
}

function readings(message: string): { grammar: Compiled; forms: string[] }[] {
  const { en, ja } = grammars();
  return [
    { grammar: en, forms: foldEnglish(message, englishDistress) },
    { grammar: ja, forms: [foldJapanese(message, japaneseDistress)] },
  ];
}

function findIn(form: string, grammar: Compiled): string | null {
  const text = form.replace(grammar.figures, '·');
  const sure = text.search(grammar.surely);
  if (sure >= 0) return passageAt(text, grammar.surely);
  for (const { 0: passage, index } of text.matchAll(grammar.maybe)) {
    const near = form === text ? text : text; // figures are gone, their neighbours stay
    const around = near.slice(Math.max(0, index - grammar.reach), index + passage.length + grammar.reach);
    if (around.search(grammar.elsewhere) < 0) return passage.trim();
  }
  return null;
}

function passageAt(text: string, pattern: RegExp): string {
  const [found] = text.matchAll(pattern);
  return found?.[0].trim() ?? '';
}
