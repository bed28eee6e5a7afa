import type { JsonObject, JsonValue } from '../base/json';
import type { LogEvent } from '../events/log-event';
import type { Place, Report } from './report';

/**
 * Lines of another form of log bind nothing, and most invariants skip them: so the log must say that it brought them in before they
 * stand there, and each must be marked as brought in.
 */
export interface ForeignCheck {
  /** An event of ours, before the first foreign one. */
  visit(event: LogEvent): void;
  visitForeign(place: Place, stored: JsonObject): void;
}

export function createForeignCheck(report: Report): ForeignCheck {
  let isImported = false;
  let isTold = false;
  return {
    visit(event) {
      if (event.type === 'lifecycle' && event.name === 'imported') isImported = true;
    },
    visitForeign(place, { taint, trigger }) {
      if (!isImported && !isTold) {
        isTold = true; // all of them are of one import: told once
        report(3, place, 'it is marked as foreign, and the log tells of no import');
      } else if (!isMarked(taint)) {
        report(6, place, 'it is marked as foreign, and not as brought in');
      } else if (trigger !== null) {
        report(6, place, 'it is marked as foreign, and has a trigger here');
      }
    },
  };
}

function isMarked(taint: JsonValue | undefined): boolean {
  return Array.isArray(taint) && taint.some((mark) => typeof mark === 'string' && /^import(:|$)/.test(mark));
}
