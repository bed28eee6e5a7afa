import { expect, it } from 'vitest';
import { families } from './registry';
import { isSearchable } from './searchable';

it('finds what was said and seen, and a result only when it was found useful', () => {
  const found = Object.keys(families).filter((type) => isSearchable({ type, useful: true }));
  expect(found.sort()).toEqual(['input', 'observation', 'output', 'result']);
  for (const useful of [false, undefined, 'true', 1]) expect(isSearchable({ type: 'result', useful })).toBe(false);
});

it('never finds a thought, nor what this build does not know', () => {
  for (const type of ['thought', 'approval', 'action', 'dream', 'toString']) {
    expect(isSearchable({ type, useful: true })).toBe(false);
  }
});
