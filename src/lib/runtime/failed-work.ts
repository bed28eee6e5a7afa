import type { DeliberationOutput, Stimulus, UnderWay } from '../agent/step/turn';

/** What comes of work that threw: it ends as it would by itself, as far as anybody can know. */
export function failedWork(underWay: NonNullable<UnderWay>, attempt: number, error: unknown): Stimulus {
  switch (underWay.kind) {
    case 'deliberate': {
      const output: DeliberationOutput = { kind: 'invalid', message: `the mind failed: ${String(error)}` };
      return { kind: 'decided', due: underWay.due, attempt, output };
    }
    case 'execute':
      return { kind: 'refused', action: underWay.action, cause: 'unavailable' };
    case 'probe':
      return { kind: 'probed', action: underWay.action, end: 'unknown' };
  }
}
