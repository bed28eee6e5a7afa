import type { StoredEvent, YadoriDatabase } from '../../bridge/database';
import { ofType } from '../../bridge/of-type';
import { lineOf, type ChatLine } from '../view/chat-line';

/** How far back the CLI looks when it opens; events. Older ones stand in the Log. */
const reach = 2_000;

/** What was said in the CLI and answered there after the event `after`, oldest first. Rejects when the database cannot be read. */
export async function readCliLines(database: YadoriDatabase, after: number, newest: number): Promise<ChatLine[]> {
  const from = Math.max(after + 1, newest - reach);
  const [inputs, outputs] = await database.read(['log'], (tables) => {
    const read = (type: string): Promise<StoredEvent[]> => tables('log').index('[type+seq]').getAll(ofType(type, from));
    return Promise.all([read('input'), read('output')]);
  });
  return [...inputs, ...outputs]
    .filter((stored) => stored['surface'] === 'cli' || stored['pane'] === 'cli')
    .sort((a, b) => a.seq - b.seq)
    .flatMap((stored) => lineOf(stored) ?? []);
}
