import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sentinelDocument, sentinelRules, unethicalKinds } from '../../src/lib/world/sentinel-rules';

it('the sentinel’s rules are published as the code asks them: every rule, its verdict, the unethical kinds', () => {
  const published = readFileSync('docs/sentinel.md', 'utf8');
  expect(published, 'docs/sentinel.md: make it anew by `npm run lab -- rules > docs/sentinel.md`').toBe(
    sentinelDocument(),
  );
  const rows = published.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual(sentinelRules.map(({ id }) => id));
  for (const [index, { text, verdict, isAlways }] of sentinelRules.entries()) {
    expect(rows[index]).toContain(`| ${text} | ${verdict}: `);
    expect(rows[index]?.endsWith(`| ${isAlways ? 'no' : 'yes'} |`)).toBe(true);
  }
  for (const kind of unethicalKinds) expect(published).toContain(`\`${kind}\``);
  expect(new Set(sentinelRules.map(({ id }) => id)).size).toBe(sentinelRules.length);
});
