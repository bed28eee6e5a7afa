import { cut } from '../../base/text';
import type { Entry, Transcript } from '../../mind/transcript';

/** UTF-16 units that a text may have where all of it has no room; from all down to what no turn can do without. */
const lengths = [Infinity, 4_000, 1_200, 400, 120] as const;
/** Where room has run out, so much of it is used anew: else the beginning would change with each turn. */
const share = 0.5;

export interface Fitted {
  transcript: Transcript;
  /** Seq that everything shown is newer than; 0: all is shown. */
  cutAt: number;
}

/**
 * As much of talk and deeds as there is room for, the newest of them. What was cut off once stays off, so that the beginning stays the same until
 * room runs out again; then half of it is left free. What is at hand, from the seq `atHand` on, stays whatever happens, in the end shortened.
 * `measure`: tokens of a transcript.
 */
export function fitTranscript(
  whole: Transcript,
  room: number,
  cutAt: number,
  atHand: number,
  measure: (transcript: Transcript) => number,
): Fitted {
  const before = without(whole, cutAt);
  if (measure(before) <= room) return { transcript: before, cutAt };
  const { entries } = before;
  let low = 0;
  let high = Math.max(0, entries.length - 1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (measure(without(before, entries[middle]?.seq ?? 0)) <= room * share) high = middle;
    else low = middle + 1;
  }
  const last = Math.min(entries.at(-2)?.seq ?? 0, atHand - 1);
  const seq = Math.max(cutAt, Math.min(entries[low]?.seq ?? 0, last));
  const kept = without(before, seq);
  for (const most of lengths) {
    const transcript = { ...kept, entries: kept.entries.map((entry) => shortened(entry, most)) };
    if (measure(transcript) <= room || most === lengths.at(-1)) return { transcript, cutAt: seq };
  }
  return { transcript: kept, cutAt: seq };
}

function without(transcript: Transcript, upTo: number): Transcript {
  const entries = transcript.entries.filter(({ seq }) => seq > upTo);
  return { ...transcript, entries, left_out: transcript.left_out + transcript.entries.length - entries.length };
}

function shortened(entry: Entry, most: number): Entry {
  if (most === Infinity) return entry;
  switch (entry.kind) {
    case 'said':
      return { ...entry, text: entry.text === null ? null : cut(entry.text, most) };
    case 'result':
      return { ...entry, output: entry.output === null ? null : cut(entry.output, most) };
    case 'deed':
      return {
        ...entry,
        payload: Object.fromEntries(
          Object.entries(entry.payload).map(([key, value]) => [
            key,
            typeof value === 'string' ? cut(value, most) : value,
          ]),
        ),
      };
    case 'seen':
      return { ...entry, texts: entry.texts.map((text) => cut(text, most)) };
    default:
      return entry;
  }
}
