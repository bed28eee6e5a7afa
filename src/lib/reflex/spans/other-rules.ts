import type { Language } from '../../base/language';
import type { RuleLists } from './span-rule';

/** What people call zones, folded to lower case. */
const zones: Readonly<Record<string, string>> = {
  utc: 'Etc/UTC', gmt: 'Etc/UTC', zulu: 'Etc/UTC', cet: 'Europe/Berlin', cest: 'Europe/Berlin', bst: 'Europe/London', jst: 'Asia/Tokyo',
  est: 'America/New_York', edt: 'America/New_York', et: 'America/New_York', eastern: 'America/New_York', cst: 'America/Chicago',
  cdt: 'America/Chicago', ct: 'America/Chicago', central: 'America/Chicago', mst: 'America/Denver', mdt: 'America/Denver',
  mountain: 'America/Denver', pst: 'America/Los_Angeles', pdt: 'America/Los_Angeles', pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles', eet: 'Europe/Athens', eest: 'Europe/Athens', wet: 'Europe/Lisbon', ist: 'Asia/Kolkata',
  aest: 'Australia/Sydney', aedt: 'Australia/Sydney', tokyo: 'Asia/Tokyo', japan: 'Asia/Tokyo', london: 'Europe/London',
  uk: 'Europe/London', berlin: 'Europe/Berlin', german: 'Europe/Berlin', paris: 'Europe/Paris', madrid: 'Europe/Madrid',
  rome: 'Europe/Rome', lisbon: 'Europe/Lisbon', moscow: 'Europe/Moscow', 'new york': 'America/New_York', nyc: 'America/New_York',
  chicago: 'America/Chicago', denver: 'America/Denver', 'los angeles': 'America/Los_Angeles', 'san francisco': 'America/Los_Angeles',
  seattle: 'America/Los_Angeles', toronto: 'America/Toronto', sydney: 'Australia/Sydney', beijing: 'Asia/Shanghai',
  shanghai: 'Asia/Shanghai', 'hong kong': 'Asia/Hong_Kong', singapore: 'Asia/Singapore', seoul: 'Asia/Seoul', india: 'Asia/Kolkata',
  delhi: 'Asia/Kolkata', mumbai: 'Asia/Kolkata', dubai: 'Asia/Dubai', 日本: 'Asia/Tokyo', 東京: 'Asia/Tokyo', ロンドン: 'Europe/London',
  ニューヨーク: 'America/New_York', パリ: 'Europe/Paris', ベルリン: 'Europe/Berlin', 中国: 'Asia/Shanghai', 韓国: 'Asia/Seoul',
  ハワイ: 'Pacific/Honolulu', シドニー: 'Australia/Sydney', ロサンゼルス: 'America/Los_Angeles', シンガポール: 'Asia/Singapore',
}; // prettier-ignore
function zoneOf(name: string): string | null {
  return zones[name.toLowerCase()] ?? null;
}

export const zoneRules: RuleLists = {
  en: [
    {
      pattern:
        /(?:\b(?:UTC|GMT|CES?T|BST|JST|E[SD]?T|C[SD]?T|M[SD]T|P[SD]?T|EES?T|WET|IST|AE[SD]T)\b|(?<=[\uE000\uE001] ?)(?:utc|gmt|ces?t|bst|jst|ist|e[sd]t|c[sd]t|m[sd]t|p[sd]t|eastern|central|pacific)\b|\([A-Z]{2,4}\))(?: time)?(?: ?[+-] ?\d{1,2}(?::?\d\d)?)?/gu,
      make: ([whole]) => ({ kind: 'zone', zone: zoneOf(whole.replace(/[()]| time/g, '')) }),
    },
    {
      pattern:
        /\b(?:in |at )?(?:the )?((?:new york|los angeles|san francisco|hong kong|[a-z]+)) (?:standard |daylight )?time(?: ?zone)?\b/giu,
      make: ([, name = '']) => (zoneOf(name) ? { kind: 'zone', zone: zoneOf(name) } : null),
    },
    {
      pattern: /\b[A-Z]\p{Ll}+ (?:standard |daylight |local )?time(?: ?zone)?\b/gu,
      make: () => ({ kind: 'zone', zone: null }),
    },
  ],
  ja: [
    {
      pattern: /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:現地)?時間(?:で|の)?/gu,
      make: ([, name = '']) => (zoneOf(name) ? { kind: 'zone', zone: zoneOf(name) } : null),
    },
    {
      pattern: /(?:現地時間|UTC|GMT|JST)(?:で|の)?/gu,
      make: ([name]) => ({ kind: 'zone', zone: name.startsWith('JST') ? 'Asia/Tokyo' : null }),
    },
  ],
};

/** What stands beside a time, unread, and may change it. What was read is blanked by now: with \uE001 a clock, else with \uE000. */
export const unreadRules: RuleLists = {
  en: [
    { pattern: /\b(?:closest|nearest)\b/giu, make: () => ({ kind: 'unread' }) },
    {
      pattern:
        /\b(?:less|more|longer|later|earlier) than(?= )|\b(?:at least|at most|up to)(?= )|\b\d{1,2}(?:st|nd|rd|th) (?:and|or|to)\b/giu,
      make: () => ({ kind: 'unread' }),
    },
    {
      pattern:
        /\b(?:on|at|by|before|after|until) (?:easter|thanksgiving|ramadan|passover|(?:mother|father)'?s day|(?:labou?r|memorial|independence) day)\b|\b(?:easter|thanksgiving|(?:mother|father)'?s day|(?:labou?r|memorial|independence) day)(?= ?[\uE000\uE001])/giu,
      make: () => ({ kind: 'unread' }),
    },
    {
      pattern:
        /\d+(?:\.\d+)? ?-?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|fortnights?|months?|years?|decades?|quarters?|nights?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/giu,
      make: () => ({ kind: 'unread' }),
    },
    {
      pattern:
        /(?<=[\uE000\uE001] ?,? ?)(?:and (?:an? )?(?:half|quarter)|(?:minutes?|hours?|days?|weeks?|months?|years?|half|quarters?)(?: past| to| after| before| from)?|after next|(?:every|each|until|till|before|after|past|from)\b|(?:morning|afternoon|evening|night|weekend|weekday)s|mon|wed|sat|sun|ago|thirty|ish|or so|at the latest)\b/giu,
      make: () => ({ kind: 'unread' }),
    },
    {
      pattern:
        /\b(?:(?:the )?(?:following|preceding|previous|last|end of|start of|beginning of|middle of|week of|eve of|half|quarter (?:past|to))(?: the)?|not|until|till|before|after|past|except|unless|minutes? (?:past|to|before|after)|hours? (?:before|after)|days? (?:before|after|from)|weeks? (?:before|after|from)|months? (?:before|after|from)|every|each|(?:an? |half an? )?(?:minutes?|hours?|days?|weeks?|months?|years?|half|quarter))(?= ?[\uE000\uE001])/giu,
      make: () => ({ kind: 'unread' }),
    },
  ],
  ja: [
    {
      pattern:
        /(?:(?:こども|子ども|子供|文化|海|山|敬老|勤労感謝|成人|父|母|建国記念|みどり|昭和|スポーツ)の日|お盆|ゴールデンウィーク|GW|お?正月|祝日)(?=の?[\uE000\uE001]|に)|朝[晩夕]/gu,
      make: () => ({ kind: 'unread' }),
    },
    { pattern: /[2-9二三四五六七八九][、,](?=[\uE000\uE001])/gu, make: () => ({ kind: 'unread' }) },
    {
      pattern: /\d+(?:\.\d+)? ?(?:秒|分(?!の\d)|時間|日間?|週間?|[かヶカヵケ箇]月|年)(?:半|後|前|間|目)?/gu,
      make: () => ({ kind: 'unread' }),
    },
    {
      pattern:
        /(?<=[\uE000\uE001]の?)(?:終わり|末|初め|はじめ|前|後|翌日|前日|次|半|以降|以前|まで(?!に)|より)|(?<=\uE000の?)から|(?:次の|前の|最後の|最終|毎|翌)(?=[\uE000\uE001])/gu,
      make: () => ({ kind: 'unread' }),
    },
  ],
};

/** What else is said tells the half of the day: wake me at 6, dinner at 7. */
const likely: Readonly<Record<Language, readonly (readonly [RegExp, 'morning' | 'evening'])[]>> = {
  en: [
    [/\b(?:wake|waking|get (?:me )?up|alarm clock|breakfast|sunrise)\b/iu, 'morning'],
    [/\b(?:dinner|supper|bed ?time|go to bed|movie|film|party|concert)\b/iu, 'evening'],
  ],
  ja: [
    [/起こし|おこし|起きる|起床|目覚まし|朝食|朝ごはん|朝ご飯/u, 'morning'],
    [/夕食|夕飯|晩ごはん|晩ご飯|寝る|就寝|飲み会/u, 'evening'],
  ],
};

export function likelyHalf(text: string, lang: Language): 'morning' | 'evening' | null {
  return likely[lang].find(([words]) => words.test(text))?.[1] ?? null;
}

/** A number that is the name of a thing, and a telephone number. */
export const labelRules: RuleLists = {
  en: [
    {
      pattern:
        /\b(rooms?|pages?|chapters?|gate|flat|apartment|apt|units?|bus|track|platform|version|episodes?|season|floor|number|volume|lessons?|questions?|exercises?|route|highway|terminal|seat|row|iphone|windows|section|building|channel|grade|phase|locker|area|studio|kapitel) ?#?\d+(?:\.\d+)?[a-z]?\b(?! ?(?:am|pm)\b)/giu,
      make: ([, unit = '']) => ({ kind: 'number', value: 0, unit }),
    },
    {
      pattern: /\+\d[\d -]{7,16}\d|(?<![\d/.:-])\d{3,5}[ -]\d{3,4}(?:[ -]\d{3,4})?(?![\d/.:-])/gu,
      make: ([number]) => (/^(?:19|20)\d\d-/.test(number) ? null : { kind: 'number', value: 0, unit: 'phone' }),
    },
  ],
  ja: [
    {
      pattern: /\+\d[\d-]{7,16}\d|(?<![\d/.-])0\d{1,4}-\d{1,4}-\d{3,4}(?!\d)/gu,
      make: () => ({ kind: 'number', value: 0, unit: '電話' }),
    },
  ],
};

/** "At the same time" next week: as the clock shows now, which `annotate` puts in. */
export const sameTimeRules: RuleLists = {
  en: [
    {
      pattern: /\b(?:at )?(?:the )?(?:same|this) time(?= ?\uE000)|(?<=\uE000 ?)at the same time\b/giu,
      make: () => ({ kind: 'time', at: '', isSure: true }),
    },
  ],
  ja: [{ pattern: /(?:同じ|この)(?:時間|時刻)に?/gu, make: () => ({ kind: 'time', at: '', isSure: true }) }],
};

export const nameRules: RuleLists = {
  en: [{ pattern: /"[^"]{1,200}"|“[^”]{1,200}”|«[^»]{1,200}»/gu, make: () => ({ kind: 'name' }) }],
  ja: [{ pattern: /「[^」]{1,200}」|『[^』]{1,200}』|"[^"]{1,200}"|“[^”]{1,200}”/gu, make: () => ({ kind: 'name' }) }],
};

export const negationRules: RuleLists = {
  en: [
    {
      pattern:
        /\b(?:(?:don'?t|do not)(?! forget| let me forget| worry| mind)|doesn'?t|didn'?t|not(?! (?:later|only|sure|to (?:forget|miss|be late)))|never(?! mind)|no longer|no(?! (?:later|problem|matter|rush))|without|stop|won'?t)\b/giu,
      make: () => ({ kind: 'negation' }),
      isShared: true,
    },
  ],
  ja: [
    {
      pattern:
        /(?<!忘れ|わすれ)ないで|なくて(?:いい|も)|ません|(?:いら|要ら)ない|やめて|じゃな(?:い|くて)|ではな(?:い|く)/gu,
      make: () => ({ kind: 'negation' }),
      isShared: true,
    },
  ],
};

const money = String.raw`€|\$|£|¥|euros?|eur|dollars?|usd|pounds?|yen`;
export const numberRules: RuleLists = {
  en: [
    {
      pattern: new RegExp(
        String.raw`(?<![\w.])([€$£¥])? ?(\d+(?:,\d{3})*(?:\.\d+)?)(?!\d|st\b|nd\b|rd\b|th\b)(?: ?(${money}|%|km|kg|g|l|ml|cm|mm|m|lbs?|oz|(?!and\b|the\b|for\b|from\b|with\b|please\b|sharp\b|past\b|till\b|until\b|after\b|before\b|but\b|not\b|every\b|today\b|tomorrow\b|tonight\b)[a-z]{3,20}))?`,
        'giu',
      ),
      make: ([, sign, value = '', unit]) => ({
        kind: 'number',
        value: Number(value.replaceAll(',', '')),
        unit: unit ?? sign ?? null,
      }),
    },
  ],
  ja: [
    {
      pattern:
        /([€$£¥])?(\d+(?:,\d{3})*(?:\.\d+)?)(万)?(円|ユーロ|ドル|個|人|名|本|枚|冊|泊|回|度|歳|杯|匹|台|つ|章|話|巻|号室|号|番|階|課|版|部|丁目|番地|箱|袋|缶|皿|切れ|問|題|行|足|着|通|件|社|級|段|世紀|代|倍|株|点|分の\d+|%|kg|g|km|m|ml|l|cm|ページ|パック|[\p{Script=Katakana}ー]{2,8})?/giu,
      make: ([, sign, value = '', ten, unit]) => ({
        kind: 'number',
        value: Number(value.replaceAll(',', '')) * (ten ? 10_000 : 1),
        unit: unit ?? sign ?? null,
      }),
    },
  ],
};

export const marksRules: RuleLists = {
  en: [
    {
      pattern: /[\s.!?…。！？♪~〜,;:\p{Extended_Pictographic}\p{Emoji_Modifier}]+$|^[\s\p{Extended_Pictographic}]+/gu,
      make: () => ({ kind: 'marks' }),
      isShared: true,
    },
  ],
  ja: [
    {
      pattern:
        /[\s.!?…。！？♪~〜ー、,;:\p{Extended_Pictographic}\p{Emoji_Modifier}]+$|^[\s\p{Extended_Pictographic}]+/gu,
      make: () => ({ kind: 'marks' }),
      isShared: true,
    },
  ],
};
