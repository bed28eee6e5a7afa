import type { InboxRow } from './inbox-row';

/**
 * A waiting row after another log was put in place: numbers begin anew there, so that an answer to a request of the old log could
 * fall on a request of the new one. It names one that never is. What the person wrote stays.
 */
export function withoutReferences(row: InboxRow): InboxRow {
  switch (row.kind) {
    case 'answer':
    case 'rule':
      return { ...row, request: '', digest: '' };
    case 'undo':
      return { ...row, change: 0 };
    case 'choice':
      return { ...row, question: 0 };
    case 'text':
      return row.shown_request === null ? row : { ...row, shown_request: '' };
    default:
      return row;
  }
}
