import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../base/language';
import { compileForms } from './compile-forms';
import { englishDistress } from './distress-en';
import { japaneseDistress } from './distress-ja';
import { hasDistress } from './find-distress';
import { foldEnglish, foldJapanese } from './fold-message';

const isLong = process.env['YADORI_LONG'] === '1';

function sentences(lang: Language, kind: 'distress' | 'figure' | 'everyday'): string[] {
  const text = readFileSync(`tests/fixtures/care/${lang}-${kind}.txt`, 'utf8');
  const all = text.split('\n').filter((line) => line.trim() !== '');
  return isLong ? all : all.filter((_, at) => at % 4 === 0);
}

/** Of a hundred sentences that the words were made from; of others more are taken wrongly (see docs/decisions/0064). */
const bound = { distress: 18, figure: 4, everyday: 3 } as const;

describe.each(languages)('the published words of distress, %s', (lang) => {
  it.each(['distress', 'figure', 'everyday'] as const)('take hardly a sentence wrongly: %s', (kind) => {
    const all = sentences(lang, kind);
    const wrong = all.filter((sentence) => hasDistress(sentence) !== (kind === 'distress'));
    expect(wrong.length / all.length, wrong.join('\n')).toBeLessThanOrEqual(bound[kind] / 100);
  });
});

describe('however it is written', () => {
  it.each([
    'I WANT TO DIE',
    'i  want   to die!!!',
    'I want to d i e',
    'I want to diiiiie',
    'I w4nt to d1e',
    'I don’t want to live anymore',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'I want to... die',
    '死にたーーーい',
    '死にたぁい',
    'ｼﾆﾀｲ',
    '死 に た い。',
    'もう…死にたい',
    '私、I want to die って思う',
  ])('%s', (text) => expect(hasDistress(text)).toBe(true));

  it('alone, in the middle of a long text, and in a command', () => {
    const filler = 'We walked along the river and talked about the weather and the food. ';
    expect(hasDistress(`${filler.repeat(40)}I want to kill myself. ${filler.repeat(40)}`)).toBe(true);
    for (const text of ['/purpose I want to die', 'Note: I want to die', 'New purpose: kill myself', 'メモ：死にたい'])
      expect(hasDistress(text), text).toBe(true);
  });

  it('a game or a film far away in the text takes nothing from it', () => {
    expect(hasDistress(`I played a game. ${'It rained all day long here. '.repeat(12)} My sister cuts herself.`)).toBe(
      true,
    );
  });
});

describe('the grammar', () => {
  const spaced = { hasSpaces: true, fold: (text: string) => text };

  it.each([
    ['en', englishDistress],
    ['ja', japaneseDistress],
  ] as const)('has no form that is broken or fits nothing said, %s', (lang, grammar) => {
    const writing = lang === 'en' ? spaced : { hasSpaces: false, fold: (text: string) => text };
    for (const kind of ['figures', 'surely', 'maybe', 'elsewhere'] as const)
      for (const form of compileForms(grammar[kind], grammar.words, writing))
        expect(form.findAll(lang === 'en' ? ' . . ' : '。')).toEqual([]);
  });

  it('is refused where a form is broken', () => {
    for (const form of ['(a|b', 'a)', '[a', '{nobody}', 'a ! b'])
      expect(() => compileForms([form], {}, spaced), form).toThrow();
  });

  it('finds a form although its pattern is made only when one of its words occurs', () => {
    const forms = compileForms(['(red|green) ~ (house|home)', '[very ]blue >'], {}, spaced);
    const found = (text: string) => forms.map((form) => form.findAll(text).map(({ passage }) => passage));
    expect(found(' . a green old home . ')).toEqual([['green old home'], []]);
    expect(found(' . it is very blue . ')).toEqual([[], ['very blue']]);
    expect(found(' . nothing of that . ')).toEqual([[], []]);
  });

  it('cuts figures out and leaves what stands beside them', () => {
    expect(hasDistress('This deadline is killing me')).toBe(false);
    expect(hasDistress('This deadline is killing me and I want to die')).toBe(true);
    expect(hasDistress('死ぬほど疲れた')).toBe(false);
    expect(hasDistress('死ぬほど疲れた。もう死にたい')).toBe(true);
  });

  it('「もうやめたい」 alone is of what is under way; with more words it counts', () => {
    for (const text of ['もうやめたい', 'もうやめたい。']) expect(hasDistress(text), text).toBe(false);
    for (const text of ['もう全部やめたい', '人生やめたい', 'もうやめたい。もう生きていたくない'])
      expect(hasDistress(text), text).toBe(true);
  });

  it('the plainest words count whatever stands around them', () => {
    const calm = 'We had scones in the garden, the cat slept and the roses looked lovely.';
    expect(hasDistress(`${calm} Bury me with this cake. ${calm}`)).toBe(false);
    for (const plain of ['I want to die.', 'I want to kill myself.', 'I took an overdose, suicide is all I want.'])
      expect(hasDistress(`${calm} ${plain} ${calm}`), plain).toBe(true);
  });

  it('folds what is written in many ways', () => {
    expect(foldEnglish("I'm SO tired...", englishDistress)).toEqual([' . i am tired . ']);
    expect(foldJapanese('もう 死にたぁーい！', japaneseDistress)).toBe('。もう死にたい。');
  });
});

describe('a long text that is brought into the talk', () => {
  const story = [
    'She stood on the landing until the sail was no bigger than a gull, and then she carried the flour up the steps.',
    'Nobody had come to the light since the spring, and the wind went on the whole night as if it were looking for somebody.',
    'When the lamp went out she did not cry. She wound the clockwork, sat down with her back against the stove, and waited alone.',
    'In the morning only the iron ring was left in the rock, and beyond it the water, grey and far below her.',
  ];

  it('is not taken for distress because some stretch of a story sounds sad', () => {
    expect(hasDistress(Array.from({ length: 14 }, () => story.join(' ')).join(' '))).toBe(false);
  });

  it('is, where it says so in so many words', () => {
    const letter = Array.from({ length: 4 }, () => story.join(' ')).join(' ');
    expect(hasDistress(`${letter} And I want to die. ${letter}`)).toBe(true);
  });
});

describe('short talk', () => {
  it.each(['Think about this', 'Think about this: hello', 'I think so', 'why?', 'no', '考えてみて', 'なんで？'])(
    'is no distress: %s',
    (said) => expect(hasDistress(said)).toBe(false),
  );
});
