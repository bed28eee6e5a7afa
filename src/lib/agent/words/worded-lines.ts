import type { JsonObject } from '../../base/json';
import type { Language } from '../../base/language';
import type { CapabilityFace, Line } from '../fold/capability';
import type { ShownLines } from '../fold/snapshot';

/** The two lines of an approval as an event holds them. */
export type WordedLines = [what: Line, touches: Line];

/** Lines that were shown before, for one more event about the same request. A text that was redacted meanwhile stays away. */
export function shownAgain([what, touches]: ShownLines): WordedLines {
  return [
    { ...what, text: what.text ?? '' },
    { ...touches, text: touches.text ?? '' },
  ];
}

/** For a parsed payload; the capability gives both the codes and the words. */
export function wordedLines(
  face: Pick<CapabilityFace, 'describe' | 'render'>,
  payload: JsonObject,
  lang: Language,
  host: string | null = null,
): WordedLines {
  const [what, touches] = face.describe(payload);
  return [
    { ...what, text: face.render(what, lang, host) },
    { ...touches, text: face.render(touches, lang, host) },
  ];
}
