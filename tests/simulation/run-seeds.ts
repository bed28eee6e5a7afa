import { Coverage, type CoverageData } from './coverage';
import { Simulation } from './simulation';

export interface FoundViolation {
  seed: number;
  message: string;
}

/** Runs `count` seeds from `first`; goes on after a violation. */
export async function runSeeds(
  first: number,
  count: number,
): Promise<{ violations: FoundViolation[]; coverage: CoverageData }> {
  const coverage = new Coverage();
  const violations: FoundViolation[] = [];
  for (let seed = first; seed < first + count; seed++) {
    try {
      await new Simulation(seed, coverage).run();
    } catch (error) {
      violations.push({ seed, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }
  return { violations, coverage: coverage.data };
}
