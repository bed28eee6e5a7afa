import { isNeverByRule } from './rules';
import type { PendingRequest } from './snapshot';

/** They have no bounds that a rule could have. */
const boundless = /^(alarm\.(set|cancel|snooze)|collections\.search|note\.move)$/;

/** Whether nothing in a request itself forbids a rule with it. What its capability says comes on top. */
export function mayBecomeRule(request: PendingRequest): boolean {
  return !boundless.test(request.capability) && mayBecomeAny(request);
}

/** The same for a rule of any bounds, also those that are about no place. */
export function mayBecomeAny({ capability, is_public, taint, failed_before }: PendingRequest): boolean {
  return !isNeverByRule(capability) && !is_public && taint.length === 0 && failed_before === null;
}
