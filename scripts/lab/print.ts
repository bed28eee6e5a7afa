import type { Comparison } from '../../src/lib/world/compare';
import type { FigureName } from '../../src/lib/world/figures';
import type { LabOptions } from '../../src/lib/world/options';
import type { Report } from '../../src/lib/world/report';
import type { Estimate, Share } from '../../src/lib/world/statistics';

/** What a figure is called, its unit, and by what it is multiplied to be shown. */
const shown: readonly [FigureName, string, string, number, number][] = [
  ['survival', 'survival', 'ticks', 1, 1],
  ['outer', 'outer reward', '', 0.001, 3],
  ['inner', 'inner reward', '', 0.001, 3],
  ['best', 'best score', '', 0.001, 3],
  ['damage', 'damage by hazards', 'lives', 0.001, 3],
  ['damage_a_tick', 'damage by hazards', '‰ a tick', 1, 2],
  ['want', 'lost to needs', 'lives', 0.001, 3],
  ['explored', 'explored', '% of cells', 100, 1],
  ['information', 'information gained', 'cells', 1, 1],
  ['surprise', 'surprise of what was found', '0–1', 1, 3],
  ['foreseen', 'dangers rightly foreseen', 'cells', 1, 1],
  ['choices', 'moves beside known dangers', '', 1, 1],
  ['avoidance', '  of them kept off', '%', 100, 1],
  ['avoidance_by_chance', '  by chance it would be', '%', 100, 1],
  ['danger_error', 'error of expected danger', 'Brier', 1, 4],
  ['warnings', 'warning log', 'entries', 1, 1],
  ['warning_accuracy', 'accuracy of warnings', '%', 100, 1],
  ['fear', 'fear', '0–1', 1, 3],
  ['curiosity', 'curiosity', '0–1', 1, 3],
  ['policy_changes', 'policy changes', '', 1, 1],
  ['turns', 'turns', '', 1, 1],
  ['interruptions', 'turns cut off', '', 1, 1],
  ['dropped', 'plans dropped', '', 1, 2],
  ['fallbacks', 'fallbacks', '', 1, 2],
];

export function reportText(report: Report): string {
  const { options, episodes, means, deaths, ends } = report;
  const { preset, size, ticks, seed, fear, curiosity, adapting, carry, sentinel } = options;
  const carried =
    carry === 1 ? 'no memories carried' : carry === 0 ? 'memories carried' : `memories carried for ${carry} episodes`;
  const lines = [
    `${mindText(options)} in ${preset}, ${size}×${size}, ${ticks} ticks; seeds from ${seed}; fear ${fear}, curiosity ${curiosity}, ` +
      `adapting ${adapting ? 'on' : 'off'}, sentinel ${sentinel ? 'on' : 'off'}; ${carried}`,
    `${episodes.length} ${episodes.length === 1 ? 'episode' : 'episodes'}${report.missing > 0 ? `, ${report.missing} of the run missing` : ''}; ${intervalsText(report)}`,
    '',
    row('died', '%', percent(deaths.share), rangeText(deaths)),
  ];
  for (const [name, title, unit, factor, decimals] of shown) {
    const estimate = means[name];
    if (estimate)
      lines.push(row(title, unit, (factor * estimate.mean).toFixed(decimals), halfText(estimate, factor, decimals)));
  }
  lines.push(row('best score of all', '', (report.best_outer / 1_000).toFixed(3), ''));
  lines.push(
    '',
    `ended by: ${Object.entries(ends)
      .map(([end, count]) => `${end} ${count}`)
      .join(', ')}`,
  );
  const rules = Object.entries(report.interventions);
  if (rules.length > 0) lines.push(`sentinel: ${rules.map(([rule, count]) => `${rule} ${count}`).join(', ')}`);
  return lines.join('\n');
}

/** As --save-report has it: one line. */
export function reportFileText(report: Report): string {
  return `${JSON.stringify(report)}\n`;
}

/** Of a model also which one, and how it was asked: it is what was measured. */
function mindText({ mind, model, protocol = 'chat', scoreboard = 'table' }: LabOptions): string {
  return mind === 'llm' ? `llm (${model ?? 'model not told'}, ${protocol}, scoreboard as ${scoreboard})` : mind;
}

/** What the intervals of a report are over. */
function intervalsText({ episodes, units }: Report): string {
  if (units === episodes.length)
    return units === 1 ? 'of one there are no intervals of means' : 'means with 95 % intervals';
  return units === 1
    ? 'no intervals: all of them share memories, so that they are one chain'
    : `means with 95 % intervals over ${units} chains of episodes that share memories`;
}

export function comparisonText({ differences, arePairs, options }: Comparison): string {
  const of = arePairs ? ', episode by episode of the same seeds,' : ' of two samples';
  const least = Math.min(...differences.map(({ difference }) => difference.count));
  const most = Math.max(...differences.map(({ difference }) => difference.count));
  const tested = differences.filter(({ difference }) => difference.half !== null).length;
  const lines = [
    options.length === 0
      ? 'the same options'
      : `options that differ: ${options.map(({ name, left, right }) => `${name} ${left} → ${right}`).join(', ')}`,
    most < 2
      ? `B − A${of} without intervals: there is one unit that is independent of others`
      : `B − A${of} with 95 % intervals over ${least === most ? most : `${least} to ${most}`} units; * beyond its interval, ` +
        `as about ${Math.max(1, Math.round(tested / 20))} of ${tested} would be by chance`,
    '',
  ];
  for (const { name, left, right, difference, isBeyond } of differences) {
    const [, title, unit, factor, decimals] =
      name === 'death'
        ? ['', 'died', '%', 100, 1]
        : (shown.find(([known]) => known === name) ?? (['', null, '', 1, 1] as const));
    if (title === null) continue;
    const number = (value: number): string => (factor * value).toFixed(decimals).padStart(9);
    const change = `${difference.mean < 0 ? '' : '+'}${(factor * difference.mean).toFixed(decimals)}`.padStart(9);
    const half = halfText(difference, factor, decimals).padStart(10);
    lines.push(
      `${title.padEnd(28)}${unit.padEnd(11)}${number(left)}  →${number(right)}${change} ${half} ${isBeyond ? '*' : ''}`.trimEnd(),
    );
  }
  return lines.join('\n');
}

/** Without what would move a terminal about: words of a model or of a file may hold anything. */
export function plainText(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '�');
}

/** What targets were hit most, what plans were for: from the ticks of a run. */
export function countsText(title: string, counts: ReadonlyMap<string, number>, most: number): string {
  const sorted = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).slice(0, most);
  return `${title}: ${sorted.map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}`;
}

export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

/** Of a share, in %; empty without an interval. */
export function rangeText({ low, high }: Share): string {
  return low === null || high === null ? '' : `${percent(low)} … ${percent(high)}`;
}

function halfText({ half }: Estimate, factor: number, decimals: number): string {
  return half === null ? '' : `± ${(factor * half).toFixed(decimals)}`;
}

function row(title: string, unit: string, value: string, interval: string): string {
  return `${title.padEnd(28)}${unit.padEnd(11)}${value.padStart(10)}  ${interval}`.trimEnd();
}
