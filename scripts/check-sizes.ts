import { reportSizes } from './support/bundle-sizes';

/** Sizes alone, of any built folder: `npx tsx scripts/check-sizes.ts [FOLDER]`. */
const { exitCode, output } = reportSizes(process.argv[2] ?? 'dist');
console.log(output);
process.exit(exitCode);
