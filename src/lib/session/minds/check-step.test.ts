import { expect, it } from 'vitest';
import type { EgressRecord } from '../../bridge/egress-contract';
import { checkStep } from './check-step';

const host = 'models.example:8080';
const sent = (at: number, more: Partial<EgressRecord> = {}): EgressRecord => ({
  ...{ at, host, purpose: 'check', sent: 1, received: 0, status: null, ms: null, code: null },
  ...more,
});

it('tells the step of a check by what was sent to its host since it began', () => {
  const others = [sent(50), sent(120, { purpose: 'deliberate' }), sent(120, { host: 'elsewhere.example' })];
  expect(checkStep(others, host, 100)).toEqual({ kind: 'connects' });
  expect(checkStep([...others, sent(101)], host, 100)).toEqual({ kind: 'lists' });
  expect(checkStep([...others, sent(101), sent(102), sent(140)], host, 100)).toEqual({ kind: 'answers', answer: 2 });
});
