import type { CompiledForm } from './compile-forms';
import type { DistressWeights } from './distress-form';

/** What a stretch of text is weighed by. */
export interface Scale {
  signs: readonly (readonly [string, CompiledForm])[];
  hasSpaces: boolean;
}

/** Of so few parts no more is made than of this many. */
export const fewestParts = 16;

/** The parts of a text that may have a weight (see DistressWeights). */
export function partsOf(text: string, { signs, hasSpaces }: Scale): Set<string> {
  const parts = new Set<string>(hasSpaces ? wordParts(text) : characterParts(text));
  const families: string[] = [];
  for (const [family, form] of signs) {
    const passages = new Set(form.findAll(text).map(({ passage }) => passage));
    if (passages.size > 1) parts.add(`##${family}`);
    if (passages.size > 0) {
      parts.add(`#${family}`);
      for (const other of families) parts.add(`#${other}+${family}`);
      families.push(family);
    }
  }
  return parts;
}

export function weighParts(parts: Iterable<string>, { base, weights }: ReadWeights): number {
  let sum = 0;
  let count = 0;
  for (const part of parts) {
    const weight = weights.get(part);
    if (weight === undefined) continue;
    sum += weight;
    count++;
  }
  return base + sum / Math.sqrt(Math.max(count, fewestParts));
}

export interface ReadWeights extends Omit<DistressWeights, 'weights'> {
  weights: ReadonlyMap<string, number>;
}

export function readWeights(published: DistressWeights): ReadWeights {
  const lines = published.weights.split('\n').filter((line) => line !== '');
  const weights = lines.map((line) => {
    const at = line.indexOf(' ');
    return [line.slice(at + 1), Number(line.slice(0, at))] as const;
  });
  return { ...published, weights: new Map(weights) };
}

function* wordParts(text: string): Iterable<string> {
  const words = text.split(/[ "]+/u).filter((word) => word !== '');
  for (const [index, word] of words.entries()) {
    yield word;
    yield `~${stemOf(word)}`;
    if (index > 0) yield `${words[index - 1] ?? ''} ${word}`;
    if (word.length < 4) continue;
    const edged = `<${word}>`;
    for (let from = 0; from + 4 <= edged.length; from++) yield `_${edged.slice(from, from + 4)}`;
  }
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|ed|ies|es|s|ly|in)$/u, '') : word.replace(/s$/u, '');
}

function* characterParts(text: string): Iterable<string> {
  const characters = [...text]; // whole ones: half of one cannot be published
  for (let from = 0; from < characters.length; from++)
    for (let length = 1; length <= 3 && from + length <= characters.length; length++)
      yield characters.slice(from, from + length).join('');
}
