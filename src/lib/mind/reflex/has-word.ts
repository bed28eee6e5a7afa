/** Rows of a keyboard: letters in a row on it are a hand laid on the keys. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const rowsBothWays = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

/**
 * Whether a text says anything that could be meant: at least one word. Marks, figures and emoji alone are none, and neither is a key
 * held down, a syllable said over and over, or a hand laid on the keyboard ("asdf", ああああ, あsdf).
 */
export function hasWord(text: string): boolean {
  const words = text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}ー]+/gu) ?? [];
  return words.some(isWord) && !words.every(isMashed);
}

function isWord(word: string): boolean {
  const letters = word.replace(/[\p{N}\p{M}ー]+/gu, '');
  if (letters === '' || isRepeated(letters)) return false;
  // B2 and 5k say something, a bare letter does not; a Chinese character is a word by itself
  return [...word].length > 1 || /\p{Script=Han}/u.test(letters);
}

/** aa, ああああ, lalala, ほげほげほげ: one letter twice and more, or two letters three times. */
function isRepeated(letters: string): boolean {
  return /^(.)\1+$/iu.test(letters) || /^(.{2})\1{2,}$/iu.test(letters);
}

const consonants = '[bcdfghjklmnpqrstvwxz]';
const mashed = [
  /^あいうえお/u,
  new RegExp(`^${consonants}{5,}$`),
  new RegExp(`^(?:\\p{Script=Hiragana}{1,2}${consonants}{2,4})+$`, 'u'), // asdf on a Japanese keyboard
];

/** Keys as the hand lies on them. Capitals are typed on purpose. */
function isMashed(word: string): boolean {
  return isRun(word) || mashed.some((form) => form.test(word));
}

/** Parted into pieces each of which stands in a row of the keyboard: asdf, qweqwe, fdsa. */
function isRun(word: string): boolean {
  if (word.length === 3) return rows.some((row) => row.startsWith(word) || row.endsWith(word));
  let rest = word;
  while (rest !== '') {
    const head = longestRun(rest);
    if (head === 0) return false;
    rest = rest.slice(head);
  }
  return true;
}

/** 0 where not even three letters are one. */
function longestRun(word: string): number {
  for (let length = word.length; length >= 3; length--)
    if (rowsBothWays.some((row) => row.includes(word.slice(0, length)))) return length;
  return 0;
}
