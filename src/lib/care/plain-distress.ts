/**
 * The plainest words of distress of both languages, published. They are the floor: they come in with the agent itself, and are all that is
 * looked for while the published words (find-distress.ts) could not be loaded.
 */
const plainest =
  /\b(?:(?:want(?:ed)?|wanna|going|gonna|ready|wish i could|rather|have)(?: to)? (?:die|be dead|kill myself|end (?:it all|my life)|disappear forever|not exist)|kill(?:ing)? my ?self|hurt(?:ing)? myself|cut(?:ting)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|(?:don'?t|do not) want to (?:live|be alive|exist|wake up)|suicid(?:e|al)|self[- ]?harm(?:ed|ing)?|overdos(?:e|ed|ing)|kms)\b|[死シし][にニ]た[いくか]|死のう|死んでしまいたい|自殺|自死|自傷|リストカット|リスカ|[消き]えたい|消えてしまいたい|いなくなりたい|生きていたくない|生きたくない|首を?[吊つ]|飛び降りたい|殺される/u;

export function hasPlainDistress(message: string): boolean {
  return plainest.test(message.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' '));
}
