import { invariant } from '../base/invariant';
import type * as approvalLines from './approval-lines';

type ApprovalLines = typeof approvalLines;

/** They come in before the first judgement, since nothing is asked for without one, and the first load counts. */
let loaded: ApprovalLines | null = null;

/** Must have been awaited before a capability describes a payload. Rejects where they do not come. */
export async function loadApprovalLines(): Promise<void> {
  loaded ??= await import('./approval-lines');
}

export function lateApprovalLines(): ApprovalLines {
  invariant(loaded, 'loadApprovalLines comes first');
  return loaded;
}
