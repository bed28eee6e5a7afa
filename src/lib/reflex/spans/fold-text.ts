import type { Language } from '../../base/language';
import { foldNumbersEn } from './numbers-en';
import { foldNumbersJa } from './numbers-ja';
import type { FoldedText } from './replace-in';

/** Marks that nobody sees: directions, joiners, soft hyphens, and the like. */
const unseen = /\p{Cf}|[\uFE0E\uFE0F\uE000\uE001]/u;

const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** Full width becomes plain, spaces become one, unseen marks go, and numbers in words become digits. */
export function foldText(text: string, lang: Language): FoldedText {
  const folded: FoldedText = { text: '', from: [], to: [] };
  let at = 0;
  for (const letter of text) {
    const letters = unseen.test(letter) ? '' : (fractions[letter] ?? letter).normalize('NFKC');
    const seen = letters.replace(/\s/g, ' ').replace(/[’‘]/g, "'");
    const plain = seen === ' ' && folded.text.endsWith(' ') ? '' : seen;
    folded.text += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      folded.from.push(at);
      folded.to.push(at + letter.length);
    }
    at += letter.length;
  }
  return lang === 'ja' ? foldNumbersJa(folded) : foldNumbersEn(folded);
}
