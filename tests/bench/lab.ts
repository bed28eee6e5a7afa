import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readRunRequest } from '../../scripts/lab/command-line';
import { playerFor } from '../../scripts/lab/players';
import { runLab } from '../../scripts/lab/run-lab';
import { createWorldCapability } from '../../src/lib/capabilities/world/world';
import { LoggedLives } from '../../src/lib/capabilities/world/logged-lives';
import { MindWithLab } from '../../src/lib/deliberation/lab/mind-with-lab';
import { emptyStore, MemoryJournal } from '../../src/lib/journal/memory-journal';
import { advance } from '../../src/lib/world/advance';
import { commands } from '../../src/lib/world/command';
import type { Figures } from '../../src/lib/world/figures';
import { createWorld } from '../../src/lib/world/generate';
import { ruleMinds } from '../../src/lib/world/minds/rule-minds';
import { readOptions } from '../../src/lib/world/options';
import { presetOf } from '../../src/lib/world/presets';
import { Dice, seededState } from '../../src/lib/world/random';
import { runEpisodes } from '../../src/lib/world/run';
import { AgentHouse } from '../support/agent-house';
import { plainMind } from '../support/scripted-mind';
import { medianOf, spreadOf, type Figure } from './figure';

const rounds = 7;

/** µs of processor time that the work took. */
function spent(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export async function measureAdvance(): Promise<Figure[]> {
  const preset = presetOf('standard');
  const worlds = Array.from({ length: 500 }, (_, seed) => createWorld(preset, seed));
  const dice = new Dice(seededState(1, 9));
  const list = Array.from({ length: 4_096 }, () => commands[dice.below(commands.length)] ?? 'wait');
  const samples: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let ticks = 0;
    const time = spent(() => {
      for (const start of worlds) {
        let world = start;
        while (world.end === null) world = advance(world, list[ticks++ & 4_095] ?? 'wait').world;
      }
    });
    if (round > 0) samples.push(time / ticks); // the first one is compiled
  }
  return [figure('world-advance', samples, 'µs', 3.33, 2, [rate(samples)])];
}

export async function measureReflex(): Promise<Figure[]> {
  const of = (name: string, size: string, episodes: string, budget: number): Figure => {
    const samples: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      let ticks = 0;
      const options = readOptions({ size, episodes, seed: String(1 + 50 * round) });
      const time = spent(() => {
        for (const { survival } of runEpisodes(options, null, ruleMinds.reflex, {})) ticks += survival;
      });
      if (round > 0) samples.push(time / ticks);
    }
    return figure(name, samples, 'µs', budget, 1, [rate(samples)]);
  };
  return [of('lab-reflex-16', '16', '40', 100), of('lab-reflex-64', '64', '15', 500)];
}

export async function measureRecords(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-bench-'));
  try {
    const samples: number[] = [];
    let bytes = 0;
    for (let round = 0; round < 5; round++) {
      const path = join(folder, 'run.jsonl');
      const request = readRunRequest(['--episodes', '1000', '--ticks', '200', '--save-run', path]);
      const before = process.cpuUsage();
      const { signal } = new AbortController();
      const stop = { isStopped: false, signal, wait: () => Promise.resolve() };
      await runLab(request, playerFor(request.options, request.modelUrl, signal), stop);
      const { user, system } = process.cpuUsage(before);
      samples.push((user + system) / 1_000_000);
      bytes = statSync(path).size;
    }
    return [figure('lab-records', samples, 's', 60, 1, [`${Math.round(bytes / 1_000_000)} MB`])];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lives that none of its seeds ends early. */
const spineTicks = 250;
const spineSeed = 8;

export async function measureSpine(): Promise<Figure[]> {
  const samples: number[] = [];
  let events = 0;
  for (let round = 0; round < 5; round++) {
    const store = emptyStore();
    const lives = new LoggedLives(new MemoryJournal(store));
    const house = await new AgentHouse({
      store,
      mind: new MindWithLab(plainMind(), lives),
      capabilities: [createWorldCapability(lives)],
    }).open();
    const before = process.cpuUsage();
    await house.say(`lab start --ticks ${spineTicks} --seed ${spineSeed + round}`);
    // code that comes in when it is first asked for takes longer here than the loop is waited for
    const isLiving = () => house.snapshot.state.plan.purpose === null || house.snapshot.state.plan.goals.length > 0;
    while (isLiving()) await house.settleFully();
    const { user, system } = process.cpuUsage(before);
    const lived = house.all('action').filter(({ capability }) => capability === 'world').length;
    if (lived !== spineTicks) throw new Error(`${lived} ticks were lived, not ${spineTicks}`);
    samples.push((user + system) / 1_000 / lived);
    events = house.events.length;
  }
  const details = [`${Math.round(60_000 / medianOf(samples))} a minute; ${events} events in the last life`];
  return [figure('lab-spine', samples, 'ms', 60, 2, details)];
}

export async function measureLabMemory(): Promise<Figure[]> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = (): number => {
    collect();
    return process.memoryUsage().heapUsed / 1_000_000;
  };
  const options = readOptions({ episodes: '10000', ticks: '60', 'carry-memories': 'on' });
  const rows: Figures[] = [];
  let early = 0;
  let withoutRows = 0;
  for (const figures of runEpisodes(options, null, ruleMinds.reflex, {})) {
    rows.push(figures);
    if (rows.length === 1_000) early = held();
    if (rows.length === 10_000) withoutRows = held();
  }
  const grown = withoutRows - early;
  rows.length = 0;
  const bare = held() - early;
  return [
    figure('lab-memory', [grown], 'MB', 16, 1, [
      `without the rows ${bare.toFixed(1)} MB, those of the first 1,000 taken off, too`,
    ]),
  ];
}

function figure(
  name: string,
  samples: readonly number[],
  unit: string,
  budget: number,
  decimals: number,
  details: string[],
): Figure {
  return {
    name,
    value: medianOf(samples),
    unit,
    budget,
    decimals,
    samples,
    details: [spreadOf(samples, decimals), ...details],
  };
}

function rate(samples: readonly number[]): string {
  return `${Math.round(1_000_000 / medianOf(samples))} a second`;
}
