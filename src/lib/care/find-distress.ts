import { compileForms, keysOf, type CompiledForm } from './compile-forms';
import { englishDistress } from './distress-en';
import { japaneseDistress } from './distress-ja';
import { foldEnglish, foldJapanese, foldKana } from './fold-message';
import { formKeys, type GrammarKeys } from './form-keys';

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
  signs: readonly (readonly [string, CompiledForm])[];
  weights: ReadonlyMap<string, number>;
  enough: number;
  /** The parts of a text that are looked up in the weights. */
  partsOf: (text: string) => Iterable<string>;
  sentenceEnd: string;
  /** How far around a passage a game, a film or a study makes it one of theirs; characters. */
  reach: number;
}

let compiledEnglish: Compiled | null = null;
let compiledJapanese: Compiled | null = null;

const grammars = {
  en: { grammar: englishDistress, writing: { hasSpaces: true, fold: (text: string) => text } },
  ja: { grammar: japaneseDistress, writing: { hasSpaces: false, fold: foldKana } },
};

function english(): Compiled {
  compiledEnglish ??= compileGrammar('en', 160);
  return compiledEnglish;
}

function japanese(): Compiled {
  compiledJapanese ??= compileGrammar('ja', 60);
  return compiledJapanese;
}

/** For the build, which puts it into form-keys.ts. */
export function keysOfGrammar(lang: 'en' | 'ja'): GrammarKeys {
  const { grammar, writing } = grammars[lang];
  const { figures, surely, maybe, elsewhere, signs, words } = grammar;
  const keys = (forms: readonly string[]) => keysOf(forms, words, writing);
  return {
    figures: keys(figures),
    surely: keys(surely),
    maybe: keys(maybe),
    elsewhere: keys(elsewhere),
    signs: keys(Object.values(signs)),
  };
}

function compileGrammar(lang: 'en' | 'ja', reach: number): Compiled {
  const { grammar, writing } = grammars[lang];
  const { figures, surely, maybe, elsewhere, words, weights, enough } = grammar;
  const keys = formKeys?.[lang];
  const families = Object.keys(grammar.signs);
  const signs = compileForms(Object.values(grammar.signs), words, writing, keys?.signs);
  return {
    figures: compileForms(figures, words, writing, keys?.figures),
    surely: compileForms(surely, words, writing, keys?.surely),
    maybe: compileForms(maybe, words, writing, keys?.maybe),
    elsewhere: compileForms(elsewhere, words, writing, keys?.elsewhere),
    signs: signs.map((form, index) => [families[index] ?? '', form] as const),
    weights: new Map(Object.entries(weights)),
    enough,
    ...(writing.hasSpaces ? { partsOf: wordsOf, sentenceEnd: ' . ' } : { partsOf: charactersOf, sentenceEnd: '。' }),
    reach,
  };
}

function findIn(message: string, compiled: Compiled): FoundDistress | null {
  const { figures, surely, maybe, elsewhere, reach } = compiled;
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
  for (const stretch of stretchesOf(text, compiled)) {
    if (weigh(stretch, compiled) >= compiled.enough) return { passage: stretch.trim() };
  }
  return null;
}

/** Sentences that stand together, so that the signs of a long text are not added up. */
function stretchesOf(message: string, { sentenceEnd, reach }: Compiled): string[] {
  const stretches: string[] = [];
  let stretch = '';
  for (const sentence of message.split(sentenceEnd).filter((part) => part !== '')) {
    if (stretch.length + sentence.length > 2 * reach && stretch !== '') {
      stretches.push(stretch + sentenceEnd);
      stretch = '';
    }
    stretch += `${sentenceEnd}${sentence}`;
  }
  return [...stretches, stretch + sentenceEnd];
}

/** Of so few signs no more is made than of this many. */
const fewest = 16;

function weigh(stretch: string, { signs, weights, partsOf }: Compiled): number {
  const found = new Set(partsOf(stretch));
  for (const [family, form] of signs) {
    const passages = new Set(form.findAll(stretch).map(({ passage }) => passage));
    if (passages.size > 0) found.add(`#${family}`);
    if (passages.size > 1) found.add(`##${family}`);
  }
  const weighed = [...found].flatMap((part) => weights.get(part) ?? []);
  return weighed.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(weighed.length, fewest));
}

function* wordsOf(text: string): Iterable<string> {
  const words = text.split(/[ "]+/u).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    yield word;
    if (index > 0) yield `${words[index - 1] ?? ''} ${word}`;
  }
}

function* charactersOf(text: string): Iterable<string> {
  for (let from = 0; from < text.length; from++)
    for (let length = 1; length <= 3 && from + length <= text.length; length++) yield text.slice(from, from + length);
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
