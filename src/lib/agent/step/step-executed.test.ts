import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomes } from '../../events/action-result';
import type { Expectation } from '../../events/decision';
import type { CapabilityReport } from '../fold/capability';
import { withExpectations } from './step-executed';

function report(more: Partial<CapabilityReport>): CapabilityReport {
  return {
    ...{ outcome: 'success', cause: null, summary: '', found: null, output: null, useful: false, search_summary: '' },
    ...{ observation: null, changes: [], seen: {}, taint: [] },
    ...more,
  };
}

const holds = (path: string, ...texts: string[]): Expectation => ({ kind: 'note_holds', path, texts });
const absent = (path: string): Expectation => ({ kind: 'note_absent', path, texts: [] });

fc.configureGlobal({ seed: 20_261_128 }); // the same cases every time

describe('what was expected', () => {
  const seen = { 'a.md': 'bees and honey', 'gone.md': null };

  it('all of it seen is a success, some of it partial, none of it no effect', () => {
    expect(withExpectations(report({ seen }), [holds('a.md', 'bees', 'honey'), absent('gone.md')]).outcome).toBe(
      'success',
    );
    expect(withExpectations(report({ seen }), [holds('a.md', 'bees', 'wax')])).toMatchObject({
      outcome: 'partial',
      cause: 'mismatch',
    });
    expect(withExpectations(report({ seen }), [holds('a.md', 'wax')])).toMatchObject({
      outcome: 'no_effect',
      cause: 'mismatch',
    });
    expect(withExpectations(report({ seen }), [holds('a.md')]).outcome).toBe('success');
    expect(withExpectations(report({ seen }), [holds('gone.md')]).outcome).toBe('no_effect');
    expect(withExpectations(report({ seen }), [absent('a.md')]).outcome).toBe('no_effect');
  });

  it('what was not looked at counts as not seen', () => {
    expect(withExpectations(report({ seen: {} }), [holds('a.md', 'bees')]).outcome).toBe('no_effect');
  });

  it('nothing expected makes anything better than its capability says', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...outcomes),
        fc.array(fc.constantFrom(holds('a.md', 'bees'), holds('a.md', 'wax'), absent('gone.md'), absent('a.md'))),
        (outcome, expected) => {
          const judged = withExpectations(report({ outcome, seen }), expected);
          if (outcome !== 'success') expect(judged.outcome).toBe(outcome);
          else expect(['success', 'partial', 'no_effect']).toContain(judged.outcome);
        },
      ),
    );
  });
});
