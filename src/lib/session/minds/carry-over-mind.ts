import type { MindsDatabase } from '../../bridge/minds-database';
import { earlierMindKey, readChoice, writeChoice } from '../page/stored-choice';

/** What an earlier build kept in localStorage is taken over once, where the store itself holds no choice. */
export async function carryOverMind(database: MindsDatabase): Promise<void> {
  const id = earlierId(readChoice(earlierMindKey));
  const { chosen, profiles } = database;
  await database.transaction('rw!', chosen, profiles, async () => {
    const isKnown = id !== null && (await profiles.get(id)) !== undefined;
    if (isKnown && (await chosen.get('chosen')) === undefined) await chosen.put({ key: 'chosen', id });
  });
  writeChoice(earlierMindKey, null);
}

function earlierId(stored: string | null): string | null {
  try {
    const { id } = JSON.parse(stored ?? 'null') as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch (error) {
    console.debug('no earlier choice of a mind can be read', error);
    return null;
  }
}
