import { readFileSync } from 'node:fs';
import { findDistress } from '../../src/lib/care/find-distress';

/**
 * Measures the published words of distress on sentences, one a line: `npx tsx scripts/support/measure-care.ts FILE en|ja distress|figure`.
 * Prints each that is taken wrongly, then the count; exit 1 when there is one. Empty lines and those that begin with # are no sentences.
 */
const [file, lang, kind] = process.argv.slice(2);
if (!file || (lang !== 'en' && lang !== 'ja') || (kind !== 'distress' && kind !== 'figure')) {
  console.error('usage: npx tsx scripts/support/measure-care.ts FILE en|ja distress|figure');
  process.exit(2);
}

const sentences = readFileSync(file, 'utf8')
  .split(/\r\n|\n|\r/)
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('# '));
let wrong = 0;
for (const sentence of sentences) {
  const found = findDistress(sentence);
  if ((found !== null) === (kind === 'distress')) continue;
  wrong++;
  console.log(kind === 'distress' ? `missed: ${sentence}` : `wrongly shown: ${sentence}  ⟵ ${found?.passage ?? ''}`);
}
console.log(
  `${lang} ${kind}: ${sentences.length} sentences, ${wrong} ${kind === 'distress' ? 'missed' : 'wrongly shown'}`,
);
process.exit(wrong === 0 ? 0 : 1);
