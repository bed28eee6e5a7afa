import { evolveStored } from '../agent/fold/evolve';
import { emptySnapshot, type Snapshot } from '../agent/fold/snapshot';
import { canonicalJson } from '../base/canonical-json';
import { isJsonObject, pointerToken, type JsonValue } from '../base/json';
import type { ReadEvent } from '../events/log-event';
import type { Report } from './report';

/** Invariant 2: the events fold to the snapshot. */
export interface FoldCheck {
  visit(line: number, read: ReadEvent): void;
  snapshot(): Snapshot;
  /** `state`: a parsed state.json, which must be the fold's five elements. */
  finish(line: number, seq: number, state: unknown): void;
}

export function createFoldCheck(report: Report, fold: typeof evolveStored = evolveStored): FoldCheck {
  let snapshot = emptySnapshot();
  let isBroken = false;

  return {
    visit(line, read) {
      if (isBroken) return;
      try {
        snapshot = fold(snapshot, read);
      } catch (error) {
        isBroken = true; // all later states would be wrong as well
        report(
          2,
          { line, seq: read.event.seq },
          `it cannot be folded: ${error instanceof Error ? error.message : 'unknown'}`,
        );
      }
    },

    snapshot: () => snapshot,

    finish(line, seq, state) {
      if (state === undefined || isBroken) return;
      const pointer = firstDifference(snapshot.state, state as JsonValue);
      if (pointer !== null)
        report(2, { line, seq }, `the events lead to another state: ${pointer || 'the whole of it'} differs`);
    },
  };
}

/** JSON Pointer of the first place where two values differ, in the order of the left one; null when they are equal. */
function firstDifference(left: JsonValue, right: JsonValue | undefined, pointer = ''): string | null {
  if (Array.isArray(left) && Array.isArray(right) && left.length === right.length) {
    return firstOf(left.map((item, index) => [`${pointer}/${index}`, item, right[index]]));
  }
  if (isJsonObject(left) && isJsonObject(right)) {
    const surplus = Object.keys(right).find((key) => !Object.hasOwn(left, key));
    if (surplus !== undefined) return `${pointer}/${pointerToken(surplus)}`;
    return firstOf(
      Object.keys(left).map((key) => [`${pointer}/${pointerToken(key)}`, left[key] as JsonValue, right[key]]),
    );
  }
  if (right === undefined) return pointer;
  return canonicalJson(left) === canonicalJson(right) ? null : pointer;
}

function firstOf(pairs: [pointer: string, left: JsonValue, right: JsonValue | undefined][]): string | null {
  for (const [pointer, left, right] of pairs) {
    const difference = firstDifference(left, right, pointer);
    if (difference !== null) return difference;
  }
  return null;
}
