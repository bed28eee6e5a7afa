import { runTool } from './support/run-tool';

const parameters = process.argv.slice(2);
const { exitCode } = await runTool('prettier', [
  '--write',
  '--log-level=warn',
  ...(parameters.length > 0 ? parameters : ['.']),
]);
process.exit(exitCode);
