/** A text folded as sentences are, but not trimmed, so that places stay those of the text. */
export function sameLength(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u3000/g, ' ');
}
