import { compareReports } from '../../src/lib/world/compare';
import type { FigureName } from '../../src/lib/world/figures';
import { readOptions, whole } from '../../src/lib/world/options';
import { reportOf, type Report } from '../../src/lib/world/report';
import { runEpisodes } from '../../src/lib/world/run';
import { readNamed } from './command-line';
import { percent } from './print';
import { playerMind } from './players';

/** Measures the baselines and prints them as the README has them, with what was asked of them. Throws OptionError. */
export function printBaselines(given: readonly string[]): number {
  const { seeds } = readNamed(given, ['seeds'] as const);
  const count = whole('seeds', seeds, 0, { least: 0, most: 100_000 });
  const verdicts: string[] = [];
  printOriginal(count || 2_000, verdicts);
  printStandard(count || 1_000, verdicts);
  console.log(['', ...verdicts].join('\n'));
  return 0;
}

function printOriginal(count: number, verdicts: string[]): void {
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
}

function printStandard(count: number, verdicts: string[]): void {
  console.log(`\n\`standard\`, ${count} seeds\n`);
  console.log(
    '| mind | survival, ticks | died, % | outer reward | damage, lives | damage, ‰ a tick | explored, % | dangers avoided, % | warnings right, % |\n|---|---|---|---|---|---|---|---|---|',
  );
  const of = (title: string, more: Record<string, string>): Report => {
    const report = run({ preset: 'standard', episodes: String(count), ...more });
    const cells = [
      title,
      text(report, 'survival'),
      deathText(report),
      text(report, 'outer', 0.001, 2),
      text(report, 'damage', 0.001, 2),
      text(report, 'damage_a_tick', 1, 2),
      text(report, 'explored', 100),
      text(report, 'avoidance', 100),
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
  const reflex = of('reflex', { mind: 'reflex' });
  const fearless = of('reflex, fear off', { mind: 'reflex', fear: 'off' });
  const incurious = of('reflex, curiosity off', { mind: 'reflex', curiosity: 'off' });
  of('reflex, adapting', { mind: 'reflex', adapt: 'on' });
  const carried = of('reflex, memories carried for 20', { mind: 'reflex', 'carry-memories': '20' });

  verdict(verdicts, 'standard: wait dies', wait.deaths.share === 1, `${percent(wait.deaths.share)} %`);
  const more = (title: string, less: Report, greater: Report, name: FigureName): void => {
    const found = compareReports(less, greater).differences.find((one) => one.name === name);
    const { mean = 0, half = null } = found?.difference ?? {};
    const decimals = name === 'explored' ? 4 : 1;
    verdict(
      verdicts,
      `standard: ${title}`,
      found?.isBeyond === true && mean > 0,
      `${mean.toFixed(decimals)} ± ${half?.toFixed(decimals) ?? '?'}`,
    );
  };
  more('oracle lives longer than memory', memory, oracle, 'survival');
  more('memory lives longer than heuristic', heuristic, memory, 'survival');
  more('heuristic lives longer than random', random, heuristic, 'survival');
  more('heuristic lives longer than random-moves', moves, heuristic, 'survival');
  more('fear off takes more damage a tick', reflex, fearless, 'damage_a_tick');
  more('fear off takes more damage an episode', reflex, fearless, 'damage');
  more('fear off lives less long', fearless, reflex, 'survival');
  more('curiosity off explores less', incurious, reflex, 'explored');
  more('carried memories lengthen survival over the first 20 episodes', reflex, carried, 'survival');
}

function run(given: Record<string, string>): Report {
  const options = readOptions(given);
  return reportOf(options, [...runEpisodes(options, null, playerMind(options), {})]);
}

function text({ means }: Report, name: FigureName, factor = 1, decimals = 1): string {
  const estimate = means[name];
  if (!estimate) return '–';
  const half = estimate.half === null ? '' : ` ± ${(factor * estimate.half).toFixed(decimals)}`;
  return `${(factor * estimate.mean).toFixed(decimals)}${half}`;
}

function deathText({ deaths: { share, low, high } }: Report): string {
  return `${percent(share)} (${percent(low)} … ${percent(high)})`;
}

function verdict(verdicts: string[], target: string, isMet: boolean, measured: string): void {
  verdicts.push(`${isMet ? 'met   ' : 'MISSED'} ${target}: ${measured}`);
}
