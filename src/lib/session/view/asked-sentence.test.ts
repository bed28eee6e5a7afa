import { afterEach, expect, it, vi } from 'vitest';
import { askedFromBeginning, askedSentence } from './asked-sentence';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['Which steps do you see?', 'Which steps do you see?'],
  ['Taken as my purpose.\nBy when?', 'By when?'],
  [
    'The first step is “Sort the notes”, by Friday, 4 December 2026. What will you do first for it, and when?',
    'What will you do first for it, and when?',
  ],
  ['最初の手順は「メモを分ける」（2026年12月4日（金）まで）です。まず何を、いつしますか。', 'まず何を、いつしますか。'],
  ['どちらですか？ ', 'どちらですか？'],
  ['What is it for? One sentence helps on a hard day.', 'What is it for?'],
  ['何のためですか。一文で足ります。', '何のためですか。'],
  ['Which steps do you see?\nOne a line or with commas.', 'Which steps do you see?'],
  [
    '最初の手順は「わからない。おまかせします」（2026年12月4日（金）まで）です。まず何を、いつしますか。おまかせでも。',
    'まず何を、いつしますか。',
  ],
  ['言われたこと：「わからない。おまかせします」', '言われたこと：「わからない。おまかせします」'],
  ['Taken.\nWrite the steps. One a line.', 'Write the steps. One a line.'],
  ['', ''],
])('of %j is %j', (text, asked) => expect(askedSentence(text)).toBe(asked));

it('is no longer than it may be', () => expect(askedSentence('x'.repeat(300), 20).length).toBeLessThanOrEqual(20));

it('is the whole line where the browser tells no sentences apart', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(askedSentence('One.\nTwo. Three?')).toBe('Two. Three?');
});

it('is of a scene with a question behind it the question', () => {
  const scene = `${'She went down. “Who is there?” said Edda.\n\n'.repeat(20)}Does this scene stay?\nOr what should be different?`;
  expect(askedFromBeginning(scene)).toBe('Does this scene stay? Or what should be different?');
  expect(askedFromBeginning(`One. ${'x'.repeat(250)}`, 20)).toMatch(/^One\. x/);
});

it.each([
  [
    'Tell me about your keeper: what is the name? And what is written already, if anything? A few lines are enough.',
    'Tell me about your keeper: what is the name? And what is written already, if anything? A few lines are enough.',
  ],
  [
    '計画のために、三つ教えてください。\n1. 簿記は初めてですか。\n2. 手元に**テキスト**はありますか。\n',
    '計画のために、三つ教えてください。 1. 簿記は初めてですか。 2. 手元にテキストはありますか。',
  ],
  ['# Where to?\n\n- north\n- south', 'Where to? - north - south'],
])('quotes what a mind asks, %j, from its beginning', (text, asked) => expect(askedFromBeginning(text)).toBe(asked));

it('is cut at its end', () => {
  const quoted = askedFromBeginning(`What is it? ${'x'.repeat(300)} And by when?`, 40);
  expect(quoted.length).toBeLessThanOrEqual(40);
  expect(quoted).toMatch(/^What is it\? x+/);
});
