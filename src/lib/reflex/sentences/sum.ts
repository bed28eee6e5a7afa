import type { Language } from '../../base/language';
import { foldText } from '../spans/fold-text';

/** Words of arithmetic, as signs. In order: longer ones first. */
const signs: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(?:multiplied by|times|x)\b|(?<=\d)\s*x\s*(?=\d)/giu, '*'],
    [/\b(?:divided by|over|split (?:between|by|among)|shared (?:between|by|among))\b/giu, '/'],
    [/\b(?:plus|and)\b/giu, '+'],
    [/\b(?:minus|less)\b/giu, '-'],
    [/\b(?:percent|per cent)\b/giu, '%'],
    [/\b(?:of|tip on|on|off)\b/giu, '@'],
    [/[€$£]|\b(?:euros?|dollars?|pounds?|people|persons?)\b/giu, ''],
  ],
  ja: [
    [/人で(?:割り勘|割る|分ける|割ると)(?:すると|する|と)?/gu, '~'],
    [/(?:かける|掛ける|×)/gu, '*'],
    [/(?:割る|わる|÷)/gu, '/'],
    [/(?:足す|たす|プラス)/gu, '+'],
    [/(?:引く|ひく|マイナス)/gu, '-'],
    [/(?:パーセント|％)/gu, '%'],
    [/(?:円|ドル|ユーロ|一人(?:いくら)?|1人(?:いくら)?|いくら|になります?か?)/gu, ''],
  ],
};

/** The result of a simple sum, rounded to six decimals; null: it is none. */
export function sumIn(text: string, lang: Language): number | null {
  if (text.length > 120) return null;
  let said = foldText(text, lang).text;
  for (const [words, sign] of signs[lang]) said = said.replace(words, sign);
  said = said
    .replace(/[×·]/gu, '*')
    .replace(/÷/gu, '/')
    .replace(/[−–]/gu, '-')
    .replace(/(\d),(?=\d{3}\b)/gu, '$1');
  const percent = /^\s*([\d.]+)\s*%\s*(?:@|の)\s*([\d.]+)\s*$/u.exec(said);
  if (percent) return rounded((Number(percent[1]) * Number(percent[2])) / 100);
  const share = /^\s*([\d.]+)\s*の\s*([\d.]+)\s*%\s*$/u.exec(said);
  if (share) return rounded((Number(share[1]) * Number(share[2])) / 100);
  const shared = /^\s*([\d.]+)\s*を\s*([\d.]+)\s*~/u.exec(said);
  if (shared) return Number(shared[2]) === 0 ? null : rounded(Number(shared[1]) / Number(shared[2]));
  if (!/^[\d\s.+*/()=-]+$/u.test(said) || !/\d\s*[+*/-]\s*[\d(]/u.test(said)) return null;
  const tokens = said.match(/\d+(?:\.\d+)?|[+*/()-]/gu) ?? [];
  const reader = { tokens, at: 0 };
  const value = added(reader);
  return value === null || reader.at < tokens.length || !Number.isFinite(value) ? null : rounded(value);
}

interface Reader {
  tokens: readonly string[];
  at: number;
}

function added(reader: Reader): number | null {
  let value = multiplied(reader);
  while (value !== null && (reader.tokens[reader.at] === '+' || reader.tokens[reader.at] === '-')) {
    const sign = reader.tokens[reader.at++] === '+' ? 1 : -1;
    const next = multiplied(reader);
    value = next === null ? null : value + sign * next;
  }
  return value;
}

function multiplied(reader: Reader): number | null {
  let value = one(reader);
  while (value !== null && (reader.tokens[reader.at] === '*' || reader.tokens[reader.at] === '/')) {
    const isTimes = reader.tokens[reader.at++] === '*';
    const next = one(reader);
    value = next === null ? null : isTimes ? value * next : value / next;
  }
  return value;
}

function one(reader: Reader): number | null {
  const token = reader.tokens[reader.at++];
  if (token === '-') {
    const value = one(reader);
    return value === null ? null : -value;
  }
  if (token !== '(') return token !== undefined && /^\d/u.test(token) ? Number(token) : null;
  const value = added(reader);
  return reader.tokens[reader.at++] === ')' ? value : null;
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6 + 0;
}
