import { replaceIn, type FoldedText } from './replace-in';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const tenths = ['twentieth', 'thirtieth'];

const ten = tens.join('|');
/** "One" seldom counts: this one, one of them. */
const isCounting =
  /^[- ](?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|fortnights?|o'?clock|[ap]\.? ?m\b|in the (?:morning|afternoon|night)|at night|hundred|thousand|thirty|fifteen|forty|twenty|ten|more|and (?:an? |one |two |three |\d )?(?:half|quarter))/i;
const isAsked = /\b(?:at|past|to|half|till|by|around) $/i;
const large = /\b(?:(\d{1,3})|an?) (hundred|thousand)(?:,? (?:and )?(\d{1,3}))?\b/gi;
const inWords = new RegExp(
  String.raw`\b(?:(?:(${ten})[- ]?)?(${ordinals.slice(1).join('|')})|(${tenths.join('|')})|(${ten})(?:[- ]?(${small.slice(1, 10).join('|')}))?|(${small.join('|')}))\b`,
  'gi',
);

/** "Twenty-five" → 25, "twenty-first" → 21st. "Second" alone stays: it may be a length of time. */
export function foldNumbersEn(folded: FoldedText): FoldedText {
  const made = replaceIn(folded, inWords, (match) => {
    const [whole, ordinalTen, ordinal, tenth, cardinalTen, unit, alone] = match.map((part) => part?.toLowerCase());
    if (ordinal !== undefined) {
      if (ordinal === 'second' && ordinalTen === undefined && !isNth(folded.text, match)) return whole as string;
      return ordinalOf((ordinalTen ? tenOf(ordinalTen) : 0) + ordinals.indexOf(ordinal));
    }
    if (tenth !== undefined) return ordinalOf((tenths.indexOf(tenth) + 2) * 10);
    if (cardinalTen !== undefined) return String(tenOf(cardinalTen) + (unit ? small.indexOf(unit) : 0));
    if (alone === 'one') {
      const end = match.index + match[0].length;
      const [before, after] = [
        folded.text.slice(Math.max(0, match.index - 8), match.index),
        folded.text.slice(end, end + 20),
      ];
      if (!isCounting.test(after) && !isAsked.test(before)) return match[0];
    }
    return String(small.indexOf(alone as string));
  });
  // two hundred and fifty: once for the hundreds, once for the thousands
  const count = ([, times = '1', of = '', rest = '0']: RegExpExecArray) =>
    String(Number(times) * (of.toLowerCase() === 'hundred' ? 100 : 1000) + Number(rest));
  return replaceIn(replaceIn(made, large, count), large, count);
}

/** "Saturday the second", "the second of May"; else it may be a length of time. */
function isNth(text: string, { index, 0: word }: RegExpExecArray): boolean {
  const [before, after] = [
    text.slice(Math.max(0, index - 9), index),
    text.slice(index + word.length, index + word.length + 8),
  ];
  return (
    /day,? the $/i.test(before) || /^ of (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|this)/i.test(after)
  );
}

function tenOf(word: string): number {
  return (tens.indexOf(word) + 2) * 10;
}

function ordinalOf(value: number): string {
  const last = value % 10;
  const isTeen = value > 10 && value < 20;
  return `${value}${isTeen || last > 3 || last === 0 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : 'rd'}`;
}
