import { oneLine } from '../base/text';

/**
 * What a message asks, in one line: its last sentence, since what was taken from the answer before stands above it, and what the question is
 * about before it. At most `limit` UTF-16 units.
 */
export function askedSentence(text: string, limit = 200): string {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return oneLine(sentencesOf(last).at(-1) ?? '', limit);
}

function sentencesOf(line: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [line.trim()]; // older browsers: the whole line
  const found = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(line)];
  return found.map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
