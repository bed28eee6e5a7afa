import type { Language } from '../../base/language';

const wishesEn =
  /^(?:i (?:want|need|wish|hope|plan|would like|have) to|i'd like to|help me(?: to)?|let me|to)\s+(?=\S)/i;
const wishJa = /^(.+?)たい(?:です|んです|と思う|と思います|と思っています)?[。.!]?$/su;
/** The last sound of a stem, and that of its dictionary form. */
const endings: Readonly<Record<string, string>> = {
  き: 'く',
  ぎ: 'ぐ',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
  い: 'う',
};
/** Stems that end like those above and only take る. */
const takesRu =
  /(?:[えけげせぜてでねへべぺめれじ]|[\p{Script=Han}]|起き|生き|飽き|尽き|でき|降り|借り|足り|浴び|伸び|過ぎ|落ち|試み|老い|悔い|用い|率い)$/u;
/** What する makes a verb of: ストレッチ, 読書, 掃除を. */
const takesSuru = /(?:[\p{Script=Katakana}ー]|[\p{Script=Han}]{2}|[をにと])し$/u;

/** What is wished for, as a name has it: "I want to cook better" → "cook better", 少し歩きたい → 少し歩く. Else the text as it is. */
export function withoutWish(text: string, lang: Language): string {
  const stem = wishJa.exec(text)?.[1];
  if (stem !== undefined) return dictionaryForm(stem) ?? text;
  return lang === 'ja' ? text : text.replace(wishesEn, '');
}

function dictionaryForm(stem: string): string | null {
  if (stem === 'し') return 'する';
  if (takesSuru.test(stem)) return `${stem.slice(0, -1)}する`;
  if (takesRu.test(stem)) return `${stem}る`;
  if (stem.endsWith('し')) return `${stem.slice(0, -1)}す`;
  const ending = endings[stem.slice(-1)];
  return ending === undefined ? null : `${stem.slice(0, -1)}${ending}`;
}
