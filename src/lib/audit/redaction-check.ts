import { forEachString, isJsonObject, valueAt, withValueAt, type JsonObject } from '../base/json';
import { freeTextPointers } from '../events/free-text';
import { familyOf } from '../events/registry';
import type { RedactionNote, Report } from './report';

/**
 * The other half of invariant 1: each free text is bound by a salt, or was taken out by a `redacted` event that names it. Without
 * this, a text could be swapped for its commitment by anybody, and the chain would still be whole.
 */
export interface RedactionCheck {
  /** `mayHoldCommitment`: false where its line cannot hold one. */
  visit(line: number, seq: number, stored: JsonObject, mayHoldCommitment: boolean): void;
  /** A `redacted` event. */
  visitRedacted(line: number, seq: number, target: number, pointers: readonly string[]): void;
  /** `isWhole`: nothing is missing, so that a redaction that is not there was never made. */
  finish(isWhole: boolean): RedactionNote[];
}

interface Commitments {
  line: number;
  /** Not named yet. */
  waiting: Set<string>;
  named: string[];
  /** False for a type that this build does not know: what looks like a commitment there may be something else. */
  mustBeNamed: boolean;
}

const hex64 = /^[0-9a-f]{64}$/;

export function createRedactionCheck(report: Report): RedactionCheck {
  const found = new Map<number, Commitments>();

  /** `patterns` of the event's family; undefined where its type, or a later form of it, is not known here. */
  function remember(line: number, seq: number, stored: JsonObject, patterns?: readonly string[]): string[] {
    const pointers = commitmentsIn(stored, stored['salt'] as JsonObject, patterns);
    if (pointers.length > 0) {
      found.set(seq, { line, waiting: new Set(pointers), named: [], mustBeNamed: patterns !== undefined });
    }
    return pointers;
  }

  return {
    visit(line, seq, stored, mayHoldCommitment) {
      const family = familyOf(stored['type'] as string);
      // an older form has its texts where the present one has them, or where that names them for it
      const patterns = family && Number(stored['v']) <= family.version ? family.freeText : undefined;
      const takenOut = mayHoldCommitment ? remember(line, seq, stored, patterns) : [];
      if (!patterns) return;

      const salt = stored['salt'] as JsonObject;
      const texts = freeTextPointers(stored, patterns);
      for (const pointer of texts) {
        if (Object.hasOwn(salt, pointer) || takenOut.some((parent) => pointer === `${parent}/sha256`)) continue;
        report(1, { line, seq }, `the text at ${pointer} has no salt`);
      }
      for (const pointer of Object.keys(salt)) {
        if (!texts.includes(pointer)) report(1, { line, seq }, `the salt at ${pointer} belongs to no free text`);
      }
    },

    visitRedacted(line, seq, target, pointers) {
      const commitments = found.get(target);
      for (const pointer of pointers) {
        if (commitments?.waiting.delete(pointer)) commitments.named.push(pointer);
        else if (!commitments?.named.includes(pointer)) {
          report(1, { line, seq }, `it names ${pointer} of seq ${target}, where nothing was taken out`);
        }
      }
    },

    finish(isWhole) {
      const notes: RedactionNote[] = [];
      for (const [seq, { line, waiting, named, mustBeNamed }] of found) {
        if (isWhole && mustBeNamed) {
          for (const pointer of waiting)
            report(1, { line, seq }, `the text at ${pointer} is gone, and no redaction names it`);
        }
        const pointers = isWhole || !mustBeNamed ? named : [...named, ...waiting];
        if (pointers.length > 0) notes.push({ line, seq, pointers: pointers.sort() });
      }
      return notes;
    },
  };
}

/** Pointers of {"sha256": …} objects that stand in place of a free text; with unknown patterns, anywhere. */
function commitmentsIn(stored: JsonObject, salt: JsonObject, patterns?: readonly string[]): string[] {
  const pointers: string[] = [];
  forEachString(stored, (pointer, text) => {
    // a payload may hold the very form of a commitment: then its text is salted
    if (!pointer.endsWith('/sha256') || !hex64.test(text) || Object.hasOwn(salt, pointer)) return;
    const parent = pointer.slice(0, -'/sha256'.length);
    const holder = valueAt(stored, parent);
    if (parent === '' || !isJsonObject(holder) || Object.keys(holder).length !== 1) return;
    if (!patterns || freeTextPointers(withValueAt(stored, parent, ''), patterns).includes(parent))
      pointers.push(parent);
  });
  return pointers;
}
