import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plant } from './plants';
import type * as stepRow from '../../src/lib/agent/step/step-row';
import type * as runAction from '../../src/lib/runtime/run-action';
import type { Violation } from './violation';

type StepRow = typeof stepRow;
type RunAction = typeof runAction;

/** So many seeds at most: a bug that shows later than that would show too late. */
const seeds = 250;

/** The names of what the simulation finds wrong, until it found `wanted`. `first`: the seed to begin with, near one that shows it. */
async function foundBy(plant: Plant | null, wanted: string, first = 1): Promise<string[]> {
  const { Simulation } = await import('./simulation');
  const found: string[] = [];
  for (let seed = first; seed < first + seeds && !found.includes(wanted); seed++) {
    try {
      await new Simulation(seed, undefined, plant).run();
    } catch (error) {
      // the module may have been loaded anew, and with it the class
      if (!(error instanceof Error) || error.name !== 'Violation') throw error;
      found.push((error as Violation).invariant);
    }
  }
  return found;
}

afterEach(() => {
  vi.doUnmock('../../src/lib/agent/step/step-row');
  vi.doUnmock('../../src/lib/runtime/run-action');
  vi.doUnmock('../../src/lib/journal/batch-chain');
  vi.resetModules();
});

describe('the simulation notices', () => {
  it.each<{ plant: Plant; invariant: string; first?: number }>([
    { plant: 'no_epoch_check', invariant: 'one_writer', first: 160 },
    { plant: 'acknowledged_before_commit', invariant: 'acknowledged_is_stored' },
    { plant: 'effect_before_logged', invariant: 'effect_is_logged', first: 18 },
    { plant: 'snapshot_outside', invariant: 'snapshot_is_fold' },
    { plant: 'row_removed_later', invariant: 'message_doubled', first: 30 },
    { plant: 'no_lock', invariant: 'acts_under_lock' },
    { plant: 'no_anchor', invariant: 'nothing_over_lost_data' },
    { plant: 'deleted_before_archived', invariant: 'log_is_whole', first: 22 },
    { plant: 'archived_before_deleted', invariant: 'log_is_whole', first: 22 },
  ])('$plant, as $invariant', async ({ plant, invariant, first }) => {
    expect(await foundBy(plant, invariant, first)).toContain(invariant);
  });

  it('that seq and chain are not checked, as nothing_over_lost_data', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/journal/batch-chain', () => ({ isChained: () => true, isWhole: () => true }));
    expect(await foundBy(null, 'nothing_over_lost_data', 25)).toContain('nothing_over_lost_data');
  });

  it('that the digest of an answer is not compared, as approved_is_run', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/step/step-row', async (original: () => Promise<StepRow>) => {
      const { rowRead } = await original();
      const careless: StepRow['rowRead'] = (turn, row, ...others) => {
        const { pending } = turn.run;
        const isOfRequest = row.kind === 'answer' && pending?.request === row.request;
        return rowRead(turn, isOfRequest ? { ...row, digest: pending.digest } : row, ...others);
      };
      return { rowRead: careless };
    });
    expect(await foundBy(null, 'approved_is_run', 55)).toContain('approved_is_run');
  });

  it('that an action of unknown end is tried again, as at_most_once', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/runtime/run-action', async (original: () => Promise<RunAction>) => {
      const { runAction: run, ...others } = await original();
      const stubborn: RunAction['runAction'] = async (...parameters) => {
        const end = await run(...parameters);
        const isUncertain = end.kind === 'executed' && end.report.outcome === 'uncertain';
        return isUncertain ? run(...parameters) : end;
      };
      return { ...others, runAction: stubborn };
    });
    expect(await foundBy(null, 'at_most_once')).toContain('at_most_once');
  });

  it('that a second y executes what the first was not for, as approved_is_run', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/step/step-row', async (original: () => Promise<StepRow>) => {
      const { rowRead } = await original();
      const eager: StepRow['rowRead'] = (turn, row, ...others) => {
        const { pending } = turn.run;
        if (row.kind !== 'answer' || !pending) return rowRead(turn, row, ...others);
        return rowRead(turn, { ...row, request: pending.request, digest: pending.digest }, ...others);
      };
      return { rowRead: eager };
    });
    expect(await foundBy(null, 'approved_is_run', 18)).toContain('approved_is_run');
  });
});

describe('a seed', () => {
  it('does the same each time', async () => {
    const { Simulation } = await import('./simulation');
    const { Coverage } = await import('./coverage');
    const lives = [];
    for (let time = 0; time < 2; time++) {
      const coverage = new Coverage();
      await new Simulation(7, coverage).run();
      lives.push(coverage.data);
    }
    expect(lives[0]).toEqual(lives[1]);
  });
});
