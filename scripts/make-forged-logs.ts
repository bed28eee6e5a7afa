import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { forgedFolder, forgedLogs } from '../tests/support/forged-logs';

/** Writes tests/fixtures/forged anew: `npx tsx scripts/make-forged-logs.ts`. */
mkdirSync(forgedFolder, { recursive: true });
for (const name of readdirSync(forgedFolder)) {
  if (/\.jsonl?$/.test(name)) rmSync(`${forgedFolder}/${name}`);
}
const logs = forgedLogs();
for (const { name, text, state } of logs) {
  writeFileSync(`${forgedFolder}/${name}.jsonl`, text);
  if (state !== undefined) writeFileSync(`${forgedFolder}/${name}.state.json`, state);
}
console.log(`${logs.length} forged logs in ${forgedFolder}`);
