import { oneLine } from '../../base/text';

const asks = /[?？]["”’)」』）]*$|か[。．]?$/u;

/**
 * What a message asks, in one line: the last sentence that is a question, since what was taken from the answer before stands above it, and
 * how it can be answered behind it. Where no sentence is one, its last line. At most `limit` UTF-16 units.
 */
export function askedSentence(text: string, limit = 200): string {
  const lines = text.trimEnd().split('\n');
  const asked = lines.flatMap(sentencesOf).findLast((sentence) => asks.test(sentence));
  return oneLine(asked ?? lines.at(-1)?.trim() ?? '', limit);
}

/**
 * What a mind asks, in one line: from the beginning, since of several questions none stands for the others; of a longer text, which may be a whole
 * scene, its last paragraph that asks. At most `limit` UTF-16 units.
 */
export function askedFromBeginning(text: string, limit = 200): string {
  const paragraphs = text.split(/\n\s*\n/u);
  const asking = paragraphs.findLast((one) =>
    one
      .split('\n')
      .flatMap(sentencesOf)
      .some((said) => asks.test(said)),
  );
  return oneLine(plainLine(text.length <= limit ? text : (asking ?? text)), limit);
}

function plainLine(text: string): string {
  return text.replace(/\*\*|`|^#+ |\s+$/gmu, '').replace(/\s*\n\s*/gu, ' ');
}

function sentencesOf(line: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [line.trim()]; // older browsers: the whole line
  const found = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)];
  return found.map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
