import type { EgressRecord } from '../../bridge/egress-contract';

/** Where the check of a served model stands: it connects, asks for the list of models, or waits for a test answer, counted from 1. */
export type CheckStep = { kind: 'connects' | 'lists' } | { kind: 'answers'; answer: number };

/** By what was sent to its host since the check began; ms since 1970 UTC. */
export function checkStep(records: readonly EgressRecord[], host: string, since: number): CheckStep {
  const sent = records.filter((record) => record.purpose === 'check' && record.host === host && record.at >= since);
  if (sent.length === 0) return { kind: 'connects' };
  return sent.length === 1 ? { kind: 'lists' } : { kind: 'answers', answer: sent.length - 1 };
}
