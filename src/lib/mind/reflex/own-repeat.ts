/*
 * Whether "every day" says of the whole how often it is done, or belongs to another thing that is spoken of: "the server that crashes
 * every night", 毎日使う机. Regular expressions as text, for the flags `iu`. Where it is not sure, it belongs to the other.
 */

const determiner = '(?:the|a|an|my|our|your|his|her|its|their|this|that|these|those)';
/** A repeat of our own stands at the end of what is read here, so a clause that is open there takes it. */
const repeat =
  '\\s+(?:every|each|daily|on\\s+week|once|twice|(?:\\d|one|two|three|four|five|six)\\s+(?:times?|days)\\s+(?:a|per|each|every))\\b';

/** Before the repeat, in English: no relative or question word, no stop to what another does, no clause behind a noun. */
const english = [
  `\\b(?:that|which|who|whom|whose|why|when|how|where)\\b`,
  `\\b(?:find\\s+out|figure\\s+out|understand|know|see|learn)\\s+(?:what|if|whether)\\b`,
  `\\b(?:stop|prevent|avoid|keep)\\s+(?:${determiner}|me|him|us|them)\\s+(?:\\w+\\s+){0,2}(?:from\\s+)?\\w+ing\\b`,
  // "the tap dripping every night", "the report due every Friday", "the news I read every day"; a morning is no doing
  `\\b${determiner}\\s+(?:\\w+\\s+)?(?!morning|evening)\\w+\\s+(?:(?!morning|evening)\\w{2,}ing|\\w{2,}ed|due|held|sent|sold|made)${repeat}`,
  `\\b${determiner}\\s+\\w+\\s+(?:i|you|he|she|we|they)\\s+\\w+${repeat}`,
];

const past = ['(?:(?<!た)っ|[いしき])た', 'んだ'];
/** A verb as it stands before a noun, by its last sounds; 違う道 is said of the road, ひとつ and すぐ are none. */
const verbs = [
  '(?!違う|[一二三四五六七八九]つ)\\p{Script=Han}[うぐすつぬぶむる]',
  '[書聞行働歩泣着置描弾咲吹焼開動届続引抱磨解向巻付]く',
  '(?<!異な)(?<=[ぁ-ん])る',
  '(?<=[かがさたなばらわ])す',
  '(?:[からわ]|もら|つか)う',
  '(?:[てで][おい]|いただ)く',
  '(?<=[ぁ-ん])む',
  '(?<=[えなそろ])ぶ',
  ...past,
];
const noun = '(?:[おご]?[\\p{Script=Han}\\p{Script=Katakana}ー々a-z\\d]+|こと|もの|ところ|ごはん|ごみ|おやつ|おかず)';
/** Behind the repeat, in Japanese: 使う机を, 提出する人のレポートを. */
const japanese = `(?:${verbs.join('|')})(?:${noun}の)?${noun}を`;

/** Words behind a day that say what was done with a thing on it: に書いた記録を. */
export const behindNouns = new RegExp(`^[^、。]{0,12}?(?:${past.join('|')})${noun}を`, 'u');

export const ofItself = {
  en: `(?![\\s\\S]*?(?:${english.join('|')}))`,
  ja: `(?![\\s\\S]*?${japanese})`,
} as const;
