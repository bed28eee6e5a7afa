import { replaceIn, type FoldedText } from './replace-in';

const digits = '〇一二三四五六七八九';
/** 第一金曜日, 第三章. */
const nth = /(?<=第)[一二三四五六七八九](?![十百])/g;
/** Only before what is counted: 一緒, 十分に and names stay as they are. */
const counted =
  /(?<![第〇一二三四五六七八九十百千])[〇零一二三四五六七八九十百千]+(?= ?(?:時|分(?!別)|秒|日(?!曜)|月(?!曜)|年|週|[かヶカヵケ箇]月|個|人|本|枚|冊|円|泊|回|度|歳|杯|匹|台|つ))/g;

/** 十分 is ten minutes or "enough". */
const isEnough = /^分(?!間|後|ご|前|おき|ごと|毎|以内|で|経|たっ|過|の|タ)/;

const spaced = /(?<=\d) (?=[年月日時分秒週])|(?<=\d ?[年月日時分]) (?=\d)/g;
const hiragana: Readonly<Record<string, string>> = {
  じかん: '時間',
  じはん: '時半',
  じ: '時',
  ふん: '分',
  ぷん: '分',
  びょう: '秒',
};
const inHiragana = /(?<=[\d一二三四五六七八九十])(?:じかん|じはん|じ(?=[にのごは、。！!? \d]|$)|[ふぷ]ん|びょう)/g;

/** 二十五分 → 25分. */
export function foldNumbersJa(given: FoldedText): FoldedText {
  const folded = replaceIn(
    replaceIn(given, spaced, () => ''),
    inHiragana,
    ([word]) => hiragana[word] ?? word,
  );
  return replaceIn(
    replaceIn(folded, nth, ([word]) => String(valueOf(word))),
    counted,
    (match) => {
      const rest = folded.text.slice(match.index + match[0].length);
      return match[0] === '十' && isEnough.test(rest) ? match[0] : String(valueOf(match[0]));
    },
  );
}

function valueOf(word: string): number {
  let whole = 0;
  let digit: number | null = null;
  for (const letter of word) {
    const place = letter === '十' ? 10 : letter === '百' ? 100 : letter === '千' ? 1000 : null;
    if (place === null) digit = (digit ?? 0) * 10 + Math.max(0, digits.indexOf(letter));
    else {
      whole += (digit ?? 1) * place;
      digit = null;
    }
  }
  return whole + (digit ?? 0);
}
