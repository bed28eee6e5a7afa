import type { LoggedLives } from '../lib/capabilities/world/logged-lives';
import type { IndexedDbJournal } from '../lib/journal/indexed-db-journal';
import { OnDemand } from './on-demand';

/** Lives in the Lab: what knows of its world comes in when one is begun or gone on with. */
export function livesOfLog(journal: IndexedDbJournal): Pick<LoggedLives, 'intend' | 'act'> {
  const lives = new OnDemand(async () => {
    const { LoggedLives: Lives } = await import('../lib/capabilities/world/logged-lives');
    return new Lives(journal);
  });
  return {
    intend: async (life) => (await lives.get()).intend(life),
    act: async (life, tick, command) => (await lives.get()).act(life, tick, command),
  };
}
