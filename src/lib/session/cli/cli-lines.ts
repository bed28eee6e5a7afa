import type { YadoriDatabase } from '../../bridge/database';
import { loggedLineOf, type ChatLine } from '../view/chat-line';

/** How far back the CLI looks when it opens; events. Older ones stand in the Log. */
const reach = 2_000;

/** What was said in the CLI and answered there after the event `after`, oldest first. Rejects when the database cannot be read. */
export async function readCliLines(database: YadoriDatabase, after: number, newest: number): Promise<ChatLine[]> {
  const from = Math.max(after + 1, newest - reach);
  const [inputs, outputs] = await database.transaction('r', database.log, () =>
    Promise.all([database.eventsOfType('input', from).toArray(), database.eventsOfType('output', from).toArray()]),
  );
  return [...inputs, ...outputs]
    .filter((stored) => stored['surface'] === 'cli' || stored['pane'] === 'cli')
    .sort((a, b) => a.seq - b.seq)
    .flatMap((stored) => loggedLineOf(stored) ?? []);
}
