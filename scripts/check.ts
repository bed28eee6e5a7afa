import { runChecks } from './support/check-tools';

const outcomes = await runChecks();
const failed = outcomes.filter(({ hasPassed }) => !hasPassed).map(({ name }) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
