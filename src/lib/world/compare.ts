import { figureNames, type FigureName } from './figures';
import { differingOptions, type LabOptions } from './options';
import { valuesOf, type Report } from './report';
import { differenceOf, estimateOf, pairedDifferenceOf, type Estimate } from './statistics';

export interface Difference {
  readonly name: FigureName | 'death';
  readonly left: number;
  readonly right: number;
  /** right − left; its count is of units: pairs of episodes or of chains that share memories, or those of the smaller sample. */
  readonly difference: Estimate;
  /** The interval of the difference does not hold 0. */
  readonly isBeyond: boolean;
}

export interface Comparison {
  readonly differences: Difference[];
  /** The same seeds in the same worlds: episode is held against episode. */
  readonly arePairs: boolean;
  /** Options in which the two runs differ, as they stand in each. */
  readonly options: readonly { readonly name: keyof LabOptions; readonly left: string; readonly right: string }[];
}

/**
 * What differs between two runs, figure by figure. Runs of the same seeds in the same worlds are compared pair by pair, which tells more; all
 * others as two samples (which takes seeds that both have for independent: rather too wide an interval than too narrow). Episodes that share
 * memories are one unit.
 */
export function compareReports(left: Report, right: Report): Comparison {
  const arePairs =
    left.options.preset === right.options.preset &&
    left.options.size === right.options.size &&
    left.episodes.length === right.episodes.length &&
    left.episodes.every(({ seed, episode }, index) => {
      const other = right.episodes[index];
      return other?.seed === seed && other.episode === episode;
    });
  // a unit of pairs holds whole chains of both
  const common = commonCarry(left.options.carry, right.options.carry);
  const [leftCarry, rightCarry] = arePairs ? [common, common] : [left.options.carry, right.options.carry];
  const names: readonly Difference['name'][] = ['death', ...figureNames];
  const differences = names.flatMap((name): Difference[] => {
    const a = valuesOf(left.episodes, name, leftCarry);
    const b = valuesOf(right.episodes, name, rightCarry);
    const difference = arePairs ? pairedDifferenceOf(a, b) : differenceOf(a, b);
    if (!difference) return [];
    const { mean, half } = difference;
    const [before, after] = [estimateOf(a)?.mean ?? 0, estimateOf(b)?.mean ?? 0];
    return [{ name, left: before, right: after, difference, isBeyond: half !== null && Math.abs(mean) > half }];
  });
  return { differences, arePairs, options: optionsApart(left.options, right.options) };
}

function optionsApart(left: LabOptions, right: LabOptions): Comparison['options'] {
  return differingOptions(left, right).map((name) => ({
    name,
    left: String(left[name] ?? 'not given'),
    right: String(right[name] ?? 'not given'),
  }));
}

/** The shortest run of episodes after which both begin anew; 0: never. */
function commonCarry(left: number, right: number): number {
  if (left === 0 || right === 0) return 0;
  let [a, b] = [left, right];
  while (b !== 0) [a, b] = [b, a % b];
  return (left / a) * right;
}
