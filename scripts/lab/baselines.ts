import { compareReports } from '../../src/lib/world/compare';
import type { FigureName } from '../../src/lib/world/figures';
import { readOptions, whole } from '../../src/lib/world/options';
import { reportOf, type Report } from '../../src/lib/world/report';
import { runEpisodes, type RunWatch } from '../../src/lib/world/run';
import { estimateOf, type Estimate } from '../../src/lib/world/statistics';
import { readNamed } from './command-line';
import { percent, rangeText } from './print';
import { playerMind } from './players';

/** What was asked of the baselines beforehand, and what came out. */
interface Verdict {
  readonly target: string;
  readonly isMet: boolean;
  readonly measured: string;
}

/** Measures the baselines and prints them as the README has them, with what was asked of them. Throws OptionError. */
export function printBaselines(given: readonly string[]): number {
  const { seeds } = readNamed(given, ['seeds'] as const);
  const count = seeds === undefined ? null : whole('seeds', seeds, 0, { least: 1, most: 100_000 });
  const verdicts = [...printOriginal(count ?? 2_000), ...printStandard(count ?? 1_000)];
  const lines = verdicts.map(({ target, isMet, measured }) => `${isMet ? 'met   ' : 'MISSED'} ${target}: ${measured}`);
  console.log(['', ...lines].join('\n'));
  return 0;
}

function printOriginal(count: number): Verdict[] {
  const verdicts: Verdict[] = [];
  console.log(`\n\`original\`, ${count} seeds\n`);
  console.log('| mind | died, % | survival, ticks | outer reward | explored, % |\n|---|---|---|---|---|');
  const targets: [string, number, number][] = [
    ['wait', 0, 0],
    ['random-moves', 78, 84],
    ['random', 74, 80],
    ['heuristic', 0, 100],
    ['memory', 0, 2],
    ['oracle', 0, 0],
    ['reflex', 0, 100],
  ];
  for (const [mind, least, most] of targets) {
    const report = run({ mind, preset: 'original', episodes: String(count) });
    console.log(
      `| ${mind} | ${deathText(report)} | ${text(report, 'survival')} | ${text(report, 'outer', 0.001, 3)} | ${text(report, 'explored', 100)} |`,
    );
    if (most === 100) continue;
    const share = 100 * report.deaths.share;
    verdict(
      verdicts,
      `original: ${mind} dies in ${least === most ? least : `${least} … ${most}`} %`,
      share >= least && share <= most,
      `${share.toFixed(1)} %`,
    );
  }
  return verdicts;
}

/** `standard` over that many seeds, row by row. */
function printStandard(count: number): Verdict[] {
  const verdicts: Verdict[] = [];
  console.log(`\n\`standard\`, ${count} seeds\n`);
  console.log(
    '| mind | survival, ticks | died, % | outer reward | damage, lives | damage, ‰ a tick | explored, % | off known dangers, % (by chance) | dangers foreseen | warnings right, % |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  const of = (title: string, more: Record<string, string>, wounds: Wounds | null = null): Report => {
    const report = run({ preset: 'standard', episodes: String(count), ...more }, wounds);
    const cells = [
      title,
      text(report, 'survival'),
      deathText(report),
      text(report, 'outer', 0.001, 2),
      text(report, 'damage', 0.001, 2),
      text(report, 'damage_a_tick', 1, 2),
      text(report, 'explored', 100),
      avoidanceText(report),
      text(report, 'foreseen'),
      text(report, 'warning_accuracy', 100),
    ];
    console.log(`| ${cells.join(' | ')} |`);
    return report;
  };
  const wait = of('wait', { mind: 'wait' });
  const random = of('random', { mind: 'random' });
  const moves = of('random-moves', { mind: 'random-moves' });
  const heuristic = of('heuristic', { mind: 'heuristic' });
  const memory = of('memory', { mind: 'memory' });
  const oracle = of('oracle', { mind: 'oracle' });
  const [wounds, woundsOfFearless]: [Wounds, Wounds] = [[], []];
  const reflex = of('reflex', { mind: 'reflex' }, wounds);
  const fearless = of('reflex, fear off', { mind: 'reflex', fear: 'off' }, woundsOfFearless);
  const incurious = of('reflex, curiosity off', { mind: 'reflex', curiosity: 'off' });
  of('reflex, adapting', { mind: 'reflex', adapt: 'on' });
  const carried = of('reflex, memories carried for 20', { mind: 'reflex', 'carry-memories': '20' });
  const carriedFearless = of('memories carried for 20, fear off', {
    mind: 'reflex',
    'carry-memories': '20',
    fear: 'off',
  });

  verdict(verdicts, 'standard: wait dies', wait.deaths.share === 1, `${percent(wait.deaths.share)} %`);
  const more = (title: string, less: Report, greater: Report, name: FigureName): void => {
    const found = compareReports(less, greater).differences.find((one) => one.name === name);
    if (found) beyondZero(title, found.difference, name === 'explored' ? 4 : 1);
  };
  const beyondZero = (title: string, { mean, half }: Estimate, decimals: number): void =>
    verdict(
      verdicts,
      `standard: ${title}`,
      half !== null && mean > half,
      `${mean.toFixed(decimals)} ± ${half?.toFixed(decimals) ?? '?'}`,
    );
  more('oracle lives longer than memory', memory, oracle, 'survival');
  more('memory lives longer than heuristic', heuristic, memory, 'survival');
  more('heuristic lives longer than random', random, heuristic, 'survival');
  more('heuristic lives longer than random-moves', moves, heuristic, 'survival');
  more('fear off takes more damage a tick', reflex, fearless, 'damage_a_tick');
  more('fear off takes more damage an episode', reflex, fearless, 'damage');
  beyondZero(
    'fear off takes more damage in the ticks that both of a pair live',
    whileBothLive(wounds, woundsOfFearless),
    1,
  );
  more('fear off takes more damage an episode, memories carried for 20 by both', carried, carriedFearless, 'damage');
  more('fear off lives less long', fearless, reflex, 'survival');
  more('curiosity off explores less', incurious, reflex, 'explored');
  more('carried memories lengthen survival over the first 20 episodes', reflex, carried, 'survival');
  return verdicts;
}

/** By episode and tick: ‰ that hazards did. */
type Wounds = number[][];

function run(given: Record<string, string>, wounds: Wounds | null = null): Report {
  const options = readOptions(given);
  const watch: RunWatch = wounds
    ? { begun: () => wounds.push([]), ticked: ({ harm }) => wounds.at(-1)?.push(harm) }
    : {};
  return reportOf(options, [...runEpisodes(options, null, playerMind(options), watch)]);
}

/** What hazards did to the right more than to the left, up to the end of whichever life of a pair was shorter; ‰. */
function whileBothLive(left: Wounds, right: Wounds): Estimate {
  const sum = (harms: readonly number[]): number => harms.reduce((total, harm) => total + harm, 0);
  const differences = left.map((harms, unit) => {
    const others = right[unit] ?? [];
    const both = Math.min(harms.length, others.length);
    return { unit, value: sum(others.slice(0, both)) - sum(harms.slice(0, both)) };
  });
  return estimateOf(differences) ?? { mean: 0, half: null, count: 0 };
}

function text({ means }: Report, name: FigureName, factor = 1, decimals = 1): string {
  const estimate = means[name];
  if (!estimate) return '–';
  const half = estimate.half === null ? '' : ` ± ${(factor * estimate.half).toFixed(decimals)}`;
  return `${(factor * estimate.mean).toFixed(decimals)}${half}`;
}

function deathText({ deaths }: Report): string {
  return `${percent(deaths.share)} (${rangeText(deaths)})`;
}

function avoidanceText(report: Report): string {
  const byChance = report.means.avoidance_by_chance;
  return byChance ? `${text(report, 'avoidance', 100)} (${(100 * byChance.mean).toFixed(1)})` : '–';
}

function verdict(verdicts: Verdict[], target: string, isMet: boolean, measured: string): void {
  verdicts.push({ target, isMet, measured });
}
