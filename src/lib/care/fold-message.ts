import type { DistressGrammar } from './distress-form';

/** What is written in many ways, brought to one: case, width, marks, drawn-out letters, short forms, slips. */

const unseen = /[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]|\uFE0F/gu;
const laughing = /[😂🤣😆😅😹💀☠]/gu;

/** English as words with one space between, ` . ` where a sentence ends and quotation marks kept. Two forms where letters are drawn out. */
export function foldEnglish(message: string, { spellings, fillers }: DistressGrammar): string[] {
  const plain = message
    .normalize('NFKD')
    .replace(/[\p{M}]/gu, '')
    .replace(unseen, '')
    .replace(laughing, ' lol ')
    .toLowerCase()
    .replace(/(?<=[a-z])[’‘`´'](?=[a-z])/gu, "'")
    .replace(/(?<=[a-z])[*](?=[a-z])/gu, '')
    .replace(/\.{2,}|…/gu, ' ')
    .replace(/(?<=\d)[.,](?=\d)/gu, '')
    .replace(/[.!?;:\n]+/gu, ' . ')
    .replace(/["“”„«»「」『』]/gu, ' " ')
    .replace(/[^a-z0-9'." ]+/gu, ' ')
    .replace(/(?<=[a-z])[013457](?=[a-z])/gu, (digit) => leet[digit] ?? digit)
    .replace(/(?<![a-z'])(?:[a-z] ){2,}[a-z](?![a-z'])/gu, (spaced) => spaced.replaceAll(' ', ''));
  const drawn = /([a-z])\1{2,}/gu;
  const forms = drawn.test(plain) ? [plain.replace(drawn, '$1$1'), plain.replace(drawn, '$1')] : [plain];
  return forms.map((form) => {
    const words = form.split(' ').map((word) => spelled(word, spellings));
    const text = ` . ${words.join(' ')} . `.replace(/ +/gu, ' ');
    return text
      .replace(passedOver(fillers), ' ')
      .replace(/ +/gu, ' ')
      .replace(/(?:\. ){2,}/gu, '. ');
  });
}

function spelled(word: string, spellings: DistressGrammar['spellings']): string {
  const bare = word.replace(/'s?$/u, '');
  const found = [word, bare].find((written) => Object.hasOwn(spellings, written));
  return found === undefined ? bare.replaceAll("'", '') : (spellings[found] ?? '');
}

const leet: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

function passedOver(fillers: readonly string[]): RegExp {
  return new RegExp(` (?:${fillers.join('|')})(?= )`, 'gu');
}

/** Japanese without spaces, 。 where a sentence ends, 「」 and 、 kept, kana folded. */
export function foldJapanese(message: string, { spellings }: DistressGrammar): string {
  const plain = message
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(laughing, '笑')
    .toLowerCase()
    .replace(/[…‥]+|\.{2,}|・{2,}/gu, '、')
    .replace(/[.!?;\n]+/gu, '。')
    .replace(/[,，]/gu, '、')
    .replace(/[『“"]/gu, '「')
    .replace(/[』”]/gu, '」')
    .replace(/w{2,}(?![a-z])|(?<=[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}])w(?![a-z])/gu, '笑')
    .replace(/(?<![a-z0-9])\s+|\s+(?![a-z0-9])/gu, '');
  const folded = foldKana(`。${plain}。`);
  return Object.entries(spellings)
    .reduce((text, [written, meant]) => text.replaceAll(foldKana(written), foldKana(meant)), folded)
    .replace(/[、。]*。[、。]*/gu, '。');
}

/** Drawn-out ends dropped: しにたーーい and しにたぁい read as しにたい. Katakana stay, where a long mark makes another word. */
export function foldKana(text: string): string {
  return text
    .replace(/(?<=[\p{sc=Hira}\p{sc=Han}])[ー〜~～]+|[〜~～]+/gu, '')
    .replace(/([\p{sc=Hira}])([ぁぃぅぇぉ])+/gu, (_, kana: string, small: string) =>
      vowelOf(kana) === small ? kana : kana + largeOf(small),
    )
    .replace(/([\p{sc=Hira}])([あいうえお])\2{2,}/gu, (drawn, kana: string, vowel: string) =>
      vowelOf(kana) === smallOf(vowel) ? kana : drawn,
    )
    .replace(/っ{2,}/gu, 'っ');
}

const rows: readonly (readonly [string, string])[] = [
  ['ぁ', 'あかさたなはまやらわがざだばぱゃ'],
  ['ぃ', 'いきしちにひみりぎじぢびぴ'],
  ['ぅ', 'うくすつぬふむゆるぐずづぶぷゅ'],
  ['ぇ', 'えけせてねへめれげぜでべぺ'],
  ['ぉ', 'おこそとのほもよろをごぞどぼぽょ'],
];

function vowelOf(kana: string): string | null {
  return rows.find(([, row]) => row.includes(kana))?.[0] ?? null;
}

function largeOf(small: string): string {
  return String.fromCharCode(small.charCodeAt(0) + 1);
}

function smallOf(vowel: string): string {
  return String.fromCharCode(vowel.charCodeAt(0) - 1);
}
