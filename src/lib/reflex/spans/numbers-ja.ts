import { replaceIn, type FoldedText } from './replace-in';

const digits = '〇一二三四五六七八九';
/** Only before what is counted: 一緒, 十分に and names stay as they are. */
const counted =
  /(?<![第〇一二三四五六七八九十百千])[〇一二三四五六七八九十百千]+(?=時|分(?!別)|秒|日(?!曜)|月(?!曜)|年|週|[かヶカヵケ箇]月|個|人|本|枚|冊|円|泊|回|度|歳|杯|匹|台|つ)/g;

/** 二十五分 → 25分. */
export function foldNumbersJa(folded: FoldedText): FoldedText {
  return replaceIn(folded, counted, ([word]) => String(valueOf(word)));
}

function valueOf(word: string): number {
  let whole = 0;
  let digit: number | null = null;
  for (const letter of word) {
    const place = letter === '十' ? 10 : letter === '百' ? 100 : letter === '千' ? 1000 : null;
    if (place === null) digit = (digit ?? 0) * 10 + digits.indexOf(letter);
    else {
      whole += (digit ?? 1) * place;
      digit = null;
    }
  }
  return whole + (digit ?? 0);
}
