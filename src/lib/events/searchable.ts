import { isCareAnswer } from '../care/care-codes';

/**
 * Whether conversation may find an event: a function of its type and, for a result, of `useful`, which was decided once when it was
 * written. What was said and seen can be found; thoughts, approvals, actions and the running of things never, nor words of distress and
 * what was answered to them.
 * Source: DESIGN section 6 (retrieval) and CG-22.
 */
export function isSearchable(event: {
  readonly type: string;
  readonly useful?: unknown;
  readonly care?: unknown;
  readonly code?: unknown;
}): boolean {
  const { type, useful, care, code } = event;
  switch (type) {
    case 'input':
      return care !== true;
    case 'output':
      return !isCareAnswer(code);
    case 'observation':
      return true;
    case 'result':
      return useful === true;
    default:
      return false;
  }
}
