import { figureNames, type FigureName } from './figures';
import { valuesOf, type Report } from './report';
import { differenceOf, type Estimate } from './statistics';

export interface Difference {
  readonly name: FigureName | 'death';
  readonly left: number;
  readonly right: number;
  /** right − left. */
  readonly difference: Estimate;
  /** The interval of the difference does not hold 0. */
  readonly isBeyond: boolean;
}

/**
 * What differs between two runs, figure by figure. Runs of the same seeds are compared pair by pair, which tells more; figures that some
 * episode does not have, as two samples. Where episodes share memories, their groups are what is compared.
 */
export function compareReports(left: Report, right: Report): { differences: Difference[]; arePairs: boolean } {
  const arePairs =
    left.episodes.length === right.episodes.length &&
    left.episodes.every(({ seed }, index) => right.episodes[index]?.seed === seed);
  const carries = [left.options.carry, right.options.carry];
  const carry = carries.includes(0) ? 0 : Math.max(...carries);
  const names: readonly Difference['name'][] = ['death', ...figureNames];
  const differences = names.flatMap((name) => {
    const isWhole = [left, right].every(
      ({ episodes }) => name === 'death' || episodes.every((one) => one[name] !== null),
    );
    const a = valuesOf(left.episodes, name, carry);
    const b = valuesOf(right.episodes, name, carry);
    if (a.length === 0 || b.length === 0) return [];
    const difference = differenceOf(a, b, arePairs && isWhole);
    const isBeyond = difference.half !== null && Math.abs(difference.mean) > difference.half;
    return [{ name, left: meanOf(a), right: meanOf(b), difference, isBeyond }];
  });
  return { differences, arePairs };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
