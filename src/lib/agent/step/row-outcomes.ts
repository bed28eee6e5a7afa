import type { Effect, StepResult } from './effects';
import type { Refusal, RowOutcome } from '../fold/inbox-row';
import type { Turn } from './turn';

/** The row was taken up. */
export function done(effects: Effect[]): StepResult {
  return { effects, row: { ok: true, code: null, parameters: {} } };
}

/** The row changes nothing. */
export function refusal(code: Refusal, parameters: RowOutcome['parameters'] = {}): StepResult {
  return { effects: [], row: { ok: false, code, parameters } };
}

/** What runs must end before the row can mean anything, since what it does comes of how that ends. So it is cut off now. */
export function untilEnded({ context: { underWay } }: Turn): StepResult {
  const runs = underWay !== null && underWay.kind !== 'probe' && !underWay.isCutOff;
  return { effects: runs ? [{ kind: 'abort' }] : [], row: 'later' };
}
