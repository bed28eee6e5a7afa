import type { Cause } from '../events/action-result';

/** A task that the person would not have, or that such a one leaves without ground: it ended as they wished, and nothing failed. */
export function isByWish(cause: Cause | null | undefined): boolean {
  return cause === 'rejected' || cause === 'dropped' || cause === 'needless';
}
