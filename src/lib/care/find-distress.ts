import { compileForms, keysOf, type CompiledForm } from './compile-forms';
import { englishDistress } from './distress-en';
import type { DistressWeights } from './distress-form';
import { japaneseDistress } from './distress-ja';
import { foldEnglish, foldJapanese, foldKana } from './fold-message';
import { formKeys, type GrammarKeys } from './form-keys';
import { hasPlainDistress } from './plain-distress';
import { partsOf, readWeights, weighParts, type ReadWeights, type Scale } from './weigh-distress';
import { englishWeights } from './weights-en';
import { japaneseWeights } from './weights-ja';

/** A longer message is read for the published forms alone: so many times the reach of a passage, about the longest that the weights know. */
const weighedReaches = 1.25;

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

/** A language as it is looked through. */
export interface DistressReader extends Scale {
  figures: CompiledForm[];
  surely: CompiledForm[];
  maybe: CompiledForm[];
  elsewhere: CompiledForm[];
  sentenceEnd: string;
  /** How far around a passage a game, a film or a study makes it one of theirs; characters. */
  reach: number;
}

interface WeighedReader extends DistressReader {
  weights: ReadWeights;
}

const grammars = {
  en: { grammar: englishDistress, writing: { hasSpaces: true, fold: (text: string) => text } },
  ja: { grammar: japaneseDistress, writing: { hasSpaces: false, fold: foldKana } },
};

let readingEnglish: WeighedReader | null = null;
let readingJapanese: WeighedReader | null = null;

function english(): WeighedReader {
  readingEnglish ??= weighedBy(englishReader(), englishWeights);
  return readingEnglish;
}

function japanese(): WeighedReader {
  readingJapanese ??= weighedBy(japaneseReader(), japaneseWeights);
  return readingJapanese;
}

export function englishReader(): DistressReader {
  return compileGrammar('en', 160);
}

export function japaneseReader(): DistressReader {
  return compileGrammar('ja', 60);
}

function weighedBy(reader: DistressReader, weights: DistressWeights): WeighedReader {
  return { ...reader, weights: readWeights(weights) };
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

function compileGrammar(lang: 'en' | 'ja', reach: number): DistressReader {
  const { grammar, writing } = grammars[lang];
  const { figures, surely, maybe, elsewhere, words } = grammar;
  const keys = formKeys?.[lang];
  const families = Object.keys(grammar.signs);
  const signs = compileForms(Object.values(grammar.signs), words, writing, keys?.signs);
  return {
    figures: compileForms(figures, words, writing, keys?.figures),
    surely: compileForms(surely, words, writing, keys?.surely),
    maybe: compileForms(maybe, words, writing, keys?.maybe),
    elsewhere: compileForms(elsewhere, words, writing, keys?.elsewhere),
    signs: signs.map((form, index) => [families[index] ?? '', form] as const),
    hasSpaces: writing.hasSpaces,
    sentenceEnd: writing.hasSpaces ? ' . ' : '。',
    reach,
  };
}

function findIn(message: string, reader: WeighedReader): FoundDistress | null {
  const text = withoutFigures(message, reader.figures);
  const { weights } = reader;
  const stretches = stretchesOf(text, reader);
  const weighed = stretches.map((stretch) => ({ stretch, sum: weighParts(partsOf(stretch, reader), weights) }));
  const passage = passageIn(text, reader);
  // the plainest words are distress whatever stands around them
  const isMeant = () => hasPlainDistress(passage ?? '') || weighed.some(({ sum }) => sum >= weights.calm);
  if (passage !== null && isMeant()) return { passage };
  // the weights are of what people say: in a story, a log or a long letter any stretch may come out heavy
  if (message.length > weighedReaches * reader.reach) return null;
  const heavy = weighed.find(({ sum }) => sum >= weights.enough);
  return heavy ? { passage: heavy.stretch.trim() } : null;
}

/** The passage of the first form that is found in a text without its figures. */
export function passageIn(text: string, { surely, maybe, elsewhere, reach }: DistressReader): string | null {
  for (const form of surely) {
    const [found] = form.findAll(text);
    if (found) return found.passage;
  }
  for (const form of maybe) {
    for (const { passage, from, to } of form.findAll(text)) {
      const around = text.slice(Math.max(0, from - reach), to + reach);
      if (!elsewhere.some((context) => context.findAll(around).length > 0)) return passage;
    }
  }
  return null;
}

/** Sentences that stand together, so that the signs of a long text are not added up. */
export function stretchesOf(message: string, { sentenceEnd, reach }: DistressReader): string[] {
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

/** Each figure is found in the message as it is; then all of them are cut out. */
export function withoutFigures(message: string, figures: readonly CompiledForm[]): string {
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
