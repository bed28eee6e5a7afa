import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plant } from './plants';
import type * as evolve from '../../src/lib/agent/fold/evolve';
import type * as turn from '../../src/lib/agent/step/turn';
import type * as transcript from '../../src/lib/mind/transcript';
import type * as stepRow from '../../src/lib/agent/step/step-row';
import type * as readBack from '../../src/lib/agent/fold/read-back';
import type * as runAction from '../../src/lib/runtime/run-action';
import type { Violation } from './violation';

type StepRow = typeof stepRow;
type Evolve = typeof evolve;
type TurnOf = typeof turn;
type TranscriptOf = typeof transcript;
type RunAction = typeof runAction;
type ReadBack = typeof readBack;

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
  vi.doUnmock('../../src/lib/agent/step/turn');
  vi.doUnmock('../../src/lib/agent/fold/evolve');
  vi.doUnmock('../../src/lib/mind/transcript');
  vi.doUnmock('../../src/lib/runtime/run-action');
  vi.doUnmock('../../src/lib/journal/batch-chain');
  vi.doUnmock('../../src/lib/agent/fold/read-back');
  vi.resetModules();
});

describe('the simulation notices', () => {
  it.each<{ plant: Plant; invariant: string; first?: number }>([
    { plant: 'no_epoch_check', invariant: 'one_writer', first: 170 },
    { plant: 'acknowledged_before_commit', invariant: 'acknowledged_is_stored' },
    { plant: 'effect_before_logged', invariant: 'effect_is_logged', first: 18 },
    { plant: 'snapshot_outside', invariant: 'snapshot_is_fold' },
    { plant: 'row_removed_later', invariant: 'message_doubled', first: 30 },
    { plant: 'row_removed_first', invariant: 'message_lost' },
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
      const { rowRead, ...others } = await original();
      const careless: StepRow['rowRead'] = (turn, row, about) => {
        const { pending } = turn.run;
        const isOfRequest = row.kind === 'answer' && pending?.request === row.request;
        return rowRead(turn, isOfRequest ? { ...row, digest: pending.digest } : row, about);
      };
      return { ...others, rowRead: careless };
    });
    expect(await foundBy(null, 'approved_is_run', 55)).toContain('approved_is_run');
  });

  it('that the runner believes the snapshot, as approved_is_run', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/fold/read-back', async (original: () => Promise<ReadBack>) => ({
      ...(await original()),
      grantFinding: () => 'sound',
      holdsUntrueRequest: () => false,
    }));
    expect(await foundBy(null, 'approved_is_run', 190)).toContain('approved_is_run');
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
      const { rowRead, ...others } = await original();
      const eager: StepRow['rowRead'] = (turn, row, about) => {
        const { pending } = turn.run;
        if (row.kind !== 'answer' || !pending) return rowRead(turn, row, about);
        return rowRead(turn, { ...row, request: pending.request, digest: pending.digest }, about);
      };
      return { ...others, rowRead: eager };
    });
    expect(await foundBy(null, 'approved_is_run', 57)).toContain('approved_is_run');
  });
});

describe('the oracle of a mind that reads notices', () => {
  it('that a result is left out of what it is given, as request_is_whole', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/mind/transcript', async (original: () => Promise<TranscriptOf>) => {
      const { transcriptOf, ...others } = await original();
      const forgetful: TranscriptOf['transcriptOf'] = (...parameters) => {
        const whole = transcriptOf(...parameters);
        return { ...whole, entries: whole.entries.filter(({ kind }) => kind !== 'result') };
      };
      return { ...others, transcriptOf: forgetful };
    });
    expect(await foundBy(null, 'request_is_whole', 4)).toContain('request_is_whole');
  });

  it('that what came of an action is not followed up after a restart, as message_is_answered', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/fold/evolve', async (original: () => Promise<Evolve>) => {
      const { evolve: whole, evolveStored } = await original();
      const forgetful: Evolve['evolve'] = (snapshot, event) => {
        const { state, run } = whole(snapshot, event);
        if (event.type !== 'lifecycle' || event.name !== 'started') return { state, run };
        return { state, run: { ...run, queue: run.queue.filter(({ kind }) => kind !== 'follow') } };
      };
      const stored: Evolve['evolveStored'] = (snapshot, read) =>
        read.known ? forgetful(snapshot, read.event) : evolveStored(snapshot, read);
      return { evolve: forgetful, evolveStored: stored };
    });
    expect(await foundBy(null, 'message_is_answered', 4)).toContain('message_is_answered');
  });

  it('that what has had its answer stays open for good, as intent_has_an_end', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/fold/evolve', async (original: () => Promise<Evolve>) => {
      const { evolve: whole, evolveStored } = await original();
      const hoarding: Evolve['evolve'] = (snapshot, event) => {
        const { state, run } = whole(snapshot, event);
        const closed = snapshot.run.intents.filter((before) => !run.intents.some(({ id }) => id === before.id));
        return { state, run: event.type === 'result' ? { ...run, intents: [...run.intents, ...closed] } : run };
      };
      const stored: Evolve['evolveStored'] = (snapshot, read) =>
        read.known ? hoarding(snapshot, read.event) : evolveStored(snapshot, read);
      return { evolve: hoarding, evolveStored: stored };
    });
    expect(await foundBy(null, 'intent_has_an_end')).toContain('intent_has_an_end');
  });

  it('that words beside an action reach nobody, as invariant 8', async () => {
    vi.resetModules();
    vi.doMock('../../src/lib/agent/step/turn', async (original: () => Promise<TurnOf>) => {
      const { Turn, ...others } = await original();
      class SilentTurn extends Turn {
        override add: turn.Turn['add'] = (body, frame) => {
          const isBeside = body.type === 'output' && body.kind === 'reply' && body.decision === `D${frame.trigger}`;
          return isBeside ? (this.events.at(-1) as never) : super.add(body, frame);
        };
      }
      return { ...others, Turn: SilentTurn };
    });
    expect(await foundBy(null, 'invariant 8', 4)).toContain('invariant 8');
  });
});

describe('a seed', () => {
  it('does the same each time', async () => {
    const { Simulation } = await import('./simulation');
    const { Coverage } = await import('./coverage');
    const lives = [];
    for (let time = 0; time < 2; time++) {
      const coverage = new Coverage();
      for (const seed of [3, 7]) await new Simulation(seed, coverage).run();
      lives.push(coverage.data);
    }
    expect(lives[0]).toEqual(lives[1]);
  });
});
