/**
 * Whether conversation may find an event: a function of its type and, for a result, of `useful`, which was decided once when it was
 * written. What was said and seen can be found; thoughts, approvals, actions and the running of things never.
 * Source: DESIGN section 6 (retrieval) and CG-22.
 */
export function isSearchable({ type, useful }: { readonly type: string; readonly useful?: unknown }): boolean {
  switch (type) {
    case 'input':
    case 'observation':
    case 'output':
      return true;
    case 'result':
      return useful === true;
    default:
      return false;
  }
}
