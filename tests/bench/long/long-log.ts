import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLongLog } from './make-long-log';

/** Events of the log that stands for years, and of the one that it is compared with. */
const lengths = { long: 200_000, short: 1_000 } as const;

export interface LongLogs {
  /** Removed at the end, with all that is in it. */
  folder: string;
  long: { file: string; events: number };
  short: { file: string; events: number };
}

/**
 * Makes both logs and gives them to `work`. YADORI_LONG_LOGS names a folder that keeps them for the next run, for who works on one of
 * these figures: the long one takes minutes to make.
 */
export async function withLongLogs<T>(work: (logs: LongLogs) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'yadori-long-'));
  const kept = process.env['YADORI_LONG_LOGS'] ?? folder;
  try {
    const [long, short] = [await logOf(kept, lengths.long), await logOf(kept, lengths.short)];
    return await work({ folder, long, short });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function logOf(folder: string, length: number): Promise<{ file: string; events: number }> {
  const file = join(folder, `events-${length}.jsonl`);
  if (existsSync(file)) return { file, events: (await countLines(file)) - 1 }; // the last is the trailer
  return { file, events: await makeLongLog(file, length) };
}

async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const chunk of createReadStream(file)) count += (chunk as Buffer).filter((byte) => byte === 10).length;
  return count;
}
