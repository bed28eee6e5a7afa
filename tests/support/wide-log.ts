import { writeLog } from './clean-log';
import { exported, type Stored } from './forge';

/** Characters of one filler: so few that a log of 10 MB has more events than always stay live. */
const wide = 14_000;

/**
 * An events.jsonl of so many bytes, in few events: a first line of chat and its reply, then observations that say nothing, then the last
 * lines. `first` and `last` are what the person said.
 */
export function wideLog(bytes: number, { first, last }: { first: string; last: string }): string {
  const writer = writeLog(5);
  writer.write({ type: 'lifecycle', name: 'started', reason: null, log: 'd2lkZS1sb2ctMDAwMDAwMQ' });
  writer.reply(writer.input(first), 'The first answer.');
  let size = sizeOf(writer.events);
  // the last filler is as long as is still wanted; what follows has some 5 KB
  while (size < bytes - 8_000) {
    const length = Math.min(wide, bytes - 8_000 - size);
    writer.write({ type: 'observation', source: 'test', facts: [], estimates: [], unknowns: ['x'.repeat(length)] });
    size += sizeOf(writer.events.slice(-1));
  }
  writer.reply(writer.input(last), 'The last answer.');
  return exported(writer.events);
}

function sizeOf(events: readonly Stored[]): number {
  return events.reduce((sum, event) => sum + Buffer.byteLength(JSON.stringify(event)) + 1, 0);
}
