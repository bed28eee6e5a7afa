import type { Language } from '../../base/language';

/** Behind "help me" what helps: a verb, and no word that says with what. */
const noVerb =
  'with|on|in|at|about|for|of|by|from|through|over|out|up|as|and|or|if|when|where|how|why|because|please|the|a|an|my|our|this|that|these|those';
const wishesEn = new RegExp(
  `^(?:i (?:want|need|wish|hope|plan|would like|have) to|i'd like to|help me to|help me(?!\\s+(?:${noVerb})\\b)|let me|to(?!\\s+(?:the|a|an|my|our)\\b))\\s+(?=\\S)`,
  'i',
);
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
/** Stems that end like those above and only take る, as do those of 見てみたい, 健康でいたい and そばにいたい. */
const takesRu =
  /(?:[えけげせぜてでねへべぺめれじ]|[見寝出着居似煮得経来診観看]|起き|生き|飽き|尽き|でき|降り|借り|足り|浴び|伸び|過ぎ|落ち|満ち|試み|老い|悔い|用い|率い|[てで]み|[てでにく]い)$/u;
/** 猫みたい is no wish: before み only what is surely read as a verb. */
const notSure =
  /(?:[^\p{Script=Hiragana}読飲住休頼進踏刻包積編組込挑望悩好摘揉汲]み|(?<=[^てで])おき|(?:冷|重|眠|めで|ありが|じれっ|くすぐっ))$/u;

/** What する makes a verb of: ストレッチ, 仕事が, 明るく, お菓子作り, 片付け, 引っ越し. */
const takesSuru =
  /(?:[\p{Script=Katakana}ー]|[をにりしいみき]|れ|(?<=\p{Script=Han})け|(?<![なくら尽隠])く|少なく|(?<=[\p{Script=Han}\p{Script=Katakana}ーいりしみき])[はも]|(?<!落)(?<=[\p{Script=Han}\p{Script=Katakana}ー])と)し$/u;
/** Of 水が飲みたい and 仕事がしたい, what is wanted: without the wish, を marks it. */
const wantedJa = /(?<![逃転剥焦急])が(?=(?:し|飲み|食べ|読み|買い|見|聞き|作り|習い|弾き|書き)$)/u;
/** Verbs that end in す: 話す alone, 毎日話す and 電話する together. */
const aloneSu = '話試直探捜返出渡消押指刺貸足示倒回壊移写映残許越治隠離放干訳略正耕癒施崩潰鳴表現著費記印増減挿差流戻';
const takesSu = new RegExp(
  `(?:(?<!\\p{Script=Han})[${aloneSu}]|目指|落と|(?:尽|隠)く|[をもが]なく|[逃転剥焦急]が|(?<=(?!何)\\p{Script=Han})[かこごたばまやらろわ])し$`,
  'u',
);
const compounds = /(?:[会電対世]話|[外提脱輸演]出|解消|表現|発表|回転)し$/u;
const twoHan = new RegExp(`\\p{Script=Han}(?![${aloneSu}々])\\p{Script=Han}し$`, 'u');
const oneHan = /(?<!\p{Script=Han})[旅恋得損]し$/u;

/**
 * What is wished for, as a name has it: "I want to cook better" → "cook better", 少し歩きたい → 少し歩く. Else, and where the verb is not
 * known for sure, the text as it is.
 */
export function withoutWish(text: string, lang: Language): string {
  const stem = wishJa.exec(text)?.[1];
  if (stem !== undefined) return dictionaryForm(stem.replace(wantedJa, 'を')) ?? text;
  return lang === 'ja' ? text : text.replace(wishesEn, '');
}

function dictionaryForm(stem: string): string | null {
  const root = stem.slice(0, -1);
  if (stem.endsWith('し')) {
    if (takesSu.test(stem)) return `${root}す`;
    const isSuru = stem === 'し' || [takesSuru, compounds, twoHan, oneHan].some((form) => form.test(stem));
    return isSuru ? `${root}する` : null;
  }
  if (notSure.test(stem)) return null;
  if (takesRu.test(stem)) return `${stem}る`;
  const ending = endings[stem.slice(-1)];
  return ending === undefined ? null : `${root}${ending}`;
}
