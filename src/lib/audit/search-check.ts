import type { JsonObject } from '../base/json';
import { isSearchable } from '../events/searchable';
import type { Check } from './check';
import type { DecisionIndex } from './decision-index';
import type { Report } from './report';

/** Fields that would let conversation find an event. A thought's stored form has neither. */
const marks = ['useful', 'searchable'];

/** The stored thought without the marks that it must not carry, so that the rest of it can be read. */
export function withoutMarks(stored: JsonObject): JsonObject {
  if (marksOn(stored).length === 0) return stored;
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !marks.includes(key)));
}

/** Invariant 8: no thought is searchable; every message carries its decision and follows a result of it. */
export function createSearchCheck(report: Report, decisions: DecisionIndex): Check {
  return {
    visit({ line, seq, event, stored }) {
      if (event.type === 'thought') {
        const found = marksOn(stored);
        if (found.length > 0)
          report(8, { line, seq }, `a thought is marked ${found.join(', ')}: it must never be found`);
        if (isSearchable(event)) report(8, { line, seq }, 'a thought can be searched');
      }
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

function marksOn(stored: JsonObject): string[] {
  return stored['type'] === 'thought' ? marks.filter((mark) => Object.hasOwn(stored, mark)) : [];
}
