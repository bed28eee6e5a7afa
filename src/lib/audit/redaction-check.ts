import type { JsonObject } from '../base/json';
import { families } from '../events/registry';
import { freeTextFinder, possibleCommitments, type FreeTextFinder } from './free-texts';
import type { RedactionNote, Report } from './report';

/**
 * The other half of invariant 1: each free text is bound by a salt, or was taken out by a `redacted` event that names it. Without
 * this, a text could be swapped for its commitment by anybody, and the chain would still be whole.
 */
export interface RedactionCheck {
  visit(line: number, seq: number, stored: JsonObject): void;
  /** A `redacted` event. */
  visitRedacted(line: number, seq: number, target: number, pointers: readonly string[]): void;
  finish(): RedactionNote[];
}

interface Commitments {
  line: number;
  /** Not named yet. */
  waiting: Set<string>;
  named: string[];
  /** False for a type that this build does not know: what looks like a commitment there may be something else. */
  mustBeNamed: boolean;
}

const finders = Object.fromEntries(
  Object.values(families).map(({ type, freeText }) => [type, freeTextFinder(freeText)]),
) as Readonly<Record<string, FreeTextFinder>>;

export function createRedactionCheck(report: Report): RedactionCheck {
  const found = new Map<number, Commitments>();

  function remember(line: number, seq: number, commitments: readonly string[], mustBeNamed: boolean): void {
    if (commitments.length > 0) found.set(seq, { line, waiting: new Set(commitments), named: [], mustBeNamed });
  }

  return {
    visit(line, seq, stored) {
      const type = stored['type'] as string;
      const finder = Object.hasOwn(finders, type) ? finders[type] : undefined;
      if (!finder) return remember(line, seq, possibleCommitments(stored), false);

      const salt = stored['salt'] as Readonly<Record<string, string>>;
      const { texts, commitments } = finder(stored);
      if (commitments.length === 0 && areSalted(texts, salt)) return;
      // a payload may hold the very form of a commitment: then its text is salted
      const own = commitments.filter((pointer) => Object.hasOwn(salt, `${pointer}/sha256`));
      const all = [...texts, ...own.map((pointer) => `${pointer}/sha256`)];
      const takenOut = commitments.filter((pointer) => !own.includes(pointer));
      remember(line, seq, takenOut, true);
      for (const pointer of all) {
        if (!Object.hasOwn(salt, pointer)) report(1, { line, seq }, `the text at ${pointer} has no salt`);
      }
      for (const pointer of Object.keys(salt)) {
        if (!all.includes(pointer)) report(1, { line, seq }, `the salt at ${pointer} belongs to no free text`);
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

    finish() {
      for (const [seq, { line, waiting, mustBeNamed }] of found) {
        if (!mustBeNamed) continue;
        for (const pointer of waiting)
          report(1, { line, seq }, `the text at ${pointer} is gone, and no redaction names it`);
      }
      return [...found].flatMap(([seq, { line, named }]) =>
        named.length > 0 ? [{ line, seq, pointers: named.sort() }] : [],
      );
    },
  };
}

function areSalted(texts: readonly string[], salt: Readonly<Record<string, string>>): boolean {
  return Object.keys(salt).length === texts.length && texts.every((pointer) => Object.hasOwn(salt, pointer));
}
