/** Numbers that a time may be told with, in words. */
export const hourWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
/** "at one point" and "at one time" name no hour. */
export const hourWord = String.raw`(?:(${hourWords.join('|')})(?!\s+(?:point|time|stage|go|another)))`;

const numberJa = '(?:\\d|[一二三四五六七八九十])+';
const formsJa = [
  `${numberJa}(?:分|時間)半?(?:後|経ったら|たったら|したら)`,
  `${numberJa}(?:時(?!間)(?:半|${numberJa}分)?|:\\d\\d)(?:ちょうど)?(?:に|頃|ごろ|、)`,
  '正午',
  '半時間後',
];
const formsEn = [
  String.raw`\bin\s+[a-z0-9\s-]{1,20}?\b(?:min(?:ute)?s?|h(?:ou)?rs?)\b`,
  String.raw`\b(?:at|by)\s+(?:\d|${hourWord.replace('(one', '(?:one')}\b)`,
  String.raw`\b(?:noon|midday|midnight)\b`,
  String.raw`\d\s*[ap]\.?m\b`,
  String.raw`\d:\d\d`,
  String.raw`\b(?:half|quarter)\s+(?:past|to)\b`,
  String.raw`\d\s+o'clock`,
];
/** How words that name a time begin in English: "tell me about the show at nine" asks for no alarm. */
const beginsEn = String.raw`(?:\d|(?:in|at|on|by|every|each|daily|tomorrow|today|tonight|next|this|noon|midnight|half|a?\s*quarter|to|that)\b)`;

/**
 * The open place {time}: words that hold a time of day, in short what clock-phrases reads. What stands before を is what is to be told, as
 * in 9時に始まる会議を教えて, and no time to tell it at.
 */
export const timePlace = String.raw`(?:(?=[\s\S]*?(?:${formsJa.join('|')}))|(?=${beginsEn})(?=[\s\S]*?(?:${formsEn.join('|')})))\S[\s\S]*?(?<!を)`;
