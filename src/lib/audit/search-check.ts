import type { JsonObject } from '../base/json';
import { isSearchable } from '../events/searchable';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

/** Fields that would let conversation find an event. A thought's stored form has neither. */
const marks = ['useful', 'searchable'];

/** Invariant 8: no thought is searchable; every message carries its decision and follows a result of it. */
export interface SearchCheck extends Check {
  /** The stored thought without marks that it must not carry, after telling of them, so that the rest of it can be read. */
  unmarked(line: number, stored: JsonObject): JsonObject;
}

export function createSearchCheck(report: Report, decisions: DecisionIndex): SearchCheck {
  return {
    unmarked(line, stored) {
      const found = marks.filter((mark) => Object.hasOwn(stored, mark));
      if (stored['type'] !== 'thought' || found.length === 0) return stored;
      report(
        8,
        { line, seq: Number(stored['seq']) },
        `a thought is marked ${found.join(', ')}: it must never be found`,
      );
      return Object.fromEntries(Object.entries(stored).filter(([key]) => !marks.includes(key)));
    },

    visit({ line, seq, event }) {
      if (event.type === 'thought' && isSearchable(event)) report(8, { line, seq }, 'a thought can be searched');
      if (event.type === 'result' && event.status !== 'goal_done') {
        const decided = decisions.get(event.decision);
        if (decided) decided.hasResult = true;
      }
      if (event.type !== 'output' || event.kind !== 'message') return;
      if (event.decision === null) report(8, { line, seq }, 'a message carries no decision');
      else if (!decisions.get(event.decision)?.hasResult) {
        report(8, { line, seq }, `a message of ${event.decision} stands before any result of it`);
      }
    },
  };
}
