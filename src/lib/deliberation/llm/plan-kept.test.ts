import { describe, expect, it } from 'vitest';
import { packOf } from '../../../../tests/support/mind-pack';
import type { Entry, Transcript } from '../../mind/transcript';
import { goalsToKeep } from './plan-kept';

const goals = packOf('en', {
  goals: ['G1', 'G2'].map((id) => ({ id, name: id, status: 'active' as const, tasks: [] })),
}).goals;
const at = { seq: 1, time: '' };
const made: Entry = { ...at, kind: 'plan', purpose: null, goals: [{ id: 'G2', name: 'G2', tasks: [] }] };
const whole: Transcript = { summary: null, entries: [], left_out: 0 };

describe('goals that were not kept', () => {
  it('are those of a talk that is told whole', () => {
    expect(goalsToKeep({ goals, transcript: whole })).toEqual(['G1', 'G2']);
  });

  it('are of a talk whose beginning is summed up or left out only those that were made since', () => {
    const cut = [
      { ...whole, summary: { seq: 9, text: 'A party.' } },
      { ...whole, left_out: 3 },
    ];
    for (const transcript of cut) {
      expect(goalsToKeep({ goals, transcript })).toEqual([]);
      expect(goalsToKeep({ goals, transcript: { ...transcript, entries: [made] } })).toEqual(['G2']);
    }
  });
});
