import type { Cause } from '../../events/action-result';

/** How a task ends that the person would not have, or that such a one leaves without ground. */
export type Wish = 'rejected' | 'dropped' | 'needless';

/** A task that was left out by the person's wish: it is FAIL in the log, and nothing went wrong. */
export function isByWish(cause: Cause | null | undefined): cause is Wish {
  return cause === 'rejected' || cause === 'dropped' || cause === 'needless';
}
