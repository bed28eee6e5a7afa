import { describe, expect, it } from 'vitest';
import { emptySnapshot, type Goal, type Snapshot } from '../../agent/fold/snapshot';
import { planCardsIn } from './plan-cards';
import type { SaidLine } from './repeated-lines';

function line(seq: number, kind: SaidLine['kind'] = 'spoken'): SaidLine {
  return { seq, first: seq, times: 1, kind, time: '', text: `line ${seq}`, choices: [], note: null, page: null };
}

function planned(at: Record<string, number>): Snapshot {
  const { state, run } = emptySnapshot();
  const goals = Object.keys(at).map((id): Goal => ({ id, name: id, status: 'active', tasks: [] }));
  return { state: { ...state, plan: { purpose: 'x', goals } }, run: { ...run, planned: at } };
}

const shown = (lines: SaidLine[], at: Record<string, number>) =>
  [...planCardsIn(lines, planned(at))].map(([seq, goals]) => [seq, goals.map(({ id }) => id)]);

describe('the card of a plan', () => {
  it('stands where its plan was made, above the words that came with it or after it', () => {
    expect(shown([line(2, 'said'), line(6), line(9, 'record')], { G1: 3 })).toEqual([[2, ['G1']]]);
    expect(shown([line(2, 'said'), line(9, 'record')], { G1: 3 })).toEqual([[2, ['G1']]]);
    expect(shown([line(2, 'said'), line(20)], { G1: 3 })).toEqual([[2, ['G1']]]);
    expect(shown([line(2, 'said')], { G1: 3 })).toEqual([[2, ['G1']]]);
  });

  it('is not there for a plan older than the lines in view, nor where nobody knows when it was made', () => {
    expect(shown([line(40, 'said'), line(41, 'record')], { G1: 3 })).toEqual([]);
    expect(shown([], { G1: 3 })).toEqual([]);
    const { state, run } = planned({ G1: 3 });
    expect(planCardsIn([line(2), line(6)], { state, run: { ...run, planned: {} } }).size).toBe(0);
  });
});
