import type { CapabilityFace } from '../../src/lib/agent/fold/capability';
import { wordedLines } from '../../src/lib/agent/words/worded-lines';
import { loadApprovalLines } from '../../src/lib/approval-lines/late-lines';
import type { JsonObject } from '../../src/lib/base/json';
import type { Language } from '../../src/lib/base/language';

await loadApprovalLines();

/** The two lines of an approval as a person reads them. */
export function described(face: CapabilityFace, payload: JsonObject, lang: Language): [what: string, touches: string] {
  return textsOf(wordedLines(face, payload, lang));
}

export function textsOf<Text>(lines: readonly [{ text: Text }, { text: Text }]): [what: Text, touches: Text] {
  return [lines[0].text, lines[1].text];
}
