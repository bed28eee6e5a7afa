import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawWorld } from '../../scripts/lab/draw';
import { spawned } from '../support/lab-runs';

const readme = readFileSync('README.md', 'utf8');
const isLong = process.env['YADORI_LONG'] === '1';

/** The one target that is not met; the README says by how much, why, and what was tried. */
const missed = 'standard: fear off takes more damage an episode';

/** By the command itself: the tests' own loader makes the same work five times as long. */
async function measured(given: string[]): Promise<{ rows: string[]; verdicts: string[] }> {
  const { code, out, err } = await spawned(['baselines', ...given]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n');
  return {
    rows: lines.filter((line) => line.startsWith('|')),
    verdicts: lines.filter((line) => /^(met {3}|MISSED) /.test(line)),
  };
}

function unmet(verdicts: readonly string[]): string[] {
  return verdicts.filter((line) => line.startsWith('MISSED')).map((line) => line.slice('MISSED '.length));
}

describe('what the README says of the Lab', () => {
  it('[YA-32] standard: minds come in their order, fear and curiosity do what they are for, beyond the intervals', async () => {
    const { verdicts } = await measured(['--seeds', '40']);
    // forty seeds say little of shares, and two chains that share memories nothing at all
    const told = verdicts.filter((line) => line.includes('standard: ') && !line.includes('carried'));
    expect(told.length).toBeGreaterThan(8);
    expect(unmet(told)).toEqual([expect.stringContaining(`${missed}: -`)]);
    expect(readme).toContain('**Missed: that fear off takes more damage an episode.**');
  });

  it('draws the world that it names', () => {
    const [drawn = ''] = drawWorld(['--seed', '4']).split('\n\n');
    const shown = readme.split('\n').map((line) => line.slice(0, 31).trimEnd());
    const first = shown.indexOf(drawn.split('\n')[0] ?? '');
    expect(first).toBeGreaterThan(0);
    expect(shown.slice(first, first + 16)).toEqual(drawn.split('\n'));
  });

  if (isLong) {
    it(
      'its tables are what comes out, and of the targets that one alone is missed',
      { timeout: 1_200_000 },
      async () => {
        const { rows, verdicts } = await measured([]);
        expect(rows.length).toBeGreaterThan(20);
        expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
        expect(unmet(verdicts)).toEqual([expect.stringContaining(`${missed}: -`)]);
      },
    );
  }
});
