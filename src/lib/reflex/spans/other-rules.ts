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
        /(?:\b|\()(UTC|GMT|CES?T|BST|JST|E[SD]T|C[SD]T|M[SD]T|P[SD]T|EES?T|WET|IST|AE[SD]T)\b\)?(?: ?[+-] ?\d{1,2}(?::?\d\d)?)?/gu,
      make: ([whole, name = '']) => ({ kind: 'zone', zone: /[+-]/.test(whole) ? null : zoneOf(name) }),
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

export const nameRules: RuleLists = {
  en: [{ pattern: /"[^"]{1,200}"|“[^”]{1,200}”|«[^»]{1,200}»/gu, make: () => ({ kind: 'name' }) }],
  ja: [{ pattern: /「[^」]{1,200}」|『[^』]{1,200}』|"[^"]{1,200}"|“[^”]{1,200}”/gu, make: () => ({ kind: 'name' }) }],
};

export const negationRules: RuleLists = {
  en: [
    {
      pattern: /\b(?:don'?t|do not|doesn'?t|didn'?t|not|never|no longer|no|without|stop|won'?t)\b/giu,
      make: () => ({ kind: 'negation' }),
    },
  ],
  ja: [
    {
      pattern: /ないで|なくて(?:いい|も)|ません|(?:いら|要ら)ない|やめて|じゃな(?:い|くて)|ではな(?:い|く)/gu,
      make: () => ({ kind: 'negation' }),
    },
  ],
};

const money = String.raw`€|\$|£|¥|euros?|eur|dollars?|usd|pounds?|yen`;
export const numberRules: RuleLists = {
  en: [
    {
      pattern: new RegExp(
        String.raw`(?<![\w.])([€$£¥])? ?(\d+(?:,\d{3})*(?:\.\d+)?)(?!\d)(?: ?(${money}|%|km|kg|g|l|ml|cm|mm|m|lbs?|oz|[a-z]{3,20}))?`,
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
        /([€$£¥])?(\d+(?:,\d{3})*(?:\.\d+)?)(万)?(円|ユーロ|ドル|個|人|名|本|枚|冊|泊|回|度|歳|杯|匹|台|つ|%|kg|g|km|m|ml|l|cm|ページ|パック|[\p{Script=Katakana}ー]{2,8})?/giu,
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
    },
  ],
  ja: [
    {
      pattern:
        /[\s.!?…。！？♪~〜ー、,;:\p{Extended_Pictographic}\p{Emoji_Modifier}]+$|^[\s\p{Extended_Pictographic}]+/gu,
      make: () => ({ kind: 'marks' }),
    },
  ],
};
