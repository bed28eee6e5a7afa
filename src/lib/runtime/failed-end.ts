import type { Stimulus, UnderWay } from '../agent/effects';

/** What the core is told where something that ran ended in no end of its own. `attempt`: of a deliberation. */
export function failedEnd(underWay: NonNullable<UnderWay>, attempt: number, error: unknown): Stimulus {
  switch (underWay.kind) {
    case 'deliberate': {
      const message = `the mind failed: ${String(error)}`;
      return { kind: 'decided', due: underWay.due, attempt, output: { kind: 'invalid', message } };
    }
    case 'execute':
      return { kind: 'refused', action: underWay.action, cause: 'unavailable' };
    case 'probe':
      return { kind: 'probed', action: underWay.action, end: 'unknown' };
  }
}
